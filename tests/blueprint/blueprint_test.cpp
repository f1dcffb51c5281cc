// SPDX-License-Identifier: MIT
#include "blueprint/blueprint.hpp"

#include <doctest/doctest.h>

using namespace papersetter::blueprint;
using Seats = std::vector<std::int64_t>;

TEST_CASE("form_name: A to Z, then two letters") {
    CHECK(form_name(0) == "A");
    CHECK(form_name(25) == "Z");
    CHECK(form_name(26) == "AA");
    CHECK(form_name(27) == "AB");
    CHECK(form_name(51) == "AZ");
    CHECK(form_name(52) == "BA");
    CHECK(form_name(701) == "ZZ");
    CHECK(form_name(702) == "AAA");
}

TEST_CASE("largest_remainder: the published vectors") {
    CHECK(largest_remainder({5, 26, 69}, 9) == Seats{1, 2, 6});
    CHECK(largest_remainder({5, 26, 69}, 10) == Seats{0, 3, 7});
    // 8.8, 12.4, 14, 4.8: two seats over, for the two remainders of 0.8
    CHECK(largest_remainder({22, 31, 35, 12}, 40) == Seats{9, 12, 14, 5});
}

TEST_CASE("largest_remainder: equal remainders go to the first in order") {
    CHECK(largest_remainder({1, 1, 1}, 4) == Seats{2, 1, 1});
    CHECK(largest_remainder({1, 1, 1}, 5) == Seats{2, 2, 1});
}

TEST_CASE(
    "largest_remainder: every count is its share rounded down or up, and all seats are dealt") {
    for (std::int64_t a = 0; a <= 12; ++a) {
        for (std::int64_t b = 0; b <= 12; ++b) {
            for (std::int64_t seats = 0; seats <= 15; ++seats) {
                const Seats shares{a, b, 7};
                const Seats counts = largest_remainder(shares, seats);
                std::int64_t sum = 0;
                for (std::size_t i = 0; i < 3; ++i) {
                    const std::int64_t floor = shares[i] * seats / (a + b + 7);
                    CHECK(counts[i] >= floor);
                    CHECK(counts[i] <= floor + 1);
                    if (shares[i] * seats % (a + b + 7) == 0) CHECK(counts[i] == floor);
                    sum += counts[i];
                }
                CHECK(sum == seats);
            }
        }
    }
}
