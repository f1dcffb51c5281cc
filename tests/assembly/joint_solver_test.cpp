// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "assembly/joint_solver.hpp"
#include "joint_fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

TEST_CASE("joint_solver: finds a series exactly when trying everything does") {
    const base::Random root = base::Random("test", "1").fork("joint solver");
    int found = 0;
    for (std::uint32_t i = 0; i < 1500; ++i) {
        base::Random random = root.attempt(i);
        bank::Bank bank = small_bank(random);
        const SmallSeries small(std::move(bank), small_blueprint(random));
        const JointResult result = solve_joint(small.problem, random.fork("solve"), 1'000'000);
        const bool exists = BruteSeries(small.problem).exists();
        INFO(i);
        REQUIRE(result.outcome == (exists ? JointOutcome::found : JointOutcome::none));
        if (exists) REQUIRE(satisfies(result.series, small.problem));
        found += exists ? 1 : 0;
    }
    CHECK(found > 300);
    CHECK(found < 1200);
}

TEST_CASE("joint_solver: without a step nothing is decided") {
    base::Random random = base::Random("test", "1").fork("no step");
    bank::Bank bank = small_bank(random);
    const SmallSeries small(std::move(bank), small_blueprint(random));
    CHECK(solve_joint(small.problem, random, 0).outcome != JointOutcome::found);
    JointProblem open = small.problem;
    open.overlap = JointProblem::unbounded;
    CHECK(solve_joint(open, random, 0).outcome == JointOutcome::undecided);
}
