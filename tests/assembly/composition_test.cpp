// SPDX-License-Identifier: MIT
#include "assembly/composition.hpp"

#include <doctest/doctest.h>

#include <set>
#include <vector>

#include "assembly/dealer.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

Composition three_of_four() {
    Composition wanted;
    wanted.size = 3;
    wanted.sum = 4;
    wanted.lowest = {0, 1, 0};
    wanted.highest = {2, 3, 4};
    return wanted;
}

}  // namespace

TEST_CASE("composition: visits each composition once, the target first") {
    const Composition wanted = three_of_four();
    std::vector<Few> seen;
    CompositionCursor cursor(wanted, {1, 2, 1});
    while (cursor.next()) seen.push_back(cursor.counts());
    CHECK_FALSE(cursor.next());
    // First 0: second 1 … 3; first 1: 1 … 3; first 2: 1 … 2.
    CHECK(seen.size() == 8);
    CHECK(std::set<Few>(seen.begin(), seen.end()).size() == 8);
    CHECK(seen.front() == Few{1, 2, 1});
    for (const Few& counts : seen) {
        CHECK(counts[0] + counts[1] + counts[2] == 4);
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK(counts[i] >= wanted.lowest[i]);
            CHECK(counts[i] <= wanted.highest[i]);
        }
    }
}

TEST_CASE("composition: impossible bounds visit nothing") {
    Composition wanted = three_of_four();
    wanted.sum = 10;
    CHECK_FALSE(wanted.is_possible());
    CHECK_FALSE(CompositionCursor(wanted, {}).next());
    wanted = three_of_four();
    wanted.highest[1] = 0;
    CHECK_FALSE(wanted.is_possible());
}

TEST_CASE("dealer: deals within the bounds, and often to the place that suits") {
    Dealer dealer(base::Random("test", "dealer").fork("deals"));
    Composition wanted;
    wanted.size = 2;
    wanted.sum = 1;
    wanted.highest = {1, 1};
    // Both are asked for once; the first place has 3 of 4 items here, the second 1 of 4.
    const Dealer::Suit suit{{1, 1}, {3, 1}, {4, 4}};
    int first = 0;
    for (int i = 0; i < 4000; ++i) {
        const Few counts = dealer.deal(wanted, suit);
        REQUIRE(counts[0] + counts[1] == 1);
        first += counts[0] == 1 ? 1 : 0;
    }
    // 3,000 expected, standard deviation sqrt(4000 * 3/16) = 27.
    CHECK(first > 2890);
    CHECK(first < 3110);
}
