// SPDX-License-Identifier: MIT
#include "typeset/break_point.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace papersetter;
using typeset::BreakPoint;
using typeset::Fine;

namespace {

// Words of the given widths with spaces of width 1; "|" numbers are forced ends after that word.
std::vector<BreakPoint> words(const std::vector<Fine>& widths) {
    std::vector<BreakPoint> points;
    Fine at = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        at += widths[i];
        const bool is_last = i + 1 == widths.size();
        points.push_back({is_last ? BreakPoint::Kind::forced : BreakPoint::Kind::allowed,
                          static_cast<std::uint32_t>(i + 1), at, at + 1, 0});
        at += 1;
    }
    return points;
}

// How many words stand on each line.
std::string counts(const std::vector<std::uint32_t>& ends) {
    std::string text;
    std::uint32_t first = 0;
    for (const std::uint32_t end : ends) {
        text += std::to_string(end + 1 - first) + " ";
        first = end + 1;
    }
    return text;
}

}  // namespace

TEST_CASE("break_point: first fit takes what fits, at every measure") {
    const auto points = words({3, 2, 4, 1});  // 3_2_4_1 = 13
    CHECK(counts(break_first_fit(points, {13, 0})) == "4 ");
    CHECK(counts(break_first_fit(points, {12, 0})) == "3 1 ");
    CHECK(counts(break_first_fit(points, {11, 0})) == "3 1 ");
    CHECK(counts(break_first_fit(points, {10, 0})) == "2 2 ");
    CHECK(counts(break_first_fit(points, {6, 0})) == "2 2 ");
    CHECK(counts(break_first_fit(points, {5, 0})) == "1 1 1 1 ");
    CHECK(counts(break_first_fit(points, {4, 0})) == "1 1 1 1 ");
    CHECK(counts(break_first_fit(points, {1, 0})) == "1 1 1 1 ");
}

TEST_CASE("break_point: an indent narrows or widens the first line only") {
    const auto points = words({3, 3, 3});
    CHECK(counts(break_first_fit(points, {7, 0})) == "2 1 ");
    CHECK(counts(break_first_fit(points, {7, 1})) == "1 2 ");
    CHECK(counts(break_first_fit(points, {7, -4})) == "3 ");
}

TEST_CASE("break_point: a hyphen needs room") {
    auto points = words({3, 3});
    points[0].hyphen = 1;
    points[0].next_start = 3;  // within a word: no space
    CHECK(counts(break_first_fit(points, {4, 0})) == "1 1 ");
    points[1].ink_end = 6;
    CHECK(counts(break_first_fit(points, {6, 0})) == "2 ");
}

TEST_CASE("break_point: emergencies serve only when nothing else fits") {
    auto points = words({2, 2, 2, 2});
    points[1].kind = points[2].kind = BreakPoint::Kind::emergency;
    CHECK(counts(break_first_fit(points, {8, 0})) == "1 3 ");  // not 3 1
    CHECK(counts(break_first_fit(points, {5, 0})) == "1 2 1 ");
}

TEST_CASE("break_point: a runt is noticed, and a hole, not an even paragraph") {
    const auto points = words({40, 40, 4});
    const typeset::Measure measure{85, 0};
    CHECK(counts(break_first_fit(points, measure)) == "2 1 ");
    CHECK(are_ragged(points, break_first_fit(points, measure), measure));
    const auto even = words({40, 40, 40});
    CHECK_FALSE(are_ragged(even, break_first_fit(even, measure), measure));
    const auto hole = words({40, 80, 40});
    CHECK(are_ragged(hole, break_first_fit(hole, measure), measure));
    const auto single = words({4});
    CHECK_FALSE(are_ragged(single, break_first_fit(single, measure), measure));
}

TEST_CASE("break_point: even breaking gives the last word company") {
    // First fit: 20_20_20_20 = 83 | 4. Even: 20_20_20 = 62 | 20_4 = 25: one slack of 23, no runt.
    const auto points = words({20, 20, 20, 20, 4});
    const typeset::Measure measure{85, 0};
    CHECK(counts(break_first_fit(points, measure)) == "4 1 ");
    CHECK(counts(break_evenly(points, measure)) == "3 2 ");
}

TEST_CASE("break_point: even breaking balances slack and leaves the last line free") {
    // Measure 10. First fit: 2_2_4 = 10 | 7 | 3 (slacks 0, 3). Nothing better exists.
    CHECK(counts(break_evenly(words({2, 2, 4, 7, 3}), {10, 0})) == "3 1 1 ");
    // Measure 10: 3_3_2 | 9 | 2 has slacks 0+1; 3_3 | 2 | 9 would have 3 and 8.
    CHECK(counts(break_evenly(words({3, 3, 2, 9, 2}), {10, 0})) == "3 1 1 ");
    // First fit 5_4 | 2 | 9 (slack 0, 8: 64); even 5 | 4_2 | 9 (slack 5, 3: 34).
    CHECK(counts(break_first_fit(words({5, 4, 2, 9}), {10, 0})) == "2 1 1 ");
    CHECK(counts(break_evenly(words({5, 4, 2, 9}), {10, 0})) == "1 2 1 ");
}

TEST_CASE("break_point: each stretch between forced ends is broken on its own") {
    auto points = words({5, 4, 5, 4});
    points[1].kind = BreakPoint::Kind::forced;
    CHECK(counts(break_first_fit(points, {40, 0})) == "2 2 ");
    CHECK(counts(break_evenly(points, {40, 0})) == "2 2 ");
    CHECK(counts(break_evenly(points, {5, 0})) == "1 1 1 1 ");
}

TEST_CASE("break_point: what cannot fit is broken as at first fit") {
    const auto points = words({3, 20, 3});
    CHECK(counts(break_evenly(points, {10, 0})) == counts(break_first_fit(points, {10, 0})));
    CHECK(counts(break_evenly(points, {10, 0})) == "1 1 1 ");
}
