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
    const auto mark = [&](const std::vector<std::string>& names, std::vector<bool>& marks) {
        marks.resize(refs_.size());
        for (const std::string& name : names) {
            const auto at = blueprint::find_item(banks, name);
            if (at) marks[positions_[at->bank][at->item]] = true;
        }
    };
    for (const blueprint::Section& section : blueprint.sections) mark(section.pick, is_picked_);
    mark(blueprint.exclude, is_excluded_);
    mark(blueprint.include, is_included_);
    find_enemies();
}

void Pool::find_enemies() {
    is_shut_out_.resize(refs_.size());
    for (std::size_t i = 0; i < refs_.size(); ++i) {
        const bank::Bank& bank = (*banks_)[refs_[i].bank];
        for (const std::string& id : item(i).enemies) {
            const bank::Item* const enemy = bank.find(id);
            if (enemy == nullptr) continue;
            const auto number = static_cast<std::size_t>(enemy - bank.items.data());
            const std::size_t other = positions_[refs_[i].bank][number];
            enemies_[i].push_back(other);
            if (is_picked_[other] || is_included_[other]) is_shut_out_[i] = true;
        }
    }
}

std::span<const std::size_t> Pool::enemies(std::size_t position) const {
    const auto found = enemies_.find(position);
    if (found == enemies_.end()) return {};
    return found->second;
}

std::string Pool::name(std::size_t position) const {
    return blueprint::full_name((*banks_)[refs_[position].bank], item(position));
}

}  // namespace papersetter::assembly
