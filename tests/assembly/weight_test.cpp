// SPDX-License-Identifier: MIT
#include "assembly/weight.hpp"

#include <doctest/doctest.h>

#include <array>

#include "base/random.hpp"

using namespace papersetter;
using assembly::binomial;
using assembly::Weight;

TEST_CASE("weight: whole numbers below 2^64 are exact") {
    base::Random random = base::Random("test", "weights").fork("exact");
    for (int trial = 0; trial < 1000; ++trial) {
        const std::uint64_t a = random.below(UINT32_MAX) + 1;
        const std::uint64_t b = random.below(UINT32_MAX) + 1;
        CHECK((Weight(a) + Weight(b)).rounded_down() == a + b);
        CHECK((Weight(a) * Weight(b)).rounded_down() == a * b);
        CHECK((Weight(a * b) / Weight(b)).rounded_down() == a);
        CHECK((Weight(a) < Weight(b)) == (a < b));
        CHECK((Weight(a) == Weight(b)) == (a == b));
    }
    CHECK((Weight(UINT64_MAX) + Weight(1)).rounded_down() == UINT64_MAX);  // too large to write
    CHECK((Weight(7) / Weight(2)).rounded_down() == 3);
    CHECK((Weight(1) / Weight(2)).rounded_down() == 0);
}

TEST_CASE("weight: zero") {
    CHECK(Weight(0).is_zero());
    CHECK((Weight(0) * Weight(5)).is_zero());
    CHECK(Weight(0) + Weight(5) == Weight(5));
    CHECK(Weight(0) < Weight(1) / Weight(UINT64_MAX));
    CHECK((Weight(0) / Weight(3)).is_zero());
}

TEST_CASE("weight: a part is the number times draw / 2^64") {
    CHECK(Weight(8).part(0).is_zero());
    CHECK(Weight(8).part(std::uint64_t{1} << 63) == Weight(4));
    CHECK(Weight(8).part(std::uint64_t{1} << 61) == Weight(1));
    CHECK(Weight(8).part(UINT64_MAX) < Weight(8));
    CHECK(Weight(8).part(1) == Weight(8) / (Weight(std::uint64_t{1} << 63) * Weight(2)));
}

TEST_CASE("weight: binomials") {
    CHECK(binomial(5, 2) == Weight(10));
    CHECK(binomial(60, 30).rounded_down() == 118'264'581'564'861'424);
    CHECK(binomial(3, 4).is_zero());
    CHECK(binomial(3, 0) == Weight(1));
    // Pascal's rule far beyond 64 bits, to one part in 2^50.
    const Weight sum = binomial(9999, 59) + binomial(9999, 60);
    const Weight whole = binomial(10000, 60);
    const Weight scale(std::uint64_t{1} << 50);
    CHECK(sum * scale / whole >= Weight((std::uint64_t{1} << 50) - 1));
    CHECK(whole * scale / sum >= Weight((std::uint64_t{1} << 50) - 1));
}

TEST_CASE("weight: shown as a person reads it") {
    CHECK(Weight(0).to_text() == "0");
    CHECK(Weight(999).to_text() == "999");
    CHECK(Weight(1'234'567).to_text() == "1,234,567");
    CHECK(Weight(999'999'999).to_text() == "999,999,999");
    CHECK(Weight(3'449'999'999).to_text() == "about 3.4 × 10^9");
    CHECK(Weight(9'960'000'000).to_text() == "about 1.0 × 10^10");
    CHECK(binomial(100, 50).to_text() == "about 1.0 × 10^29");  // 1.0089 · 10^29
    CHECK(binomial(10000, 60).to_text() == "about 1.0 × 10^158");
}
