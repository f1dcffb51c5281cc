// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "assembly/paper_figures.hpp"
#include "assembly/section_supply.hpp"
#include "assembly/weight.hpp"

namespace papersetter::assembly {

/// For each family, table and sum of a section, and for all its rules together, how many times the
/// papers there would be without it, enemies not looked at. `papers`: how many there are with all
/// of them. Where they cannot all be counted, estimated from tries. Those without which there is
/// nothing to estimate from are left out.
[[nodiscard]] std::vector<RequirementCost> requirement_costs(const SectionSupply& supply,
                                                             const Weight& papers);

}  // namespace papersetter::assembly
