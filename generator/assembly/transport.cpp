// SPDX-License-Identifier: MIT
#include "assembly/transport.hpp"

#include <algorithm>
#include <cassert>

namespace papersetter::assembly {
namespace {

bool holds(std::size_t set, std::size_t member) { return ((set >> member) & 1U) != 0; }

/// What a row wants beyond all that the cells of a set of columns have.
std::int64_t excess(const TwoWay& problem, std::size_t row, std::size_t set) {
    std::int64_t rest = problem.rows[row];
    for (std::size_t column = 0; column < problem.columns.size(); ++column) {
        if (holds(set, column)) rest -= problem.capacity[row * problem.columns.size() + column];
    }
    return rest;
}

std::int64_t outside(const TwoWay& problem, std::size_t set) {
    std::int64_t seats = 0;
    for (std::size_t column = 0; column < problem.columns.size(); ++column) {
        if (!holds(set, column)) seats += problem.columns[column];
    }
    return seats;
}

}  // namespace

bool is_feasible(const TwoWay& problem) {
    assert(problem.columns.size() <= most_columns);
    const std::size_t sets = std::size_t{1} << problem.columns.size();
    for (std::size_t set = 0; set < sets; ++set) {
        std::int64_t sum = 0;
        for (std::size_t row = 0; row < problem.rows.size(); ++row) {
            sum += std::max<std::int64_t>(0, excess(problem, row, set));
        }
        if (sum > outside(problem, set)) return false;
    }
    return true;
}

}  // namespace papersetter::assembly
