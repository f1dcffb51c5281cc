// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Where the key of an item stands as printed, and where it could stand instead: the places from
/// `first` to before `end`, all from 0. Pinned options, a pinned key and an order that is not
/// shuffled leave the key no choice; then `end` is `first + 1`.
struct KeyPlaces {
    std::size_t now = 0;
    std::size_t first = 0;
    std::size_t end = 0;

    [[nodiscard]] bool is_free() const { return end > first + 1; }
    bool operator==(const KeyPlaces&) const = default;
};

/// Nothing for an item of another type than single, and for one without exactly one right option.
[[nodiscard]] std::optional<KeyPlaces> key_places(const bank::Item& item,
                                                  const std::vector<std::uint32_t>& options);

/// Moves the key of the item to a place where it may stand; the other free options keep their
/// order.
void move_key(const bank::Item& item, std::size_t place, std::vector<std::uint32_t>& options);

/// `positions = "balanced"`: makes the keys of a form stand in each place as equally often as they
/// can, those without a choice counted (a place that few items have may get less). Which key stands
/// where is random; among items that have a choice of the same places every order is equally
/// likely. The one setting under which the order of options depends on which of them is right; the
/// order of the others among each other stays.
void balance_keys(const std::vector<bank::Bank>& banks, base::Random random, Selection& selection);

}  // namespace papersetter::assembly
