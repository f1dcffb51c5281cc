// SPDX-License-Identifier: MIT
#include "assembly/section_draw.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace papersetter::assembly {

SectionDraw::SectionDraw(SectionSupply supply, std::size_t number, const base::Random& root)
    : supply_(std::move(supply)),
      counts_(root.fork("counts of section " + std::to_string(number))),
      items_(root.fork("items of section " + std::to_string(number))) {}

SectionDraw::Drawn SectionDraw::draw(std::uint32_t form, std::uint64_t most_steps) {
    const TableResult table = search_table(supply_.problem(), counts_.form(form), most_steps);
    Drawn drawn;
    drawn.outcome = table.outcome;
    drawn.steps = table.steps;
    if (table.outcome != TableOutcome::found) return drawn;
    purposes_.resize(supply_.pool().size());
    for (std::size_t cell = 0; cell < supply_.cells().size(); ++cell) {
        pick(supply_.cells()[cell], table.counts[cell], form, drawn.items);
    }
    std::sort(drawn.items.begin(), drawn.items.end());
    return drawn;
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
