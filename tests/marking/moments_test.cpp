// SPDX-License-Identifier: MIT
#include "marking/moments.hpp"

#include <doctest/doctest.h>

using namespace papersetter;
using namespace papersetter::marking;

namespace {

Amounts amounts(const std::vector<int>& numbers) {
    Amounts result;
    for (const int number : numbers) result.push_back(base::Decimal::whole(number));
    return result;
}

std::string text(const std::optional<base::Decimal>& amount) {
    return amount ? base::to_string(*amount) : "none";
}

}  // namespace

TEST_CASE("moments: mean, median and deviation") {
    // Σ = 40, Σ(x - 5)² = 9+1+1+1+0+0+4+16 = 32: over 7, the root of 4.5714
    const Amounts scores = amounts({2, 4, 4, 4, 5, 5, 7, 9});
    CHECK(text(mean_of(scores)) == "5");
    CHECK(text(median_of(scores)) == "4.5");
    CHECK(text(deviation_of(scores)) == "2.1381");
    CHECK(text(mean_of({})) == "none");
    CHECK(text(deviation_of(amounts({3}))) == "none");
}

TEST_CASE("moments: correlation") {
    // x: 1 2 3 4 5, y: 2 4 5 4 5; Sxy = 6, Sxx = 10, Syy = 6: 6 / √60
    CHECK(text(correlation_of(amounts({1, 2, 3, 4, 5}), amounts({2, 4, 5, 4, 5}))) == "0.7746");
    CHECK(text(correlation_of(amounts({0, 0, 1, 1}), amounts({9, 8, 2, 1}))) == "-0.9899");
    CHECK(text(correlation_of(amounts({1, 1, 1}), amounts({1, 2, 3}))) == "none");
    CHECK(text(correlation_of({}, {})) == "none");
}

TEST_CASE("moments: alpha is KR-20 where items are right or wrong") {
    // p = 3/4, 2/4, 1/4; Σpq = 3/16 + 4/16 + 3/16 = 10/16; sums 3 2 1 0: variance 5/4.
    // 3/2 · (1 - 0.625 / 1.25) = 0.75
    CHECK(text(alpha_of({amounts({1, 1, 1, 0}), amounts({1, 1, 0, 0}), amounts({1, 0, 0, 0})})) ==
          "0.75");
    CHECK(text(alpha_of({amounts({1, 0}), amounts({0, 1})})) == "none");
    CHECK(text(alpha_of({amounts({1, 0})})) == "none");
    // Sums 1 1 0 1 1 1: variance 5/36; items 9/36 and 8/36: 2 · (1 - 17/5)
    CHECK(text(alpha_of({amounts({1, 0, 0, 1, 0, 1}), amounts({0, 1, 0, 0, 1, 0})})) == "-4.8");
}

TEST_CASE("moments: thirds take a part of those at the border") {
    const base::Decimal one = base::Decimal::whole(1);
    const Amounts scores = amounts({9, 8, 7, 7, 7, 2});
    const Amounts item = amounts({1, 1, 1, 0, 0, 0});
    // Two of six: 9 and 8.
    CHECK(text(share_of_third(item, scores, one, Third::upper)) == "1");
    // 2 and one of three with 7: (0 + 1/3) / 2
    CHECK(text(share_of_third(item, scores, one, Third::lower)) == "0.1667");
    CHECK(text(share_of_third(amounts({1, 1}), amounts({1, 2}), one, Third::upper)) == "none");
    // All alike: each counts a third.
    CHECK(text(share_of_third(amounts({1, 0, 0}), amounts({5, 5, 5}), one, Third::upper)) ==
          "0.3333");
}
