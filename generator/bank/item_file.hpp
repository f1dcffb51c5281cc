// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "bank/head_reader.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::bank {

/// An item with the place of its id, which messages about equal ids name.
struct ReadItem {
    Item item;
    base::Place id_place;
};

/// What one file held.
struct ItemFile {
    std::vector<ReadItem> items;    ///< in the author's order; items without a usable id left out
    std::vector<Stimulus> stimuli;  ///< likewise
    base::Diagnostics diagnostics;
};

/// Reads one item file. A blueprint (it has a table [paper]) gives nothing and tells nothing.
/// Tells every fault of the file.
[[nodiscard]] ItemFile read_item_file(const base::Sources& sources, base::FileNumber file,
                                      const Head& head);

}  // namespace papersetter::bank
