// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assembly/disjoint.hpp"
#include "assembly/paper_figures.hpp"
#include "assembly/planned_requirements.hpp"
#include "assembly/weight.hpp"
#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

struct PlannedSection {
    std::string name;
    bool is_picked = false;  ///< by hand: nothing of what follows but `items`
    std::int64_t items = 0;
    std::int64_t usable = 0;  ///< items that the section may draw
    std::vector<PlannedRequirement> requirements;
    std::optional<Tightest> tightest;
    PaperFigures figures;
};

/// Forms that are drawn together, in mode joint.
struct PlannedSeries {
    std::size_t forms = 1;
    std::optional<std::int64_t> max_use;  ///< as asked
    std::optional<std::int64_t> overlap;  ///< as asked
    /// Some two forms share at least so many items, however they are drawn; nothing when there is
    /// no such series.
    std::optional<std::int64_t> least_overlap;
};

/// What a blueprint asks and what the banks have for it, before anything is drawn.
struct Plan {
    std::vector<PlannedSection> sections;
    /// Whether a paper exists, enemies kept apart.
    Outcome outcome = Outcome::undecided;
    std::uint64_t steps = 0;  ///< when undecided: so many decided nothing
    Disjoint disjoint;        ///< whole papers
    std::optional<PlannedSeries> series;
    /// Of all sections together.
    [[nodiscard]] std::optional<Weight> papers() const;
    [[nodiscard]] bool are_papers_exact() const;
};

/// The blueprint must have passed blueprint::check. The same plan for the same input. What is short
/// where no paper exists, or no series in mode joint, is told as `assemble` tells it.
[[nodiscard]] Plan plan(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                        base::Diagnostics& diagnostics);

}  // namespace papersetter::assembly
