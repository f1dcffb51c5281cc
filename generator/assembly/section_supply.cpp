// SPDX-License-Identifier: MIT
#include "assembly/section_supply.hpp"

namespace papersetter::assembly {

SectionSupply::SectionSupply(const Pool& pool, const blueprint::Section& section)
    : pool_(&pool),
      section_(&section),
      eligibility_(section),
      compiled_(compile(pool, section, eligibility_)) {
    for (std::size_t i = 0; i < pool.size(); ++i) {
        const bool is_included = pool.is_included(i);
        // Whether it may be drawn takes long to say: only where it matters.
        if (!is_included && (has_enemies_ || pool.enemies(i).empty())) continue;
        if (!pool.is_drawable(i) || !eligibility_.accepts(pool.item(i))) continue;
        if (is_included) {
            included_.push_back(i);
        } else {
            has_enemies_ = true;
        }
    }
}

std::optional<std::size_t> SectionSupply::family(blueprint::Attribute attribute) const {
    const auto& partitions = eligibility_.partitions();
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        if (partitions[i].attribute() == attribute) return i;
    }
    return std::nullopt;
}

}  // namespace papersetter::assembly
