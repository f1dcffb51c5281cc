// SPDX-License-Identifier: MIT
#include "base/profile.hpp"

#include <algorithm>

namespace papersetter::base {

bool is_profile_name(std::string_view name) {
    constexpr std::size_t longest = 20;
    return !name.empty() && name.size() <= longest && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    });
}

}  // namespace papersetter::base
