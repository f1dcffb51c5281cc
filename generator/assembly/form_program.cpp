// SPDX-License-Identifier: MIT
#include "assembly/form_program.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <utility>

namespace papersetter::assembly {
namespace {

/// One part for each column.
Program::Extra merged(Program::Extra extra) {
    std::ranges::sort(extra.parts, {}, &Program::Extra::Part::column);
    std::vector<Program::Extra::Part> parts;
    for (const Program::Extra::Part& part : extra.parts) {
        if (!parts.empty() && parts.back().column == part.column) {
            parts.back().amount += part.amount;
        } else {
            parts.push_back(part);
        }
    }
    extra.parts = std::move(parts);
    return extra;
}

}  // namespace

FormProgram::FormProgram(const Pool& pool, const std::vector<FormPart>& parts,
                         const std::vector<std::size_t>& apart)
    : pool_(pool) {
    find_entangled(parts, apart);
    singles_.resize(pool.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        refine(parts[i], i);
        sections_.emplace_back(refined_.back().problem, program_);
    }
    cliques_.resize(program_.extras().size());
    add_cliques();
}

/// Items that may be drawn and have an enemy that may be drawn.
void FormProgram::find_entangled(const std::vector<FormPart>& parts,
                                 const std::vector<std::size_t>& apart) {
    std::vector<bool> is_drawable(pool_.size());
    for (const FormPart& part : parts) {
        for (const auto* groups : {part.kind_items, part.set_items}) {
            for (const auto& group : *groups) {
                for (const std::size_t position : group) is_drawable[position] = true;
            }
        }
    }
    is_entangled_.resize(pool_.size());
    for (std::size_t i = 0; i < pool_.size(); ++i) {
        if (!is_drawable[i]) continue;
        is_entangled_[i] = std::ranges::any_of(
            pool_.enemies(i), [&](std::size_t enemy) { return is_drawable[enemy]; });
    }
    for (const std::size_t position : apart) {
        is_entangled_[position] = is_drawable[position];
    }
}

std::size_t FormProgram::own_kind(Refined& refined, std::size_t kind, std::size_t position,
                                  std::size_t part, std::int64_t supply) {
    const std::size_t number = refined.problem.kinds.size();
    Kind own = refined.problem.kinds[kind];
    own.supply = supply;
    refined.problem.kinds.push_back(std::move(own));
    refined.kind_items.emplace_back();
    if (supply > 0) refined.kind_items.back().push_back(position);
    singles_[position] = {part, number};
    return number;
}

void FormProgram::refine(const FormPart& part, std::size_t number) {
    Refined& refined = refined_.emplace_back(Refined{*part.problem, {}, part.set_items});
    refined.kind_items.resize(part.problem->kinds.size());
    for (std::size_t kind = 0; kind < part.kind_items->size(); ++kind) {
        for (const std::size_t position : (*part.kind_items)[kind]) {
            if (is_entangled_[position]) {
                own_kind(refined, kind, position, number, 1);
                --refined.problem.kinds[kind].supply;
            } else {
                refined.kind_items[kind].push_back(position);
            }
        }
    }
    for (std::size_t set = 0; set < part.set_items->size(); ++set) {
        for (std::size_t item = 0; item < (*part.set_items)[set].size(); ++item) {
            const std::size_t position = (*part.set_items)[set][item];
            if (!is_entangled_[position]) continue;
            std::size_t& kind = refined.problem.sets[set].kinds[item];
            kind = own_kind(refined, kind, position, number, 0);
        }
    }
}

/// Each two enemies are in some clique, which grows by the next item that is an enemy of all.
void FormProgram::add_cliques() {
    std::set<std::pair<std::size_t, std::size_t>> covered;
    const auto are_enemies = [&](std::size_t one, std::size_t other) {
        return std::ranges::binary_search(pool_.enemies(one), other);
    };
    for (std::size_t first = 0; first < pool_.size(); ++first) {
        if (!is_entangled_[first]) continue;
        for (const std::size_t second : pool_.enemies(first)) {
            const bool is_new =
                second > first && is_entangled_[second] && !covered.contains({first, second});
            if (!is_new) continue;
            std::vector<std::size_t> clique{first, second};
            for (const std::size_t next : pool_.enemies(first)) {
                if (next == second || !is_entangled_[next]) continue;
                const bool fits = std::ranges::all_of(
                    clique, [&](std::size_t member) { return are_enemies(next, member); });
                if (fits) clique.push_back(next);
            }
            std::ranges::sort(clique);
            Program::Extra extra;
            extra.range = {0, 1};
            for (const std::size_t member : clique) {
                for (const std::size_t other : clique) covered.insert({member, other});
                const auto parts = sections_[singles_[member].part].parts_of(singles_[member].kind);
                extra.parts.insert(extra.parts.end(), parts.begin(), parts.end());
            }
            program_.add_extra(merged(std::move(extra)));
            cliques_.push_back(std::move(clique));
        }
    }
}

std::vector<Program::Extra::Part> FormProgram::parts_of(std::size_t position) const {
    if (!is_entangled_[position]) return {};
    const Single& single = singles_[position];
    return sections_[single.part].parts_of(single.kind);
}

std::vector<std::int64_t> FormProgram::start(base::Random& random) const {
    std::vector<std::int64_t> values(program_.boxes().size());
    for (const SectionProgram& section : sections_) section.start(random, values);
    return values;
}

std::vector<std::vector<std::size_t>> FormProgram::items(const std::vector<std::int64_t>& values,
                                                         base::Random& random) const {
    std::vector<std::vector<std::size_t>> items;
    for (std::size_t part = 0; part < sections_.size(); ++part) {
        const Portions portions = sections_[part].portions(values, random);
        const Refined& refined = refined_[part];
        std::vector<std::size_t>& own = items.emplace_back();
        for (std::size_t kind = 0; kind < portions.free.size(); ++kind) {
            if (portions.free[kind] == 0) continue;
            std::vector<std::size_t> choice = refined.kind_items[kind];
            random.shuffle(std::span(choice));
            own.insert(own.end(), choice.begin(), choice.begin() + portions.free[kind]);
        }
        for (std::size_t set = 0; set < portions.sets.size(); ++set) {
            for (const std::size_t item : portions.sets[set]) {
                own.push_back((*refined.set_items)[set][item]);
            }
        }
        std::ranges::sort(own);
    }
    return items;
}

}  // namespace papersetter::assembly
