// SPDX-License-Identifier: MIT
#include "assembly/problem_sampler.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "assembly/bound_fit.hpp"
#include "papers.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// A kind of one family's class, with these amounts but for the number of items.
Kind kind(std::size_t number, std::vector<std::int64_t> amounts, std::int64_t supply) {
    Kind made;
    made.classes = {number};
    made.amounts = std::move(amounts);
    made.amounts.insert(made.amounts.begin(), 1);
    made.supply = supply;
    return made;
}

/// Three topics of two items each out of 1 : 6 of two colours. At least four red ones are wanted,
/// which by chance would be one or none.
SectionProblem mostly_red() {
    SectionProblem problem;
    problem.classes = {3};
    problem.bounds = {{6, 6}, {2, 2}, {2, 2}, {2, 2}, {4, 6}};
    for (std::size_t topic = 0; topic < 3; ++topic) {
        for (const std::int64_t is_red : {0, 1}) {
            std::vector<std::int64_t> amounts(4, 0);
            amounts[topic] = 1;
            amounts[3] = is_red;
            problem.kinds.push_back(kind(topic, amounts, is_red == 1 ? 2 : 12));
        }
    }
    return problem;
}

/// As few bounds counted as can be.
constexpr CountingEffort least{20};

}  // namespace

TEST_CASE("problem_sampler: random problems have as many papers as enumeration finds") {
    base::Random random = base::Random("test", "problems").fork("problems");
    int possible = 0;
    for (int trial = 0; trial < 1000; ++trial) {
        const SectionProblem problem = random_problem(random);
        const Papers papers = all_papers(problem);
        possible += papers.empty() ? 0 : 1;
        CAPTURE(trial);
        const auto whole = ProblemSampler::make(problem, CountingEffort::whole);
        REQUIRE(whole);
        REQUIRE(whole->is_exact());
        REQUIRE(whole->papers() == Weight(sum_of(papers)));
        REQUIRE(whole->is_possible() == !papers.empty());
    }
    CHECK(possible > 300);
    CHECK(possible < 950);
}

TEST_CASE("problem_sampler: chances are those of enumeration") {
    base::Random random = base::Random("test", "chances").fork("problems");
    int possible = 0;
    for (int trial = 0; trial < 400; ++trial) {
        const SectionProblem problem = random_problem(random);
        const Papers papers = all_papers(problem);
        const auto sampler = ProblemSampler::make(problem, CountingEffort::whole);
        REQUIRE(sampler);
        const auto chances = sampler->chances();
        REQUIRE(chances.has_value() == !papers.empty());
        if (!chances) continue;
        ++possible;
        const Weight all(sum_of(papers));
        // Of all papers together, rounded to a millionth of an item.
        const auto micro = [&](const Weight& chance) {
            return (chance * all * Weight(1'000'000) + Weight(1) / Weight(2)).rounded_down();
        };
        CAPTURE(trial);
        for (std::size_t kind = 0; kind < problem.kinds.size(); ++kind) {
            std::uint64_t items = 0;
            for (const auto& [portions, number] : papers) {
                items += number * static_cast<std::uint64_t>(portions.free[kind]);
            }
            const auto supply = static_cast<std::uint64_t>(problem.kinds[kind].supply);
            CHECK(micro(chances->free[kind] * Weight(supply)) == 1'000'000 * items);
        }
        for (std::size_t set = 0; set < problem.sets.size(); ++set) {
            for (std::size_t item = 0; item < problem.sets[set].kinds.size(); ++item) {
                std::uint64_t times = 0;
                for (const auto& [portions, number] : papers) {
                    const auto& taken = portions.sets[set];
                    times += std::ranges::find(taken, item) != taken.end() ? number : 0;
                }
                CHECK(micro(chances->sets[set][item]) == 1'000'000 * times);
            }
        }
    }
    CHECK(possible > 100);
}

TEST_CASE("problem_sampler: papers are drawn evenly, by one chi-square of random problems") {
    for (const CountingEffort effort :
         {CountingEffort::whole, CountingEffort::quick, CountingEffort{200}, CountingEffort{40}}) {
        base::Random random = base::Random("test", "evenness").fork("problems");
        int possible = 0;
        std::int64_t sum = 0;
        for (int trial = 0; trial < 500; ++trial) {
            const SectionProblem problem = random_problem(random);
            const Papers papers = all_papers(problem);
            if (papers.size() < 2 || papers.size() > 200) continue;
            const auto sampler = ProblemSampler::make(problem, effort);
            if (!sampler) continue;
            const Draws draws = draw(*sampler, std::to_string(trial), 400);
            CAPTURE(trial);
            CHECK(draws.accepted == 400);
            for (const auto& [portions, number] : draws.drawn) REQUIRE(papers.contains(portions));
            sum += z_thousandths(papers, draws);
            ++possible;
        }
        CAPTURE(static_cast<std::uint64_t>(effort));
        CHECK(possible > 80);
        // The mean of so many z of variance about 1.
        const std::int64_t mean = sum / possible;
        CHECK(mean > -300);
        CHECK(mean < 300);
    }
}

TEST_CASE("problem_sampler: a range under tilt is met evenly, which needs the correction") {
    const SectionProblem problem = mostly_red();
    const Papers papers = all_papers(problem);
    const auto sampler = ProblemSampler::make(problem, least);
    REQUIRE(sampler);
    REQUIRE_FALSE(sampler->is_exact());
    const BoundFit fit(problem);
    REQUIRE(fit.tilt(4) > Weight(4));
    for (const char* seed : {"1", "2", "3"}) {
        const Draws draws = draw(*sampler, seed, 20'000);
        CHECK(draws.accepted == 20'000);
        CHECK(std::abs(z_thousandths(papers, draws)) < 4000);
        // The number of papers is what the tries say it is, within 3 %.
        const Weight estimate = sampler->papers() * Weight(draws.accepted) / Weight(draws.tries);
        CHECK(estimate.rounded_down() > sum_of(papers) * 97 / 100);
        CHECK(estimate.rounded_down() < sum_of(papers) * 103 / 100);
    }
    // Without the correction each red item beyond the fourth would count for its tilt.
    Papers skewed;
    for (const auto& [portions, number] : papers) {
        Weight weight(number);
        for (const std::size_t red : {1, 3, 5}) {
            for (std::int64_t i = 0; i < portions.free[red]; ++i) weight = weight * fit.tilt(4);
        }
        skewed[portions] = weight.rounded_down();
    }
    Draws wrong;
    base::Random random = base::Random("test", "skewed").fork("papers");
    for (; wrong.accepted < 20'000; ++wrong.accepted) {
        std::uint64_t at = random.below(sum_of(skewed));
        auto chosen = skewed.begin();
        while (at >= chosen->second) at -= (chosen++)->second;
        ++wrong.drawn[chosen->first];
    }
    CHECK(z_thousandths(papers, wrong) > 10'000);
}

TEST_CASE("problem_sampler: item sets get the share of papers that they have") {
    // Three whole sets of three, or three single items out of twelve: 3 + 220 papers. Solvers with
    // a random objective give the sets 8.7 % of draws; their share is 1.3 %.
    SectionProblem problem;
    problem.bounds = {{3, 3}};
    problem.kinds.push_back({{1}, 12, {}});
    for (int set = 0; set < 3; ++set) {
        problem.sets.push_back({{0, 0, 0}, {0}, {3, 3}, {false, false, false}});
    }
    const auto sampler = ProblemSampler::make(problem);
    REQUIRE(sampler);
    CHECK(sampler->is_exact());
    CHECK(sampler->papers() == Weight(223));
    const Draws draws = draw(*sampler, "1", 100'000);
    std::uint64_t of_sets = 0;
    for (const auto& [portions, number] : draws.drawn) {
        of_sets += portions.free[0] == 0 ? number : 0;
    }
    // 1345 of 100,000 are expected, with a standard deviation of 36.
    CHECK(of_sets > 1345 - 4 * 36);
    CHECK(of_sets < 1345 + 4 * 36);
    CHECK(std::abs(z_thousandths(all_papers(problem), draws)) < 4000);
}

TEST_CASE("problem_sampler: the bank of four items that any two families fit, but not all three") {
    SectionProblem problem;
    problem.classes = {2, 2, 2};
    problem.bounds.assign(7, {1, 1});
    problem.bounds[0] = {2, 2};
    for (const std::vector<std::size_t>& classes :
         {std::vector<std::size_t>{0, 0, 0}, {0, 1, 1}, {1, 0, 1}, {1, 1, 0}}) {
        Kind one{{1, 0, 0, 0, 0, 0, 0}, 1, classes};
        for (std::size_t i = 0; i < 3; ++i) one.amounts[1 + 2 * i + classes[i]] = 1;
        problem.kinds.push_back(one);
    }
    CHECK_FALSE(ProblemSampler::make(problem, CountingEffort::whole)->is_possible());
    const auto sampler = ProblemSampler::make(problem, CountingEffort{40});
    REQUIRE(sampler);
    if (sampler->is_possible()) CHECK(draw(*sampler, "1", 1).accepted == 0);
    problem.bounds[5] = problem.bounds[6] = {0, 2};
    CHECK(ProblemSampler::make(problem, CountingEffort::whole)->papers() == Weight(2));
}

TEST_CASE("problem_sampler: the table that greedy methods miss is the only one") {
    // Topics have two easy and two hard items, the last two easy ones only; two of each topic are
    // wanted, and all others hard: one table, found at the first try.
    constexpr std::size_t topics = 12;
    SectionProblem problem;
    problem.classes = {topics};
    problem.bounds.assign(topics + 2, {2, 2});
    problem.bounds[0] = {2 * topics, 2 * topics};
    problem.bounds[topics + 1] = {2 * (topics - 1), 2 * (topics - 1)};
    for (std::size_t topic = 0; topic < topics; ++topic) {
        for (const std::int64_t is_hard : {0, 1}) {
            std::vector<std::int64_t> amounts(topics + 1, 0);
            amounts[topic] = 1;
            amounts[topics] = is_hard;
            const bool is_missing = is_hard == 1 && topic + 1 == topics;
            problem.kinds.push_back(kind(topic, amounts, is_missing ? 0 : 2));
        }
    }
    const auto sampler = ProblemSampler::make(problem);
    REQUIRE(sampler);
    CHECK(sampler->papers() == Weight(1));
    CHECK(draw(*sampler, "1", 1).tries == 1);
}

TEST_CASE("problem_sampler: two items appear together as often as in all papers") {
    const SectionProblem problem = mostly_red();
    const Papers papers = all_papers(problem);
    const Draws draws = draw(*ProblemSampler::make(problem, least), "pairs", 20'000);
    // By pairs of kinds: how many pairs of items papers have, on average times 1/1000.
    const auto pairs = [](const Papers& all, std::size_t one, std::size_t other) {
        std::uint64_t sum = 0;
        for (const auto& [portions, number] : all) {
            const std::int64_t count = one == other
                                           ? portions.free[one] * (portions.free[one] - 1) / 2
                                           : portions.free[one] * portions.free[other];
            sum += number * static_cast<std::uint64_t>(count);
        }
        return sum * 1000 / sum_of(all);
    };
    for (std::size_t one = 0; one < 6; ++one) {
        for (std::size_t other = one; other < 6; ++other) {
            const auto expected = static_cast<std::int64_t>(pairs(papers, one, other));
            const auto seen = static_cast<std::int64_t>(pairs(draws.drawn, one, other));
            // Counts up to 4 have a standard deviation below 1: five of a mean of 20,000.
            CHECK(std::abs(seen - expected) <= 36);
        }
    }
}

TEST_CASE("problem_sampler: the same generator draws the same paper") {
    const SectionProblem problem = mostly_red();
    const auto one = ProblemSampler::make(problem, least);
    const auto other = ProblemSampler::make(problem, least);
    CHECK(draw(*one, "5", 50).drawn == draw(*other, "5", 50).drawn);
}

TEST_CASE("problem_sampler: far more states than papers can be counted by are refused") {
    SectionProblem problem;
    problem.classes = {40, 6, 6};
    problem.bounds.assign(1 + 6 + 6, {200, 200});
    problem.bounds[0] = {1200, 1200};
    for (std::size_t number = 0; number < 40 * 36; ++number) {
        Kind one{std::vector<std::int64_t>(13, 0), 50, {number / 36, number / 6 % 6, number % 6}};
        one.amounts[0] = one.amounts[1 + one.classes[1]] = one.amounts[7 + one.classes[2]] = 1;
        problem.kinds.push_back(one);
    }
    CHECK_FALSE(ProblemSampler::make(problem, CountingEffort::whole));
}
