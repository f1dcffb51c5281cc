// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// Tells why no paper satisfies a blueprint that has passed its check: for each section that cannot
/// be drawn, or else for all together, smallest sets of requirements that cannot hold together
/// (several, where they have nothing in common), the arithmetic behind each, and repairs that were
/// tried. Tells an error in any case.
void explain_conflict(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                      base::Diagnostics& diagnostics);

}  // namespace papersetter::assembly
