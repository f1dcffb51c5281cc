// SPDX-License-Identifier: MIT
#include "base/profile.hpp"

#include <algorithm>

#include "base/ascii.hpp"

namespace papersetter::base {

bool is_profile_name(std::string_view name) {
    constexpr std::size_t longest = 20;
    return !name.empty() && name.size() <= longest && std::ranges::all_of(name, [](char c) {
        return is_small_letter(c) || is_digit(c) || c == '_' || c == '-';
    });
}

}  // namespace papersetter::base
