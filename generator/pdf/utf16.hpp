// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace papersetter::pdf {

/// UTF-8 → UTF-16, big endian, without a byte order mark.
[[nodiscard]] std::string to_utf16(std::string_view text);

/// A PDF text string (ISO 32000-1, 7.9.2.2): UTF-16 with its byte order mark.
[[nodiscard]] std::string to_text_string(std::string_view text);

/// Appends bytes as upper-case hexadecimal digits.
void append_hex(std::string& text, std::string_view bytes);

}  // namespace papersetter::pdf
