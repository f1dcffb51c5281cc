// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "assembly/joint_problem.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

enum class JointOutcome : std::uint8_t { found, none, undecided };

struct JointResult {
    JointOutcome outcome = JointOutcome::none;
    JointSeries series;  ///< only when found
    std::uint64_t steps = 0;
};

/// Finds a series if there is one: form by form and item by item, depth first, in a random order.
/// Items that nothing tells apart are taken in order, and so are forms, which is lawful for both at
/// once (Flener et al. 2002, double lexicographic order). `none` is a proof.
[[nodiscard]] JointResult search_joint(const JointProblem& problem, const base::Random& random,
                                       std::uint64_t most_steps);

}  // namespace papersetter::assembly
