// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/csv.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::marking {

/// Which column of a table of responses holds what.
struct ResponsesHead {
    std::size_t columns = 0;
    std::optional<std::size_t> candidate;
    std::optional<std::size_t> name;  ///< where it is another one than `candidate`
    std::optional<std::size_t> form;
    std::map<std::string, std::size_t, std::less<>> questions;  ///< "7", "7a" → column
};

/// Reads the first row. Words are taken in any case: "candidate", "id", "student", "number", …,
/// "name"; "form", "version", "variant"; "7", "Q7", "question 7a", "7(a)". A column of anything
/// else is passed over with a warning; one that is there twice, or the lack of a column for
/// candidates, is an error.
[[nodiscard]] ResponsesHead read_responses_head(const base::CsvRow& row,
                                                base::Diagnostics& diagnostics);

/// The column as a question's number, "7" or "7a"; nothing when it is none.
[[nodiscard]] std::optional<std::string> question_number(std::string_view column);

}  // namespace papersetter::marking
