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

/// The fewest rows whose excess over the set is more than the other columns take; empty if none.
std::vector<std::size_t> overfull_rows(const TwoWay& problem, std::size_t set) {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < problem.rows.size(); ++row) {
        if (excess(problem, row, set) > 0) rows.push_back(row);
    }
    std::stable_sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
        return excess(problem, a, set) > excess(problem, b, set);
    });
    const std::int64_t seats = outside(problem, set);
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        sum += excess(problem, rows[i], set);
        if (sum > seats) {
            rows.resize(i + 1);
            std::sort(rows.begin(), rows.end());
            return rows;
        }
    }
    return {};
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

Bottleneck smallest_bottleneck(const TwoWay& problem) {
    assert(problem.columns.size() <= most_columns);
    const std::size_t sets = std::size_t{1} << problem.columns.size();
    Bottleneck smallest;
    for (std::size_t set = 1; set < sets; ++set) {
        Bottleneck found;
        found.rows = overfull_rows(problem, set);
        if (found.rows.empty()) continue;
        for (std::size_t column = 0; column < problem.columns.size(); ++column) {
            if (holds(set, column)) found.columns.push_back(column);
        }
        found.needed = -outside(problem, set);
        for (const std::size_t row : found.rows) found.needed += problem.rows[row];
        const auto size = [](const Bottleneck& b) { return b.rows.size() + b.columns.size(); };
        if (smallest.rows.empty() || size(found) < size(smallest)) smallest = std::move(found);
    }
    return smallest;
}

}  // namespace papersetter::assembly
