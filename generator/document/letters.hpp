// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/ascii.hpp"

namespace papersetter::document {

// As CSS and HTML compare their own words.
using base::equals_in_any_case;
using base::hex_value;
using base::is_digit;
using base::is_hex_digit;
using base::is_letter;
using base::lower;
using base::lowered;

/// White space of HTML and CSS: space, tab, line feed, form feed, carriage return.
[[nodiscard]] constexpr bool is_space(char letter) {
    return letter == ' ' || letter == '\n' || letter == '\t' || letter == '\r' || letter == '\f';
}
[[nodiscard]] constexpr bool is_blank(std::string_view text) {
    for (const char letter : text) {
        if (!is_space(letter)) return false;
    }
    return true;
}

}  // namespace papersetter::document
