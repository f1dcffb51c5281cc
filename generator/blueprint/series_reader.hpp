// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "toml_file/value.hpp"

namespace papersetter::blueprint {

/// Reads [series] into the blueprint: how many forms or their names, the mode, and what forms drawn
/// together are bound to.
void read_series(const toml_file::Table& table, base::Place place, Blueprint& blueprint,
                 base::Diagnostics& diagnostics);

/// Reads [options] into the blueprint: key positions and the rationale contract.
void read_options(const toml_file::Table& table, base::Place place, Blueprint& blueprint,
                  base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
