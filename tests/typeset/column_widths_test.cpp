// SPDX-License-Identifier: MIT
#include "typeset/column_widths.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace papersetter;
using base::Length;

namespace {

struct Column {
    std::int64_t least;
    std::int64_t most;
};

std::string shares(const std::vector<Column>& columns, std::int64_t available) {
    std::vector<typeset::ContentWidths> widths;
    for (const Column& column : columns) {
        widths.push_back({Length::points(column.least), Length::points(column.most)});
    }
    std::string text;
    for (const Length width : typeset::share_columns(widths, Length::points(available))) {
        text += base::to_string(width) + " ";
    }
    return text;
}

}  // namespace

TEST_CASE("column_widths: a staircase of room") {
    const std::vector<Column> columns = {{10, 40}, {20, 20}, {10, 20}};  // least 40, most 80
    CHECK(shares(columns, 30) == "10 20 10 ");
    CHECK(shares(columns, 40) == "10 20 10 ");
    CHECK(shares(columns, 60) == "25 20 15 ");  // 20 more: 30 to 10 of what they lack
    CHECK(shares(columns, 80) == "40 20 20 ");
    CHECK(shares(columns, 120) == "60 30 30 ");  // 40 more in proportion to 40, 20 and 20
}

TEST_CASE("column_widths: the sum is exact whatever the remainders") {
    const std::vector<typeset::ContentWidths> columns(3, {Length{}, Length::points(1)});
    Length sum;
    for (const Length width : typeset::share_columns(columns, Length::points(10))) sum += width;
    CHECK(sum == Length::points(10));
}

TEST_CASE("column_widths: empty columns share evenly, and no columns share nothing") {
    CHECK(shares({{0, 0}, {0, 0}}, 30) == "15 15 ");
    CHECK(shares({}, 30).empty());
}

TEST_CASE("column_widths: the widest are narrowed first, down to their floors") {
    const auto narrowed = [](const std::vector<std::int64_t>& widths,
                             const std::vector<std::int64_t>& floors, std::int64_t available) {
        const auto lengths = [](const std::vector<std::int64_t>& points) {
            std::vector<Length> result;
            for (const std::int64_t one : points) result.push_back(Length::points(one));
            return result;
        };
        std::string text;
        for (const Length width : typeset::narrowed_columns(lengths(widths), lengths(floors),
                                                            Length::points(available))) {
            text += base::to_string(width) + " ";
        }
        return text;
    };
    CHECK(narrowed({40, 20, 10}, {5, 5, 5}, 70) == "40 20 10 ");
    CHECK(narrowed({40, 20, 10}, {5, 5, 5}, 60) == "30 20 10 ");
    CHECK(narrowed({40, 20, 10}, {5, 5, 5}, 45) == "17.5 17.5 10 ");
    CHECK(narrowed({40, 20, 10}, {25, 5, 5}, 45) == "25 10 10 ");
    CHECK(narrowed({40, 20, 10}, {5, 5, 5}, 25) == "8.334 8.333 8.333 ");  // to the last thousandth
    CHECK(narrowed({40, 20, 10}, {5, 5, 5}, 10) == "5 5 5 ");
    CHECK(narrowed({}, {}, 10).empty());
}
