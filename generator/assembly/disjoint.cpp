// SPDX-License-Identifier: MIT
#include "assembly/disjoint.hpp"

#include <algorithm>
#include <string_view>

#include "assembly/joint_counts.hpp"
#include "assembly/joint_problem.hpp"
#include "assembly/joint_solver.hpp"
#include "assembly/problem_search.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::uint64_t steps_for_most = 200'000;
constexpr std::uint64_t steps_for_least = 2'000'000;

base::Random chance(std::string_view purpose) {
    return base::Random("papersetter/plan", "disjoint").fork(purpose);
}

std::int64_t items_of(const SectionProblem& problem) {
    std::int64_t items = 0;
    for (const Kind& kind : problem.kinds) items += kind.supply;
    for (const SetOfItems& set : problem.sets) items += static_cast<std::int64_t>(set.kinds.size());
    return items;
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
    const std::int64_t each = problem.bounds.front().least;
    if (each <= 0) return 1;
    return largest(
        1, std::max<std::int64_t>(1, items_of(problem) / each), [&](std::int64_t papers) {
            const SectionProblem together = scaled(problem, {static_cast<std::size_t>(papers), 1});
            const auto found = search_portions(together, chance("scaled"), steps_for_most);
            return found.outcome != Outcome::none;
        });
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
