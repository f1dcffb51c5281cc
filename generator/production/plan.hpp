// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "assembly/plan.hpp"
#include "base/diagnostic.hpp"
#include "files/disk.hpp"

namespace papersetter::production {

using PlanOutcome = assembly::Outcome;

struct PlanOptions {
    files::Path blueprint;
    files::Path here;  ///< where the person stands
    unsigned jobs = 1;
    bool shows_items = false;  ///< the chance of each item too
};

/// A plan as a table for persons and as JSON (docs/blueprint_format.md describes it).
struct PlanReport {
    std::string text;
    std::string json;
    PlanOutcome outcome = PlanOutcome::found;  ///< if not, the diagnostics say why
};

/// What a blueprint asks, what its banks have for it, how many papers there are. Throws
/// base::InputError when the blueprint or a bank has faults, all of which are told.
[[nodiscard]] PlanReport plan(const files::Disk& disk, const PlanOptions& options,
                              base::Sources& sources, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
