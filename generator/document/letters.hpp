// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace papersetter::document {

/// ASCII only and free of locale, as CSS and HTML compare their own words.
[[nodiscard]] constexpr char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}
[[nodiscard]] constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
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
[[nodiscard]] inline std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& letter : result) letter = lower(letter);
    return result;
}
[[nodiscard]] constexpr bool is_blank(std::string_view text) {
    for (const char letter : text) {
        if (!is_space(letter)) return false;
    }
    return true;
}

}  // namespace papersetter::document
