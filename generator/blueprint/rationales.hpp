// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::blueprint {

/// Whether a paper that prints this option of an item (or part) would break the rationale contract
/// of its blueprint. The criteria of an essay need none: it has a model answer.
[[nodiscard]] bool lacks_rationale(const bank::Item& owner, const bank::Option& option,
                                   Rationales rationales);
/// Whether an option of the item or of its parts does.
[[nodiscard]] bool lacks_any_rationale(const bank::Item& item, Rationales rationales);

/// Tells it, as an error, of an option that is printed.
void tell_missing_rationale(const bank::Item& item, const bank::Option& option,
                            base::Diagnostics& diagnostics);

/// Before anything is drawn, for a run that gets no further: every rationale that a paper of this
/// blueprint lacks for certain (the item is picked, or its section takes all it can) as an error,
/// and those that depend on the draw as warnings. Items that are incomplete so far count too.
void check_rationales(const Blueprint& blueprint, const std::vector<bank::Bank>& banks,
                      base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
