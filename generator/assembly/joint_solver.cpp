// SPDX-License-Identifier: MIT
#include "assembly/joint_solver.hpp"

#include <cassert>

namespace papersetter::assembly {

JointResult solve_joint(const JointProblem& problem, const base::Random& root,
                        std::uint64_t most_steps) {
    JointResult result = search_joint(problem, root.fork("joint search"), most_steps);
    assert(result.outcome != JointOutcome::found || satisfies(result.series, problem));
    return result;
}

}  // namespace papersetter::assembly
