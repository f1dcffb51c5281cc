// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/place.hpp"

namespace papersetter::base {

/// A field of a table of texts, without its quotes.
struct CsvField {
    std::string text;
    Place place;  ///< of its first character, the quote included
};

/// A line of such a table, or several where a quoted field holds line ends.
struct CsvRow {
    std::vector<CsvField> fields;
    Place place;
    bool is_sound = true;  ///< false: a quote in it closes or opens where it may not; told
};

/// What parts the fields of a table: of comma, semicolon and tab the one that its first line has
/// most of outside quotes; a comma where it has none.
[[nodiscard]] char csv_delimiter(std::string_view text);

/// The rows of a table as RFC 4180 writes it: fields between the delimiters, those between quotes
/// may hold them, line ends and doubled quotes. Lines end as on Unix or Windows; a byte order mark
/// and lines without any character are passed over. A row with a stray quote is told as a warning
/// and is not sound; text that is not UTF-8, control characters and a quote that is never closed
/// are errors, with which there are no rows.
[[nodiscard]] std::vector<CsvRow> read_csv(const Sources& sources, FileNumber file, char delimiter,
                                           Diagnostics& diagnostics);

/// A row with its line end, parted by commas, fields quoted where they must be.
[[nodiscard]] std::string csv_row(const std::vector<std::string>& fields);

}  // namespace papersetter::base
