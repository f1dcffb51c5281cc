// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/place.hpp"
#include "marking/marked_form.hpp"

namespace papersetter::marking {

/// What one candidate handed in.
struct Response {
    std::string candidate;  ///< number or name, whichever the table tells candidates apart by
    std::string name;       ///< where the table has both; else empty
    std::size_t form = 0;   ///< by position
    std::vector<std::vector<Answer>> answers;  ///< by question of the form and its parts
    base::Place place;                         ///< of the row
};

/// A table of responses as read.
struct Responses {
    std::vector<Response> responses;  ///< in the order of the table
    std::size_t skipped_rows = 0;
    std::size_t skipped_cells = 0;
};

/// Reads a table of responses to these forms. Rows and cells that make no sense are told as
/// warnings and skipped, never guessed. Throws base::InputError after telling when the table as a
/// whole cannot be read: no candidates' column, no column for a question, stray bytes.
[[nodiscard]] Responses read_responses(const base::Sources& sources, base::FileNumber file,
                                       const std::vector<MarkedForm>& forms,
                                       base::Diagnostics& diagnostics);

}  // namespace papersetter::marking
