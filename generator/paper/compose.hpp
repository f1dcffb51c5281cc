// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "assembly/selection.hpp"
#include "paper/amendment.hpp"
#include "paper/instructor_paper.hpp"

namespace papersetter::paper {

/// Turns one selection of a series into a paper: items numbered in printed order, options lettered,
/// texts rendered, {option:id} replaced by letters, points and minutes totalled, form code derived.
/// `selections` is the whole series (for the numbers on other forms in mode same); `index` the
/// position in it. The rationale contract of the blueprint is enforced: a missing rationale is an
/// error naming the option's place (thrown as base::InputError after all are told), and so is a cut
/// score above the points of the paper. `amendments` change the key, never the candidate's view.
[[nodiscard]] InstructorPaper compose(const std::vector<bank::Bank>& banks,
                                      const blueprint::Blueprint& blueprint,
                                      const assembly::Selections& selections, std::size_t index,
                                      base::Diagnostics& diagnostics,
                                      const Amendments& amendments = {});

}  // namespace papersetter::paper
