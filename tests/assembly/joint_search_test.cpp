// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "assembly/joint_search.hpp"
#include "joint_fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

TEST_CASE("joint_search: finds a series exactly when trying everything does") {
    const base::Random root = base::Random("test", "1").fork("joint search");
    int found = 0;
    for (std::uint32_t i = 0; i < 700; ++i) {
        base::Random random = root.attempt(i);
        bank::Bank bank = small_bank(random);
        const SmallSeries small(std::move(bank), small_blueprint(random));
        const JointResult result = search_joint(small.problem, random.fork("search"), 1'000'000);
        const bool exists = BruteSeries(small.problem).exists();
        INFO(i);
        REQUIRE(result.outcome == (exists ? JointOutcome::found : JointOutcome::none));
        if (exists) REQUIRE(satisfies(result.series, small.problem));
        found += exists ? 1 : 0;
    }
    // So that neither verdict goes untested.
    CHECK(found > 150);
    CHECK(found < 550);
}

TEST_CASE("joint_search: gives up after its steps, which is no verdict") {
    base::Random random = base::Random("test", "1").fork("limit");
    std::vector<bank::Item> items;
    for (int i = 0; i < 13; ++i) items.push_back(item("i" + std::to_string(10 + i), "a", 0, 0));
    blueprint::Blueprint made;
    made.sections.emplace_back();
    made.sections[0].items = 4;
    made.forms.assign(14, "A");
    made.overlap = 1;
    made.max_use = 4;
    // Fourteen forms of four items take 56 uses of 52, which only trying shows here.
    const SmallSeries small(bank_of("bank", items), made);
    const JointResult result = search_joint(small.problem, random, 1000);
    CHECK(result.outcome == JointOutcome::undecided);
    CHECK(result.series.empty());
    CHECK(result.steps == 1000);
}
