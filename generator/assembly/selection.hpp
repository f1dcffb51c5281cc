// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace papersetter::assembly {

/// An item of one of the banks: indices into the vector of banks and its `items`.
struct ItemRef {
    std::uint32_t bank = 0;
    std::uint32_t item = 0;
    auto operator<=>(const ItemRef&) const = default;
};

/// An item on a form: which, and its options in printed order (authored positions from 0).
struct SelectedItem {
    ItemRef ref;
    std::vector<std::uint32_t> options;
    bool operator==(const SelectedItem&) const = default;
};

/// The law by which a section was drawn. Only `exact` (engine/1, to come) is claimed uniform.
enum class Law : std::uint8_t { provisional, picked };

struct SelectedSection {
    std::vector<SelectedItem> items;  ///< in printed order
    Law law = Law::provisional;
    bool operator==(const SelectedSection&) const = default;
};

/// One form: which items in which order, by section of the blueprint.
struct Selection {
    std::string form;         ///< "A"
    std::uint32_t index = 0;  ///< from 0
    std::vector<SelectedSection> sections;
    bool operator==(const Selection&) const = default;
};

using Selections = std::vector<Selection>;

}  // namespace papersetter::assembly
