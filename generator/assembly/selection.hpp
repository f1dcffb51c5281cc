// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
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

/// The law by which a section was drawn.
enum class Law : std::uint8_t {
    provisional,  ///< by engine/0, before there was a better one
    picked,       ///< by hand
    exact,        ///< every paper that satisfies the blueprint was equally likely
    complete,     ///< by complete search: a paper is found if there is one, not evenly
    joint         ///< together with the other forms, under bounds of the series; not evenly
};

/// The words for laws in records, in the order of Law.
inline constexpr std::array<std::string_view, 5> law_words{"provisional", "picked", "exact",
                                                           "complete", "joint"};

struct SelectedSection {
    std::vector<SelectedItem> items;  ///< in printed order
    Law law = Law::picked;
    bool operator==(const SelectedSection&) const = default;
};

/// One form: which items in which order, by section of the blueprint.
struct Selection {
    std::string form;         ///< "A"
    std::uint32_t index = 0;  ///< from 0
    std::vector<SelectedSection> sections;
    std::uint32_t revision = 1;  ///< from 2 once an item was replaced by hand
    bool operator==(const Selection&) const = default;
};

using Selections = std::vector<Selection>;

}  // namespace papersetter::assembly
