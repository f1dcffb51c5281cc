// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
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
[[nodiscard]] constexpr bool is_hex_digit(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// A capital letter in lower case; any other byte as it is.
[[nodiscard]] constexpr char lower(char c) {
    return is_capital_letter(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
/// A small letter in upper case; any other byte as it is.
[[nodiscard]] constexpr char upper(char c) {
    return is_small_letter(c) ? static_cast<char>(c - 'a' + 'A') : c;
}
/// Of a hexadecimal digit, 0 to 15.
[[nodiscard]] constexpr int hex_value(char c) {
    return is_digit(c) ? c - '0' : lower(c) - 'a' + 10;
}
[[nodiscard]] inline std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = lower(c);
    return result;
}

/// Whether two words are the same but for the case of their letters.
[[nodiscard]] constexpr bool equals_in_any_case(std::string_view one, std::string_view other) {
    if (one.size() != other.size()) return false;
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (lower(one[i]) != lower(other[i])) return false;
    }
    return true;
}

}  // namespace papersetter::base
