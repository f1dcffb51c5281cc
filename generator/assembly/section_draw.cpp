// SPDX-License-Identifier: MIT
#include "assembly/section_draw.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace papersetter::assembly {
namespace {

constexpr std::uint32_t few_tries = 5'000;
constexpr std::uint32_t most_tries = 500'000;

}  // namespace

SectionDraw::SectionDraw(SectionSupply supply, std::size_t number, const base::Random& root)
    : supply_(std::move(supply)),
      counts_(root.fork("counts of section " + std::to_string(number))),
      search_(root.fork("search of section " + std::to_string(number))),
      items_(root.fork("items of section " + std::to_string(number))) {}

SectionDraw::Drawn SectionDraw::draw(std::uint32_t form, std::uint64_t most_steps) {
    Drawn drawn;
    const TableResult result = table(form, most_steps, drawn.law);
    drawn.outcome = result.outcome;
    drawn.steps = result.steps;
    if (result.outcome != TableOutcome::found) return drawn;
    purposes_.resize(supply_.pool().size());
    for (std::size_t cell = 0; cell < supply_.cells().size(); ++cell) {
        pick(supply_.cells()[cell], result.counts[cell], form, drawn.items);
    }
    std::sort(drawn.items.begin(), drawn.items.end());
    return drawn;
}

// A few tries first; when they fail, a search that proves whether there is a paper at all; then
// tries in earnest, and at last the paper that the search found.
TableResult SectionDraw::table(std::uint32_t form, std::uint64_t most_steps, Law& law) {
    if (!is_counted_) sampler_ = TableSampler::make(supply_.problem());
    is_counted_ = true;
    std::uint64_t steps = 0;
    const bool can_sample = sampler_ && sampler_->is_possible();
    if (can_sample) {
        if (auto counts = sample(form, {0, few_tries, most_steps}, steps)) {
            return {TableOutcome::found, std::move(*counts), steps};
        }
    }
    law = Law::complete;
    TableResult result = search_table(supply_.problem(), search_.form(form),
                                      most_steps - std::min(most_steps, steps));
    result.steps += steps;
    if (result.outcome == TableOutcome::none || !can_sample) return result;
    if (auto counts = sample(form, {few_tries, most_tries, most_steps}, result.steps)) {
        law = Law::exact;
        return {TableOutcome::found, std::move(*counts), result.steps};
    }
    return result;
}

std::optional<Counts> SectionDraw::sample(std::uint32_t form, const Tries& tries,
                                          std::uint64_t& steps) const {
    const base::Random random = counts_.form(form);
    for (std::uint32_t number = tries.first; number < tries.end && steps < tries.most_steps;
         ++number) {
        if (auto counts = sampler_->draw(random.attempt(number), steps)) return counts;
    }
    return std::nullopt;
}

void SectionDraw::pick(const std::vector<std::size_t>& cell, std::int64_t count, std::uint32_t form,
                       std::vector<std::size_t>& items) {
    if (count == 0) return;
    std::vector<std::pair<std::uint64_t, std::size_t>> values;
    values.reserve(cell.size());
    for (const std::size_t position : cell) {
        auto& purpose = purposes_[position];
        if (!purpose) purpose = items_.fork(supply_.pool().name(position));
        values.emplace_back(purpose->form(form).next(), position);
    }
    const auto end = values.begin() + static_cast<std::ptrdiff_t>(count);
    std::nth_element(values.begin(), end - 1, values.end());
    for (auto value = values.begin(); value != end; ++value) items.push_back(value->second);
}

}  // namespace papersetter::assembly
