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
                          BreakPoint::Cut::none, static_cast<std::uint32_t>(i + 1), at, at + 1, 0,
                          static_cast<std::uint32_t>(i), is_last ? 0U : 1U});
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

TEST_CASE("break_point: each stretch between forced ends is broken on its own") {
    auto points = words({5, 4, 5, 4});
    points[1].kind = BreakPoint::Kind::forced;
    CHECK(counts(break_first_fit(points, {40, 0})) == "2 2 ");
    CHECK(counts(break_first_fit(points, {5, 0})) == "1 1 1 1 ");
}

TEST_CASE("break_point: what cannot fit is as short as possible") {
    CHECK(counts(break_first_fit(words({3, 20, 3}), {10, 0})) == "1 1 1 ");
}
