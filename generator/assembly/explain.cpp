// SPDX-License-Identifier: MIT
#include "assembly/explain.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "assembly/asked_program.hpp"
#include "assembly/conflict.hpp"
#include "assembly/conflict_words.hpp"
#include "assembly/repair.hpp"

namespace papersetter::assembly {
namespace {

/// Conflicts that have nothing in common and are told at once.
constexpr std::size_t most_conflicts = 8;

using Means = AskedProgram::Means;

class Explainer {
  public:
    Explainer(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
              Means means, base::Diagnostics& diagnostics)
        : banks_(banks),
          blueprint_(blueprint),
          means_(means),
          diagnostics_(diagnostics),
          drawn_(drawn_of(blueprint)),
          program_(banks, blueprint, drawn_, means),
          oracle_([this](const Kept& kept) { return program_.ask(kept); }) {}

    /// False when nothing was told: some of what always holds cannot.
    bool explain() {
        const Kept all(program_.asked().size(), true);
        std::vector<Conflict> conflicts = of_sections();
        if (conflicts.empty() && oracle_(all).outcome == Outcome::none) {
            conflicts.push_back(smallest_conflict(all, oracle_));
        }
        const bool is_known =
            !conflicts.empty() && std::ranges::none_of(conflicts, [](const Conflict& conflict) {
                return conflict.requirements.empty();
            });
        if (!is_known) return false;
        if (conflicts.size() == 1) {
            const auto repairs = find_repairs(program_, all, conflicts.front(), Reach::two);
            const bool is_one = std::ranges::any_of(
                repairs, [](const Repair& repair) { return repair.size() > 0; });
            if (is_one) {
                tell(conflicts.front(), repairs, false);
                return true;
            }
        }
        add_others(all, conflicts);
        tell_all(conflicts);
        return true;
    }

  private:
    static std::vector<std::size_t> drawn_of(const blueprint::Blueprint& blueprint) {
        std::vector<std::size_t> drawn;
        for (std::size_t i = 0; i < blueprint.sections.size(); ++i) {
            if (blueprint.sections[i].pick.empty()) drawn.push_back(i);
        }
        return drawn;
    }

    /// Of each section that cannot be drawn even alone, as a conflict of the whole paper.
    [[nodiscard]] std::vector<Conflict> of_sections() const {
        std::vector<Conflict> conflicts;
        if (drawn_.size() < 2) return conflicts;
        for (std::size_t part = 0; part < drawn_.size(); ++part) {
            const AskedProgram alone(banks_, blueprint_, {drawn_[part]}, means_);
            const Oracle oracle = [&](const Kept& kept) { return alone.ask(kept); };
            const Kept all(alone.asked().size(), true);
            if (oracle(all).outcome != Outcome::none) continue;
            Conflict conflict = smallest_conflict(all, oracle);
            for (std::size_t& one : conflict.requirements) {
                Asked asked = alone.asked()[one];
                if (asked.kind == Asked::Kind::bound) asked.part = part;
                one = number_of(asked);
            }
            std::ranges::sort(conflict.requirements);
            conflicts.push_back(std::move(conflict));
        }
        return conflicts;
    }

    [[nodiscard]] std::size_t number_of(const Asked& asked) const {
        const auto& all = program_.asked();
        const auto same = std::ranges::find_if(all, [&](const Asked& one) {
            return one.kind == asked.kind && one.part == asked.part && one.bound == asked.bound &&
                   one.position == asked.position;
        });
        return static_cast<std::size_t>(same - all.begin());
    }

    /// What does not go away when the first are repaired.
    void add_others(const Kept& all, std::vector<Conflict>& conflicts) const {
        Kept left = all;
        for (const Conflict& conflict : conflicts) leave_out(conflict, left);
        while (conflicts.size() < most_conflicts) {
            if (oracle_(left).outcome != Outcome::none) break;
            Conflict conflict = smallest_conflict(left, oracle_);
            if (conflict.requirements.empty()) break;
            leave_out(conflict, left);
            conflicts.push_back(std::move(conflict));
        }
    }

    static void leave_out(const Conflict& conflict, Kept& kept) {
        for (const std::size_t one : conflict.requirements) kept[one] = false;
    }

    void tell_all(const std::vector<Conflict>& conflicts) {
        for (const Conflict& conflict : conflicts) {
            Kept context(program_.asked().size(), true);
            for (const Conflict& other : conflicts) {
                if (&other != &conflict) leave_out(other, context);
            }
            for (const std::size_t one : conflict.requirements) context[one] = true;
            tell(conflict, find_repairs(program_, context, conflict, Reach::any),
                 conflicts.size() > 1);
        }
        if (conflicts.size() > 1) tell_together(conflicts);
    }

    /// One repair of all: those of the single conflicts may stand in each other's way.
    void tell_together(const std::vector<Conflict>& conflicts) {
        Conflict whole;
        for (const Conflict& conflict : conflicts) {
            const auto& more = conflict.requirements;
            whole.requirements.insert(whole.requirements.end(), more.begin(), more.end());
        }
        std::ranges::sort(whole.requirements);
        const auto repairs =
            find_repairs(program_, Kept(program_.asked().size(), true), whole, Reach::any);
        if (repairs.empty()) return;
        base::Diagnostic told;
        told.severity = base::Severity::note;
        told.place = last_;
        told.message = "what repairs all of these conflicts together";
        tell_repairs(repairs, false, told);
        diagnostics_.add(std::move(told));
    }

    void tell(const Conflict& conflict, const std::vector<Repair>& repairs, bool are_there_others) {
        const ConflictWords words(program_, blueprint_);
        base::Diagnostic told;
        told.details = words.details(conflict);
        told.place = told.details.front().place;
        if (!told.place.is_known()) told.place = blueprint_.place;
        last_ = std::max(last_, told.place);
        told.message = "no paper satisfies " + name_of(conflict) + ": ";
        const std::size_t size = conflict.requirements.size();
        if (size == 1) {
            told.message += "this requirement cannot be met";
        } else {
            told.message += "these " + std::to_string(size) + " requirements cannot hold together";
            if (conflict.is_smallest) told.message += " (smallest such set)";
        }
        told.reason = words.reason(conflict);
        if (!repairs.empty()) tell_repairs(repairs, are_there_others, told);
        diagnostics_.add(std::move(told));
    }

    void tell_repairs(const std::vector<Repair>& repairs, bool are_there_others,
                      base::Diagnostic& told) const {
        if (means_ == Means::left_out) told.hint += "the mean p left aside, ";
        if (are_there_others) told.hint += "but for the other conflicts, ";
        told.hint += repairs.size() == 1 ? "this repairs it:" : "any one of these repairs it:";
        told.hint += ConflictWords(program_, blueprint_).repairs(repairs);
    }

    /// A section of several, when all bounds are its own.
    [[nodiscard]] std::string name_of(const Conflict& conflict) const {
        std::optional<std::size_t> part;
        for (const std::size_t one : conflict.requirements) {
            const Asked& asked = program_.asked()[one];
            if (asked.kind != Asked::Kind::bound) continue;
            if (part && *part != asked.part) return "this blueprint";
            part = asked.part;
        }
        const bool is_section = part && blueprint_.sections.size() > 1;
        return is_section ? program_.name(*part) : "this blueprint";
    }

    const std::vector<bank::Bank>& banks_;
    const blueprint::Blueprint& blueprint_;
    Means means_;
    base::Diagnostics& diagnostics_;
    std::vector<std::size_t> drawn_;
    AskedProgram program_;  ///< of all sections that draw their items
    Oracle oracle_;
    base::Place last_;  ///< of the conflicts that were told
};

}  // namespace

void explain_conflict(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                      base::Diagnostics& diagnostics) {
    for (const Means means : {Means::asked, Means::left_out}) {
        if (Explainer(banks, blueprint, means, diagnostics).explain()) return;
    }
    diagnostics.error(blueprint.place, "no paper satisfies this blueprint");
}

}  // namespace papersetter::assembly
