// SPDX-License-Identifier: MIT
#include "assembly/pool.hpp"

#include <algorithm>
#include <numeric>

#include "blueprint/picked.hpp"

namespace papersetter::assembly {

Pool::Pool(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint)
    : banks_(&banks) {
    // Ids hold no colon, so banks sorted by "id:" give items sorted by "bank:id".
    std::vector<std::uint32_t> order(banks.size());
    std::iota(order.begin(), order.end(), std::uint32_t{0});
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return banks[a].id + ":" < banks[b].id + ":";
    });
    for (const std::uint32_t number : order) {
        for (std::uint32_t i = 0; i < banks[number].items.size(); ++i) refs_.push_back({number, i});
        const auto& items = banks[number].items;
        const auto start = refs_.end() - static_cast<std::ptrdiff_t>(items.size());
        const auto by_id = [&](ItemRef a, ItemRef b) {
            return items[a.item].id < items[b.item].id;
        };
        if (!std::is_sorted(start, refs_.end(), by_id)) std::sort(start, refs_.end(), by_id);
    }
    for (const bank::Bank& bank : banks) positions_.emplace_back(bank.items.size());
    for (std::size_t i = 0; i < refs_.size(); ++i) positions_[refs_[i].bank][refs_[i].item] = i;
    is_picked_.resize(refs_.size());
    for (const blueprint::Section& section : blueprint.sections) {
        for (const std::string& picked : section.pick) {
            const auto at = blueprint::find_item(banks, picked);
            if (at) is_picked_[positions_[at->bank][at->item]] = true;
        }
    }
}

std::string Pool::name(std::size_t position) const {
    return blueprint::full_name((*banks_)[refs_[position].bank], item(position));
}

}  // namespace papersetter::assembly
