// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "paper/candidate_paper.hpp"

namespace papersetter::paper {

/// A row of bubbles of an answer sheet: one answer, given by filling in one of its choices or
/// several.
struct SheetRow {
    /// "7", of a part "7a"; statement, prompt, gap or step n of a question is "7.n".
    std::string number;
    std::vector<std::string> choices;  ///< letters of options; "T" and "F" of a statement
    bool has_several = false;          ///< several may be filled in
    bool operator==(const SheetRow&) const = default;
};

/// The rows for what is answered by choosing, in printed order. What is answered in words has none.
[[nodiscard]] std::vector<SheetRow> sheet_rows(const CandidatePaper& paper);

/// What the QR code of a form says: its name and code, "A/7F3K-Q2".
[[nodiscard]] std::string sheet_code(const CandidatePaper& paper);

}  // namespace papersetter::paper
