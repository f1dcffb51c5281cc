// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "assembly/joint_search.hpp"
#include "assembly/joint_spread.hpp"
#include "joint_fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// A bank of so many items of each topic and level: `counts` topic by topic.
bank::Bank bank_with(const std::vector<std::vector<int>>& counts) {
    std::vector<bank::Item> items;
    for (std::size_t topic = 0; topic < counts.size(); ++topic) {
        for (std::size_t level = 0; level < counts[topic].size(); ++level) {
            for (int i = 0; i < counts[topic][level]; ++i) {
                items.push_back(item("i" + std::to_string(100 + items.size()),
                                     std::string(1, static_cast<char>('a' + topic)),
                                     static_cast<int>(level), 0));
            }
        }
    }
    return bank_of("bank", std::move(items));
}

blueprint::Blueprint joint(std::string_view section, std::size_t forms) {
    blueprint::Blueprint made =
        blueprint_of(std::string(section) + "[series]\nforms = " + std::to_string(forms) +
                     "\nmode = \"independent\"\n");
    made.mode = blueprint::SeriesMode::joint;
    return made;
}

}  // namespace

TEST_CASE("joint_spread: what all pairs of forms share at least, by the uses of the items") {
    // Five items: 2 forms of 2 need 4 uses, 3 need 6 = 5 + 1, 5 need 10 = 2 x 5, 6 need 12.
    const std::vector<std::pair<std::size_t, std::int64_t>> known{{1, 0}, {2, 0}, {3, 1},
                                                                  {4, 3}, {5, 5}, {6, 9}};
    for (const auto& [forms, shared] : known) {
        const SmallSeries series(bank_with({{5}}), joint("[[section]]\nitems = 2\n", forms));
        CHECK(spread_of(series.problem, 0)->shared == shared);
    }
}

TEST_CASE("joint_spread: two families together make forms share more than either") {
    // Each form has 1 of the 1 item "a, remember" or else 1 of "a, understand" and 1 of "b,
    // remember"; by topic and by level there are 3 items for each place.
    const SmallSeries series(
        bank_with({{1, 2}, {2, 0}}),
        joint("[[section]]\nitems = 2\ntopic = { a = 1, b = 1 }\nlevel = { remember = 1, "
              "understand = 1 }\n",
              3));
    // "b" has only two items, all of them "remember": 3 uses of 2 items, and 3 of the 2 others.
    const auto spread = spread_of(series.problem, 0);
    CHECK(spread->shared == 2);
    CHECK(least_overlap(series.problem) == 1);
}

TEST_CASE("joint_spread: no uses when max_use leaves too few of them") {
    blueprint::Blueprint made = joint("[[section]]\nitems = 2\n", 3);
    made.max_use = 1;
    const SmallSeries series(bank_with({{5}}), made);
    CHECK_FALSE(spread_of(series.problem, 0));
    CHECK_FALSE(least_overlap(series.problem));
}

TEST_CASE("joint_spread: the bound is never above what some series has") {
    const base::Random root = base::Random("test", "1").fork("joint spread");
    int bounds_met = 0;
    for (std::uint32_t i = 0; i < 400; ++i) {
        base::Random random = root.attempt(i);
        bank::Bank bank = small_bank(random);
        blueprint::Blueprint made = small_blueprint(random);
        made.overlap.reset();
        const SmallSeries small(std::move(bank), made);
        const auto bound = least_overlap(small.problem);
        JointProblem problem = small.problem;
        for (problem.overlap = 0; problem.overlap <= 4; ++problem.overlap) {
            const JointResult found = search_joint(problem, random, 1'000'000);
            if (found.outcome != JointOutcome::found) continue;
            REQUIRE(bound);
            CHECK(*bound <= problem.overlap);
            bounds_met += *bound == problem.overlap && *bound > 0 ? 1 : 0;
            break;
        }
    }
    // Often enough it says all there is to say.
    CHECK(bounds_met > 50);
}
