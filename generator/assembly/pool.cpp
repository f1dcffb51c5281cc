// SPDX-License-Identifier: MIT
#include "assembly/pool.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "blueprint/picked.hpp"

namespace papersetter::assembly {

Pool::Pool(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint)
    : banks_(&banks) {
    order_items();
    mark(blueprint);
    find_sets();
    find_enemies();
    mark_enemies();
}

// Ids hold no colon, so banks sorted by "id:" give items sorted by "bank:id".
void Pool::order_items() {
    const std::vector<bank::Bank>& banks = *banks_;
    bank_order_.resize(banks.size());
    std::iota(bank_order_.begin(), bank_order_.end(), std::uint32_t{0});
    std::sort(bank_order_.begin(), bank_order_.end(), [&](std::uint32_t a, std::uint32_t b) {
        return banks[a].id + ":" < banks[b].id + ":";
    });
    for (const std::uint32_t number : bank_order_) {
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
}

void Pool::mark(const blueprint::Blueprint& blueprint) {
    const auto mark = [&](const std::vector<std::string>& names, std::vector<bool>& marks) {
        marks.resize(refs_.size());
        for (const std::string& name : names) {
            const auto at = blueprint::find_item(*banks_, name);
            if (at) marks[positions_[at->bank][at->item]] = true;
        }
    };
    is_picked_.resize(refs_.size());
    for (const blueprint::Section& section : blueprint.sections) mark(section.pick, is_picked_);
    mark(blueprint.exclude, is_excluded_);
    mark(blueprint.include, is_included_);
    mark(blueprint.common, is_included_);
    mark(blueprint.avoided, is_avoided_);
}

void Pool::find_sets() {
    set_numbers_.resize(refs_.size());
    for (const std::uint32_t number : bank_order_) {
        const bank::Bank& bank = (*banks_)[number];
        if (bank.stimuli.empty()) continue;
        const std::size_t first = sets_.size();
        for (std::uint32_t i = 0; i < bank.stimuli.size(); ++i) sets_.push_back({number, i, {}});
        for (const std::size_t i : bank.authored) {
            if (bank.items[i].stimulus.empty()) continue;
            const bank::Stimulus* const stimulus = bank.find_stimulus(bank.items[i].stimulus);
            if (stimulus == nullptr) continue;
            const std::size_t set =
                first + static_cast<std::size_t>(stimulus - bank.stimuli.data());
            sets_[set].items.push_back(positions_[number][i]);
            set_numbers_[positions_[number][i]] = set + 1;
        }
    }
}

void Pool::add_enemies_named(std::uint32_t bank, std::span<const std::size_t> items,
                             const std::vector<std::string>& names, Pairs& pairs) const {
    const auto add = [&](std::size_t enemy) {
        for (const std::size_t position : items) {
            if (position == enemy) continue;
            pairs.emplace_back(position, enemy);
            pairs.emplace_back(enemy, position);
        }
    };
    for (const std::string& name : names) {
        const bank::Bank& own = (*banks_)[bank];
        if (const bank::Item* const item = own.find(name)) {
            add(positions_[bank][static_cast<std::size_t>(item - own.items.data())]);
        }
        const bank::Stimulus* const stimulus = own.find_stimulus(name);
        if (stimulus == nullptr) continue;
        const auto number = static_cast<std::uint32_t>(stimulus - own.stimuli.data());
        const auto set = std::ranges::find_if(sets_, [&](const PooledSet& one) {
            return one.bank == bank && one.stimulus == number;
        });
        for (const std::size_t enemy : set->items) add(enemy);
    }
}

void Pool::find_enemies() {
    Pairs pairs;
    for (std::size_t i = 0; i < refs_.size(); ++i) {
        if (item(i).enemies.empty()) continue;
        add_enemies_named(refs_[i].bank, std::span(&i, 1), item(i).enemies, pairs);
    }
    for (const PooledSet& set : sets_) {
        add_enemies_named(set.bank, set.items, (*banks_)[set.bank].stimuli[set.stimulus].enemies,
                          pairs);
    }
    std::ranges::sort(pairs);
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    first_enemy_.assign(refs_.size() + 1, 0);
    for (const auto& [one, other] : pairs) {
        ++first_enemy_[one + 1];
        enemies_.push_back(other);
    }
    std::partial_sum(first_enemy_.begin(), first_enemy_.end(), first_enemy_.begin());
}

void Pool::mark_enemies() {
    is_shut_out_.resize(refs_.size());
    const std::vector<bool> are_avoided = is_avoided_;
    for (std::size_t i = 0; i < refs_.size(); ++i) {
        for (const std::size_t enemy : enemies(i)) {
            if (is_picked_[enemy] || is_included_[enemy]) is_shut_out_[i] = true;
            if (are_avoided[enemy]) is_avoided_[i] = true;
        }
    }
    for (std::size_t i = 0; i < refs_.size(); ++i) {
        if (is_picked_[i] || is_included_[i]) is_avoided_[i] = false;
    }
}

std::string Pool::name(std::size_t position) const {
    return blueprint::full_name((*banks_)[refs_[position].bank], item(position));
}

}  // namespace papersetter::assembly
