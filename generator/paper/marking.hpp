// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "base/decimal.hpp"
#include "blueprint/blueprint.hpp"
#include "paper/amendment.hpp"

namespace papersetter::paper {

/// A cell of the answer strip with what is right in it.
struct MarkedCell {
    int question = 0;
    std::string number;                ///< "7", "7a"
    std::size_t most_letters = 1;      ///< how many may be written in it
    std::vector<std::string> letters;  ///< "B"; with what was accepted later "B", "C"
    bool is_left_out = false;
    base::Decimal points;
};

/// The answer strip of one form, filled in.
struct MarkedStrip {
    std::string form;
    std::vector<MarkedCell> cells;
};

/// A grade, or without grades a band of scores, and the least score in it.
struct ScoreRow {
    std::string grade;
    base::Decimal least;
};

/// From the selection alone: what is printed elsewhere is not asked.
[[nodiscard]] MarkedStrip marked_strip(const std::vector<bank::Bank>& banks,
                                       const assembly::Selection& selection,
                                       const Amendments& amendments);

/// The rows in which the scores of a class are counted, the highest first: the grades of the
/// blueprint and what is below them, or without grades up to eight bands of equal width.
[[nodiscard]] std::vector<ScoreRow> score_rows(const std::vector<blueprint::CutScore>& cuts,
                                               base::Decimal points);

}  // namespace papersetter::paper
