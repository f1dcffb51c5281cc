// SPDX-License-Identifier: MIT
#include "assembly/joint_problem.hpp"

#include <algorithm>
#include <utility>

namespace papersetter::assembly {
namespace {

void add_section(std::size_t number, const CompiledSection& section, JointProblem& made) {
    std::vector<std::vector<std::size_t>> kinds(section.kind_items.size());
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        for (const std::size_t position : section.kind_items[kind]) {
            kinds[kind].push_back(made.items.size());
            made.items.push_back({position, number, kind, std::nullopt, 0, false});
        }
    }
    std::vector<std::vector<std::size_t>> sets(section.set_items.size());
    for (std::size_t set = 0; set < sets.size(); ++set) {
        const SetOfItems& own = section.problem.sets[set];
        for (std::size_t i = 0; i < own.kinds.size(); ++i) {
            sets[set].push_back(made.items.size());
            made.items.push_back(
                {section.set_items[set][i], number, own.kinds[i], set, i, own.included[i]});
        }
    }
    made.kind_items[number] = std::move(kinds);
    made.set_items[number] = std::move(sets);
}

void find_enemies(const Pool& pool, JointProblem& made) {
    std::vector<std::size_t> numbers(pool.size(), made.items.size());
    for (std::size_t i = 0; i < made.items.size(); ++i) numbers[made.items[i].position] = i;
    made.enemies.resize(made.items.size());
    for (std::size_t i = 0; i < made.items.size(); ++i) {
        for (const std::size_t enemy : pool.enemies(made.items[i].position)) {
            if (numbers[enemy] < made.items.size()) made.enemies[i].push_back(numbers[enemy]);
        }
        std::ranges::sort(made.enemies[i]);
    }
}

/// What one form takes of a section; nothing when it takes an item twice.
Portions portions_of(const std::vector<std::size_t>& form, std::size_t section,
                     const JointProblem& problem) {
    Portions portions;
    portions.free.resize(problem.kind_items[section].size());
    portions.sets.resize(problem.set_items[section].size());
    for (const std::size_t number : form) {
        const JointItem& item = problem.items[number];
        if (item.section != section) continue;
        if (item.set) {
            portions.sets[*item.set].push_back(item.member);
        } else {
            ++portions.free[item.kind];
        }
    }
    return portions;
}

bool is_form(const std::vector<std::size_t>& form, const JointProblem& problem) {
    if (std::ranges::adjacent_find(form, std::greater_equal<>()) != form.end()) return false;
    for (std::size_t s = 0; s < problem.sections.size(); ++s) {
        if (problem.sections[s] == nullptr) continue;
        if (!satisfies(portions_of(form, s, problem), problem.problem(s))) return false;
    }
    return std::ranges::none_of(form, [&](std::size_t item) {
        return std::ranges::any_of(problem.enemies[item], [&](std::size_t enemy) {
            return std::ranges::binary_search(form, enemy);
        });
    });
}

}  // namespace

JointProblem joint_problem(const Pool& pool, std::vector<const CompiledSection*> sections,
                           const blueprint::Blueprint& blueprint) {
    JointProblem made;
    made.sections = std::move(sections);
    made.forms = blueprint.forms.size();
    made.max_use = blueprint.max_use.value_or(JointProblem::unbounded);
    made.overlap = blueprint.overlap.value_or(JointProblem::unbounded);
    made.kind_items.resize(made.sections.size());
    made.set_items.resize(made.sections.size());
    for (std::size_t s = 0; s < made.sections.size(); ++s) {
        if (made.sections[s] != nullptr) add_section(s, *made.sections[s], made);
    }
    find_enemies(pool, made);
    return made;
}

bool satisfies(const JointSeries& series, const JointProblem& problem) {
    if (series.size() != problem.forms) return false;
    std::vector<std::int64_t> uses(problem.items.size());
    for (std::size_t f = 0; f < series.size(); ++f) {
        if (!is_form(series[f], problem)) return false;
        for (const std::size_t item : series[f]) {
            if (!problem.items[item].is_on_all && ++uses[item] > problem.max_use) return false;
        }
        for (std::size_t g = 0; problem.overlap != JointProblem::unbounded && g < f; ++g) {
            const auto shared = std::ranges::count_if(series[f], [&](std::size_t item) {
                return !problem.items[item].is_on_all &&
                       std::ranges::binary_search(series[g], item);
            });
            if (shared > problem.overlap) return false;
        }
    }
    return true;
}

}  // namespace papersetter::assembly
