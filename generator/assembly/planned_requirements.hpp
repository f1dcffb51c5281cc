// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/requirement.hpp"
#include "assembly/section_supply.hpp"
#include "base/range.hpp"

namespace papersetter::assembly {

/// One requirement of a section against what the banks have for it. Items are counted; where item
/// sets are bounded, sets; of points, minutes and p there is no more than `possible`.
struct PlannedRequirement {
    Requirement requirement;
    std::int64_t have = 0;    ///< in the banks, whatever else they are
    std::int64_t usable = 0;  ///< of them, those that the section may draw
    /// What papers could come to if nothing but the number of items were asked of them, with the
    /// items that every paper has: from the least that cannot be avoided to the most. Nothing where
    /// sets are counted, or where there are too few items.
    std::optional<base::Range> possible;

    /// Whether it counts things, so that `have` and `usable` say something.
    [[nodiscard]] bool is_count() const {
        return requirement.demand != Demand::points && requirement.demand != Demand::minutes &&
               requirement.demand != Demand::p;
    }
    /// How many usable ones the least that is asked for leaves over; negative when they are short.
    [[nodiscard]] std::int64_t spare() const { return usable - requirement.asked.least; }
    /// How far the most that is asked for lies above what papers are bound to have; negative when
    /// the others are short.
    [[nodiscard]] std::optional<std::int64_t> room() const {
        if (!possible) return std::nullopt;
        return requirement.asked.most - possible->least;
    }
};

/// The requirements of a section in the order of its bounds, the number of items first.
[[nodiscard]] std::vector<PlannedRequirement> planned_requirements(const SectionSupply& supply);

/// The requirement that leaves the least choice, by the share of usable items that it takes.
struct Tightest {
    std::size_t requirement = 0;  ///< its place in the list
    /// Whether it is its most that is tight, so that items which do not count for it run short.
    bool is_most = false;
    std::int64_t taken = 0;
    std::int64_t usable = 0;
};

/// Nothing when nothing is asked of any item.
[[nodiscard]] std::optional<Tightest> tightest_of(const std::vector<PlannedRequirement>& planned);

}  // namespace papersetter::assembly
