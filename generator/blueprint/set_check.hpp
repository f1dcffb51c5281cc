// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "blueprint/picked.hpp"

namespace papersetter::blueprint {

/// A stimulus is printed once, so its items stand in one section. Tells item sets that two sections
/// may draw from in part, and items that every paper must have although another item of their set
/// is picked. `untaken` are the items that no section draws, the picked ones among them.
void check_sets(const Blueprint& blueprint, const std::vector<bank::Bank>& banks,
                const std::set<Picked>& picked, const std::set<Picked>& untaken,
                base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
