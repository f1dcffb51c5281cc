// SPDX-License-Identifier: MIT
#pragma once

#include "bank/item.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::bank {

/// Reads the keys that say how something is answered into `item` (an item, a part of a composite
/// one, [defaults]): type, points, order, option_columns, scoring and those of single types. What
/// is not given stays as it was; points that are told to be none become 0, a type the one nearest
/// to it. Tells every fault.
void read_content_fields(toml_file::TableReader& reader, Item& item,
                         base::Diagnostics& diagnostics);

/// Tells the keys among these that stand in the table although the type of the item has no use for
/// them, and takes back what [defaults] said of them.
void settle_idle_fields(const toml_file::TableReader& reader, Item& item,
                        base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
