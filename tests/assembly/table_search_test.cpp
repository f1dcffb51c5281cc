// SPDX-License-Identifier: MIT
#include "assembly/table_search.hpp"

#include <doctest/doctest.h>

#include <numeric>
#include <string>

#include "assembly/undecided.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

TableResult search(const TableProblem& problem, const base::Random& random) {
    return search_table(problem, random, step_limit);
}

base::Random seed(const std::string& text) { return base::Random("test", text).fork("counts"); }

std::int64_t sum(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

/// Whether the counts are a table of the problem.
bool solves(const TableProblem& problem, const Counts& counts) {
    Counts topics(problem.topics.size());
    Counts levels(problem.levels.size());
    Counts difficulties(problem.difficulties.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] < 0 || counts[i] > problem.capacity[i]) return false;
        topics[i / (levels.size() * difficulties.size())] += counts[i];
        levels[i / difficulties.size() % levels.size()] += counts[i];
        difficulties[i % difficulties.size()] += counts[i];
    }
    return topics == problem.topics && levels == problem.levels &&
           difficulties == problem.difficulties;
}

/// Whether any table exists, by trying every count of every cell.
bool exists(const TableProblem& problem, TableProblem left, std::size_t cell) {
    if (cell == problem.capacity.size()) {
        return sum(left.topics) + sum(left.levels) + sum(left.difficulties) == 0;
    }
    const std::size_t width = problem.difficulties.size();
    const std::size_t height = problem.levels.size();
    auto& topic = left.topics[cell / (width * height)];
    auto& level = left.levels[cell / width % height];
    auto& difficulty = left.difficulties[cell % width];
    for (std::int64_t n = 0;; ++n) {
        if (exists(problem, left, cell + 1)) return true;
        if (n == problem.capacity[cell] || topic == 0 || level == 0 || difficulty == 0)
            return false;
        --topic;
        --level;
        --difficulty;
    }
}

TableProblem random_problem(base::Random& random) {
    TableProblem problem;
    problem.topics.resize(2 + random.below(2));
    problem.levels.resize(2 + random.below(2));
    problem.difficulties.resize(2);
    problem.capacity.resize(problem.topics.size() * problem.levels.size() * 2);
    for (auto& cell : problem.capacity) cell = static_cast<std::int64_t>(random.below(3));
    const std::uint64_t seats = 2 + random.below(5);
    for (std::uint64_t seat = 0; seat < seats; ++seat) {
        const auto topic = random.below(problem.topics.size());
        const auto level = random.below(problem.levels.size());
        const auto difficulty = random.below(2);
        ++problem.topics[topic];
        ++problem.levels[level];
        ++problem.difficulties[difficulty];
    }
    return problem;
}

/// Topics 1 … n-1 have 2 easy and 2 hard items, the last only 2 easy; 2 of each topic are wanted,
/// 2(n-1) hard: only one table works.
TableProblem forced_table(std::size_t topics) {
    TableProblem problem;
    problem.topics.assign(topics, 2);
    problem.levels = {static_cast<std::int64_t>(2 * topics)};
    problem.difficulties = {2, static_cast<std::int64_t>(2 * (topics - 1))};
    problem.capacity.assign(2 * topics, 2);
    problem.capacity.back() = 0;
    return problem;
}

}  // namespace

TEST_CASE("table_search: finds a table exactly when one exists, on 5,000 small problems") {
    base::Random random = base::Random("test", "tables").fork("problems");
    int feasible = 0;
    for (int trial = 0; trial < 5000; ++trial) {
        const TableProblem problem = random_problem(random);
        const bool expected = exists(problem, problem, 0);
        feasible += expected ? 1 : 0;
        const TableResult result = search(problem, seed(std::to_string(trial)));
        REQUIRE(result.outcome == (expected ? TableOutcome::found : TableOutcome::none));
        if (expected) REQUIRE(solves(problem, result.counts));
    }
    CHECK(feasible > 1000);
    CHECK(feasible < 4500);
}

TEST_CASE("table_search: the forced table is found under every seed") {
    for (const std::size_t topics : {2U, 3U, 4U, 6U, 12U}) {
        const TableProblem problem = forced_table(topics);
        Counts only;
        for (std::size_t i = 0; i + 1 < topics; ++i) only.insert(only.end(), {0, 2});
        only.insert(only.end(), {2, 0});
        for (int i = 0; i < 50; ++i) {
            const TableResult result = search(problem, seed(std::to_string(i)));
            REQUIRE(result.outcome == TableOutcome::found);
            CHECK(result.counts == only);
        }
    }
}

TEST_CASE("table_search: the parity bank has no paper though any two families can be met") {
    // Items (topic, level, difficulty) = 000, 011, 101, 110; two items, one of each value.
    TableProblem problem;
    problem.topics = problem.levels = problem.difficulties = {1, 1};
    problem.capacity = {1, 0, 0, 1, 0, 1, 1, 0};
    const TableResult result = search(problem, seed("1"));
    CHECK(result.outcome == TableOutcome::none);

    // Without one family there are two papers.
    TableProblem two = problem;
    two.difficulties = {2};
    two.capacity = {1, 1, 1, 1};
    CHECK(search(two, seed("1")).outcome == TableOutcome::found);
}

TEST_CASE("table_search: many parity banks side by side are decided by remembering dead ends") {
    // Eight pairs of topics as above. In the first of a pair level = difficulty, in the second they
    // differ, so a pair has an odd sum of both and eight pairs an even one.
    TableProblem problem;
    for (int pair = 0; pair < 8; ++pair) {
        problem.topics.insert(problem.topics.end(), {1, 1});
        problem.capacity.insert(problem.capacity.end(), {1, 0, 0, 1, 0, 1, 1, 0});
    }
    problem.levels = {7, 9};
    problem.difficulties = {8, 8};  // 9 + 8 is odd
    const TableResult odd = search(problem, seed("1"));
    CHECK(odd.outcome == TableOutcome::none);
    CHECK(odd.steps < 100'000);
    problem.difficulties = {7, 9};
    CHECK(search(problem, seed("1")).outcome == TableOutcome::found);
}

TEST_CASE("table_search: with two families it never goes back") {
    base::Random random = base::Random("test", "two").fork("problems");
    for (int trial = 0; trial < 200; ++trial) {
        TableProblem problem;
        problem.topics.assign(10, 0);
        problem.levels = {0};
        problem.difficulties.assign(3, 0);
        problem.capacity.assign(30, 1);
        // A paper of the bank itself fixes the sums, so that a table exists.
        for (auto& cell : problem.capacity) cell = static_cast<std::int64_t>(random.below(3));
        for (std::size_t i = 0; i < 30; ++i) {
            const auto taken = static_cast<std::int64_t>(
                random.below(static_cast<std::uint64_t>(problem.capacity[i]) + 1));
            problem.topics[i / 3] += taken;
            problem.levels[0] += taken;
            problem.difficulties[i % 3] += taken;
        }
        const TableResult result = search(problem, seed(std::to_string(trial)));
        REQUIRE(result.outcome == TableOutcome::found);
        CHECK(solves(problem, result.counts));
        CHECK(result.steps < 400);
    }
}

TEST_CASE("table_search: the limit is a third outcome") {
    TableProblem problem;
    for (int pair = 0; pair < 8; ++pair) {
        problem.topics.insert(problem.topics.end(), {1, 1});
        problem.capacity.insert(problem.capacity.end(), {1, 0, 0, 1, 0, 1, 1, 0});
    }
    problem.levels = {7, 9};
    problem.difficulties = {8, 8};
    const TableResult result = search_table(problem, seed("1"), 50);
    CHECK(result.outcome == TableOutcome::undecided);
    CHECK(result.steps == 50);
    CHECK(std::string(Undecided(50).what()) == "undecided after 50 steps");
}

TEST_CASE("table_search: counts equal to the supply, and empty classes") {
    TableProblem problem;
    problem.topics = {3, 0, 2};
    problem.levels = {4, 1};
    problem.difficulties = {5};
    problem.capacity = {3, 0, 5, 5, 1, 1};
    const TableResult result = search(problem, seed("1"));
    REQUIRE(result.outcome == TableOutcome::found);
    CHECK(result.counts == Counts{3, 0, 0, 0, 1, 1});
}

TEST_CASE("table_search: as many topics as a paper may have items") {
    TableProblem problem;
    problem.topics.assign(2000, 1);
    problem.levels = {500, 300, 400, 400, 300, 100};
    problem.difficulties = {800, 800, 400};
    problem.capacity.assign(2000 * 18, 1);
    const TableResult result = search(problem, seed("1"));
    REQUIRE(result.outcome == TableOutcome::found);
    CHECK(solves(problem, result.counts));
}
