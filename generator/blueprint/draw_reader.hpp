// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "toml_file/value.hpp"

namespace papersetter::blueprint {

/// Reads [draw] into the blueprint: items that every paper has, items that none has, and the
/// manifests of papers whose items are avoided.
void read_draw(const toml_file::Table& table, base::Place place, Blueprint& blueprint,
               base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
