// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/range.hpp"

namespace papersetter::assembly {

/// Items that no bound tells apart.
struct Kind {
    /// By bound: what one such item adds to it. Not negative.
    std::vector<std::int64_t> amounts;
    /// How many of them there are outside item sets.
    std::int64_t supply = 0;
    /// By family of the section: the class of the items, from 0; the last class of a family are the
    /// values that it does not list.
    std::vector<std::size_t> classes;
};

/// The items of one stimulus: drawn together, or in part, or not at all.
struct SetOfItems {
    /// The kind of each item, in authored order.
    std::vector<std::size_t> kinds;
    /// By bound: what the set itself adds once any of its items is drawn.
    std::vector<std::int64_t> amounts;
    /// How many of its items are drawn when any is. At least 1.
    base::Range items;
    /// By item: whether every paper has it. Then every paper has the set.
    std::vector<bool> included;
};

/// What a section asks of its items, in numbers alone: a paper takes some free items of each kind
/// and some items of some sets, so that for each bound the amounts add up to a number in its range.
/// Bound 0 counts the items and is exact. What every paper has outside sets is already taken off.
struct SectionProblem {
    std::vector<base::Range> bounds;
    std::vector<Kind> kinds;
    std::vector<SetOfItems> sets;
    /// By family of the section: how many classes it has, the values not listed included.
    std::vector<std::size_t> classes;
};

/// The items of a section in numbers: a solution of its problem.
struct Portions {
    std::vector<std::int64_t> free;              ///< by kind: how many items outside sets
    std::vector<std::vector<std::size_t>> sets;  ///< by set: which of its items, ascending
    bool operator==(const Portions&) const = default;
};

/// Whether the portions are a solution: plain arithmetic, for tests and certificates.
[[nodiscard]] bool satisfies(const Portions& portions, const SectionProblem& problem);

}  // namespace papersetter::assembly
