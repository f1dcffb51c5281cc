// SPDX-License-Identifier: MIT
#include "assembly/plan.hpp"

#include <doctest/doctest.h>

#include <bit>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// Ten items: x has four, x/deep two, y four; levels and difficulties in turn.
std::vector<bank::Bank> ten_items() {
    std::vector<bank::Item> items;
    for (int i = 0; i < 10; ++i) {
        const std::string topic = i < 4 ? "x" : i < 6 ? "x/deep" : "y";
        items.push_back(item(std::string(1, static_cast<char>('a' + i)), topic, i % 2, i % 3));
    }
    items[3].status = bank::Status::retired;
    return {bank_of("b", items)};
}

/// How many subsets of the ten items satisfy x = 3 (x/deep = 1), y = 2 and the given rest.
template <typename Fits>
int subsets(Fits fits) {
    int count = 0;
    for (unsigned chosen = 0; chosen < 1024; ++chosen) {
        const bool is_sum = std::popcount(chosen & 0x3FU) == 3 &&
                            std::popcount(chosen & 0x30U) == 1 &&
                            std::popcount(chosen & 0x3C0U) == 2 && (chosen & 8U) == 0;
        if (is_sum && fits(chosen)) ++count;
    }
    return count;
}

Plan planned(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint) {
    base::Diagnostics diagnostics;
    Plan made = plan(banks, blueprint, diagnostics);
    CHECK(diagnostics.has_errors() == (made.outcome != Outcome::found));
    return made;
}

constexpr const char* topics = "[[section]]\ntopic = { x = 3, \"x/deep\" = 1, y = 2 }\n";

}  // namespace

TEST_CASE("plan: what is asked, had and usable, value by value") {
    const Plan made = planned(ten_items(), blueprint_of(topics));
    REQUIRE(made.sections.size() == 1);
    const PlannedSection& section = made.sections[0];
    CHECK(section.items == 5);
    CHECK(section.usable == 9);
    const auto& all = section.requirements;
    REQUIRE(all.size() == 4);
    CHECK(all[0].requirement.asked.most == 5);
    CHECK(all[0].have == 10);
    CHECK(all[0].usable == 9);
    CHECK(all[1].requirement.value == "x");
    CHECK(all[1].requirement.asked.most == 3);
    CHECK(all[1].have == 6);    // four and two below
    CHECK(all[1].usable == 5);  // one is retired
    CHECK(all[1].spare() == 2);
    CHECK(all[2].have == 2);
    CHECK(all[3].usable == 4);
    REQUIRE(section.tightest);
    CHECK(section.tightest->requirement == 1);  // 3 of 5, against 5 of 9, 1 of 2 and 2 of 4
}

TEST_CASE("plan: the number of papers is that of all subsets") {
    const auto banks = ten_items();
    const Plan made = planned(banks, blueprint_of(topics));
    REQUIRE(made.papers());
    CHECK(made.are_papers_exact());
    CHECK(made.papers()->rounded_down() == 36);  // C(3,2) · C(2,1) · C(4,2)
    CHECK(subsets([](unsigned) { return true; }) == 36);

    const auto with_level = blueprint_of(std::string(topics) +
                                         "level = { remember = 3, understand = 2 }\n"
                                         "difficulty = { easy = 2, medium = 2, hard = 1 }\n");
    const int expected = subsets([](unsigned chosen) {
        std::array<int, 3> difficulties{};
        for (unsigned i = 0; i < 10; ++i) {
            if ((chosen >> i & 1U) != 0) ++difficulties[i % 3];
        }
        return std::popcount(chosen & 0x155U) == 3 && difficulties == std::array<int, 3>{2, 2, 1};
    });
    const Plan narrow = planned(banks, with_level);
    REQUIRE(expected > 0);
    REQUIRE(narrow.papers());
    CHECK(narrow.papers()->rounded_down() == static_cast<std::uint64_t>(expected));
}

TEST_CASE("plan: chances of items add up to the items of a paper") {
    const Plan made = planned(ten_items(), blueprint_of(topics));
    const auto& chances = made.sections[0].figures.chances;
    REQUIRE(chances.size() == 9);
    std::int64_t sum = 0;
    for (const ItemChance& one : chances) sum += one.ten_thousandths;
    CHECK(sum > 49'990);
    CHECK(sum < 50'010);
    CHECK(chances[0].name == "b:a");
    CHECK(chances[0].ten_thousandths == 6667);  // 2 of 3, whatever is drawn
    CHECK(chances[8].name == "b:j");
    CHECK(chances[8].ten_thousandths == 5000);  // 2 of 4
}

TEST_CASE("plan: an impossible section is said to be one") {
    const Plan made = planned(ten_items(), blueprint_of("[[section]]\ntopic = { x = 3, y = 5 }\n"));
    CHECK(made.outcome == Outcome::none);
    CHECK(made.sections[0].requirements[2].spare() == -1);
}

TEST_CASE("plan: papers that share nothing") {
    const Plan made = planned(ten_items(), blueprint_of("[[section]]\ntopic = { x = 1, y = 1 }\n"));
    CHECK(made.disjoint.least == 4);  // y has four
    CHECK(made.disjoint.most == 4);
    const Plan picked = planned(
        ten_items(), blueprint_of("[[section]]\ntopic = { x = 1 }\n[[section]]\npick = [\"j\"]\n"));
    CHECK(picked.disjoint.most == 1);
}

TEST_CASE("plan: papers that share nothing, fewer than each bound by itself allows") {
    // Each bound alone has items for two papers. But b has no "understand", so that a and c must
    // both be it, and c has one.
    std::vector<bank::Item> items;
    const auto add = [&](const char* topic, int level, int count) {
        for (int i = 0; i < count; ++i) {
            items.push_back(item("i" + std::to_string(items.size()), topic, level, 0));
        }
    };
    add("a", 1, 3);
    add("b", 0, 2);
    add("c", 1, 1);
    add("c", 0, 2);
    const Plan made =
        planned({bank_of("b", items)}, blueprint_of("[[section]]\ntopic = { a = 1, b = 1, c = 1 }\n"
                                                    "level = { remember = 1, understand = 2 }\n"));
    CHECK(made.disjoint.least == 1);
    CHECK(made.disjoint.most == 1);
}

TEST_CASE("plan: what a family costs in papers") {
    const auto with_level =
        blueprint_of(std::string(topics) + "level = { remember = 3, understand = 2 }\n");
    const Plan made = planned(ten_items(), with_level);
    const int with_both =
        subsets([](unsigned chosen) { return std::popcount(chosen & 0x155U) == 3; });
    const auto& costs = made.sections[0].figures.costs;
    REQUIRE(costs.size() == 2);
    CHECK(made.papers()->rounded_down() == static_cast<std::uint64_t>(with_both));
    CHECK(costs[1].requirement == 4);  // after the items and three topics
    CHECK(costs[1].hundredths.rounded_down() == static_cast<std::uint64_t>(3600 / with_both));
}

TEST_CASE("plan: what forms drawn together must share") {
    const Plan made = planned(ten_items(), blueprint_of("[[section]]\ntopic = { y = 3 }\n[series]\n"
                                                        "forms = 3\nmode = \"joint\"\n"
                                                        "overlap = 2\n"));
    REQUIRE(made.series);
    // Nine uses of four items: one is on three forms and three on two; 3 + 3 pairs, by 3 forms.
    CHECK(made.series->least_overlap == 2);
    CHECK(made.outcome == Outcome::found);
}

TEST_CASE("plan: an estimate tells two digits, and never that there is nothing") {
    // Of six one star: "a" is alone or any of the others are together.
    std::vector<bank::Item> items;
    for (int i = 0; i < 6; ++i) {
        items.push_back(item(std::string(1, static_cast<char>('a' + i)), "x", 0, 0));
    }
    items[0].enemies = {"b", "c", "d", "e", "f"};
    const auto papers = [&](int count) {
        return planned({bank_of("b", items)},
                       blueprint_of("[[section]]\nitems = " + std::to_string(count) + "\n"))
            .papers()
            ->rounded_down();
    };
    CHECK(papers(5) == 1);
    CHECK(papers(4) == 5);
    CHECK(papers(1) == 6);
    // 30 items in pairs of enemies: 2^4 · C(15, 4) = 21,840.
    std::vector<bank::Item> pairs;
    for (int i = 0; i < 30; ++i) {
        pairs.push_back(item("i" + std::to_string(10 + i), "x", 0, 0));
        if (i % 2 == 1) pairs.back().enemies = {"i" + std::to_string(9 + i)};
    }
    const Plan made = planned({bank_of("b", pairs)}, blueprint_of("[[section]]\nitems = 4\n"));
    CHECK_FALSE(made.are_papers_exact());
    CHECK(made.papers()->rounded_down() % 1000 == 0);
    CHECK(made.papers()->rounded_down() >= 21'000);
    CHECK(made.papers()->rounded_down() <= 23'000);
}
