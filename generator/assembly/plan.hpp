// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assembly/planned_requirements.hpp"
#include "assembly/weight.hpp"
#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// How likely an item is to appear on a paper, in 1/10,000.
struct ItemChance {
    std::string name;  ///< "bank:id"
    std::int64_t ten_thousandths = 0;
};

/// How many papers there can be that share no item: surely so many, and no more than so many.
struct Disjoint {
    std::int64_t least = 0;
    std::int64_t most = 0;
};

struct PlannedSection {
    std::string name;
    bool is_picked = false;  ///< by hand: nothing of what follows but `items`
    std::int64_t items = 0;
    std::int64_t usable = 0;  ///< items that the section may draw
    std::vector<PlannedRequirement> requirements;
    bool is_possible = true;
    bool is_even = false;  ///< whether each paper is equally likely; else one is searched for
    std::optional<Weight> papers;     ///< how many different ones there are, when that can be told
    bool are_papers_exact = false;    ///< else estimated from papers drawn
    std::vector<ItemChance> chances;  ///< estimated from papers drawn; empty when none could be
    Disjoint disjoint;
    std::optional<Tightest> tightest;
};

/// What a blueprint asks and what the banks have for it, before anything is drawn.
struct Plan {
    std::vector<PlannedSection> sections;
    [[nodiscard]] bool is_possible() const;
    /// Of all sections together.
    [[nodiscard]] std::optional<Weight> papers() const;
    [[nodiscard]] bool are_papers_exact() const;
    [[nodiscard]] Disjoint disjoint() const;
};

/// How many papers the estimates are drawn from, at most.
inline constexpr std::uint32_t papers_for_estimates = 1000;

/// The blueprint must have passed blueprint::check. The same plan for the same input. What is short
/// where no paper exists is told as `assemble` tells it.
[[nodiscard]] Plan plan(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                        base::Diagnostics& diagnostics);

}  // namespace papersetter::assembly
