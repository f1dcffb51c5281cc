// SPDX-License-Identifier: MIT
#include "assembly/joint_reasons.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "assembly/joint_conflict.hpp"
#include "assembly/joint_counts.hpp"
#include "assembly/joint_remedies.hpp"
#include "assembly/joint_spread.hpp"
#include "assembly/proof_words.hpp"
#include "base/counted.hpp"
#include "base/text.hpp"

namespace papersetter::assembly {
namespace {

/// "5 forms with max_use = 1 and overlap = 2".
std::string wish(const blueprint::Blueprint& blueprint) {
    std::string text = base::counted(blueprint.forms.size(), "form");
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

/// "7 items", "7 items of "valves"".
std::string subject(std::int64_t count, const Requirement& asked) {
    std::string text = base::counted(count, "item");
    if (asked.demand == Demand::rule) text += " that a rule counts";
    if (!asked.value.empty()) text += " of " + base::in_quotes(asked.value);
    return text;
}

/// Hundredths of a ratio, rounded down: "2.22".
std::string ratio(std::int64_t dividend, std::int64_t divisor) {
    const std::int64_t hundredths = dividend * 100 / divisor;
    const std::string rest = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + (rest.size() < 2 ? ".0" : ".") + rest;
}

class Reasons {
  public:
    Reasons(const JointProblem& problem, const blueprint::Blueprint& blueprint)
        : problem_(problem),
          blueprint_(blueprint),
          forms_(static_cast<std::int64_t>(problem.forms)) {}

    /// Requirements that all forms together want more items for than there are uses.
    void find_uses() {
        if (!blueprint_.max_use) return;
        for (std::size_t s = 0; s < problem_.sections.size(); ++s) {
            if (problem_.sections[s] == nullptr) continue;
            const std::size_t before = found_.size();
            const std::size_t bounds = problem_.problem(s).bounds.size();
            for (std::size_t bound = 0; bound < bounds; ++bound) find_use(s, bound);
            if (found_.size() == before) find_uses_together(s);
        }
    }

    /// Whether forms must share more than they may, by the uses of kinds alone.
    void find_overlap() {
        if (!blueprint_.overlap) return;
        const auto least = least_overlap(problem_);
        if (!least || *least <= problem_.overlap) return;
        std::int64_t shared = 0;
        std::int64_t items = 0;
        for (std::size_t s = 0; s < problem_.sections.size(); ++s) {
            if (problem_.sections[s] == nullptr) continue;
            const Spread spread = spread_of(problem_, s).value();
            shared += spread.shared;
            for (const std::int64_t uses : spread.uses) items += uses;
        }
        const auto usable = std::ranges::count(problem_.items, false, &JointItem::is_on_all);
        const std::int64_t pairs = forms_ * (forms_ - 1) / 2;
        const std::string sharing =
            pairs == 1
                ? "they then share at least " + base::counted(shared, "item")
                : "the " + std::to_string(pairs) + " pairs of forms then share at least " +
                      base::counted(shared, "item") + ", " + ratio(shared, pairs) + " on average";
        base::Diagnostic told;
        told.place = blueprint_.overlap_place;
        told.message = "overlap = " + std::to_string(problem_.overlap) +
                       " is too small: some two of " + std::to_string(forms_) +
                       " forms must share " + base::counted(*least, "item") +
                       ". Together they need " + base::counted(items, "use") + " of " +
                       base::counted(usable, "usable item") + "; " + sharing;
        found_.push_back(std::move(told));
    }

    [[nodiscard]] std::vector<base::Diagnostic>& found() { return found_; }

  private:
    [[nodiscard]] static bool counts_items(const Requirement& asked) {
        return asked.demand == Demand::items || asked.demand == Demand::family ||
               asked.demand == Demand::table || asked.demand == Demand::rule;
    }

    void find_use(std::size_t section, std::size_t bound) {
        const Requirement& asked = problem_.sections[section]->requirements[bound];
        if (!counts_items(asked)) return;
        const SectionProblem& own = problem_.problem(section);
        std::int64_t usable = 0;
        std::int64_t on_all = 0;
        for (const JointItem& item : problem_.items) {
            if (item.section != section || own.kinds[item.kind].amounts[bound] == 0) continue;
            ++(item.is_on_all ? on_all : usable);
        }
        const std::int64_t wanted = own.bounds[bound].least - on_all;
        const std::int64_t uses = std::min(problem_.max_use, forms_);
        if (wanted * forms_ <= uses * usable) return;
        const std::string each = std::to_string(uses);
        base::Diagnostic told;
        told.place = blueprint_.max_use_place;
        told.message = std::to_string(forms_) + " forms with " + subject(wanted, asked) +
                       " each need " + std::to_string(wanted * forms_) +
                       " uses: max_use = " + std::to_string(problem_.max_use) + " allows " +
                       std::to_string(uses * usable) + " (" + each + " x " +
                       std::to_string(usable) + " usable)";
        told.related = asked.place;
        told.related_message = asked.key + " is asked for here";
        found_.push_back(std::move(told));
    }

    /// Requirements of which each could be met, but not all of them by so many forms.
    void find_uses_together(std::size_t section) {
        const SeriesCounts series{problem_.forms, std::min(problem_.max_use, forms_)};
        const Conflict conflict = joint_conflict(problem_.problem(section), series);
        if (conflict.requirements.empty()) return;
        base::Diagnostic told;
        told.place = blueprint_.max_use_place;
        const std::size_t size = conflict.requirements.size();
        told.message = std::to_string(forms_) + " forms cannot have " +
                       (size == 1 ? "what is asked for here"
                                  : "these " + std::to_string(size) + " requirements together") +
                       " when max_use = " + std::to_string(problem_.max_use);
        if (size > 1 && conflict.is_smallest) told.message += " (smallest such set)";
        for (const std::size_t bound : conflict.requirements) {
            const Requirement& asked = problem_.sections[section]->requirements[bound];
            std::string words = asked.key;
            if (!asked.value.empty()) words += " " + base::in_quotes(asked.value);
            told.details.push_back({asked.place, words + " = " + asked.written});
        }
        std::ranges::stable_sort(told.details, {}, &base::Detail::place);
        told.reason = reason(section, series, conflict);
        found_.push_back(std::move(told));
    }

    /// The sum that proves it, where all that it sums up counts items; else nothing.
    [[nodiscard]] std::string reason(std::size_t section, const SeriesCounts& series,
                                     const Conflict& conflict) const {
        const auto& requirements = problem_.sections[section]->requirements;
        const auto proof = joint_proof(problem_.problem(section), series, conflict);
        const auto counts = [&](const Proof::Share& share) {
            return counts_items(requirements[share.asked]);
        };
        const bool is_of_items = proof && std::ranges::all_of(proof->asking, counts) &&
                                 std::ranges::all_of(proof->leaving, counts);
        if (!is_of_items) return {};
        const auto subject = [&](std::size_t bound) -> std::string {
            const Requirement& own = requirements[bound];
            if (own.demand == Demand::rule) return "accepted by the rule";
            return own.demand == Demand::items ? "usable" : base::in_quotes(own.value);
        };
        return ProofWords{"use", subject}.sum_of(*proof);
    }

    const JointProblem& problem_;
    const blueprint::Blueprint& blueprint_;
    std::int64_t forms_;
    std::vector<base::Diagnostic> found_;
};

}  // namespace

void explain_joint(const JointResult& result, const JointProblem& problem,
                   const blueprint::Blueprint& blueprint, const base::Random& root,
                   base::Diagnostics& diagnostics) {
    Reasons reasons(problem, blueprint);
    const bool is_decided = result.outcome != JointOutcome::undecided;
    if (is_decided) {
        reasons.find_uses();
        reasons.find_overlap();
    }
    std::vector<base::Diagnostic>& found = reasons.found();
    if (found.empty()) {
        base::Diagnostic told;
        told.place = place_of(blueprint);
        told.message = is_decided ? "there are no " + wish(blueprint) +
                                        ": each paper can be set by itself, but not all together"
                                  : "undecided after " + std::to_string(result.steps) +
                                        " steps whether there are " + wish(blueprint);
        found.push_back(std::move(told));
    }
    found.back().hint = remedies_of(problem, root);
    for (base::Diagnostic& told : found) diagnostics.add(std::move(told));
}

}  // namespace papersetter::assembly
