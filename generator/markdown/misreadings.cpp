// SPDX-License-Identifier: MIT
#include "markdown/misreadings.hpp"

#include <algorithm>

#include "base/ascii.hpp"
#include "markdown/fragment_writer.hpp"
#include "markdown/inline_tag.hpp"
#include "markdown/table_rules.hpp"

namespace papersetter::markdown {
namespace {

std::string_view line_at(std::string_view source, std::size_t start) {
    return source.substr(start, std::min(source.find('\n', start), source.size()) - start);
}

}  // namespace

// md4c gives no offset for a rule: it is the next line of nothing but its sign.
void tell_rule(FragmentWriter& writer, std::string_view source) {
    const std::size_t offset = source.find_first_of("-*_", writer.last_offset());
    writer.error(offset, "a horizontal rule is not allowed in a text",
                 "leave it out, or write \\--- to print the signs");
}

// Cells beyond the last heading are passed over by md4c: what stands in the row's line after the
// bar that ends its last cell.
void tell_lost_cell(FragmentWriter& writer, std::string_view source, std::size_t before_row) {
    const std::size_t last = writer.last_offset();
    if (last == before_row) return;
    const std::string_view line =
        source.substr(0, std::min(source.find('\n', last), source.size()));
    std::size_t bar = line.find('|', last);
    while (bar != std::string_view::npos && line[bar - 1] == '\\') bar = line.find('|', bar + 1);
    const std::size_t cell =
        bar == std::string_view::npos ? bar : line.find_first_not_of(" \t|", bar);
    if (cell == std::string_view::npos) return;
    writer.error(cell, "this cell of the table has no heading and would not be printed",
                 "give the table another column, or write \\| for the sign itself");
}

void tell_heading(FragmentWriter& writer, std::string_view source, std::size_t offset) {
    offset = std::min(offset, source.size());
    const std::size_t line = source.rfind('\n', offset == 0 ? 0 : offset - 1);
    const std::size_t start = line == std::string_view::npos ? 0 : line + 1;
    const bool has_sign =
        source.substr(start, offset + 1 - start).find('#') != std::string_view::npos;
    writer.error(offset, "this line is read as a heading, which a text cannot have",
                 has_sign ? "write \\# to print the sign, or **…** for a line in bold"
                          : "a line of --- or === makes the line above it a heading: leave an "
                            "empty line between them, or take it out");
}

void tell_product(FragmentWriter& writer, std::string_view source, std::size_t offset) {
    const std::string_view rest = source.substr(offset);
    if (offset < 2 || rest.empty() || source[offset - 1] != '*') return;
    if (!base::is_digit(source[offset - 2]) || !base::is_digit(rest.front())) return;
    writer.warning(offset - 1, "the signs * around this number are read as emphasis",
                   "write \\* or × for a product");
}

// GitHub lets a table begin right below a line of text, md4c does not.
void tell_table(FragmentWriter& writer, std::string_view source, std::size_t offset) {
    const std::size_t start = offset == 0 ? 0 : source.rfind('\n', offset - 1) + 1;
    if (source.substr(start, offset - start).find_first_not_of("> \t") != std::string_view::npos) {
        return;
    }
    if (!is_table_rule(line_at(source, start))) return;
    const std::size_t above = start < 2 ? 0 : source.rfind('\n', start - 2) + 1;
    const std::string_view head = line_at(source, above).substr(0, start);
    if (head.find('|') != std::string_view::npos) {
        writer.error(
            above + head.find_first_not_of("> \t"),
            "this table stands right below a line of text and would be printed as it stands",
            "leave an empty line above it");
    } else if (source[offset] == '|') {
        writer.error(offset, "this line of a table has no headings above it and would be printed",
                     "write the headings of the columns above it, or \\| for the sign itself");
    }
}

void tell_html(FragmentWriter& writer, std::string_view source, std::string_view text,
               std::size_t offset) {
    if (!text.starts_with('<')) return;
    const std::size_t before = source.substr(0, offset).find_last_not_of(' ');
    const bool starts_line = before == std::string_view::npos || source[before] == '\n';
    if (!starts_line || !begins_html_block(text)) return;
    writer.error(offset, "HTML is not read here: this tag would be printed",
                 "write Markdown, or \\< where the sign itself is meant");
}

}  // namespace papersetter::markdown
