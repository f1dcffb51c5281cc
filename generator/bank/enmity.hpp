// SPDX-License-Identifier: MIT
#pragma once

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::bank {

/// Makes the enmity of items and stimuli mutual: each of two enemies names the other. Tells enemies
/// that the bank does not have, and what would be its own enemy: an item and the stimulus that it
/// asks about, too. Two enemies that ask about one stimulus are a warning.
void settle_enemies(Bank& bank, base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
