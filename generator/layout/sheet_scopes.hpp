// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scope.hpp"
#include "layout/strings.hpp"
#include "paper/candidate_paper.hpp"

namespace papersetter::layout {

/// The values of every variable of sheet.html; the candidate's number has so many digits. Views
/// into `paper`, which must outlive them.
[[nodiscard]] Scopes sheet_scopes(const paper::CandidatePaper& paper, std::size_t digits,
                                  const Strings& strings);

}  // namespace papersetter::layout
