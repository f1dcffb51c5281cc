// SPDX-License-Identifier: MIT
#include "assembly/requirement_costs.hpp"

#include "assembly/problem_sampler.hpp"

namespace papersetter::assembly {
namespace {

bool stand_together(const Requirement& one, const Requirement& other) {
    return one.demand == other.demand && (one.demand == Demand::rule || one.number == other.number);
}

void erase_from(std::vector<std::int64_t>& amounts, std::size_t first, std::size_t end) {
    amounts.erase(amounts.begin() + static_cast<std::ptrdiff_t>(first),
                  amounts.begin() + static_cast<std::ptrdiff_t>(end));
}

SectionProblem without_bounds(SectionProblem problem, std::size_t first, std::size_t end) {
    problem.bounds.erase(problem.bounds.begin() + static_cast<std::ptrdiff_t>(first),
                         problem.bounds.begin() + static_cast<std::ptrdiff_t>(end));
    for (Kind& kind : problem.kinds) erase_from(kind.amounts, first, end);
    for (SetOfItems& set : problem.sets) erase_from(set.amounts, first, end);
    return problem;
}

}  // namespace

std::vector<RequirementCost> requirement_costs(const SectionSupply& supply, const Weight& papers) {
    const auto& all = supply.requirements();
    std::vector<RequirementCost> costs;
    std::size_t first = 1;  // the number of items stays
    while (first < all.size()) {
        std::size_t end = first + 1;
        while (end < all.size() && stand_together(all[first], all[end])) ++end;
        const auto sampler =
            ProblemSampler::make(without_bounds(supply.section_problem(), first, end));
        if (sampler && sampler->is_exact()) {
            costs.push_back({all[first].demand, first, sampler->papers() * Weight(100) / papers});
        }
        first = end;
    }
    return costs;
}

}  // namespace papersetter::assembly
