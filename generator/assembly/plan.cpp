// SPDX-License-Identifier: MIT
#include "assembly/plan.hpp"

#include <algorithm>

#include "assembly/assemble.hpp"
#include "assembly/pool.hpp"
#include "assembly/section_supply.hpp"

namespace papersetter::assembly {
namespace {

PlannedSection planned_section(const SectionSupply& supply) {
    PlannedSection planned;
    planned.requirements = planned_requirements(supply);
    planned.usable = planned.requirements.front().usable;
    planned.tightest = tightest_of(planned.requirements);
    planned.figures = paper_figures(supply);
    return planned;
}

/// Draws as `make` does, so that it is told alike why nothing can be drawn.
void draw_for(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
              base::Diagnostics& diagnostics, Plan& plan) {
    constexpr std::string_view seed = "papersetter/plan";
    try {
        if (blueprint.mode == blueprint::SeriesMode::joint) {
            static_cast<void>(assemble(banks, blueprint, seed, diagnostics));
        } else {
            static_cast<void>(assemble_form(banks, blueprint, seed, 0, diagnostics));
        }
        plan.outcome = Outcome::found;
    } catch (const base::InputError&) {
        plan.outcome = Outcome::none;
    } catch (const Undecided& limit) {
        plan.steps = limit.steps();
    }
}

}  // namespace

std::optional<Weight> Plan::papers() const {
    Weight product(1);
    for (const PlannedSection& section : sections) {
        if (section.is_picked) continue;
        if (!section.figures.papers) return std::nullopt;
        product = product * *section.figures.papers;
    }
    return product;
}

bool Plan::are_papers_exact() const {
    return std::ranges::all_of(sections, [](const PlannedSection& section) {
        return section.is_picked || section.figures.are_papers_exact;
    });
}

Plan plan(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
          base::Diagnostics& diagnostics) {
    const Pool pool(banks, blueprint);
    Plan result;
    std::vector<SectionSupply> supplies;
    for (std::size_t i = 0; i < blueprint.sections.size(); ++i) {
        const blueprint::Section& section = blueprint.sections[i];
        PlannedSection planned;
        if (section.pick.empty()) {
            supplies.emplace_back(pool, section);
            planned = planned_section(supplies.back());
        }
        planned.name = blueprint::name_of(section, i);
        planned.items = section.items;
        planned.is_picked = !section.pick.empty();
        result.sections.push_back(std::move(planned));
    }
    draw_for(banks, blueprint, diagnostics, result);
    if (result.outcome != Outcome::found) return result;
    result.disjoint = {1, 1};
    // Items picked by hand are on every paper.
    if (supplies.size() != blueprint.sections.size()) return result;
    std::vector<const CompiledSection*> compiled;
    for (const SectionSupply& supply : supplies) compiled.push_back(&supply.compiled());
    result.disjoint = disjoint_papers(pool, compiled);
    return result;
}

}  // namespace papersetter::assembly
