// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "assembly/conflict.hpp"
#include "assembly/joint_counts.hpp"
#include "assembly/proof.hpp"
#include "assembly/section_problem.hpp"

namespace papersetter::assembly {

/// The bounds of a section that all forms cannot keep together because items may not be used more
/// often: a smallest set of them, by their numbers. None when the scaled problem has a solution, or
/// when the search gives up.
[[nodiscard]] Conflict joint_conflict(const SectionProblem& problem, const SeriesCounts& series);

/// Why they cannot, in one sum of uses; nothing when it takes more.
[[nodiscard]] std::optional<Proof> joint_proof(const SectionProblem& problem,
                                               const SeriesCounts& series,
                                               const Conflict& conflict);

}  // namespace papersetter::assembly
