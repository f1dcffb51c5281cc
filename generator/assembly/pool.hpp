// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

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
    /// Positions of the items that may not meet it.
    [[nodiscard]] std::span<const std::size_t> enemies(std::size_t position) const;
    [[nodiscard]] bool has_enemies() const { return !enemies_.empty(); }
    /// The position of an item that exists.
    [[nodiscard]] std::size_t position(ItemRef ref) const { return positions_[ref.bank][ref.item]; }
    [[nodiscard]] const std::vector<bank::Bank>& banks() const { return *banks_; }

  private:
    void find_enemies();

    const std::vector<bank::Bank>* banks_;
    std::vector<ItemRef> refs_;
    std::vector<std::vector<std::size_t>> positions_;  ///< by bank and item
    std::vector<bool> is_picked_, is_excluded_, is_included_, is_shut_out_;
    std::map<std::size_t, std::vector<std::size_t>> enemies_;  ///< of items that have any
};

}  // namespace papersetter::assembly
