// SPDX-License-Identifier: MIT
#include "assembly/disjoint.hpp"

#include <algorithm>
#include <limits>
#include <string_view>

#include "assembly/joint_counts.hpp"
#include "assembly/joint_problem.hpp"
#include "assembly/joint_solver.hpp"
#include "assembly/problem_search.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::uint64_t steps_for_most = 200'000;
constexpr std::uint64_t steps_for_least = 200'000;

base::Random chance(std::string_view purpose) {
    return base::Random("papersetter/plan", "disjoint").fork(purpose);
}

/// What each bound's amounts add up to over all there is, a set with each paper that can have it.
std::vector<std::int64_t> sums_of_all(const SectionProblem& problem) {
    std::vector<std::int64_t> sums(problem.bounds.size());
    const auto add = [&](const std::vector<std::int64_t>& amounts, std::int64_t count) {
        for (std::size_t bound = 0; bound < sums.size(); ++bound) {
            sums[bound] += amounts[bound] * count;
        }
    };
    for (const Kind& kind : problem.kinds) add(kind.amounts, kind.supply);
    for (const SetOfItems& set : problem.sets) {
        add(set.amounts, copies_of(set, {std::numeric_limits<std::uint32_t>::max(), 1}));
        for (const std::size_t kind : set.kinds) add(problem.kinds[kind].amounts, 1);
    }
    return sums;
}

/// No more papers than any bound by itself allows, at least 1.
std::int64_t papers_by_sums(const SectionProblem& problem) {
    const std::vector<std::int64_t> sums = sums_of_all(problem);
    std::int64_t papers = std::numeric_limits<std::int64_t>::max();
    for (std::size_t bound = 0; bound < sums.size(); ++bound) {
        const std::int64_t each = problem.bounds[bound].least;
        if (each > 0) papers = std::min(papers, sums[bound] / each);
    }
    return std::max<std::int64_t>(1, papers);
}

/// The largest number from `low` to `high` that holds; `low` does, and none above one that does
/// not.
template <typename Holds>
std::int64_t largest(std::int64_t low, std::int64_t high, Holds holds) {
    while (low < high) {
        const std::int64_t middle = low + (high - low + 1) / 2;
        if (holds(middle)) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return low;
}

std::int64_t most_papers(const SectionProblem& problem) {
    if (problem.bounds.front().least <= 0) return 1;
    const auto outcome = [&](std::int64_t papers) {
        const SectionProblem together = scaled(problem, {static_cast<std::size_t>(papers), 1});
        return search_portions(together, chance("scaled"), steps_for_most).outcome;
    };
    // Mostly one bound alone decides it; and where a search gives up, so do those for fewer papers.
    const std::int64_t by_sums = papers_by_sums(problem);
    if (by_sums == 1 || outcome(by_sums) != Outcome::none) return by_sums;
    return largest(1, by_sums - 1,
                   [&](std::int64_t papers) { return outcome(papers) != Outcome::none; });
}

bool has_item_of_all(const CompiledSection& section) {
    return !section.included.empty() ||
           std::ranges::any_of(section.problem.sets, [](const SetOfItems& set) {
               return std::ranges::find(set.included, true) != set.included.end();
           });
}

JointOutcome drawn_together(const Pool& pool, const std::vector<const CompiledSection*>& sections,
                            std::int64_t papers) {
    JointProblem problem = joint_problem(pool, sections, {});
    problem.forms = static_cast<std::size_t>(papers);
    problem.max_use = 1;
    return solve_joint(problem, chance("together"), steps_for_least).outcome;
}

}  // namespace

Disjoint disjoint_papers(const Pool& pool, const std::vector<const CompiledSection*>& sections) {
    Disjoint result{1, 1};
    const auto is_on_all = [](const CompiledSection* one) { return has_item_of_all(*one); };
    if (sections.empty() || std::ranges::any_of(sections, is_on_all)) return result;
    result.most = most_papers(sections.front()->problem);
    for (const CompiledSection* const section : sections) {
        result.most = std::min(result.most, most_papers(section->problem));
    }
    // Most often all of them can be drawn; if not, fewer can, or two, or it stays open.
    const auto holds = [&](std::int64_t papers) {
        const JointOutcome outcome = drawn_together(pool, sections, papers);
        if (outcome == JointOutcome::none) result.most = std::min(result.most, papers - 1);
        return outcome == JointOutcome::found;
    };
    if (result.most > 1 && holds(result.most)) result.least = result.most;
    if (result.least < result.most && holds(2)) {
        result.least = largest(2, result.most, holds);
    }
    return result;
}

}  // namespace papersetter::assembly
