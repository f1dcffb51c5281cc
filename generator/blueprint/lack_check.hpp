// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "blueprint/picked.hpp"

namespace papersetter::blueprint {

/// Tells, for each section, the items that it may take and that lack what it counts: a difficulty,
/// minutes, a p-value. `untaken` are the items that no section draws whatever they have.
void check_lacks(const Blueprint& blueprint, const std::vector<bank::Bank>& banks,
                 const std::set<Picked>& untaken, base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
