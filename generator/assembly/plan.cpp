// SPDX-License-Identifier: MIT
#include "assembly/plan.hpp"

#include <algorithm>
#include <utility>

#include "assembly/assemble.hpp"
#include "assembly/joint_problem.hpp"
#include "assembly/joint_spread.hpp"
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
        // One was drawn, whatever another search gave up.
        for (PlannedSection& section : plan.sections) section.figures.outcome = Outcome::found;
    } catch (const base::InputError&) {
        plan.outcome = Outcome::none;
    } catch (const Undecided& limit) {
        plan.steps = limit.steps();
    }
}

/// `sections` as compiled, none for those picked by hand.
PlannedSeries planned_series(const Pool& pool, std::vector<const CompiledSection*> sections,
                             const blueprint::Blueprint& blueprint) {
    PlannedSeries series;
    series.forms = blueprint.forms.size();
    series.max_use = blueprint.max_use;
    series.overlap = blueprint.overlap;
    series.least_overlap = least_overlap(joint_problem(pool, std::move(sections), blueprint));
    return series;
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
    supplies.reserve(blueprint.sections.size());
    std::vector<const CompiledSection*> compiled;
    for (std::size_t i = 0; i < blueprint.sections.size(); ++i) {
        const blueprint::Section& section = blueprint.sections[i];
        PlannedSection planned;
        if (section.pick.empty()) {
            supplies.emplace_back(pool, section);
            planned = planned_section(supplies.back());
        }
        compiled.push_back(section.pick.empty() ? &supplies.back().compiled() : nullptr);
        planned.name = blueprint::name_of(section, i);
        planned.items = section.items;
        planned.is_picked = !section.pick.empty();
        result.sections.push_back(std::move(planned));
    }
    if (blueprint.mode == blueprint::SeriesMode::joint) {
        result.series = planned_series(pool, compiled, blueprint);
    }
    draw_for(banks, blueprint, diagnostics, result);
    if (result.outcome != Outcome::found) return result;
    // Items picked by hand are on every paper.
    const bool has_picks = supplies.size() != compiled.size();
    result.disjoint = has_picks ? Disjoint{1, 1} : disjoint_papers(pool, compiled);
    return result;
}

}  // namespace papersetter::assembly
