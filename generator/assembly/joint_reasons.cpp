// SPDX-License-Identifier: MIT
#include "assembly/joint_reasons.hpp"

#include <algorithm>
#include <string>

#include "base/text.hpp"

namespace papersetter::assembly {
namespace {

/// "5 forms with max_use = 1 and overlap = 2".
std::string wish(const blueprint::Blueprint& blueprint) {
    std::string text = std::to_string(blueprint.forms.size()) + " forms";
    if (blueprint.max_use) text += " with max_use = " + std::to_string(*blueprint.max_use);
    if (!blueprint.overlap) return text;
    text += blueprint.max_use ? " and " : " with ";
    return text + "overlap = " + std::to_string(*blueprint.overlap);
}

/// Where the bound stands that is most likely to give.
base::Place place_of(const blueprint::Blueprint& blueprint) {
    if (blueprint.overlap) return blueprint.overlap_place;
    return blueprint.max_use ? blueprint.max_use_place : blueprint.place;
}

class Reasons {
  public:
    Reasons(const JointProblem& problem, const blueprint::Blueprint& blueprint,
            base::Diagnostics& diagnostics)
        : problem_(problem), blueprint_(blueprint), diagnostics_(diagnostics) {}

    /// Requirements that all forms together want more items for than there are uses.
    bool tell_uses() {
        bool is_told = false;
        for (std::size_t s = 0; s < problem_.sections.size(); ++s) {
            if (problem_.sections[s] == nullptr) continue;
            const std::size_t bounds = problem_.problem(s).bounds.size();
            for (std::size_t bound = 0; bound < bounds; ++bound) {
                is_told = tell_use(s, bound) || is_told;
            }
        }
        return is_told;
    }

  private:
    bool tell_use(std::size_t section, std::size_t bound) {
        const Requirement& asked = problem_.sections[section]->requirements[bound];
        const bool is_count = asked.demand == Demand::items || asked.demand == Demand::family ||
                              asked.demand == Demand::table || asked.demand == Demand::rule;
        if (!is_count || !blueprint_.max_use) return false;
        const SectionProblem& own = problem_.problem(section);
        const auto forms = static_cast<std::int64_t>(problem_.forms);
        std::int64_t usable = 0;
        std::int64_t on_all = 0;
        for (const JointItem& item : problem_.items) {
            if (item.section != section || own.kinds[item.kind].amounts[bound] == 0) continue;
            ++(item.is_on_all ? on_all : usable);
        }
        const std::int64_t wanted = own.bounds[bound].least - on_all;
        const std::int64_t uses = std::min(problem_.max_use, forms);
        if (wanted * forms <= uses * usable) return false;
        const std::string each = std::to_string(uses);
        base::Diagnostic told;
        told.place = blueprint_.max_use_place;
        told.message = std::to_string(forms) + " forms with " + std::to_string(wanted) + " items";
        if (!asked.value.empty()) told.message += " of " + base::in_quotes(asked.value);
        told.message += " each need " + std::to_string(wanted * forms) + ": max_use = " + each +
                        " allows " + std::to_string(uses * usable) + " (" + each + " x " +
                        std::to_string(usable) + " usable)";
        told.hint = "at most " + std::to_string(uses * usable / wanted) + " such forms can be made";
        if (wanted <= usable) {
            told.hint += ", or each item must be on as many as " +
                         std::to_string((wanted * forms + usable - 1) / usable);
        }
        told.related = asked.place;
        told.related_message = asked.key + " is asked for here";
        diagnostics_.add(std::move(told));
        return true;
    }

    const JointProblem& problem_;
    const blueprint::Blueprint& blueprint_;
    base::Diagnostics& diagnostics_;
};

}  // namespace

void explain_joint(const JointResult& result, const JointProblem& problem,
                   const blueprint::Blueprint& blueprint, base::Diagnostics& diagnostics) {
    if (result.outcome == JointOutcome::undecided) {
        diagnostics.error(place_of(blueprint),
                          "undecided after " + std::to_string(result.steps) +
                              " steps whether there are " + wish(blueprint),
                          "the bounds are very tight: loosen one of them, or draw fewer forms");
        return;
    }
    Reasons reasons(problem, blueprint, diagnostics);
    if (reasons.tell_uses()) return;
    diagnostics.error(place_of(blueprint),
                      "there are no " + wish(blueprint) +
                          ": each paper can be set by itself, but not all of them together",
                      "loosen a bound of [series], add items, or draw fewer forms");
}

}  // namespace papersetter::assembly
