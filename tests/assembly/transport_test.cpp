// SPDX-License-Identifier: MIT
#include "assembly/transport.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "base/random.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// Whether a table exists, by filling cell after cell in every way.
bool exists(Counts rows, Counts columns, const Counts& capacity, std::size_t cell) {
    const std::size_t width = columns.size();
    if (cell == capacity.size()) {
        return std::all_of(rows.begin(), rows.end(), [](auto left) { return left == 0; }) &&
               std::all_of(columns.begin(), columns.end(), [](auto left) { return left == 0; });
    }
    for (std::int64_t n = 0; n <= capacity[cell]; ++n) {
        Counts rest_rows = rows;
        Counts rest_columns = columns;
        rest_rows[cell / width] -= n;
        rest_columns[cell % width] -= n;
        if (rest_rows[cell / width] < 0 || rest_columns[cell % width] < 0) break;
        if (exists(rest_rows, rest_columns, capacity, cell + 1)) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("transport: agrees with trying every table on 2,000 small problems") {
    base::Random random = base::Random("test", "transport").fork("problems");
    int feasible = 0;
    for (int trial = 0; trial < 2000; ++trial) {
        Counts rows(3);
        Counts columns(3);
        Counts capacity(9);
        for (auto& cell : capacity) cell = static_cast<std::int64_t>(random.below(3));
        for (int seat = 0; seat < 6; ++seat) {
            const auto row = random.below(3);
            const auto column = random.below(3);
            ++rows[row];
            ++columns[column];
        }
        const TwoWay problem{rows, columns, capacity};
        const bool expected = exists(rows, columns, capacity, 0);
        feasible += expected ? 1 : 0;
        REQUIRE(is_feasible(problem) == expected);
    }
    CHECK(feasible > 200);
    CHECK(feasible < 1800);
}
