// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "assembly/paper_figures.hpp"
#include "assembly/section_supply.hpp"
#include "assembly/weight.hpp"

namespace papersetter::assembly {

/// For each family, table and sum of a section, and for all its rules together, how many times the
/// papers there would be without it. `papers`: how many there are with all of them, counted. Those
/// without which the papers cannot be counted are left out.
[[nodiscard]] std::vector<RequirementCost> requirement_costs(const SectionSupply& supply,
                                                             const Weight& papers);

}  // namespace papersetter::assembly
