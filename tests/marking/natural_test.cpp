// SPDX-License-Identifier: MIT
#include "marking/natural.hpp"

#include <doctest/doctest.h>

#include <limits>

using namespace papersetter;
using namespace papersetter::marking;

TEST_CASE("natural: sums, differences and products carry over limbs") {
    const Natural most(std::numeric_limits<std::int64_t>::max());  // 2^63 - 1
    const Natural square = most * most;
    CHECK(square > most);
    // (m + 1)² - m² = 2m + 1
    const Natural next = most + Natural(1);
    CHECK(next * next - square == most + most + Natural(1));
    CHECK((most - most).is_zero());
    CHECK(Natural(0).is_zero());
    CHECK((Natural(0) * most).is_zero());
    CHECK(Natural(4294967296) - Natural(1) == Natural(4294967295));
}

TEST_CASE("natural: quotients and roots are rounded to four places, halves away from zero") {
    const auto quotient = [](std::int64_t a, std::int64_t b) {
        return base::to_string(rounded_quotient(Natural(a), Natural(b)));
    };
    CHECK(quotient(2, 3) == "0.6667");
    CHECK(quotient(1, 3) == "0.3333");
    CHECK(quotient(1, 20000) == "0.0001");  // 0.00005
    CHECK(quotient(1, 20001) == "0");
    CHECK(quotient(0, 7) == "0");
    CHECK(quotient(30, 1) == "30");
    CHECK(base::to_string(rounded_quotient({true, Natural(1)}, Natural(8))) == "-0.125");
    CHECK(base::to_string(rounded_root(Natural(2), Natural(1))) == "1.4142");
    CHECK(base::to_string(rounded_root(Natural(9), Natural(16))) == "0.75");
    CHECK(base::to_string(rounded_root(Natural(0), Natural(5))) == "0");
}
