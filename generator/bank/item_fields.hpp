// SPDX-License-Identifier: MIT
#pragma once

#include "bank/head_reader.hpp"
#include "bank/item.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::bank {

/// Reads the keys that an item and [defaults] share into `item`, leaving what is not given as it
/// was. `head` says which topics there are. Tells every fault.
void read_fields(toml_file::TableReader& reader, const Head& head, Item& item,
                 base::Diagnostics& diagnostics);

/// Reads a table [defaults] over `defaults`; keys that only an item can give are told.
void read_defaults(const toml_file::Table& table, base::Place place, const Head& head,
                   Item& defaults, base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
