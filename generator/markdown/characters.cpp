// SPDX-License-Identifier: MIT
#include "markdown/characters.hpp"

#include <array>
#include <cstdint>

#include "base/display.hpp"
#include "base/text.hpp"

namespace papersetter::markdown {

namespace {

enum Trait : std::uint8_t {
    suspect = 1,  ///< may begin a forbidden character
    markup = 2,   ///< may act in Markdown, or ends the line
};

constexpr std::array<std::uint8_t, 256> traits = [] {
    std::array<std::uint8_t, 256> table{};
    for (std::size_t byte = 0; byte < 0x20; ++byte) table[byte] = suspect;
    table['\t'] = 0;
    table['\n'] = markup;
    table[0x7F] = suspect;
    table[0xC2] = suspect;  // U+0080 … U+00BF
    table[0xE2] = suspect;  // U+2028 and the bidi controls
    for (std::size_t lead = 0xEF; lead < 0xF5; ++lead) table[lead] = suspect;
    for (const char c : std::string_view("\\`*_[<&{"))
        table[static_cast<unsigned char>(c)] = markup;
    return table;
}();

std::uint8_t traits_of(char byte) { return traits[static_cast<unsigned char>(byte)]; }

}  // namespace

std::optional<std::string_view> fault_of(char32_t character) {
    const auto within = [character](char32_t first, char32_t last) {
        return character >= first && character <= last;
    };
    if (character == U'\t' || character == U'\n') return std::nullopt;
    if (character < 0x20 || within(0x7F, 0x9F)) return "a control character";
    if (within(0x202A, 0x202E) || within(0x2066, 0x2069))
        return "an invisible control of direction";
    if (within(0x2028, 0x2029)) return "an invisible line separator";
    if (character == 0xFEFF) return "an invisible byte order mark";
    if ((character & 0xFFFEU) == 0xFFFE || within(0xFDD0, 0xFDEF)) return "a noncharacter";
    return std::nullopt;
}

std::optional<ForbiddenCharacter> find_forbidden(std::string_view text, std::size_t from) {
    for (std::size_t offset = from; offset < text.size();) {
        if ((traits_of(text[offset]) & suspect) == 0) {
            ++offset;
            continue;
        }
        const std::size_t start = offset;
        const char32_t character = base::next_code_point(text, offset);
        if (const auto fault = fault_of(character)) {
            return ForbiddenCharacter{start, character, *fault};
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> find_excess_mark(std::string_view text) {
    std::size_t marks = 0;
    for (std::size_t offset = 0; offset < text.size();) {
        if (static_cast<unsigned char>(text[offset]) < 0x80) {
            marks = 0;
            ++offset;
            continue;
        }
        const std::size_t start = offset;
        const bool is_mark = base::columns_of(base::next_code_point(text, offset)) == 0;
        marks = is_mark ? marks + 1 : 0;
        if (marks > most_marks) return start;
    }
    return std::nullopt;
}

Survey survey(std::string_view text) {
    std::uint8_t seen = 0;
    for (const char byte : text) seen |= traits_of(byte);
    return {(seen & suspect) != 0, (seen & markup) != 0};
}

bool is_plain_line(std::string_view text) { return !survey(text).has_markup; }

}  // namespace papersetter::markdown
