// SPDX-License-Identifier: MIT
#include "assembly/explain.hpp"

#include <algorithm>
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

class Explainer {
  public:
    Explainer(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
              base::Diagnostics& diagnostics)
        : banks_(banks), blueprint_(blueprint), diagnostics_(diagnostics) {}

    void explain() {
        std::vector<std::size_t> drawn;
        bool is_told = false;
        for (std::size_t i = 0; i < blueprint_.sections.size(); ++i) {
            if (!blueprint_.sections[i].pick.empty()) continue;
            drawn.push_back(i);
            const bool is_one_of_many = blueprint_.sections.size() > 1;
            const std::string name =
                is_one_of_many ? blueprint::name_of(blueprint_.sections[i], i) : "this blueprint";
            is_told = explain({i}, name) || is_told;
        }
        if (!is_told && drawn.size() > 1) is_told = explain(drawn, "this blueprint");
        if (!is_told) diagnostics_.error(blueprint_.place, "no paper satisfies this blueprint");
    }

  private:
    bool explain(const std::vector<std::size_t>& sections, const std::string& name) {
        const AskedProgram program(banks_, blueprint_, sections);
        const Oracle oracle = [&](const Kept& kept) { return program.ask(kept); };
        const Kept all(program.asked().size(), true);
        if (oracle(all).outcome != Outcome::none) return false;
        std::vector<Conflict> conflicts{smallest_conflict(all, oracle)};
        if (conflicts.front().requirements.empty()) return false;
        const auto repairs = find_repairs(program, all, conflicts.front(), Reach::two);
        const bool is_one =
            std::ranges::any_of(repairs, [](const Repair& repair) { return repair.size() > 0; });
        if (is_one) {
            tell(program, conflicts.front(), name, repairs, "");
        } else {
            add_others(all, oracle, conflicts);
            tell_all(program, conflicts, name);
        }
        return true;
    }

    /// What does not go away when the first is repaired.
    static void add_others(const Kept& all, const Oracle& oracle,
                           std::vector<Conflict>& conflicts) {
        Kept left = all;
        while (conflicts.size() < most_conflicts) {
            for (const std::size_t one : conflicts.back().requirements) left[one] = false;
            if (oracle(left).outcome != Outcome::none) break;
            Conflict conflict = smallest_conflict(left, oracle);
            if (conflict.requirements.empty()) break;
            conflicts.push_back(std::move(conflict));
        }
    }

    void tell_all(const AskedProgram& program, const std::vector<Conflict>& conflicts,
                  const std::string& name) {
        for (const Conflict& conflict : conflicts) {
            Kept context(program.asked().size(), true);
            for (const Conflict& other : conflicts) {
                if (&other == &conflict) continue;
                for (const std::size_t one : other.requirements) context[one] = false;
            }
            const std::string aside = conflicts.size() > 1 ? "but for the other conflicts, " : "";
            tell(program, conflict, name, find_repairs(program, context, conflict, Reach::any),
                 aside);
        }
    }

    void tell(const AskedProgram& program, const Conflict& conflict, const std::string& name,
              const std::vector<Repair>& repairs, const std::string& aside) {
        const ConflictWords words(program, blueprint_);
        base::Diagnostic told;
        told.details = words.details(conflict);
        told.place = told.details.front().place;
        if (!told.place.is_known()) told.place = blueprint_.place;
        told.message = "no paper satisfies " + name + ": ";
        const std::size_t size = conflict.requirements.size();
        if (size == 1) {
            told.message += "this requirement cannot be met";
        } else {
            told.message += "these " + std::to_string(size) + " requirements cannot hold together";
            if (conflict.is_smallest) told.message += " (smallest such set)";
        }
        told.reason = words.reason(conflict);
        if (!repairs.empty()) {
            const bool is_one = repairs.size() == 1;
            told.hint = aside + (is_one ? "this repairs it:" : "any one of these repairs it:") +
                        words.repairs(repairs);
        }
        diagnostics_.add(std::move(told));
    }

    const std::vector<bank::Bank>& banks_;
    const blueprint::Blueprint& blueprint_;
    base::Diagnostics& diagnostics_;
};

}  // namespace

void explain_conflict(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                      base::Diagnostics& diagnostics) {
    Explainer(banks, blueprint, diagnostics).explain();
}

}  // namespace papersetter::assembly
