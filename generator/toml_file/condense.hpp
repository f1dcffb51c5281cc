// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "toml_file/scan.hpp"

namespace papersetter::toml_file {

/// The TOML text with its '''…''' strings emptied down to their line ends, so that every other
/// place stays what it was. The parser goes through a text of 18 MB character by character, and
/// most of a bank is such strings: this takes two thirds off the time. A string is left whole when
/// something follows it on its last line (whose columns would move) or when it holds a control
/// character that the parser must refuse.
[[nodiscard]] std::string condense(std::string_view text,
                                   const std::vector<LiteralBlock>& literals);

/// The value of the '''…''' string whose first byte after the quotes is `begin`: without the line
/// end that follows the quotes, CRLF as LF.
[[nodiscard]] std::string literal_text(std::string_view text, std::size_t begin);

}  // namespace papersetter::toml_file
