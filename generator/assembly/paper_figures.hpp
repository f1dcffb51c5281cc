// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assembly/program_search.hpp"
#include "assembly/requirement.hpp"
#include "assembly/section_supply.hpp"
#include "assembly/weight.hpp"

namespace papersetter::assembly {

/// How likely an item is to appear on a paper, in 1/10,000.
struct ItemChance {
    std::string name;  ///< "bank:id"
    std::int64_t ten_thousandths = 0;
};

/// What requirements that stand together cost: without them there would be so many times the
/// papers.
struct RequirementCost {
    Demand demand = Demand::family;
    std::size_t requirement = 0;  ///< the place of the first of them in the section's list
    Weight hundredths;            ///< 100 where they cost nothing
};

/// The papers of a section: whether there are any, how many, and what is on them.
struct PaperFigures {
    /// Apart from enemies, about which the whole form decides.
    Outcome outcome = Outcome::undecided;
    std::uint64_t steps = 0;  ///< when undecided: so many decided nothing
    bool is_even = false;     ///< whether each paper is equally likely; else one is searched for
    std::optional<Weight> papers;     ///< how many different ones there are, when that can be told
    bool are_papers_exact = false;    ///< else estimated from papers drawn
    std::uint32_t drawn = 0;          ///< how many papers the estimates are from; 0: none is made
    std::vector<ItemChance> chances;  ///< by name; empty when they cannot be told
    bool are_chances_exact = false;   ///< else estimated likewise
    /// Of families, tables, rules and sums, in the order of the section; enemies not looked at.
    std::vector<RequirementCost> costs;
};

/// How many papers the estimates are drawn from, at most.
inline constexpr std::uint32_t papers_for_estimates = 1000;

/// The same figures for the same input. Exact where every bound can be counted and the items have
/// no enemies; else estimated by drawing papers, where that serves.
[[nodiscard]] PaperFigures paper_figures(const SectionSupply& supply);

}  // namespace papersetter::assembly
