// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "toml_file/table_reader.hpp"

namespace papersetter::blueprint {

/// Tells each key that stands in the table `here` ("[series]", "[[section]]", …) though it belongs
/// to another table of the blueprint, and to which. Keys that `here` has itself are passed over.
void refuse_strays(toml_file::TableReader& reader, std::string_view here);

}  // namespace papersetter::blueprint
