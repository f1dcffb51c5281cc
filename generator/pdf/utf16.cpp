// SPDX-License-Identifier: MIT
#include "pdf/utf16.hpp"

#include "base/text.hpp"

namespace papersetter::pdf {
namespace {

void append_unit(std::string& bytes, char32_t unit) {
    bytes += static_cast<char>(unit >> 8U);
    bytes += static_cast<char>(unit & 0xFFU);
}

}  // namespace

std::string to_utf16(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() * 2);
    for (std::size_t offset = 0; offset < text.size();) {
        const char32_t code_point = base::next_code_point(text, offset);
        if (code_point < 0x10000) {
            append_unit(bytes, code_point);
        } else {
            append_unit(bytes, 0xD800 + ((code_point - 0x10000) >> 10U));
            append_unit(bytes, 0xDC00 + ((code_point - 0x10000) & 0x3FFU));
        }
    }
    return bytes;
}

std::string to_text_string(std::string_view text) { return "\xFE\xFF" + to_utf16(text); }

void append_hex(std::string& text, std::string_view bytes) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text += digits[byte >> 4U];
        text += digits[byte & 0xFU];
    }
}

}  // namespace papersetter::pdf
