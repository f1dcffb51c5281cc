// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "assembly/program_search.hpp"
#include "assembly/section_problem.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// What all forms of a series together take of a section.
struct SeriesCounts {
    std::size_t forms = 1;
    std::int64_t max_use = 1;  ///< forms that an item may be on; at most `forms`
    /// By kind how often its free items are best used, to be kept to as far as may be; or empty.
    std::vector<std::int64_t> uses = {};
};

/// Whether every paper has an item of the set.
[[nodiscard]] bool is_required(const SetOfItems& set);
/// How many forms may have items of the set, if they share them well.
[[nodiscard]] std::int64_t copies_of(const SetOfItems& set, const SeriesCounts& series);

/// The problem that all forms together have when items may be used so often: bounds times forms,
/// supplies times uses, and as many copies of each item set as there may be uses. A set that is
/// drawn in part may take an item of it too often here. When it has no solution, no series has;
/// for two families without sets the converse is true (integer decomposition of flows).
[[nodiscard]] SectionProblem scaled(const SectionProblem& problem, const SeriesCounts& series);

struct JointCounts {
    Outcome outcome = Outcome::undecided;
    std::vector<Portions> forms;  ///< only when found: by form
    std::uint64_t steps = 0;
};

/// How many items of each kind, and which sets, the forms take, so that none of these is used more
/// often than there are uses: a solution of the scaled problem, split into forms whose counts
/// differ by at most one where that can be; else forms drawn one after another from what is left.
/// `none` is a proof. Enemies and overlap are not looked at.
[[nodiscard]] JointCounts joint_counts(const SectionProblem& problem, const SeriesCounts& series,
                                       const base::Random& random, std::uint64_t most_steps);

}  // namespace papersetter::assembly
