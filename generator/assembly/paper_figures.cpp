// SPDX-License-Identifier: MIT
#include "assembly/paper_figures.hpp"

#include <algorithm>

#include "assembly/problem_sampler.hpp"
#include "assembly/problem_search.hpp"
#include "assembly/requirement_costs.hpp"
#include "assembly/section_draw.hpp"
#include "assembly/undecided.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::uint32_t tries_for_estimates = 100'000;
constexpr std::int64_t certain = 10'000;

base::Random chance() { return base::Random("papersetter/plan", "estimates").fork("papers"); }

std::int64_t rounded(std::int64_t part, std::int64_t whole) {
    return (part * certain + whole / 2) / whole;
}

std::int64_t rounded(const Weight& chance) {
    return static_cast<std::int64_t>(((chance * Weight(2 * certain)).rounded_down() + 1) / 2);
}

/// This share of the papers, to the two digits that some 1,000 of them tell; 1 at least.
Weight estimated(const Weight& papers, std::uint32_t accepted, std::uint32_t tries) {
    const Weight twice = papers * Weight(2 * std::uint64_t{accepted}) / Weight(tries);
    const std::uint64_t number = twice.rounded_down();
    constexpr std::uint64_t most = 2'000'000'000;  // larger ones are told with two digits anyway
    if (number >= most) return twice / Weight(2);
    const std::uint64_t nearest = std::max<std::uint64_t>((number + 1) / 2, 1);
    std::uint64_t step = 1;
    while (nearest / step >= 100) step *= 10;
    return Weight((nearest + step / 2) / step * step);
}

class Figures {
  public:
    explicit Figures(const SectionSupply& supply)
        : supply_(supply),
          problem_(supply.section_problem()),
          sampler_(ProblemSampler::make(problem_, CountingEffort::thorough)) {}

    PaperFigures figures() {
        if (sampler_ && !sampler_->is_possible()) {
            made_.outcome = Outcome::none;
            return std::move(made_);
        }
        if (sampler_ && sampler_->is_exact() && !supply_.has_enemies()) {
            count();
        } else if (sampler_) {
            estimate();
        }
        if (!made_.is_even) search();
        if (made_.outcome == Outcome::found && !made_.chances.empty()) add_certain();
        return std::move(made_);
    }

  private:
    void count() {
        made_.outcome = Outcome::found;
        made_.is_even = true;
        made_.papers = sampler_->papers();
        made_.are_papers_exact = true;
        const auto chances = sampler_->chances();
        if (!chances) return;
        made_.are_chances_exact = true;
        for (std::size_t kind = 0; kind < chances->free.size(); ++kind) {
            const std::int64_t each = rounded(chances->free[kind]);
            for (const std::size_t position : supply_.kind_items()[kind]) add(position, each);
        }
        for (std::size_t set = 0; set < chances->sets.size(); ++set) {
            for (std::size_t i = 0; i < chances->sets[set].size(); ++i) {
                add(supply_.set_items()[set][i], rounded(chances->sets[set][i]));
            }
        }
        made_.costs = requirement_costs(supply_, *made_.papers);
    }

    /// Papers are drawn until there are enough of them, each with the items that it has.
    void estimate() {
        std::vector<std::int64_t> times(supply_.pool().size(), 0);
        std::uint32_t portioned = 0;  // bounds hold, enemies may meet
        std::uint32_t accepted = 0;
        std::uint32_t tries = 0;
        std::uint64_t steps = 0;
        const base::Random random = chance();
        while (accepted < papers_for_estimates && tries < tries_for_estimates &&
               steps < step_limit) {
            const base::Random own = random.attempt(tries++);
            const auto portions = sampler_->draw(own.fork("portions"), steps);
            if (!portions) continue;
            ++portioned;
            const auto items = items_of(*portions, own.fork("items"));
            if (have_enemies_met(items, supply_.pool())) continue;
            ++accepted;
            for (const std::size_t position : items) ++times[position];
        }
        if (accepted == 0) return;
        made_.outcome = Outcome::found;
        made_.is_even = true;
        made_.drawn = accepted;
        const Weight each = sampler_->papers() / Weight(tries);
        made_.papers = estimated(sampler_->papers(), accepted, tries);
        made_.costs = requirement_costs(supply_, each * Weight(portioned));
        for (const auto* groups : {&supply_.kind_items(), &supply_.set_items()}) {
            for (const auto& items : *groups) {
                for (const std::size_t position : items) {
                    add(position, rounded(times[position], accepted));
                }
            }
        }
    }

    /// Of each kind any items, each choice as likely (Floyd 1987), with those of sets and those
    /// that every paper has; ascending.
    [[nodiscard]] std::vector<std::size_t> items_of(const Portions& portions,
                                                    base::Random random) const {
        std::vector<std::size_t> items = supply_.compiled().included;
        for (std::size_t kind = 0; kind < portions.free.size(); ++kind) {
            const auto& all = supply_.kind_items()[kind];
            const std::size_t first = items.size();
            const auto count = static_cast<std::size_t>(portions.free[kind]);
            for (std::size_t last = all.size() - count; last < all.size(); ++last) {
                const std::size_t one = all[static_cast<std::size_t>(random.below(last + 1))];
                const bool is_taken = std::find(items.begin() + static_cast<std::ptrdiff_t>(first),
                                                items.end(), one) != items.end();
                items.push_back(is_taken ? all[last] : one);
            }
        }
        for (std::size_t set = 0; set < portions.sets.size(); ++set) {
            for (const std::size_t i : portions.sets[set]) {
                items.push_back(supply_.set_items()[set][i]);
            }
        }
        std::ranges::sort(items);
        return items;
    }

    void search() {
        const PortionsResult found = search_portions(problem_, chance().fork("search"), step_limit);
        made_.outcome = found.outcome;
        made_.steps = found.steps;
    }

    void add(std::size_t position, std::int64_t ten_thousandths) {
        made_.chances.push_back({supply_.pool().name(position), ten_thousandths});
    }

    void add_certain() {
        for (const std::size_t position : supply_.compiled().included) add(position, certain);
        std::ranges::sort(made_.chances, {}, &ItemChance::name);
    }

    const SectionSupply& supply_;
    const SectionProblem& problem_;
    std::optional<ProblemSampler> sampler_;
    PaperFigures made_;
};

}  // namespace

PaperFigures paper_figures(const SectionSupply& supply) { return Figures(supply).figures(); }

}  // namespace papersetter::assembly
