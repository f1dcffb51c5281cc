// SPDX-License-Identifier: MIT
#include "assembly/joint_sequence.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

constexpr std::size_t sets = 12;

base::Random seed(const std::string& text) { return base::Random("test", text).fork("sequence"); }

/// Papers of six items, three of each of two kinds, of which one set gives two or three.
SectionProblem problem_with_sets() {
    SectionProblem problem;
    problem.bounds = {base::Range::exactly(6), base::Range::exactly(3), base::Range::exactly(1)};
    problem.kinds = {{{1, 1, 0}, 30, {}}, {{1, 0, 0}, 30, {}}};
    for (std::size_t set = 0; set < sets; ++set) {
        SetOfItems one{{0, 1, set % 2}, {0, 0, 1}, {2, 3}, {false, false, false}};
        problem.sets.push_back(one);
    }
    return problem;
}

struct Uses {
    std::vector<std::int64_t> kinds;
    std::vector<std::int64_t> sets;

    void add(const Portions& form) {
        kinds.resize(form.free.size());
        sets.resize(form.sets.size());
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) kinds[kind] += form.free[kind];
        for (std::size_t set = 0; set < sets.size(); ++set)
            sets[set] += form.sets[set].empty() ? 0 : 1;
    }
};

}  // namespace

TEST_CASE("joint_sequence: as many forms as there are sets to use, sampled or searched for") {
    const SectionProblem problem = problem_with_sets();
    for (const bool samples : {true, false}) {
        for (const std::int64_t max_use : {1, 2}) {
            CAPTURE(samples);
            CAPTURE(max_use);
            const auto forms = static_cast<std::size_t>(max_use) * sets;
            JointSequence sequence(problem, {forms + 1, max_use}, samples);
            Uses uses;
            std::uint64_t steps = 0;
            for (std::uint32_t form = 0; form < forms; ++form) {
                const auto drawn = sequence.next(seed("forms").form(form), 100'000, steps);
                REQUIRE(drawn);
                CHECK(satisfies(*drawn, problem));
                uses.add(*drawn);
            }
            for (const std::int64_t times : uses.sets) CHECK(times == max_use);
            for (const std::int64_t times : uses.kinds) CHECK(times <= 30 * max_use);
            CHECK(!sequence.next(seed("one more"), 100'000, steps));
        }
    }
}

TEST_CASE("joint_sequence: free items that run short are not used again") {
    SectionProblem problem = problem_with_sets();
    for (Kind& kind : problem.kinds) kind.supply = 10;
    for (std::uint32_t i = 0; i < 50; ++i) {
        JointSequence sequence(problem, {sets, 1}, true);
        Uses uses;
        std::uint64_t steps = 0;
        std::size_t drawn = 0;
        while (const auto form = sequence.next(seed("short").attempt(i), 100'000, steps)) {
            REQUIRE(satisfies(*form, problem));
            uses.add(*form);
            ++drawn;
        }
        CHECK(drawn >= 3);
        CHECK(drawn <= 6);
        for (const std::int64_t times : uses.kinds) CHECK(times <= 10);
        for (const std::int64_t times : uses.sets) CHECK(times <= 1);
    }
}
