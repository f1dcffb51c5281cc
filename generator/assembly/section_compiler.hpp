// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "assembly/pool.hpp"
#include "assembly/requirement.hpp"
#include "assembly/section_problem.hpp"
#include "blueprint/eligibility.hpp"

namespace papersetter::assembly {

/// A section in numbers, and what the numbers stand for. Items are positions in the pool.
struct CompiledSection {
    SectionProblem problem;
    std::vector<Requirement> requirements;             ///< by bound
    std::vector<std::vector<std::size_t>> kind_items;  ///< by kind: its free items, ascending
    std::vector<std::size_t> set_numbers;              ///< by set: its place in Pool::sets
    std::vector<std::vector<std::size_t>> set_items;   ///< by set: its items, in authored order
    /// What every paper has outside sets, ascending; taken off the bounds.
    std::vector<std::size_t> included;
};

/// Sorts the items that a section may draw into kinds and sets, so that two items are of one kind
/// exactly when no bound and no family tells them apart. Kinds are in the order of their classes
/// and amounts, sets in that of the pool, bounds in that of Section's members.
///
/// The items of a set are those that papers may take at all. A set of which this section may not
/// draw every item cannot be drawn whole; when a part is asked for, the part comes from the others.
/// A set that cannot be drawn is left out; if it holds an included item it stays, and asks for more
/// items than it has.
[[nodiscard]] CompiledSection compile(const Pool& pool, const blueprint::Section& section,
                                      const blueprint::Eligibility& eligibility);

}  // namespace papersetter::assembly
