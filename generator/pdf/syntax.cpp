// SPDX-License-Identifier: MIT
#include "pdf/syntax.hpp"

#include <algorithm>

#include "pdf/utf16.hpp"

namespace papersetter::pdf {

void append_reference(std::string& text, std::uint32_t object) {
    std::array<char, most_reference_digits> digits;
    text.append(digits.data(), put_reference(digits.data(), object));
}

void append_byte_string(std::string& text, std::string_view bytes) {
    text += '(';
    for (const char byte : bytes) {
        // A bare carriage return would be read as a line feed.
        if (byte == '\r') {
            text += "\\r";
            continue;
        }
        if (byte == '(' || byte == ')' || byte == '\\') text += '\\';
        text += byte;
    }
    text += ')';
}

void append_text_string(std::string& text, std::string_view utf8) {
    // Not the control characters, which PDFDocEncoding gives to accents.
    const bool is_plain =
        std::ranges::all_of(utf8, [](char byte) { return byte >= 0x20 && byte < 0x7F; });
    if (is_plain) return append_byte_string(text, utf8);
    text += '<';
    append_hex(text, to_text_string(utf8));
    text += '>';
}

}  // namespace papersetter::pdf
