// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "assembly/program_search.hpp"
#include "assembly/section_problem.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

struct PortionsResult {
    Outcome outcome = Outcome::undecided;
    Portions portions;  ///< only when found
    /// Only when none: bounds that already cannot be met together, ascending.
    std::vector<std::size_t> core;
    std::uint64_t steps = 0;
};

/// Finds a solution of a section's problem if there is one, by a complete search: counts of kinds
/// first, then which of the items and sets that are alike. Any solution may be found, but not each
/// as likely as any other. `none` is a proof.
[[nodiscard]] PortionsResult search_portions(const SectionProblem& problem,
                                             const base::Random& random, std::uint64_t most_steps);

}  // namespace papersetter::assembly
