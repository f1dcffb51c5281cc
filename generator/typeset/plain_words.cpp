// SPDX-License-Identifier: MIT
#include "typeset/plain_words.hpp"

#include <array>

namespace papersetter::typeset {

namespace {

enum class Kind : std::uint8_t {
    other,
    letter,
    digit,
    open,
    quote,
    stop,
    close,
    percent,
    hyphen,
    en_dash,
    em_dash,
    glue
};

struct Character {
    Kind kind = Kind::other;
    std::uint8_t bytes = 1;
};

// Line-break classes of ASCII: AL, NU, OP, QU, IS, EX and CP/CL, PO, HY.
constexpr std::array<Kind, 128> make_ascii_kinds() {
    std::array<Kind, 128> kinds{};
    for (char c = 'a'; c <= 'z'; ++c) kinds[static_cast<unsigned>(c)] = Kind::letter;
    for (char c = 'A'; c <= 'Z'; ++c) kinds[static_cast<unsigned>(c)] = Kind::letter;
    for (char c = '0'; c <= '9'; ++c) kinds[static_cast<unsigned>(c)] = Kind::digit;
    for (const char c : {'_', '=', '*', '#', '&', '@', '<', '>', '^', '~'}) {
        kinds[static_cast<unsigned>(c)] = Kind::letter;
    }
    for (const char c : {'.', ',', ':', ';'}) kinds[static_cast<unsigned>(c)] = Kind::stop;
    for (const char c : {'!', '?', ')', ']'}) kinds[static_cast<unsigned>(c)] = Kind::close;
    kinds['('] = kinds['['] = Kind::open;
    kinds['"'] = kinds['\''] = Kind::quote;
    kinds['%'] = Kind::percent;
    kinds['-'] = Kind::hyphen;
    return kinds;
}

constexpr std::array<Kind, 128> ascii_kinds = make_ascii_kinds();

Character two_bytes(unsigned first, unsigned second) {
    const unsigned code = (first & 0x1FU) << 6U | (second & 0x3FU);
    if (code == 0xA0) return {Kind::glue, 2};
    const bool is_letter = code == 0xB7 || (code >= 0xC0 && code <= 0x24F);  // 0xB7: middle dot
    return {is_letter ? Kind::letter : Kind::other, 2};
}

// General punctuation, U+20xx, and the tick, U+2713, which is AL.
Character three_bytes(std::string_view word, std::size_t at) {
    if (word.substr(at, 3) == "\u2713") return {Kind::letter, 3};
    if (word.substr(at, 2) != "\xE2\x80") return {Kind::other, 3};
    switch (static_cast<unsigned char>(word[at + 2])) {
        case 0x93:
            return {Kind::en_dash, 3};
        case 0x94:
            return {Kind::em_dash, 3};
        case 0x98:
        case 0x99:
        case 0x9C:
        case 0x9D:
            return {Kind::quote, 3};
        case 0xA6:
            return {Kind::close, 3};  // … is IN, which stays with what precedes, like EX
        case 0xAF:
            return {Kind::glue, 3};
        default:
            return {Kind::other, 3};
    }
}

Character character(std::string_view word, std::size_t at) {
    if (at >= word.size()) return {Kind::other, 0};
    const auto first = static_cast<unsigned char>(word[at]);
    if (first < 0x80) return {ascii_kinds[first], 1};
    if (first < 0xE0 && at + 1 < word.size()) {
        return two_bytes(first, static_cast<unsigned char>(word[at + 1]));
    }
    if (first < 0xF0 && at + 2 < word.size()) return three_bytes(word, at);
    return {Kind::other, 1};
}

constexpr bool is_core(Kind kind) { return kind == Kind::letter || kind == Kind::digit; }

constexpr std::array<bool, 256> make_ascii_core() {
    std::array<bool, 256> core{};
    for (std::size_t i = 0; i < ascii_kinds.size(); ++i) core[i] = is_core(ascii_kinds[i]);
    return core;
}

constexpr std::array<bool, 256> ascii_core = make_ascii_core();

bool is_ascii_core(char c) { return ascii_core[static_cast<unsigned char>(c)]; }

// Reads letters and digits with what may stand between two of them; false when something stands
// there whose breaks are not that simple.
bool read_core(std::string_view word, std::size_t& at, std::uint32_t base,
               std::vector<std::uint32_t>& opportunities) {
    Character last = character(word, at);
    if (!is_core(last.kind)) return false;
    at += last.bytes;
    while (at < word.size()) {
        const Character here = character(word, at);
        if (is_core(here.kind)) {
            last = here;
            at += here.bytes;
            continue;
        }
        const Character next = character(word, at + here.bytes);
        if (!is_core(next.kind)) return true;
        const std::uint32_t offset = base + static_cast<std::uint32_t>(at);
        switch (here.kind) {
            case Kind::quote:
            case Kind::stop:
            case Kind::glue:
                break;
            case Kind::hyphen:
                if (last.kind != Kind::letter || next.kind != Kind::letter) return false;
                opportunities.push_back(offset + here.bytes);
                break;
            case Kind::en_dash:
                opportunities.push_back(offset + here.bytes);
                break;
            case Kind::em_dash:
                opportunities.push_back(offset);
                opportunities.push_back(offset + here.bytes);
                break;
            default:
                return false;
        }
        at += here.bytes;
    }
    return true;
}

std::optional<PlainWord> read(std::string_view word, std::uint32_t base,
                              std::vector<std::uint32_t>& opportunities) {
    PlainWord result;
    std::size_t at = 0;
    Character here = character(word, at);
    result.begins_with_bracket = here.kind == Kind::open;
    while (here.kind == Kind::open || here.kind == Kind::quote) {
        at += here.bytes;
        here = character(word, at);
    }
    if (!read_core(word, at, base, opportunities)) return std::nullopt;
    if (character(word, at).kind == Kind::percent) ++at;
    while (at < word.size()) {
        here = character(word, at);
        const bool trails =
            here.kind == Kind::stop || here.kind == Kind::close || here.kind == Kind::quote;
        if (!trails) return std::nullopt;
        result.ends_with_quote = here.kind == Kind::quote;
        at += here.bytes;
    }
    return result;
}

}  // namespace

std::optional<PlainWord> read_plain_word(std::string_view text, std::uint32_t base, std::size_t& at,
                                         std::vector<std::uint32_t>& opportunities) {
    const std::size_t begin = at;
    // Most words are nothing but letters.
    while (at < text.size() && is_ascii_core(text[at])) ++at;
    if (at == text.size() || text[at] == ' ') return PlainWord{};
    while (at < text.size() && text[at] != ' ') ++at;
    const std::size_t before = opportunities.size();
    const std::optional<PlainWord> result = read(
        text.substr(begin, at - begin), base + static_cast<std::uint32_t>(begin), opportunities);
    if (!result) opportunities.resize(before);
    return result;
}

}  // namespace papersetter::typeset
