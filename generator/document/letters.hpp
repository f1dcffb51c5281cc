// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/ascii.hpp"

#include "base/ascii.hpp"

namespace papersetter::document {

// As CSS and HTML compare their own words.
using base::is_digit;
using base::is_letter;
using base::lower;
using base::lowered;

[[nodiscard]] constexpr bool is_hex_digit(char letter) {
    return is_digit(letter) || (lower(letter) >= 'a' && lower(letter) <= 'f');
}
/// White space of HTML and CSS: space, tab, line feed, form feed, carriage return.
[[nodiscard]] constexpr bool is_space(char letter) {
    return letter == ' ' || letter == '\n' || letter == '\t' || letter == '\r' || letter == '\f';
}
[[nodiscard]] constexpr int hex_value(char letter) {
    return is_digit(letter) ? letter - '0' : lower(letter) - 'a' + 10;
}
[[nodiscard]] constexpr bool equals_in_any_case(std::string_view text,
                                                std::string_view lower_case) {
    if (text.size() != lower_case.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (lower(text[i]) != lower_case[i]) return false;
    }
    return true;
}
[[nodiscard]] constexpr bool is_blank(std::string_view text) {
    for (const char letter : text) {
        if (!is_space(letter)) return false;
    }
    return true;
}

}  // namespace papersetter::document
