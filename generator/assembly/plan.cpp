// SPDX-License-Identifier: MIT
#include "assembly/plan.hpp"

#include <algorithm>
#include <limits>

#include "assembly/disjoint.hpp"
#include "assembly/form_draw.hpp"
#include "assembly/pool.hpp"
#include "assembly/section_draw.hpp"
#include "assembly/section_supply.hpp"
#include "assembly/shortage.hpp"
#include "assembly/table_count.hpp"
#include "assembly/table_sampler.hpp"
#include "assembly/undecided.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::uint32_t tries_for_estimates = 100'000;
constexpr std::int64_t certain = 10'000;

base::Random chance() { return base::Random("papersetter/plan", "estimates").fork("papers"); }

class SectionPlanner {
  public:
    explicit SectionPlanner(const SectionSupply& supply, PlannedSection& planned)
        : supply_(supply), planned_(planned) {}

    void plan() {
        planned_.requirements = planned_requirements(supply_);
        planned_.usable = planned_.requirements.front().usable;
        planned_.tightest = tightest_of(planned_.requirements);
        const TableProblem& problem = supply_.problem();
        const TableResult found = search_table(problem, chance().fork("is there one"), step_limit);
        planned_.is_possible = found.outcome != TableOutcome::none;
        if (!planned_.is_possible) return;
        if (supply_.has_enemies()) {
            estimate_around_enemies();
        } else {
            if (const auto papers = count_papers(problem)) {
                planned_.papers = *papers;
                planned_.are_papers_exact = true;
            }
            estimate();
        }
        for (const std::size_t position : supply_.included()) {
            planned_.chances.push_back({supply_.pool().name(position), certain});
        }
        std::ranges::sort(planned_.chances, {}, &ItemChance::name);
        if (found.outcome == TableOutcome::found) plan_disjoint(problem);
    }

  private:
    // Papers are drawn as `make` draws them, by counts; the items of a cell are equally likely.
    void estimate() {
        const auto sampler = TableSampler::make(supply_.problem());
        if (!sampler || !sampler->is_possible()) return;
        Counts sums(supply_.cells().size(), 0);
        std::uint32_t accepted = 0;
        std::uint32_t tries = 0;
        std::uint64_t steps = 0;
        const base::Random random = chance();
        while (accepted < papers_for_estimates && tries < tries_for_estimates) {
            const auto table = sampler->draw(random.attempt(tries++), steps);
            if (!table) continue;
            ++accepted;
            for (std::size_t cell = 0; cell < sums.size(); ++cell) sums[cell] += (*table)[cell];
        }
        if (accepted == 0) return;
        planned_.is_even = true;
        if (!planned_.papers) {
            planned_.papers = sampler->papers() * Weight(accepted) / Weight(tries);
        }
        for (std::size_t cell = 0; cell < sums.size(); ++cell) {
            const auto& items = supply_.cells()[cell];
            for (const std::size_t position : items) {
                const auto all = static_cast<std::int64_t>(items.size()) * accepted;
                planned_.chances.push_back(
                    {supply_.pool().name(position), (sums[cell] * certain + all / 2) / all});
            }
        }
    }

    // Item by item, since of the items of a cell those with enemies appear less often.
    void estimate_around_enemies() {
        const auto sampler = TableSampler::make(supply_.problem());
        if (!sampler || !sampler->is_possible()) return;
        SectionDraw draw(supply_, 1, chance());
        std::vector<std::int64_t> times(supply_.pool().size(), 0);
        std::uint32_t accepted = 0;
        std::uint32_t tries = 0;
        std::uint64_t steps = 0;
        while (accepted < papers_for_estimates && tries < tries_for_estimates) {
            const auto items = draw.sample(0, tries, tries_for_estimates, steps, step_limit);
            if (!items) break;
            ++accepted;
            for (const std::size_t position : *items) ++times[position];
        }
        if (accepted == 0) return;
        planned_.is_even = true;
        planned_.papers = sampler->papers() * Weight(accepted) / Weight(tries);
        for (const auto& cell : supply_.cells()) {
            for (const std::size_t position : cell) {
                planned_.chances.push_back({supply_.pool().name(position),
                                            (times[position] * certain + accepted / 2) / accepted});
            }
        }
    }

    // Counts alone do not know enemies: then they tell no more than the most.
    void plan_disjoint(const TableProblem& problem) {
        planned_.disjoint = {1, 1};
        if (!supply_.included().empty()) return;
        planned_.disjoint = disjoint_papers(problem);
        if (supply_.has_enemies()) planned_.disjoint.least = 1;
    }

    const SectionSupply& supply_;
    PlannedSection& planned_;
};

}  // namespace

bool Plan::is_possible() const {
    return std::ranges::all_of(sections, &PlannedSection::is_possible);
}

std::optional<Weight> Plan::papers() const {
    Weight product(1);
    for (const PlannedSection& section : sections) {
        if (section.is_picked) continue;
        if (!section.papers) return std::nullopt;
        product = product * *section.papers;
    }
    return product;
}

bool Plan::are_papers_exact() const {
    return std::ranges::all_of(sections, [](const PlannedSection& section) {
        return section.is_picked || section.are_papers_exact;
    });
}

// Items picked by hand are on every paper.
Disjoint Plan::disjoint() const {
    Disjoint result{std::numeric_limits<std::int64_t>::max(),
                    std::numeric_limits<std::int64_t>::max()};
    for (const PlannedSection& section : sections) {
        const Disjoint own = section.is_picked ? Disjoint{1, 1} : section.disjoint;
        result.least = std::min(result.least, own.least);
        result.most = std::min(result.most, own.most);
    }
    return sections.empty() ? Disjoint{} : result;
}

Plan plan(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
          base::Diagnostics& diagnostics) {
    const Pool pool(banks, blueprint);
    Plan result;
    for (std::size_t i = 0; i < blueprint.sections.size(); ++i) {
        const blueprint::Section& section = blueprint.sections[i];
        PlannedSection& planned = result.sections.emplace_back();
        planned.name = blueprint::name_of(section, i);
        planned.items = section.items;
        planned.is_picked = !section.pick.empty();
        if (planned.is_picked) continue;
        const SectionSupply supply(pool, section);
        SectionPlanner(supply, planned).plan();
        if (!planned.is_possible) explain_shortage(supply, i, diagnostics);
    }
    if (pool.has_enemies() && result.is_possible()) {
        FormDraw draw(pool, blueprint, chance());
        const DrawnForm drawn = draw.draw(0, step_limit);
        if (!drawn.enemies.empty()) tell_enemies(drawn, pool, blueprint.place, diagnostics);
        for (PlannedSection& section : result.sections) {
            if (section.is_picked || drawn.is_drawn()) continue;
            section.is_possible = !drawn.is_impossible();
            section.disjoint.least = 0;
        }
    }
    return result;
}

}  // namespace papersetter::assembly
