// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "blueprint/picked.hpp"
#include "blueprint/vocabulary.hpp"

namespace papersetter::blueprint {

/// The items under `include` and `common` that the banks have.
[[nodiscard]] std::vector<Picked> put_on_every_paper(const Blueprint& blueprint,
                                                     const std::vector<bank::Bank>& banks);

/// [draw] and the common items of [series] against the banks: unknown items, items both included
/// and excluded or picked, included ones that no section can take, that are enemies of each other
/// or of picked ones, or that are more than a count of their section allows.
void check_draw(const Blueprint& blueprint, const std::vector<bank::Bank>& banks, Vocabulary& words,
                base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
