// SPDX-License-Identifier: MIT
#include "assembly/joint_solver.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <string>
#include <utility>

#include "assembly/joint_counts.hpp"
#include "assembly/joint_dealer.hpp"
#include "assembly/joint_forms.hpp"
#include "assembly/joint_repair.hpp"
#include "assembly/joint_spread.hpp"

namespace papersetter::assembly {
namespace {

/// Of the steps, for the first attempt and for the first search; those after them have twice as
/// many each time.
constexpr std::uint64_t first_part = 20;
/// The complete search goes as deep as there are items on all forms.
constexpr std::int64_t most_depth = 4000;

class JointSolver {
  public:
    JointSolver(const JointProblem& problem, const base::Random& root, std::uint64_t most_steps)
        : problem_(problem), root_(root), most_steps_(most_steps) {}

    JointResult run() {
        if (problem_.overlap != JointProblem::unbounded && !spread()) return result_;
        result_.outcome = JointOutcome::undecided;
        const bool is_small = depth() <= most_depth;
        std::uint64_t patience = std::max<std::uint64_t>(1, most_steps_ / first_part);
        for (std::uint32_t i = 0; steps() < most_steps_; ++i, patience *= 2) {
            const base::Random random = root_.fork("attempt " + std::to_string(i));
            JointOutcome outcome = attempt(random, patience);
            if (outcome == JointOutcome::undecided && is_small) outcome = search(random, patience);
            result_.outcome = outcome;
            if (outcome != JointOutcome::undecided) break;
        }
        return result_;
    }

  private:
    /// Whether the overlap is not too small to be kept, whatever else; finds how kinds are best
    /// used.
    bool spread() {
        const auto least = least_overlap(problem_);
        if (!least || *least > problem_.overlap) return false;
        for (std::size_t s = 0; s < problem_.sections.size(); ++s) {
            const bool is_drawn = problem_.sections[s] != nullptr;
            uses_.push_back(is_drawn ? spread_of(problem_, s)->uses : std::vector<std::int64_t>());
        }
        return true;
    }

    [[nodiscard]] std::uint64_t steps() const { return result_.steps; }

    [[nodiscard]] SeriesCounts series(std::size_t section) const {
        const auto forms = static_cast<std::int64_t>(problem_.forms);
        SeriesCounts series{problem_.forms, std::min(problem_.max_use, forms), {}};
        if (!uses_.empty()) series.uses = uses_[section];
        return series;
    }

    /// Counts first, then items, then exchanges until all bounds hold.
    JointOutcome attempt(const base::Random& random, std::uint64_t patience) {
        JointForms forms(problem_);
        JointDealer dealer(problem_, forms, random.fork("items"));
        for (std::size_t s = 0; s < problem_.sections.size(); ++s) {
            if (problem_.sections[s] == nullptr) continue;
            const JointCounts counts = joint_counts(
                problem_.problem(s), series(s),
                random.fork("counts of section " + std::to_string(s + 1)), left(patience));
            result_.steps += counts.steps;
            if (counts.outcome == Outcome::none) return JointOutcome::none;
            if (counts.outcome == Outcome::undecided) return JointOutcome::undecided;
            for (std::size_t form = 0; form < problem_.forms; ++form) {
                dealer.deal(form, s, counts.forms[form]);
            }
        }
        JointRepair repair(problem_, forms, random.fork("repair"));
        if (!repair.run(result_.steps, steps() + left(patience))) return JointOutcome::undecided;
        result_.series = forms.series();
        return JointOutcome::found;
    }

    JointOutcome search(const base::Random& random, std::uint64_t patience) {
        JointResult found = search_joint(problem_, random.fork("search"), left(patience));
        result_.steps += found.steps;
        result_.series = std::move(found.series);
        return found.outcome;
    }

    /// So many steps, or as many as are left.
    [[nodiscard]] std::uint64_t left(std::uint64_t patience) const {
        return std::min(patience, most_steps_ - std::min(most_steps_, steps()));
    }

    /// How many items all forms have, which is how deep the complete search goes.
    [[nodiscard]] std::int64_t depth() const {
        std::int64_t items = 0;
        for (const CompiledSection* const section : problem_.sections) {
            if (section != nullptr) items += section->problem.bounds[0].most;
        }
        return items * static_cast<std::int64_t>(problem_.forms);
    }

    const JointProblem& problem_;
    base::Random root_;
    std::uint64_t most_steps_;
    JointResult result_;
    std::vector<std::vector<std::int64_t>> uses_;  ///< by section; when overlap is bounded
};

}  // namespace

JointResult solve_joint(const JointProblem& problem, const base::Random& root,
                        std::uint64_t most_steps) {
    JointResult result = JointSolver(problem, root, most_steps).run();
    assert(result.outcome != JointOutcome::found || satisfies(result.series, problem));
    return result;
}

}  // namespace papersetter::assembly
