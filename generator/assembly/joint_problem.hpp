// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "assembly/pool.hpp"
#include "assembly/section_compiler.hpp"

namespace papersetter::assembly {

/// An item that the forms of a series may draw.
struct JointItem {
    std::size_t position = 0;  ///< in the pool
    std::size_t section = 0;
    std::size_t kind = 0;            ///< of the section's problem
    std::optional<std::size_t> set;  ///< of the section's problem, if it belongs to one
    std::size_t member = 0;          ///< its number in that set
    /// Whether every paper has it by name; then it counts in neither bound of the series.
    bool is_on_all = false;
};

/// What a series of forms asks when they are drawn together: each form solves the problem of each
/// section, and no two items of a form are enemies; no item is on more than `max_use` forms, and no
/// two forms share more than `overlap` items. Items are known by their numbers here.
struct JointProblem {
    static constexpr std::int64_t unbounded = std::numeric_limits<std::int64_t>::max();

    /// By section; none for those picked by hand.
    std::vector<const CompiledSection*> sections;
    std::size_t forms = 1;
    std::int64_t max_use = unbounded;
    std::int64_t overlap = unbounded;
    /// By section and kind those outside sets first, then the sets'.
    std::vector<JointItem> items;
    std::vector<std::vector<std::vector<std::size_t>>> kind_items;  ///< by section and kind
    std::vector<std::vector<std::vector<std::size_t>>> set_items;   ///< by section and set
    std::vector<std::vector<std::size_t>> enemies;                  ///< by item, ascending

    [[nodiscard]] const SectionProblem& problem(std::size_t section) const {
        return sections[section]->problem;
    }
};

/// The sections must outlive the problem.
[[nodiscard]] JointProblem joint_problem(const Pool& pool,
                                         std::vector<const CompiledSection*> sections,
                                         const blueprint::Blueprint& blueprint);

/// Some items of the problem's numbers: of each form, ascending.
using JointSeries = std::vector<std::vector<std::size_t>>;

/// Whether the series is a solution: plain arithmetic, for tests and before a series is handed on.
[[nodiscard]] bool satisfies(const JointSeries& series, const JointProblem& problem);

}  // namespace papersetter::assembly
