// SPDX-License-Identifier: MIT
#pragma once

#include "assembly/joint_problem.hpp"
#include "assembly/joint_search.hpp"
#include "base/diagnostic.hpp"
#include "base/random.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// Tells why no series was drawn, where each paper by itself can be: which bound of the series is
/// too tight and by how much, where arithmetic shows it; else that trying everything found none, or
/// that the search gave up. Then what would help: each was tried, with a series drawn.
void explain_joint(const JointResult& result, const JointProblem& problem,
                   const blueprint::Blueprint& blueprint, const base::Random& root,
                   base::Diagnostics& diagnostics);

}  // namespace papersetter::assembly
