// SPDX-License-Identifier: MIT
#include "assembly/requirement_costs.hpp"

#include <optional>

#include "assembly/problem_sampler.hpp"
#include "assembly/undecided.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::uint32_t enough_accepted = 300;
constexpr std::uint32_t least_accepted = 30;
constexpr std::uint32_t most_tries = 30'000;

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

/// Nothing when too few tries are accepted.
std::optional<Weight> papers_of(const SectionProblem& problem) {
    const auto sampler = ProblemSampler::make(problem);
    if (!sampler || !sampler->is_possible()) return std::nullopt;
    if (sampler->is_exact()) return sampler->papers();
    const base::Random random = base::Random("papersetter/plan", "costs").fork("papers");
    std::uint32_t accepted = 0;
    std::uint32_t tries = 0;
    std::uint64_t steps = 0;
    while (accepted < enough_accepted && tries < most_tries && steps < step_limit) {
        if (sampler->draw(random.attempt(tries++), steps)) ++accepted;
    }
    if (accepted < least_accepted) return std::nullopt;
    return sampler->papers() * Weight(accepted) / Weight(tries);
}

}  // namespace

std::vector<RequirementCost> requirement_costs(const SectionSupply& supply, const Weight& papers) {
    const auto& all = supply.requirements();
    std::vector<RequirementCost> costs;
    std::size_t first = 1;  // the number of items stays
    while (first < all.size()) {
        std::size_t end = first + 1;
        while (end < all.size() && stand_together(all[first], all[end])) ++end;
        const auto without = papers_of(without_bounds(supply.section_problem(), first, end));
        if (without) costs.push_back({all[first].demand, first, *without * Weight(100) / papers});
        first = end;
    }
    return costs;
}

}  // namespace papersetter::assembly
