// SPDX-License-Identifier: MIT
#include "assembly/section_supply.hpp"

namespace papersetter::assembly {
namespace {

using blueprint::Attribute;

}  // namespace

SectionSupply::SectionSupply(const Pool& pool, const blueprint::Section& section)
    : pool_(&pool),
      section_(&section),
      eligibility_(section),
      compiled_(compile(pool, section, eligibility_)) {
    problem_.topics = wanted(Attribute::topic);
    problem_.levels = wanted(Attribute::level);
    problem_.difficulties = wanted(Attribute::difficulty);
    const std::size_t levels = problem_.levels.size();
    const std::size_t difficulties = problem_.difficulties.size();
    cells_.resize(problem_.topics.size() * levels * difficulties);
    for (std::size_t i = 0; i < pool.size(); ++i) {
        if (!pool.is_drawable(i)) continue;
        const auto classes = eligibility_.classes(pool.item(i));
        if (!classes) continue;
        const auto& [topic, level, difficulty, type] = *classes;
        static_cast<void>(type);
        if (pool.is_included(i)) included_.push_back(i);
        has_enemies_ = has_enemies_ || (!pool.is_included(i) && !pool.enemies(i).empty());
        // The table knows no values that a family does not list.
        if (topic >= problem_.topics.size() || level >= levels || difficulty >= difficulties) {
            continue;
        }
        if (pool.is_included(i)) {
            --problem_.topics[topic];
            --problem_.levels[level];
            --problem_.difficulties[difficulty];
            continue;
        }
        cells_[(topic * levels + level) * difficulties + difficulty].push_back(i);
    }
    for (const auto& cell : cells_) {
        problem_.capacity.push_back(static_cast<std::int64_t>(cell.size()));
    }
}

std::optional<std::size_t> SectionSupply::family(Attribute attribute) const {
    const auto& partitions = eligibility_.partitions();
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        if (partitions[i].attribute() == attribute) return i;
    }
    return std::nullopt;
}

Counts SectionSupply::wanted(Attribute attribute) const {
    const auto number = family(attribute);
    if (!number) return {section_->items};
    const blueprint::Partition& partition = eligibility_.partitions()[*number];
    Counts counts;
    for (std::size_t i = 0; i < partition.size(); ++i) counts.push_back(partition.wanted(i));
    return counts;
}

}  // namespace papersetter::assembly
