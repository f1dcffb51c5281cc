// SPDX-License-Identifier: MIT
#include "assembly/section_supply.hpp"

#include <array>

namespace papersetter::assembly {
namespace {

using blueprint::Attribute;

}  // namespace

SectionSupply::SectionSupply(const Pool& pool, const blueprint::Section& section)
    : pool_(&pool), section_(&section), eligibility_(section) {
    problem_.topics = wanted(Attribute::topic);
    problem_.levels = wanted(Attribute::level);
    problem_.difficulties = wanted(Attribute::difficulty);
    const std::size_t levels = problem_.levels.size();
    const std::size_t difficulties = problem_.difficulties.size();
    cells_.resize(problem_.topics.size() * levels * difficulties);
    std::array<std::size_t, 3> stride{};
    stride[static_cast<std::size_t>(Attribute::topic)] = levels * difficulties;
    stride[static_cast<std::size_t>(Attribute::level)] = difficulties;
    stride[static_cast<std::size_t>(Attribute::difficulty)] = 1;
    for (std::size_t i = 0; i < pool.size(); ++i) {
        const bank::Item& item = pool.item(i);
        if (pool.is_picked(i) || !eligibility_.accepts(item)) continue;
        std::size_t cell = 0;
        for (const blueprint::Partition& partition : eligibility_.partitions()) {
            cell +=
                *partition.class_of(item) * stride[static_cast<std::size_t>(partition.attribute())];
        }
        cells_[cell].push_back(i);
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
