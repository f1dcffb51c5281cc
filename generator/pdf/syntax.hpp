// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace papersetter::pdf {

/// Appends " 12 0 R".
void append_reference(std::string& text, std::uint32_t object);

/// Appends bytes as a literal string, "(…)" (ISO 32000-1, 7.3.4.2).
void append_byte_string(std::string& text, std::string_view bytes);

/// Appends a text string: as it stands when all of it is ASCII, else UTF-16 in hexadecimal.
void append_text_string(std::string& text, std::string_view utf8);

}  // namespace papersetter::pdf
