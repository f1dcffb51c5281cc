// SPDX-License-Identifier: MIT
#include "typeset/list_marker.hpp"

#include <algorithm>
#include <charconv>

namespace papersetter::typeset {

namespace {

std::string decimal(int ordinal) {
    char digits[16];
    return std::string(digits, std::to_chars(digits, digits + sizeof digits, ordinal).ptr);
}

// Bijective base 26: a … z, aa, ab …
std::string letters(int ordinal, char first) {
    if (ordinal < 1) return decimal(ordinal);
    std::string text;
    for (int rest = ordinal; rest > 0; rest = (rest - 1) / 26) {
        text += static_cast<char>(first + (rest - 1) % 26);
    }
    std::reverse(text.begin(), text.end());
    return text;
}

}  // namespace

std::string list_marker(document::ListStyle style, int ordinal) {
    switch (style) {
        case document::ListStyle::none:
            return {};
        case document::ListStyle::disc:
            return "\u2022";
        case document::ListStyle::decimal:
            return decimal(ordinal) + ".";
        case document::ListStyle::lower_alpha:
            return letters(ordinal, 'a') + ".";
        case document::ListStyle::upper_alpha:
            return letters(ordinal, 'A') + ".";
    }
    return {};
}

}  // namespace papersetter::typeset
