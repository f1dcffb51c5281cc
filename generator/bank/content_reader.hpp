// SPDX-License-Identifier: MIT
#pragma once

#include "bank/item.hpp"
#include "bank/item_words.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::bank {

/// The table of an item or of a part, and what messages call it.
struct ContentTable {
    toml_file::TableReader& reader;
    const toml_file::Table& table;
    const ItemWords& words;
};

/// Reads what stands in the table of an item (or of a part) besides its keys of one word: stem,
/// explanation, options, answers, criteria, parts, as its type has them. The type and the status
/// have been read; one whose type was told to be none, and looks like none, or whose answers
/// belong to another type, becomes a draft, so that nothing is told to be lacking. Tells every
/// fault but those of the texts' contents.
void read_content(const ContentTable& content, Item& item, base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
