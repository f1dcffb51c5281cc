// SPDX-License-Identifier: MIT
#include "assembly/problem_search.hpp"

#include <cassert>
#include <utility>

#include "assembly/section_program.hpp"

namespace papersetter::assembly {

PortionsResult search_portions(const SectionProblem& problem, const base::Random& random,
                               std::uint64_t most_steps) {
    Program program;
    const SectionProgram section(problem, program);
    const auto start = [&](base::Random& chance) {
        std::vector<std::int64_t> values(program.boxes().size());
        section.start(chance, values);
        return values;
    };
    ProgramResult found = search_program(program, start, random.fork("counts"), most_steps);
    PortionsResult result;
    result.outcome = found.outcome;
    result.steps = found.steps;
    for (const std::size_t row : found.core) {
        if (row < problem.bounds.size()) result.core.push_back(row);
    }
    if (found.outcome == Outcome::found) {
        base::Random chance = random.fork("items");
        result.portions = section.portions(found.values, chance);
        assert(satisfies(result.portions, problem));
    }
    return result;
}

}  // namespace papersetter::assembly
