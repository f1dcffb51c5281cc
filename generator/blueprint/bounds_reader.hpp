// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::blueprint {

/// Reads what bounds a section beside its families: `points`, `minutes`, `p`, its tables, rules and
/// item sets. `reader` is that of the section, which `name` names for messages.
void read_bounds(toml_file::TableReader& reader, const std::string& name, Section& section,
                 base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
