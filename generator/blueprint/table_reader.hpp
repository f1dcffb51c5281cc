// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "toml_file/value.hpp"

namespace papersetter::blueprint {

/// Reads a [section.table]: `rows` names an attribute, `columns` lists values of another one, and
/// each further key is a value of the rows' attribute with one cell a column: a number, a range, or
/// "-" where nothing is asked. Nothing when a fault (told) leaves it without meaning. Topics are
/// left to `check`.
[[nodiscard]] std::optional<TwoWayTable> read_table(const toml_file::Table& table,
                                                    base::Place place,
                                                    base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
