// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace papersetter::base {

// Characters and words of ASCII, whatever the locale. Bytes past 127 are no letters.

[[nodiscard]] constexpr bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }
[[nodiscard]] constexpr bool is_capital_letter(char c) { return c >= 'A' && c <= 'Z'; }
[[nodiscard]] constexpr bool is_letter(char c) {
    return is_small_letter(c) || is_capital_letter(c);
}
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter_or_digit(char c) { return is_letter(c) || is_digit(c); }

/// A capital letter in lower case; any other byte as it is.
[[nodiscard]] constexpr char lower(char c) {
    return is_capital_letter(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] inline std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = lower(c);
    return result;
}

}  // namespace papersetter::base
