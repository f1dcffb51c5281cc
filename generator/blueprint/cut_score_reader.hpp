// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "toml_file/value.hpp"

namespace papersetter::blueprint {

/// Reads [cut_scores]: a grade a key, in the author's order, with the least score that earns it, in
/// points (`24`) or as a share of all points (`"60 %"`). The lowest score of two grades may not be
/// the same. Faults are told and their grades left out.
[[nodiscard]] std::vector<CutScore> read_cut_scores(const toml_file::Table& table,
                                                    base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
