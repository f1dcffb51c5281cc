// SPDX-License-Identifier: MIT
#pragma once

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::bank {

/// Tells items that name a stimulus which the bank does not have, ids that an item and a stimulus
/// share, and, as warnings, stimuli that no item asks about.
void check_item_sets(const Bank& bank, base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
