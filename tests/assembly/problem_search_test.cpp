// SPDX-License-Identifier: MIT
#include "assembly/problem_search.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "assembly/program_search.hpp"
#include "assembly/undecided.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

base::Random seed(const std::string& text) { return base::Random("test", text).fork("search"); }

PortionsResult search(const SectionProblem& problem, const std::string& text) {
    return search_portions(problem, seed(text), step_limit);
}

/// All solutions, by trying every count of every kind and every part of every set.
class Enumeration {
  public:
    explicit Enumeration(const SectionProblem& problem) : problem_(problem) {
        portions_.free.resize(problem.kinds.size());
        portions_.sets.resize(problem.sets.size());
        try_kind(0);
    }
    [[nodiscard]] const std::vector<Portions>& solutions() const { return solutions_; }

  private:
    void try_kind(std::size_t kind) {
        if (kind == problem_.kinds.size()) return try_set(0);
        for (std::int64_t n = 0; n <= problem_.kinds[kind].supply; ++n) {
            portions_.free[kind] = n;
            try_kind(kind + 1);
        }
    }
    void try_set(std::size_t set) {
        if (set == problem_.sets.size()) {
            if (satisfies(portions_, problem_)) solutions_.push_back(portions_);
            return;
        }
        for (std::size_t part = 0; part < (1U << problem_.sets[set].kinds.size()); ++part) {
            portions_.sets[set].clear();
            for (std::size_t i = 0; i < problem_.sets[set].kinds.size(); ++i) {
                if ((part >> i & 1U) != 0) portions_.sets[set].push_back(i);
            }
            try_set(set + 1);
        }
    }

    const SectionProblem& problem_;
    Portions portions_;
    std::vector<Portions> solutions_;
};

std::int64_t number_below(base::Random& random, std::uint64_t end) {
    return static_cast<std::int64_t>(random.below(end));
}

base::Range random_range(base::Random& random, std::uint64_t end) {
    const std::int64_t least = number_below(random, end);
    return {least, least + (random.below(2) == 0 ? 0 : number_below(random, 3))};
}

SetOfItems random_set(base::Random& random, const SectionProblem& problem) {
    SetOfItems set;
    const std::uint64_t size = 1 + random.below(4);
    for (std::uint64_t i = 0; i < size; ++i) {
        set.kinds.push_back(random.below(problem.kinds.size()));
        set.included.push_back(random.below(16) == 0);
    }
    set.items.least = 1 + number_below(random, size);
    set.items.most = set.items.least + number_below(random, size + 2);
    set.amounts.assign(problem.bounds.size(), 0);
    if (problem.bounds.size() > 1) set.amounts.back() = 1;
    return set;
}

SectionProblem random_problem(base::Random& random) {
    SectionProblem problem;
    problem.bounds.push_back(base::Range::exactly(1 + number_below(random, 6)));
    const std::uint64_t bounds = 1 + random.below(4);
    for (std::uint64_t i = 1; i < bounds; ++i) problem.bounds.push_back(random_range(random, 5));
    const std::uint64_t kinds = 1 + random.below(4);
    for (std::uint64_t i = 0; i < kinds; ++i) {
        Kind kind;
        kind.supply = number_below(random, 4);
        kind.amounts.push_back(1);
        for (std::uint64_t bound = 1; bound < bounds; ++bound) {
            kind.amounts.push_back(number_below(random, bound == 1 ? 4 : 2));
        }
        problem.kinds.push_back(std::move(kind));
    }
    const std::uint64_t sets = random.below(4);
    for (std::uint64_t i = 0; i < sets; ++i) problem.sets.push_back(random_set(random, problem));
    return problem;
}

/// One item of each row; bounds are the number of items, then each value of each family.
SectionProblem families(const std::vector<std::vector<std::size_t>>& items,
                        const std::vector<std::vector<std::int64_t>>& wanted, std::int64_t total) {
    SectionProblem problem;
    problem.bounds.push_back(base::Range::exactly(total));
    for (const auto& family : wanted) {
        for (const std::int64_t count : family) {
            problem.bounds.push_back(base::Range::exactly(count));
        }
    }
    for (const auto& item : items) {
        Kind kind;
        kind.supply = 1;
        kind.amounts.assign(problem.bounds.size(), 0);
        kind.amounts[0] = 1;
        std::size_t first = 1;
        for (std::size_t family = 0; family < wanted.size(); ++family) {
            kind.amounts[first + item[family]] = 1;
            first += wanted[family].size();
        }
        problem.kinds.push_back(std::move(kind));
    }
    return problem;
}

/// Pairs of topics as in the parity bank: in the first of a pair level = difficulty, in the second
/// they differ, so that a pair has an odd sum of both.
SectionProblem parity_banks(std::size_t pairs, std::int64_t levels, std::int64_t difficulties) {
    std::vector<std::vector<std::size_t>> items;
    std::vector<std::int64_t> topics;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        for (const std::size_t one : {0U, 1U}) {
            for (const std::size_t level : {0U, 1U}) {
                items.push_back({2 * pair + one, level, level ^ one});
            }
            topics.push_back(1);
        }
    }
    const auto total = static_cast<std::int64_t>(2 * pairs);
    return families(items, {topics, {total - levels, levels}, {total - difficulties, difficulties}},
                    total);
}

}  // namespace

TEST_CASE("problem_search: finds a solution exactly when one exists, on 10,000 small problems") {
    base::Random random = base::Random("test", "portions").fork("problems");
    int feasible = 0;
    for (int trial = 0; trial < 10'000; ++trial) {
        const SectionProblem problem = random_problem(random);
        const bool exists = !Enumeration(problem).solutions().empty();
        feasible += exists ? 1 : 0;
        const PortionsResult result = search(problem, std::to_string(trial));
        REQUIRE(result.outcome == (exists ? Outcome::found : Outcome::none));
        if (exists) REQUIRE(satisfies(result.portions, problem));
    }
    CHECK(feasible > 2500);
    CHECK(feasible < 7500);
}

TEST_CASE("problem_search: bounds of the core cannot be met together") {
    base::Random random = base::Random("test", "cores").fork("problems");
    int smaller = 0;
    for (int trial = 0; trial < 5000; ++trial) {
        SectionProblem problem = random_problem(random);
        const PortionsResult result = search(problem, std::to_string(trial));
        if (result.outcome != Outcome::none) continue;
        for (std::size_t bound = 0; bound < problem.bounds.size(); ++bound) {
            if (std::ranges::binary_search(result.core, bound)) continue;
            problem.bounds[bound] = {-1000, 1000};
            ++smaller;
        }
        REQUIRE(Enumeration(problem).solutions().empty());
    }
    CHECK(smaller > 1000);
}

TEST_CASE("problem_search: every solution of a small problem is found under some seed") {
    base::Random random = base::Random("test", "all").fork("problems");
    for (int trial = 0; trial < 30; ++trial) {
        const SectionProblem problem = random_problem(random);
        const Enumeration all(problem);
        if (all.solutions().size() > 40) continue;
        std::size_t found = 0;
        std::vector<bool> is_found(all.solutions().size());
        for (int i = 0; i < 4000 && found < all.solutions().size(); ++i) {
            const PortionsResult result = search(problem, std::to_string(i));
            const auto at = std::ranges::find(all.solutions(), result.portions);
            REQUIRE(at != all.solutions().end());
            const auto place = static_cast<std::size_t>(at - all.solutions().begin());
            if (!is_found[place]) ++found;
            is_found[place] = true;
        }
        CHECK(found == all.solutions().size());
    }
}

TEST_CASE("problem_search: the forced table is found under every seed") {
    // Topics 1 … n-1 have 2 easy and 2 hard items, the last only 2 easy; 2 of each topic, 2(n-1)
    // hard.
    for (const std::size_t topics : {2U, 3U, 4U, 6U, 12U}) {
        std::vector<std::vector<std::size_t>> items;
        for (std::size_t topic = 0; topic < topics; ++topic) {
            for (int i = 0; i < 2; ++i) {
                items.push_back({topic, 0});
                if (topic + 1 < topics) items.push_back({topic, 1});
            }
        }
        const auto hard = static_cast<std::int64_t>(2 * (topics - 1));
        const SectionProblem problem =
            families(items, {std::vector<std::int64_t>(topics, 2), {2, hard}}, hard + 2);
        for (int i = 0; i < 50; ++i) {
            const PortionsResult result = search(problem, std::to_string(i));
            REQUIRE(result.outcome == Outcome::found);
            CHECK(result.steps < 200);
        }
    }
}

TEST_CASE("problem_search: the parity bank has no paper though any two families can be met") {
    const std::vector<std::vector<std::size_t>> items{{0, 0, 0}, {0, 1, 1}, {1, 0, 1}, {1, 1, 0}};
    const SectionProblem problem = families(items, {{1, 1}, {1, 1}, {1, 1}}, 2);
    CHECK(search(problem, "1").outcome == Outcome::none);
    for (const std::size_t family : {0U, 1U, 2U}) {
        SectionProblem two = problem;
        for (const std::size_t value : {0U, 1U}) two.bounds[1 + 2 * family + value] = {0, 2};
        CHECK(search(two, "1").outcome == Outcome::found);
    }
}

TEST_CASE("problem_search: many parity banks side by side") {
    const PortionsResult odd = search(parity_banks(8, 9, 8), "1");
    CHECK(odd.outcome == Outcome::none);
    CHECK(odd.steps < 100'000);
    CHECK(search(parity_banks(8, 9, 7), "1").outcome == Outcome::found);
}

TEST_CASE("problem_search: the limit is a third outcome") {
    const PortionsResult result = search_portions(parity_banks(8, 9, 8), seed("1"), 50);
    CHECK(result.outcome == Outcome::undecided);
    CHECK(result.steps >= 50);
    CHECK(result.steps < 60);
}

TEST_CASE("problem_search: a part of a set that can be drawn in very many ways") {
    // 12 items, each of a kind of its own, of which 6 are drawn: 924 ways.
    SectionProblem problem;
    problem.bounds = {base::Range::exactly(8), base::Range::exactly(6), base::Range::exactly(1)};
    SetOfItems set;
    set.items = base::Range::exactly(6);
    set.amounts = {0, 0, 1};
    for (std::size_t i = 0; i < 12; ++i) {
        problem.kinds.push_back({{1, static_cast<std::int64_t>(i % 2), 0}, 1, {}});
        set.kinds.push_back(i);
    }
    problem.sets = {set, set};
    problem.sets[0].included.assign(12, false);
    problem.sets[0].included[3] = true;
    const PortionsResult result = search(problem, "1");
    REQUIRE(result.outcome == Outcome::found);
    CHECK(satisfies(result.portions, problem));
    // 6 of the set with item 3 and 2 free ones; with two sets it would be 12 items.
    problem.bounds[2] = base::Range::exactly(2);
    CHECK(search(problem, "1").outcome == Outcome::none);
    problem.bounds[0] = base::Range::exactly(13);
    CHECK(search(problem, "1").outcome == Outcome::found);
    // Item 3 counts for bound 1.
    problem.bounds[1] = base::Range::exactly(0);
    CHECK(search(problem, "1").outcome == Outcome::none);
}

TEST_CASE("problem_search: bounds without any items, and a range that holds nothing") {
    SectionProblem problem;
    problem.bounds = {base::Range::exactly(1)};
    CHECK(search(problem, "1").core == std::vector<std::size_t>{0});
    problem.bounds[0] = base::Range::exactly(0);
    CHECK(search(problem, "1").outcome == Outcome::found);
    problem.bounds.push_back({1, 0});
    CHECK(search(problem, "1").core == std::vector<std::size_t>{1});
}

TEST_CASE("program_search: an attempt may take more draws than one generator has") {
    // No two even numbers differ by one, which only looking at each of them shows.
    Program program;
    program.add_row({1, 1});
    program.add_column({0, 10'000'000}, {{0, 2}});
    program.add_column({0, 10'000'000}, {{0, -2}});
    const auto start = [](base::Random&) { return std::vector<std::int64_t>{0, 0}; };
    CHECK(search_program(program, start, seed("1"), 8'000'000).outcome == Outcome::undecided);
}
