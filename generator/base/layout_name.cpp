// SPDX-License-Identifier: MIT
#include "base/layout_name.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace papersetter::base {

bool is_layout_name(std::string_view name) {
    const auto is_forbidden = [](char c) {
        return c == '/' || c == '\\' || (c >= 0 && c < 0x20) || c == 0x7F;
    };
    return !name.empty() && name.size() <= longest_layout_name && !name.starts_with('.') &&
           std::ranges::none_of(name, is_forbidden) && !first_invalid_utf8(name);
}

}  // namespace papersetter::base
