// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "bank/item.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::bank {

/// Tells what is wrong with an item as a whole: no stem, fewer than two options, no or two right
/// ones, equal texts or ids, two options pinned to one end, and the faults of all its texts. A
/// draft may lack stem, key and options. `name` is what messages call the item. Notes where its
/// texts name pictures.
void check_item(Item& item, std::string_view name, base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
