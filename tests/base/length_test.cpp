// SPDX-License-Identifier: MIT
#include "base/length.hpp"

#include <doctest/doctest.h>

using papersetter::base::Length;
using papersetter::base::to_string;

TEST_CASE("length: prints points with up to three places") {
    CHECK(to_string(Length::thousandths(12'500)) == "12.5");
    CHECK(to_string(Length::points(-3)) == "-3");
    CHECK(to_string(Length::thousandths(1)) == "0.001");
    CHECK(to_string(Length::thousandths(-70)) == "-0.07");
    CHECK(to_string(Length()) == "0");
}

TEST_CASE("length: scales with rounding half away from zero") {
    CHECK(Length::thousandths(5).scaled(1, 2) == Length::thousandths(3));
    CHECK(Length::thousandths(-5).scaled(1, 2) == Length::thousandths(-3));
    CHECK(Length::thousandths(4).scaled(1, 3) == Length::thousandths(1));
    CHECK(Length::points(1).scaled(254, 100) == Length::thousandths(2'540));
}
