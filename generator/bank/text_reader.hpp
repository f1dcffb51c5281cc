// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bank/text.hpp"
#include "base/diagnostic.hpp"
#include "toml_file/value.hpp"

namespace papersetter::bank {

/// The text in a string value: common indentation of a multi-line value and outer blank lines
/// taken away, in normal form C. A text that begins on the line of its quotes does not share in the
/// common indentation. The place of its first character stays that of the file.
[[nodiscard]] Text read_text(const toml_file::String& value);

/// A short value of one line (a title, a name, a tag): trimmed, in normal form C. Told as errors:
/// line ends and forbidden characters.
[[nodiscard]] std::string read_line(const toml_file::String& value, std::string_view key,
                                    base::Diagnostics& diagnostics);

/// Tells the faults of a text that belongs to no item (notes, instructions): forbidden characters
/// and what markdown::render refuses, references to options and pictures among it.
void check_text(const Text& text, base::Diagnostics& diagnostics);

/// The same of one that may have pictures; notes where it names them.
void check_illustrated_text(Text& text, base::Diagnostics& diagnostics);

/// The same for a text of an item, whose options have these ids: {option:id} must name one of
/// them, and naming an option by its letter is an error. The ids of gaps are put into `gaps` in
/// the order of the text; without it a gap is an error.
void check_item_text(Text& text, std::span<const std::string_view> option_ids,
                     base::Diagnostics& diagnostics, std::vector<std::string>* gaps = nullptr);

}  // namespace papersetter::bank
