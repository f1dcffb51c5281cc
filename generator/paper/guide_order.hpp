// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bank/item.hpp"

namespace papersetter::paper {

/// The order in which a guide prints the options of an item and its parts: as authored, by their
/// numbers (order = "ascending"), or, where the author's order is the answer (steps, option banks,
/// the two columns of a matching item), by the alphabet. A seed shuffles what papers shuffle. Of
/// all its options, like the order of a selection.
[[nodiscard]] std::vector<std::uint32_t> guide_order(const bank::Item& item,
                                                     const std::optional<std::string>& seed);

}  // namespace papersetter::paper
