// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/bound_groups.hpp"
#include "assembly/packed_sums.hpp"
#include "assembly/product_chain.hpp"

namespace papersetter::assembly {

/// How the papers of a problem are counted: block by block, with these bounds held by counting and
/// the others, the sides, left to chance. A bound takes up a field from the first block that adds
/// to it to the last.
struct CountingPlan {
    struct Span {
        std::size_t first = 0;  ///< block
        std::size_t last = 0;
        std::size_t field = 0;
        std::int64_t least = 0, most = 0;
    };

    std::vector<UnitBlock> blocks;           ///< in the order of counting
    std::vector<std::optional<Span>> spans;  ///< by bound; sides only if the last block counts them
    std::vector<std::size_t> sides;          ///< bounds that are left to chance, ascending
    std::vector<std::size_t> last_sides;     ///< those of them that are counted in the last block
    SumFields fields;
    std::size_t set_field = 0;  ///< for the items of the set at hand

    /// What an item or a set adds to the sums that are counted in a block.
    [[nodiscard]] PackedSums packed(const std::vector<std::int64_t>& amounts,
                                    std::size_t block) const;
    [[nodiscard]] SumLimits limits(std::size_t block) const;
    /// The bounds that are settled within the block, and those that later are settled after it.
    [[nodiscard]] Closing closing_within(std::size_t block) const;
    [[nodiscard]] Closing closing_after(std::size_t block) const;
    [[nodiscard]] bool is_last_side(std::size_t bound) const;
};

/// The plan that leaves least to chance for about so much work (in products of terms), or, if no
/// work is named, nothing as far as there are fields.
[[nodiscard]] CountingPlan plan_counting(const SectionProblem& problem, const BoundFit& fit,
                                         std::optional<std::uint64_t> most_work);

}  // namespace papersetter::assembly
