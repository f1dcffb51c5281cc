// SPDX-License-Identifier: MIT
#include "document/number.hpp"

#include "told.hpp"

namespace papersetter::document {

TEST_CASE("number: absolute units become thousandths of a point") {
    const auto thousandths = [](Unit unit, std::int64_t millionths) {
        return absolute_length({unit, millionths}).thousandths();
    };
    CHECK(thousandths(Unit::pt, 12'500'000) == 12'500);
    CHECK(thousandths(Unit::px, 1'000'000) == 750);
    CHECK(thousandths(Unit::in, 1'000'000) == 72'000);
    CHECK(thousandths(Unit::cm, 2'540'000) == 72'000);
    CHECK(thousandths(Unit::mm, 1'000'000) == 2835);  // 2834.65
    CHECK(thousandths(Unit::mm, -1'000'000) == -2835);
    CHECK(thousandths(Unit::mm, 210'000'000) == 595'276);
    CHECK(thousandths(Unit::mm, largest_number * million) == 2'834'645'669);
}

TEST_CASE("number: factors of the greatest lengths do not overflow") {
    CHECK(times(Length::points(10), 1'200'000) == Length::points(12));
    CHECK(times(Length::thousandths(3), 500'000).thousandths() == 2);  // 1.5, away from zero
    CHECK(times(Length::thousandths(-3), 500'000).thousandths() == -2);
    CHECK(times(longest_length, largest_number * million).thousandths() == 1'000'000'000'000'000);
}

TEST_CASE("number: units are known in any case, and no others") {
    CHECK(unit_named("MM") == Unit::mm);
    CHECK(unit_named("rem") == Unit::rem);
    CHECK_FALSE(unit_named("pc"));
    CHECK_FALSE(unit_named(""));
}

}  // namespace papersetter::document
