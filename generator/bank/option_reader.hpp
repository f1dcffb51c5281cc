// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "bank/item.hpp"
#include "bank/item_words.hpp"
#include "base/diagnostic.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::bank {

/// Whose options are read, and from which of its tables.
struct OptionOwner {
    Type type = Type::single;
    const ItemWords& words;  ///< of the item or part
    std::string_view table;  ///< "option", "answer" or "criterion"
    base::Place first;       ///< of the first table of that name
    bool is_draft = false;
};

/// Reads the n-th [[item.option]], [[item.answer]] or [[item.criterion]] (from 1). A draft's may
/// lack its text. Keys that belong to the item are told with the line to move them above, and so
/// are keys that its type has no use for. Tells every fault but those of the texts' contents.
[[nodiscard]] Option read_option(const toml_file::Value& value, std::size_t number,
                                 const OptionOwner& owner, base::Diagnostics& diagnostics);

/// A text under `key`: empty and without a place when the key is absent, empty when it was told to
/// be of the wrong type. An empty value is told, but in a draft.
[[nodiscard]] Text read_text_key(toml_file::TableReader& reader, std::string_view key,
                                 bool is_draft, base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
