// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// An item set: a stimulus that items ask about.
struct PooledSet {
    std::uint32_t bank = 0;
    std::uint32_t stimulus = 0;      ///< index in that bank
    std::vector<std::size_t> items;  ///< positions in the pool, in authored order
};

/// All items of the banks of a blueprint in the one order that no file decides: by the bytes of
/// "bank:id". An item is known by its position here.
class Pool {
  public:
    /// The banks must outlive the pool.
    Pool(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint);

    [[nodiscard]] std::size_t size() const { return refs_.size(); }
    [[nodiscard]] ItemRef ref(std::size_t position) const { return refs_[position]; }
    [[nodiscard]] const bank::Item& item(std::size_t position) const {
        return (*banks_)[refs_[position].bank].items[refs_[position].item];
    }
    /// "bank:id".
    [[nodiscard]] std::string name(std::size_t position) const;
    /// Whether some section picks the item by hand, so that no other may draw it.
    [[nodiscard]] bool is_picked(std::size_t position) const { return is_picked_[position]; }
    /// Whether the blueprint leaves it out of every paper.
    [[nodiscard]] bool is_excluded(std::size_t position) const { return is_excluded_[position]; }
    /// Whether the blueprint puts it on every paper, in whichever section may draw it.
    [[nodiscard]] bool is_included(std::size_t position) const { return is_included_[position]; }
    /// Whether an enemy of it is on every paper.
    [[nodiscard]] bool is_shut_out(std::size_t position) const { return is_shut_out_[position]; }
    /// Whether it is on an earlier paper that the blueprint avoids, or an enemy of such an item.
    /// What is picked or included is not avoided.
    [[nodiscard]] bool is_avoided(std::size_t position) const { return is_avoided_[position]; }
    /// None of that keeps sections from drawing it.
    [[nodiscard]] bool is_drawable(std::size_t position) const {
        return !is_picked_[position] && !is_excluded_[position] && !is_shut_out_[position] &&
               !is_avoided_[position];
    }
    /// Positions of the items that may not meet it, ascending. Enemies of a stimulus are enemies of
    /// each of its items.
    [[nodiscard]] std::span<const std::size_t> enemies(std::size_t position) const {
        return std::span(enemies_).subspan(first_enemy_[position],
                                           first_enemy_[position + 1] - first_enemy_[position]);
    }
    [[nodiscard]] bool has_enemies() const { return !enemies_.empty(); }
    /// By the bytes of "bank:id" of the stimulus.
    [[nodiscard]] const std::vector<PooledSet>& sets() const { return sets_; }
    /// The set that the item belongs to, if any: its place in `sets`.
    [[nodiscard]] std::optional<std::size_t> set_of(std::size_t position) const {
        if (set_numbers_[position] == 0) return std::nullopt;
        return set_numbers_[position] - 1;
    }
    /// The position of an item that exists.
    [[nodiscard]] std::size_t position(ItemRef ref) const { return positions_[ref.bank][ref.item]; }
    [[nodiscard]] const std::vector<bank::Bank>& banks() const { return *banks_; }

  private:
    using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

    void order_items();
    void mark(const blueprint::Blueprint& blueprint);
    void find_sets();
    void find_enemies();
    void add_enemies_named(std::uint32_t bank, std::span<const std::size_t> items,
                           const std::vector<std::string>& names, Pairs& pairs) const;
    void mark_enemies();

    const std::vector<bank::Bank>* banks_;
    std::vector<std::uint32_t> bank_order_;  ///< by id
    std::vector<ItemRef> refs_;
    std::vector<std::vector<std::size_t>> positions_;  ///< by bank and item
    std::vector<bool> is_picked_, is_excluded_, is_included_, is_shut_out_, is_avoided_;
    std::vector<PooledSet> sets_;
    std::vector<std::size_t> set_numbers_;  ///< by position, from 1; 0 for none
    std::vector<std::size_t> enemies_, first_enemy_;
};

}  // namespace papersetter::assembly
