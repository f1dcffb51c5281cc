// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "assembly/joint_problem.hpp"
#include "assembly/joint_search.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Draws the forms of a series together. `none` is a proof that there is no such series; steps are
/// counted, and beyond the most the outcome is `undecided`. Which series is drawn is a matter of
/// chance, but not an even one.
[[nodiscard]] JointResult solve_joint(const JointProblem& problem, const base::Random& root,
                                      std::uint64_t most_steps);

}  // namespace papersetter::assembly
