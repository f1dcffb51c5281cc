// SPDX-License-Identifier: MIT
#include "base/text.hpp"

#include <cstring>

#include "base/ascii.hpp"

namespace papersetter::base {

namespace {

constexpr bool is_continuation(unsigned char byte) { return (byte & 0xC0U) == 0x80U; }

unsigned char byte_at(std::string_view text, std::size_t offset) {
    return offset < text.size() ? static_cast<unsigned char>(text[offset]) : 0;
}

// The length of the well-formed sequence at `offset` (Unicode 15, table 3-7), 0 for a malformed
// one.
std::size_t sequence_length(std::string_view text, std::size_t offset) {
    const unsigned char lead = byte_at(text, offset);
    const unsigned char second = byte_at(text, offset + 1);
    if (lead < 0x80) return 1;
    if (lead < 0xC2 || lead > 0xF4 || !is_continuation(second)) return 0;
    if (lead < 0xE0) return 2;
    if (!is_continuation(byte_at(text, offset + 2))) return 0;
    if (lead < 0xF0) {
        if (lead == 0xE0 && second < 0xA0) return 0;  // overlong
        if (lead == 0xED && second > 0x9F) return 0;  // surrogates
        return 3;
    }
    if (!is_continuation(byte_at(text, offset + 3))) return 0;
    if (lead == 0xF0 && second < 0x90) return 0;  // overlong
    if (lead == 0xF4 && second > 0x8F) return 0;  // past U+10FFFF
    return 4;
}

}  // namespace

std::size_t ascii_beginning(std::string_view text) {
    std::uint64_t word = 0;
    std::size_t at = 0;
    for (; at + sizeof word <= text.size(); at += sizeof word) {
        std::memcpy(&word, text.data() + at, sizeof word);
        if ((word & 0x8080808080808080U) != 0) break;
    }
    return at;
}

std::optional<std::size_t> first_invalid_utf8(std::string_view text) {
    std::size_t offset = 0;
    while (offset < text.size()) {
        offset += ascii_beginning(text.substr(offset));
        if (offset >= text.size()) break;
        const std::size_t length = sequence_length(text, offset);
        if (length == 0) return offset;
        offset += length;
    }
    return std::nullopt;
}

char32_t next_code_point(std::string_view text, std::size_t& offset) {
    const auto lead = static_cast<unsigned char>(text[offset]);
    const auto tail = [&](std::size_t i) -> char32_t {
        return static_cast<unsigned char>(text[offset + i]) & 0x3FU;
    };
    char32_t code_point = lead;
    std::size_t length = 1;
    if (lead >= 0xF0) {
        length = 4;
        code_point = (lead & 0x07U) << 18U | tail(1) << 12U | tail(2) << 6U | tail(3);
    } else if (lead >= 0xE0) {
        length = 3;
        code_point = (lead & 0x0FU) << 12U | tail(1) << 6U | tail(2);
    } else if (lead >= 0xC0) {
        length = 2;
        code_point = (lead & 0x1FU) << 6U | tail(1);
    }
    offset += length;
    return code_point;
}

void append_utf8(std::string& text, char32_t code_point) {
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (code_point < 0x80) {
        add(code_point);
    } else if (code_point < 0x800) {
        add(0xC0 | code_point >> 6U);
        add(0x80 | (code_point & 0x3FU));
    } else if (code_point < 0x10000) {
        add(0xE0 | code_point >> 12U);
        add(0x80 | (code_point >> 6U & 0x3FU));
        add(0x80 | (code_point & 0x3FU));
    } else {
        add(0xF0 | code_point >> 18U);
        add(0x80 | (code_point >> 12U & 0x3FU));
        add(0x80 | (code_point >> 6U & 0x3FU));
        add(0x80 | (code_point & 0x3FU));
    }
}

std::size_t count_code_points(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text) {
        if (!is_continuation(static_cast<unsigned char>(c))) ++count;
    }
    return count;
}

bool is_language_tag(std::string_view tag) {
    // RFC 5646, section 4.4.1: room for 35 characters is enough.
    if (tag.size() > 35) return false;
    for (bool is_first = true;; is_first = false) {
        const std::size_t hyphen = tag.find('-');
        const std::string_view part = tag.substr(0, hyphen);
        if (part.empty() || part.size() > 8 || (is_first && part.size() < 2)) return false;
        for (const char c : part) {
            if (!is_letter(c) && (is_first || !is_digit(c))) return false;
        }
        if (hyphen == std::string_view::npos) return true;
        tag.remove_prefix(hyphen + 1);
    }
}

std::string_view trimmed(std::string_view text) {
    const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

}  // namespace papersetter::base
