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

constexpr std::uint32_t most_attempts = 8;
/// Of the steps, for the first attempt; each further one has twice as many as that before it.
constexpr std::uint64_t first_part = 2000;
/// The complete search goes as deep as there are items on all forms.
constexpr std::int64_t most_depth = 4000;

std::size_t number_of(const SectionProblem& problem) {
    return static_cast<std::size_t>(problem.bounds[0].most);
}

class JointSolver {
  public:
    JointSolver(const JointProblem& problem, const base::Random& root, std::uint64_t most_steps)
        : problem_(problem), root_(root), most_steps_(most_steps) {}

    JointResult run() {
        if (problem_.overlap != JointProblem::unbounded && !spread()) return result_;
        std::uint64_t patience = std::max<std::uint64_t>(1, most_steps_ / first_part);
        for (std::uint32_t i = 0; i < most_attempts && steps() < most_steps_ / 2; ++i) {
            patience *= 2;
            const Outcome outcome = attempt(root_.fork("attempt " + std::to_string(i)), patience);
            if (outcome == Outcome::none) return result_;
            if (outcome == Outcome::found) {
                result_.outcome = JointOutcome::found;
                return result_;
            }
        }
        search();
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
    Outcome attempt(const base::Random& random, std::uint64_t patience) {
        JointForms forms(problem_);
        JointDealer dealer(problem_, forms, random.fork("items"));
        for (std::size_t s = 0; s < problem_.sections.size(); ++s) {
            if (problem_.sections[s] == nullptr) continue;
            const JointCounts counts = joint_counts(
                problem_.problem(s), series(s),
                random.fork("counts of section " + std::to_string(s + 1)), most_steps_ / 8);
            result_.steps += counts.steps;
            if (counts.outcome != Outcome::found) return counts.outcome;
            for (std::size_t form = 0; form < problem_.forms; ++form) {
                dealer.deal(form, s, counts.forms[form]);
            }
        }
        JointRepair repair(problem_, forms, random.fork("repair"));
        if (!repair.run(result_.steps, std::min(most_steps_, steps() + patience))) {
            return Outcome::undecided;
        }
        result_.series = forms.series();
        return Outcome::found;
    }

    void search() {
        std::size_t depth = 0;
        for (std::size_t s = 0; s < problem_.sections.size(); ++s) {
            if (problem_.sections[s] != nullptr) depth += number_of(problem_.problem(s));
        }
        if (depth * problem_.forms > static_cast<std::size_t>(most_depth)) {
            result_.outcome = JointOutcome::undecided;
            return;
        }
        const std::uint64_t before = steps();
        result_ = search_joint(problem_, root_.fork("search"),
                               most_steps_ - std::min(most_steps_, before));
        result_.steps += before;
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
