// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "bank/item.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::bank {

/// The options (authored positions from 0) of an item with order = "ascending" as printed: by the
/// numbers in their texts, pinned ones at their ends. As authored where a text is no number, which
/// `check_ascending` tells.
[[nodiscard]] std::vector<std::uint32_t> ascending_order(const Item& item);

/// Tells options that have no number to be ordered by (pinned ones need none), numbers of different
/// units and equal numbers. A draft may lack texts.
void check_ascending(const Item& item, base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
