// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "paper/amendment.hpp"
#include "paper/instructor_paper.hpp"

namespace papersetter::manifest {

/// The first line of key.csv, with its line end.
inline constexpr std::string_view key_csv_header = "form,number,letter,item,answer,points\n";

/// The rows of one form in key.csv (RFC 4180 quoting, LF line ends), one a question: `letter` is
/// the right letter as printed, `answer` the right option's id or, without one, its authored
/// position from 1; of several right ones both in one order. Answers that were accepted later stand
/// behind a "|"; what is left out has neither. `selection` and `amendments` are what the paper was
/// composed from.
[[nodiscard]] std::string key_csv_rows(const paper::InstructorPaper& paper,
                                       const assembly::Selection& selection,
                                       const std::vector<bank::Bank>& banks,
                                       const paper::Amendments& amendments = {});

/// key.csv of a series: the header and the rows of each form. One selection a paper.
[[nodiscard]] std::string key_csv(const std::vector<paper::InstructorPaper>& papers,
                                  const assembly::Selections& selections,
                                  const std::vector<bank::Bank>& banks);

}  // namespace papersetter::manifest
