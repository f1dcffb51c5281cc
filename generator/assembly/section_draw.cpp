// SPDX-License-Identifier: MIT
#include "assembly/section_draw.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace papersetter::assembly {
namespace {

/// Of so many tries of a quick count so many must succeed, else a thorough one is made.
constexpr std::uint32_t pilot_tries = 500;
constexpr int pilot_successes = 2;
/// A step is about as long as it takes to look at so many items.
constexpr std::uint64_t items_in_step = 8;

}  // namespace

SectionDraw::SectionDraw(SectionSupply supply, std::size_t number, const base::Random& root)
    : supply_(std::move(supply)),
      pilot_(root.fork("pilot of section " + std::to_string(number))),
      counts_(root.fork("counts of section " + std::to_string(number))),
      search_(root.fork("search of section " + std::to_string(number))),
      items_(root.fork("items of section " + std::to_string(number))) {}

const ProblemSampler* SectionDraw::sampler() {
    if (!is_counted_) {
        is_counted_ = true;
        sampler_ = ProblemSampler::make(supply_.section_problem());
        if (!sampler_ || !succeeds(*sampler_)) {
            auto better = ProblemSampler::make(supply_.section_problem(), CountingEffort::thorough);
            if (better) sampler_ = std::move(better);
        }
    }
    return sampler_ ? &*sampler_ : nullptr;
}

bool SectionDraw::succeeds(const ProblemSampler& sampler) const {
    if (!sampler.is_possible() || sampler.is_exact()) return true;
    std::uint64_t steps = 0;
    int successes = 0;
    for (std::uint32_t attempt = 0; attempt < pilot_tries; ++attempt) {
        if (sampler.draw(pilot_.attempt(attempt), steps)) ++successes;
        if (successes == pilot_successes) return true;
    }
    return false;
}

std::optional<std::vector<std::size_t>> SectionDraw::sample(std::uint32_t form, std::uint32_t& next,
                                                            std::uint32_t end, std::uint64_t& steps,
                                                            std::uint64_t most_steps) {
    if (sampler() == nullptr || !sampler()->is_possible()) return std::nullopt;
    const base::Random random = counts_.form(form);
    while (next < end && steps < most_steps) {
        const std::uint32_t attempt = next++;
        const auto portions = sampler_->draw(random.attempt(attempt), steps);
        if (!portions) continue;
        std::vector<std::size_t> items = items_of(*portions, form, attempt, steps);
        if (supply_.has_enemies() && have_enemies_met(items, supply_.pool())) continue;
        return items;
    }
    return std::nullopt;
}

SectionDraw::Found SectionDraw::search(std::uint32_t form, std::uint64_t most_steps) {
    const PortionsResult result =
        search_portions(supply_.section_problem(), search_.form(form), most_steps);
    Found found;
    found.outcome = result.outcome;
    found.steps = result.steps;
    if (result.outcome == Outcome::found) {
        found.items = items_of(result.portions, form, 0, found.steps);
    }
    return found;
}

std::vector<std::size_t> SectionDraw::items_of(const Portions& portions, std::uint32_t form,
                                               std::uint32_t attempt, std::uint64_t& steps) {
    purposes_.resize(supply_.pool().size());
    std::vector<std::size_t> items = supply_.compiled().included;
    std::uint64_t looked_at = 0;
    for (std::size_t kind = 0; kind < portions.free.size(); ++kind) {
        if (portions.free[kind] == 0) continue;
        looked_at += supply_.kind_items()[kind].size();
        pick(supply_.kind_items()[kind], portions.free[kind], form, attempt, items);
    }
    for (std::size_t set = 0; set < portions.sets.size(); ++set) {
        for (const std::size_t item : portions.sets[set]) {
            items.push_back(supply_.set_items()[set][item]);
        }
    }
    std::sort(items.begin(), items.end());
    steps += 1 + looked_at / items_in_step;
    return items;
}

void SectionDraw::pick(const std::vector<std::size_t>& kind, std::int64_t count, std::uint32_t form,
                       std::uint32_t attempt, std::vector<std::size_t>& items) {
    if (static_cast<std::size_t>(count) == kind.size()) {
        items.insert(items.end(), kind.begin(), kind.end());
        return;
    }
    std::vector<std::pair<std::uint64_t, std::size_t>> values;
    values.reserve(kind.size());
    for (const std::size_t position : kind) {
        auto& purpose = purposes_[position];
        if (!purpose) purpose = items_.fork(supply_.pool().name(position));
        values.emplace_back(purpose->first(form, attempt), position);
    }
    const auto end = values.begin() + static_cast<std::ptrdiff_t>(count);
    std::nth_element(values.begin(), end - 1, values.end());
    for (auto value = values.begin(); value != end; ++value) items.push_back(value->second);
}

bool have_enemies_met(const std::vector<std::size_t>& items, const Pool& pool) {
    return std::ranges::any_of(items, [&](std::size_t position) {
        return std::ranges::any_of(pool.enemies(position), [&](std::size_t enemy) {
            return std::ranges::binary_search(items, enemy);
        });
    });
}

}  // namespace papersetter::assembly
