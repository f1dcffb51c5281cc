// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// What a form breaks of its blueprint: counts, filters, picks, items that papers may not take or
/// that stand twice, options that are not a permutation or not at their pins. Plain arithmetic that
/// shares no code with the draw, so that one finds the faults of the other. Empty when all holds.
[[nodiscard]] std::vector<std::string> faults_of(const std::vector<bank::Bank>& banks,
                                                 const blueprint::Blueprint& blueprint,
                                                 const Selection& selection);

}  // namespace papersetter::assembly
