// SPDX-License-Identifier: MIT
#pragma once

#include "bank/item.hpp"
#include "bank/item_words.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::bank {

/// Tells what is wrong with an item as a whole: no stem, fewer than two options, no or two right
/// ones, equal texts or ids, more options than letters, two options pinned to one end, and the
/// faults of all its texts. A draft may lack stem, key and options. Notes where its texts name
/// pictures.
void check_item(Item& item, const ItemWords& words, base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
