// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "toml_file/value.hpp"

namespace papersetter::blueprint {

/// Reads one [[section]]: its keys and families, whether their sums agree, and how many items it
/// has. `index` from 0.
[[nodiscard]] Section read_section(const toml_file::Value& value, std::size_t index,
                                   base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
