// SPDX-License-Identifier: MIT
#include "base/wide.hpp"

#include <doctest/doctest.h>

#include <array>

#include "base/random.hpp"

using namespace papersetter::base;

TEST_CASE("wide: products and quotients of the largest numbers") {
    constexpr std::uint64_t most = UINT64_MAX;
    CHECK(product_by_halves(most, most) == Wide{most - 1, 1});
    CHECK(product_by_halves(most, 0) == Wide{0, 0});
    CHECK(product_by_halves(std::uint64_t{1} << 63U, 2) == Wide{1, 0});
    CHECK(quotient_by_bits({most - 1, most}, most) == most);
    CHECK(quotient_by_bits({0, 7}, 2) == 3);
    CHECK(quotient_by_bits({1, 0}, 3) == 0x5555555555555555);  // 2^64 / 3
}

TEST_CASE("wide: the machine's own numbers agree") {
    Random random = Random("test", "wide").fork("numbers");
    for (int trial = 0; trial < 10'000; ++trial) {
        const std::uint64_t one = random.next() >> random.below(64);
        const std::uint64_t other = random.next() >> random.below(64);
        const Wide both = product_by_halves(one, other);
        REQUIRE(both == product(one, other));
        const std::uint64_t divisor = random.next();
        const Wide dividend{random.below(divisor), random.next()};
        REQUIRE(quotient_by_bits(dividend, divisor) == quotient(dividend, divisor));
    }
}
