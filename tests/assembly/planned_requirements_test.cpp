// SPDX-License-Identifier: MIT
#include "assembly/planned_requirements.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// Eight items of 1 to 8 points, p from 0.1 to 0.8; topics and levels in turn.
std::vector<bank::Bank> eight_items() {
    std::vector<bank::Item> items;
    for (int i = 0; i < 8; ++i) {
        bank::Item one =
            item(std::string(1, static_cast<char>('a' + i)), i < 6 ? "x" : "y", i % 2, i % 3);
        one.points = base::Decimal::whole(i + 1);
        one.p = base::Decimal::units(1000 * (i + 1));
        items.push_back(std::move(one));
    }
    return {bank_of("b", items)};
}

blueprint::AmountBound amount(std::int64_t least, std::int64_t most) {
    blueprint::AmountBound bound;
    bound.amount = {least, most};
    return bound;
}

std::vector<PlannedRequirement> planned(const blueprint::Blueprint& blueprint) {
    const auto banks = eight_items();
    const Pool pool(banks, blueprint);
    return planned_requirements(SectionSupply(pool, blueprint.sections[0]));
}

}  // namespace

TEST_CASE("planned_requirements: a range leaves spare below and room above") {
    auto blueprint = blueprint_of("[[section]]\ntopic = { x = 3, y = 1 }\n");
    blueprint.sections[0].families[0].counts[0].items = {2, 3};
    const auto all = planned(blueprint);
    REQUIRE(all.size() == 3);
    CHECK(all[1].usable == 6);
    CHECK(all[1].spare() == 4);                   // 6 less 2
    CHECK(all[1].possible == base::Range{2, 4});  // of four items two can be of y
    CHECK(all[1].room() == 1);                    // 3 less 2
}

TEST_CASE("planned_requirements: the least and the greatest sum of points, the mean of p") {
    auto blueprint = blueprint_of("[[section]]\nitems = 3\n");
    blueprint.sections[0].points = amount(50'000, 70'000);
    blueprint.sections[0].p = amount(3'000, 4'000);
    const auto all = planned(blueprint);
    REQUIRE(all.size() == 3);
    CHECK(all[1].possible == base::Range{60'000, 210'000});  // 1 + 2 + 3, 6 + 7 + 8
    CHECK(all[2].possible == base::Range{2'000, 7'000});
}

TEST_CASE("planned_requirements: what every paper has is in the sums") {
    auto blueprint = blueprint_of("[[section]]\nitems = 2\n[draw]\ninclude = [\"h\"]\n");
    blueprint.sections[0].points = amount(0, 200'000);
    const auto all = planned(blueprint);
    CHECK(all[1].possible == base::Range{90'000, 150'000});  // 8 + 1, 8 + 7
}

TEST_CASE("planned_requirements: with too few items nothing is possible") {
    const auto all = planned(blueprint_of("[[section]]\ntopic = { x = 3, y = 7 }\n"));
    CHECK(all[0].spare() == -2);
    CHECK_FALSE(all[0].possible);
    CHECK(all[2].spare() == -5);
}

TEST_CASE("planned_requirements: the tightest takes the largest share, of its own or of others") {
    auto blueprint = blueprint_of("[[section]]\ntopic = { x = 4, y = 1 }\n");
    auto& counts = blueprint.sections[0].families[0].counts;
    const auto exact = tightest_of(planned(blueprint));
    REQUIRE(exact);
    CHECK(exact->requirement == 1);  // 4 of 6, against 5 of 8 and 1 of 2
    counts[0].items = {0, 3};
    counts[1].items = {1, 5};
    const auto range = tightest_of(planned(blueprint));
    REQUIRE(range);
    CHECK(range->requirement == 1);
    CHECK(range->is_most);  // at most three of x, so two of the two others
    CHECK(range->taken == 2);
    CHECK(range->usable == 2);
}
