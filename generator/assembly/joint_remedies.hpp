// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "assembly/joint_problem.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// What would help a series that could not be drawn, each by itself: the smallest `overlap`, the
/// smallest `max_use`, the most forms for which a series was drawn when it was tried.
[[nodiscard]] std::string remedies_of(const JointProblem& problem, const base::Random& root);

}  // namespace papersetter::assembly
