// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "assembly/transport.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Three-way tables of counts with given sums: how many items of each topic class, level and
/// difficulty a section takes. All three add up to the same number. A family that the section does
/// not have is one class that wants everything.
struct TableProblem {
    Counts topics;
    Counts levels;        ///< at most `most_columns`
    Counts difficulties;  ///< at most `most_columns`
    /// How many items each cell has: [(topic * levels + level) * difficulties + difficulty].
    Counts capacity;
};

enum class TableOutcome : std::uint8_t { found, none, undecided };

struct TableResult {
    TableOutcome outcome = TableOutcome::none;
    Counts counts;  ///< laid out as `capacity`; only when found
    std::uint64_t steps = 0;
};

/// Finds a table if there is one (sums and topics below 2^16): a depth-first search, topic by
/// topic, that tries random counts first, prunes by the three two-way problems that remain
/// (exactly, so that with two families it never goes back), remembers states that lead nowhere, and
/// starts anew with other random counts after 1,000, 2,000, 4,000, … steps. `none` is a proof.
[[nodiscard]] TableResult search_table(const TableProblem& problem, const base::Random& random,
                                       std::uint64_t most_steps);

}  // namespace papersetter::assembly
