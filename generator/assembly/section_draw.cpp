// SPDX-License-Identifier: MIT
#include "assembly/section_draw.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace papersetter::assembly {

SectionDraw::SectionDraw(SectionSupply supply, std::size_t number, const base::Random& root)
    : supply_(std::move(supply)),
      counts_(root.fork("counts of section " + std::to_string(number))),
      search_(root.fork("search of section " + std::to_string(number))),
      items_(root.fork("items of section " + std::to_string(number))) {}

bool SectionDraw::can_sample() {
    if (!is_counted_) sampler_ = TableSampler::make(supply_.problem());
    is_counted_ = true;
    return sampler_ && sampler_->is_possible();
}

std::optional<std::vector<std::size_t>> SectionDraw::sample(std::uint32_t form, std::uint32_t& next,
                                                            std::uint32_t end, std::uint64_t& steps,
                                                            std::uint64_t most_steps) {
    if (!can_sample()) return std::nullopt;
    const base::Random random = counts_.form(form);
    while (next < end && steps < most_steps) {
        const std::uint32_t attempt = next++;
        const auto counts = sampler_->draw(random.attempt(attempt), steps);
        if (!counts) continue;
        std::vector<std::size_t> items = items_of(*counts, {}, form, attempt);
        steps += cost_of_items();
        if (supply_.has_enemies() && have_enemies_met(items, supply_.pool())) continue;
        return items;
    }
    return std::nullopt;
}

SectionDraw::Found SectionDraw::search(std::uint32_t form, const std::vector<std::size_t>& without,
                                       std::uint64_t most_steps) {
    TableProblem problem = supply_.problem();
    for (std::size_t cell = 0; cell < supply_.cells().size(); ++cell) {
        for (const std::size_t position : supply_.cells()[cell]) {
            if (std::ranges::binary_search(without, position)) --problem.capacity[cell];
        }
    }
    const TableResult table = search_table(problem, search_.form(form), most_steps);
    Found found;
    found.outcome = table.outcome;
    found.steps = table.steps;
    if (table.outcome == TableOutcome::found) {
        found.items = items_of(table.counts, without, form, 0);
        found.steps += cost_of_items();
    }
    return found;
}

// A step is about as long as it takes to look at eight items.
std::uint64_t SectionDraw::cost_of_items() const {
    std::uint64_t items = 0;
    for (const std::int64_t capacity : supply_.problem().capacity) {
        items += static_cast<std::uint64_t>(capacity);
    }
    return items / 8;
}

std::vector<std::size_t> SectionDraw::items_of(const Counts& counts,
                                               const std::vector<std::size_t>& without,
                                               std::uint32_t form, std::uint32_t attempt) {
    purposes_.resize(supply_.pool().size());
    std::vector<std::size_t> items = supply_.included();
    for (std::size_t cell = 0; cell < supply_.cells().size(); ++cell) {
        if (counts[cell] == 0) continue;
        std::vector<std::size_t> choice = supply_.cells()[cell];
        std::erase_if(choice, [&](std::size_t position) {
            return std::ranges::binary_search(without, position);
        });
        pick(std::move(choice), counts[cell], form, attempt, items);
    }
    std::sort(items.begin(), items.end());
    return items;
}

void SectionDraw::pick(std::vector<std::size_t> cell, std::int64_t count, std::uint32_t form,
                       std::uint32_t attempt, std::vector<std::size_t>& items) {
    std::vector<std::pair<std::uint64_t, std::size_t>> values;
    values.reserve(cell.size());
    for (const std::size_t position : cell) {
        auto& purpose = purposes_[position];
        if (!purpose) purpose = items_.fork(supply_.pool().name(position));
        values.emplace_back(purpose->form(form).attempt(attempt).next(), position);
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
