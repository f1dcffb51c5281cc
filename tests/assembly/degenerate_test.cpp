// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <set>

#include "assembly/problem_sampler.hpp"
#include "assembly/problem_search.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// Items a, b, c, … of these topics, a letter each.
std::vector<bank::Item> of_topics(std::string_view topics) {
    std::vector<bank::Item> items;
    for (std::size_t i = 0; i < topics.size(); ++i) {
        items.push_back(item(std::string(1, static_cast<char>('a' + i)),
                             std::string(topics.substr(i, 1)), 0, 0));
    }
    return items;
}

std::vector<bank::Bank> one_bank(const std::vector<bank::Item>& items) {
    return {bank_of("b", items)};
}

/// Every two of the items are enemies.
std::vector<bank::Item> all_enemies(std::vector<bank::Item> items) {
    for (bank::Item& one : items) {
        for (const bank::Item& other : items) {
            if (one.id != other.id) one.enemies.push_back(other.id);
        }
    }
    return items;
}

Lines refusal(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint) {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(assemble(banks, blueprint, "1", diagnostics)),
                    base::InputError);
    return lines_of(diagnostics);
}

}  // namespace

TEST_CASE("degenerate: a bank of one item") {
    const auto banks = one_bank(of_topics("x"));
    const auto blueprint = blueprint_of("[[section]]\nitems = 1\n");
    CHECK(ids(banks, drawn(banks, blueprint, "1")[0]) == "a");
    CHECK(refusal(banks, blueprint_of("[[section]]\nitems = 2\n")).size() == 1);
}

TEST_CASE("degenerate: a bank without items") {
    CHECK(refusal(one_bank({}), blueprint_of("[[section]]\nitems = 1\n")).size() == 1);
}

TEST_CASE("degenerate: counts equal to the supply take every item, in every order") {
    const auto banks = one_bank(of_topics("xxyy"));
    const auto blueprint = blueprint_of("[[section]]\ntopic = { x = 2, y = 2 }\n");
    std::set<std::string> orders;
    for (int seed = 0; seed < 400; ++seed) {
        orders.insert(ids(banks, drawn(banks, blueprint, std::to_string(seed))[0]));
    }
    CHECK(orders.size() == 24);  // 4!
}

TEST_CASE("degenerate: none of a topic, be there items of it or not") {
    const auto banks = one_bank(of_topics("xxy"));
    const auto blueprint = blueprint_of("[[section]]\ntopic = { x = 2, y = 0, z = 0 }\n");
    const Selections forms = drawn(banks, blueprint, "1");
    CHECK(forms[0].sections[0].items.size() == 2);
}

TEST_CASE("degenerate: where all are enemies one may be drawn, each as likely") {
    const auto banks = one_bank(all_enemies(of_topics("xxxxx")));
    const auto blueprint = blueprint_of("[[section]]\nitems = 1\n");
    std::set<std::string> seen;
    for (int seed = 0; seed < 100; ++seed) {
        seen.insert(ids(banks, drawn(banks, blueprint, std::to_string(seed))[0]));
    }
    CHECK(seen.size() == 5);
    CHECK(refusal(banks, blueprint_of("[[section]]\nitems = 2\n")).size() == 1);
}

TEST_CASE("degenerate: one item set of all items is taken whole or not at all") {
    std::vector<bank::Item> items = of_topics("xxxxxxxxxxxxxxxxxxxx");
    for (bank::Item& one : items) one.stimulus = "all";
    std::vector<bank::Bank> banks = one_bank(items);
    banks[0].stimuli.emplace_back().id = "all";
    CHECK(
        drawn(banks, blueprint_of("[[section]]\nitems = 20\n"), "1")[0].sections[0].items.size() ==
        20);
    CHECK_FALSE(refusal(banks, blueprint_of("[[section]]\nitems = 19\n")).empty());
}

TEST_CASE("degenerate: amounts near the end of 63 bits, and of nothing") {
    constexpr std::int64_t huge = std::int64_t{1} << 58U;
    SectionProblem problem;
    problem.bounds = {base::Range::exactly(2), {huge, 2 * huge}, {0, 0}};
    problem.kinds = {{{1, 0, 0}, 3, {}}, {{1, huge, 0}, 2, {}}};
    const auto sampler = ProblemSampler::make(problem, CountingEffort::whole);
    REQUIRE(sampler);
    CHECK(sampler->papers().rounded_down() == 7);  // 3 · 2 + 1
    const base::Random random = base::Random("test", "huge").fork("search");
    const PortionsResult found = search_portions(problem, random, 1'000);
    REQUIRE(found.outcome == Outcome::found);
    CHECK(satisfies(found.portions, problem));
    problem.bounds[1] = {2 * huge + 1, 3 * huge};
    CHECK(search_portions(problem, random, 1'000).outcome == Outcome::none);
}
