// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/bound_fit.hpp"
#include "assembly/section_problem.hpp"

namespace papersetter::assembly {

/// The units of a problem apart by the class of one family: free kinds and sets.
struct UnitBlock {
    std::vector<std::size_t> kinds;
    std::vector<std::size_t> sets;
    std::int64_t most_items = 0;  ///< that papers can take of it
};

/// Bounds that are counted together or not at all, since some follow from the others.
struct BoundGroup {
    std::vector<std::size_t> bounds;
    /// How many of them one must know to know all.
    std::vector<std::size_t> free;
    bool are_disjoint = false;        ///< no item counts for two of them, or for one more than once
    bool is_local = false;            ///< all of it is settled within one block
    std::int64_t items_per_unit = 1;  ///< items that come with one unit of its sums
    std::int64_t largest_amount = 1;
    Weight rarity_squared{1};  ///< see BoundFit

    /// About how many vectors of sums there are among so many items; saturates at 2^40.
    [[nodiscard]] std::uint64_t vectors(const SectionProblem& problem, std::int64_t items) const;
};

/// A problem as counting sees it: in blocks, with its bounds in groups.
struct GroupedProblem {
    std::vector<UnitBlock> blocks;   ///< sets of several classes first, then class by class
    std::vector<std::size_t> idle;   ///< bounds that every choice of items meets
    std::vector<std::size_t> base;   ///< always counted: bound 0, and those of the blocks' family
    bool are_items_implied = false;  ///< by exact counts of the blocks
    std::vector<BoundGroup> groups;  ///< all others
};

/// Whether items or sets of the block add to the bound.
[[nodiscard]] bool touches(const UnitBlock& block, std::size_t bound,
                           const SectionProblem& problem);

/// Whether what an item adds is small enough for each bound.
[[nodiscard]] bool is_usable(const std::vector<std::int64_t>& amounts,
                             const SectionProblem& problem);

[[nodiscard]] GroupedProblem grouped(const SectionProblem& problem, const BoundFit& fit);

}  // namespace papersetter::assembly
