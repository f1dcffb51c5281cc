// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace papersetter::assembly {

using Counts = std::vector<std::int64_t>;

/// The most columns of a table whose subsets are looked through.
inline constexpr std::size_t most_columns = 6;

/// Two-way tables of counts with given sums: rows and columns that must add up, and how many items
/// each cell has (row by row). Rows and columns have equal totals.
struct TwoWay {
    std::span<const std::int64_t> rows;
    std::span<const std::int64_t> columns;
    std::span<const std::int64_t> capacity;
};

/// Whether a table exists, exactly (Gale 1957): for every set B of columns the items that rows
/// cannot place in B must fit into the other columns. At most `most_columns` columns.
[[nodiscard]] bool is_feasible(const TwoWay& problem);

}  // namespace papersetter::assembly
