// SPDX-License-Identifier: MIT
#include "assembly/joint_remedies.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/joint_solver.hpp"
#include "assembly/joint_spread.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::uint64_t steps_of_a_try = 100'000;

/// The smallest number from `low` to `high` that works; nothing when `high` does not. What works
/// for a number works for those above it, as far as tries go.
template <typename Works>
std::optional<std::int64_t> smallest(std::int64_t low, std::int64_t high, Works works) {
    if (low > high || !works(high)) return std::nullopt;
    // Near the lowest first, for that is where it mostly is.
    for (std::int64_t step = 1; low + step - 1 < high; step *= 2) {
        const std::int64_t tried = low + step - 1;
        if (works(tried)) {
            high = tried;
            break;
        }
        low = tried + 1;
    }
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        if (works(middle)) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return high;
}

/// The most that two forms could share: what a form has beside the items on all forms.
std::int64_t items_of_form(const JointProblem& problem) {
    std::int64_t items = 0;
    for (const CompiledSection* const section : problem.sections) {
        if (section != nullptr) items += section->problem.bounds[0].most;
    }
    return items - std::ranges::count(problem.items, true, &JointItem::is_on_all);
}

/// Bounds of one form mean nothing, so that a blueprint may not have them.
std::string fewer_forms(const JointProblem& problem, std::int64_t forms) {
    std::string text = "forms = " + std::to_string(forms);
    if (forms > 1) return text;
    const bool has_overlap = problem.overlap != JointProblem::unbounded;
    const bool has_uses = problem.max_use != JointProblem::unbounded;
    if (has_overlap || has_uses) text += " without ";
    if (has_overlap) text += has_uses ? "overlap and " : "overlap";
    return has_uses ? text + "max_use" : text;
}

std::string text_of(const std::vector<std::string>& remedies) {
    if (remedies.empty()) return "loosen a bound of [series], add items, or draw fewer forms";
    std::string text = remedies.size() == 1 ? "this repairs it: " : "any one of these repairs it: ";
    for (std::size_t i = 0; i < remedies.size(); ++i) text += (i == 0 ? "" : " | ") + remedies[i];
    return text;
}

}  // namespace

std::string remedies_of(const JointProblem& problem, const base::Random& root) {
    JointProblem changed = problem;
    const auto works = [&] {
        return solve_joint(changed, root.fork("remedies"), steps_of_a_try).outcome ==
               JointOutcome::found;
    };
    std::vector<std::string> remedies;
    if (problem.overlap != JointProblem::unbounded) {
        const std::int64_t least =
            std::max(least_overlap(problem).value_or(0), problem.overlap + 1);
        const auto overlap = smallest(least, items_of_form(problem), [&](std::int64_t number) {
            changed.overlap = number;
            return works();
        });
        changed.overlap = problem.overlap;
        // A blueprint may not have an overlap of all the items of a form.
        if (overlap == items_of_form(problem)) {
            remedies.emplace_back("no overlap");
        } else if (overlap) {
            remedies.push_back("overlap = " + std::to_string(*overlap));
        }
    }
    const auto forms = static_cast<std::int64_t>(problem.forms);
    if (problem.max_use < forms) {
        const auto uses = smallest(problem.max_use + 1, forms, [&](std::int64_t number) {
            changed.max_use = number;
            return works();
        });
        changed.max_use = problem.max_use;
        if (uses) remedies.push_back("max_use = " + std::to_string(*uses));
    }
    const auto fewer = smallest(1, forms - 1, [&](std::int64_t number) {
        changed.forms = static_cast<std::size_t>(forms - number);
        return works();
    });
    if (fewer) remedies.push_back(fewer_forms(problem, forms - *fewer));
    return text_of(remedies);
}

}  // namespace papersetter::assembly
