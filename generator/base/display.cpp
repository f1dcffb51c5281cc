// SPDX-License-Identifier: MIT
#include "base/display.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

#include <unicode/uchar.h>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace papersetter::base {

namespace {

std::string hexadecimal(std::uint32_t value) {
    std::array<char, 8> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16).ptr;
    std::string text(digits.data(), end);
    for (char& digit : text) digit = upper(digit);
    return text;
}

std::string escaped(std::string_view prefix, std::uint32_t value) {
    return std::string(prefix) + hexadecimal(value) + '}';
}

// The bytes from `offset` that could be one UTF-8 sequence, at most four.
std::string_view sequence_at(std::string_view text, std::size_t offset) {
    std::size_t length = 1;
    while (length < 4 && offset + length < text.size() &&
           (static_cast<unsigned char>(text[offset + length]) & 0xC0U) == 0x80U) {
        ++length;
    }
    return text.substr(offset, length);
}

}  // namespace

std::string code_point_name(char32_t character) {
    const std::string digits = hexadecimal(static_cast<std::uint32_t>(character));
    return "U+" + std::string(4 - std::min<std::size_t>(4, digits.size()), '0') + digits;
}

std::size_t columns_of(char32_t code_point) {
    if (code_point < 0x300) return 1;
    const auto character = static_cast<UChar32>(code_point);
    const std::uint32_t mark = U_GET_GC_MASK(character);
    if ((mark & (U_GC_MN_MASK | U_GC_ME_MASK)) != 0) return 0;
    const int width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

bool is_invisible(char32_t code_point) {
    if (code_point < 0x7F) return code_point < 0x20;
    if (code_point == 0x3000) return false;
    const auto character = static_cast<UChar32>(code_point);
    constexpr std::uint32_t unseen = U_GC_CC_MASK | U_GC_CF_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK |
                                     U_GC_ZS_MASK | U_GC_CN_MASK | U_GC_CS_MASK | U_GC_CO_MASK;
    return (U_GET_GC_MASK(character) & unseen) != 0 || is_default_ignorable(code_point);
}

ShownCharacter next_shown(std::string_view text, std::size_t& offset) {
    ShownCharacter character;
    if (first_invalid_utf8(sequence_at(text, offset)) == std::size_t{0}) {
        character.text = escaped("\\x{", static_cast<unsigned char>(text[offset]));
        character.columns = character.text.size();
        ++offset;
        return character;
    }
    const char32_t code_point = next_code_point(text, offset);
    if (is_invisible(code_point)) {
        character.text = escaped("\\u{", static_cast<std::uint32_t>(code_point));
        character.columns = character.text.size();
    } else {
        append_utf8(character.text, code_point);
        character.columns = columns_of(code_point);
    }
    return character;
}

std::string shown(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t offset = 0; offset < text.size();) {
        const char c = text[offset];
        if (c >= 0x20 && c < 0x7F) {
            result += c;
            ++offset;
        } else {
            result += next_shown(text, offset).text;
        }
    }
    return result;
}

std::string in_brief(std::string_view text, std::size_t most) {
    std::string result;
    std::size_t offset = 0;
    for (std::size_t i = 0; i < most && offset < text.size(); ++i) {
        result += next_shown(text, offset).text;
    }
    if (offset < text.size()) result += "…";
    return result;
}

std::string in_quotes(std::string_view text) { return '"' + in_brief(text) + '"'; }

}  // namespace papersetter::base
