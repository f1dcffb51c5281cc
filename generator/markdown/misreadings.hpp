// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace papersetter::markdown {

class FragmentWriter;

// What Markdown reads otherwise than an author of questions means it is told through the writer of
// the text. Offsets are those in `source`, the author's text.

/// A horizontal rule after what was written last.
void tell_rule(FragmentWriter& writer, std::string_view source);

/// The cell of a table's row that has no heading and is passed over, if there is one. `before_row`
/// is the last offset before the row.
void tell_lost_cell(FragmentWriter& writer, std::string_view source, std::size_t before_row);

/// The line at the offset, or the one that ends there, is read as a heading.
void tell_heading(FragmentWriter& writer, std::string_view source, std::size_t offset);

/// The numbers 3*4*5 at the offset, if the sign before them has begun emphasis.
void tell_product(FragmentWriter& writer, std::string_view source, std::size_t offset);

/// The line at the offset, if a table would have it below its headings and md4c prints it.
void tell_table(FragmentWriter& writer, std::string_view source, std::size_t offset);

/// The tag that the text begins with, if HTML would begin with it on a line of its own.
void tell_html(FragmentWriter& writer, std::string_view source, std::string_view text,
               std::size_t offset);

}  // namespace papersetter::markdown
