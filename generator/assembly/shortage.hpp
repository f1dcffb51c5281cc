// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "assembly/section_supply.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::assembly {

/// Tells why no paper satisfies a section, in the blueprint's words and at its places: each single
/// value that is short; else, for each two families, the smallest sets of values that cannot be met
/// together; else that all counts together cannot, with what each value needs and has. Where a
/// section has other bounds than exact counts, that they cannot be met together. `index` of the
/// section from 0.
void explain_shortage(const SectionSupply& supply, std::size_t index,
                      base::Diagnostics& diagnostics);

}  // namespace papersetter::assembly
