// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "assembly/program_search.hpp"

namespace papersetter::assembly {

/// Some of a number of requirements: whether each is among them.
using Kept = std::vector<bool>;

/// What a complete search says about some requirements.
struct Verdict {
    Outcome outcome = Outcome::undecided;
    Kept met;   ///< only when found: what the solution meets of all requirements
    Kept core;  ///< only when none: of those kept, some that already cannot be met together
};

/// Whether some requirements can be met together. Fewer are never harder.
using Oracle = std::function<Verdict(const Kept&)>;

struct Conflict {
    std::vector<std::size_t> requirements;  ///< that cannot be met together, ascending
    /// Whether no smaller set is in conflict; else the search gave up, and it is only known that
    /// each of them is needed, as far as the oracle could tell.
    bool is_smallest = false;
};

/// A smallest set of requirements that cannot be met together, of requirements that cannot. By
/// implicit hitting sets (Ignatiev, Previti, Liffiton and Marques-Silva 2015): whatever can be met
/// leaves out something of every conflict, so a smallest set that hits all that was left out is a
/// conflict or shows what else can be met.
[[nodiscard]] Conflict smallest_conflict(const Kept& among, const Oracle& oracle);

}  // namespace papersetter::assembly
