// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// What a form breaks of its blueprint: any bound of a section, filters, picks, item sets that are
/// torn apart or not whole, items that papers may not take or that stand twice, enemies that meet,
/// what every paper must have or none may have, options that are not a permutation or not at their
/// pins, keys that could stand more evenly where they must be balanced. Plain arithmetic that
/// shares no code with the draw, so that one finds the faults of the other. Empty when all holds.
[[nodiscard]] std::vector<std::string> faults_of(const std::vector<bank::Bank>& banks,
                                                 const blueprint::Blueprint& blueprint,
                                                 const Selection& selection);

/// What the forms of a series break together, each of them without a fault: other items in mode
/// same; in mode joint an item on more than `max_use` forms, two forms that share more than
/// `overlap` items, a common item that a form lacks. Items that every paper has by name (common,
/// included, picked) count in neither bound. Empty when all holds.
[[nodiscard]] std::vector<std::string> faults_of_series(const std::vector<bank::Bank>& banks,
                                                        const blueprint::Blueprint& blueprint,
                                                        const Selections& selections);

}  // namespace papersetter::assembly
