// SPDX-License-Identifier: MIT
#pragma once

#include "bank/item.hpp"
#include "base/diagnostic.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::bank {

/// Reads the n-th [[item.option]] (from 1) of an item called `item_name` in messages. A draft's
/// option may lack its text. Keys that belong to the item are told with the line to move them
/// above. Tells every fault but those of the texts' contents.
[[nodiscard]] Option read_option(const toml_file::Value& value, std::size_t number,
                                 std::string_view item_name, base::Place first_option,
                                 bool is_draft, base::Diagnostics& diagnostics);

/// A text under `key`: empty and without a place when the key is absent, empty when it was told to
/// be of the wrong type. An empty value is told, but in a draft.
[[nodiscard]] Text read_text_key(toml_file::TableReader& reader, std::string_view key,
                                 bool is_draft, base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
