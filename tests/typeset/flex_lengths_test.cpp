// SPDX-License-Identifier: MIT
#include "typeset/flex_lengths.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace papersetter;
using base::Length;
using typeset::FlexItem;

namespace {

Length pt(std::int64_t points) { return Length::points(points); }

FlexItem item(std::int64_t base, std::int64_t grow, std::int64_t shrink, std::int64_t least = 0) {
    FlexItem result;
    result.base = pt(base);
    result.least = pt(least);
    result.grow = grow;
    result.shrink = shrink;
    return result;
}

std::string sizes(std::vector<FlexItem> items, std::int64_t available, std::int64_t gap = 0) {
    typeset::resolve_flexible_lengths(items, pt(available), pt(gap));
    std::string text;
    for (const FlexItem& one : items) text += base::to_string(one.size) + " ";
    return text;
}

}  // namespace

TEST_CASE("flex_lengths: what is left over goes to those that grow, in proportion") {
    CHECK(sizes({item(10, 1000, 1000), item(10, 3000, 1000)}, 60) == "20 40 ");
    CHECK(sizes({item(10, 0, 1000), item(10, 1000, 1000)}, 60) == "10 50 ");
    CHECK(sizes({item(10, 0, 1000), item(10, 0, 1000)}, 60) == "10 10 ");
}

TEST_CASE("flex_lengths: gaps come off the room") {
    CHECK(sizes({item(0, 1000, 1000), item(0, 1000, 1000), item(0, 1000, 1000)}, 70, 5) ==
          "20 20 20 ");
}

TEST_CASE("flex_lengths: remainders are handed out so that the sum is exact") {
    std::vector<FlexItem> items(3, item(0, 1000, 1000));
    typeset::resolve_flexible_lengths(items, Length::thousandths(100), {});
    CHECK(items[0].size == Length::thousandths(33));
    CHECK(items[1].size == Length::thousandths(34));
    CHECK(items[2].size == Length::thousandths(33));
}

TEST_CASE("flex_lengths: shrinking is in proportion to base size times factor") {
    // 30 too much of 100: 60 * 1 and 40 * 1 give 18 and 12.
    CHECK(sizes({item(60, 0, 1000), item(40, 0, 1000)}, 70) == "42 28 ");
    CHECK(sizes({item(60, 0, 0), item(40, 0, 1000)}, 70) == "60 10 ");
}

TEST_CASE("flex_lengths: an item at its limit leaves the rest to the others") {
    CHECK(sizes({item(60, 0, 1000, 50), item(40, 0, 1000)}, 70) == "50 20 ");
    FlexItem capped = item(10, 1000, 1000);
    capped.most = pt(15);
    CHECK(sizes({capped, item(10, 1000, 1000)}, 60) == "15 45 ");
}

TEST_CASE("flex_lengths: factors that add up to less than one take that part only") {
    CHECK(sizes({item(10, 250, 1000), item(10, 250, 1000)}, 60) == "20 20 ");
}

TEST_CASE("flex_lengths: minimum sizes win over the room") {
    CHECK(sizes({item(40, 0, 1000, 30), item(40, 0, 1000, 30)}, 20) == "30 30 ");
}
