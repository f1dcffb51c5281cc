// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/place.hpp"
#include "document/vocabulary.hpp"

namespace papersetter::document {

inline constexpr std::uint32_t no_element = 0xFFFFFFFF;

/// An element as parsed, with what selectors ask for. Ranges index the lists of its tree.
struct TreeElement {
    ElementName name = 0;
    bool is_last = false;        ///< among the elements of its parent
    std::uint32_t position = 1;  ///< among them, from 1
    std::uint32_t parent = no_element;
    std::uint32_t previous = no_element;
    std::uint32_t first_class = 0, class_end = 0;
    std::uint32_t first_attribute = 0, attribute_end = 0;
    std::string_view id;
    base::Place place;  ///< of its data-at, else that of its parent
};

/// An element or a run of text in document order. The children of an item follow it; the first one
/// after all of them is `end`.
struct TreeItem {
    bool is_text = false;
    std::uint32_t number = 0;  ///< into elements or texts
    std::uint32_t end = 0;
};

/// A well-formed document of supported elements and attributes. Element 0, item 0, is the root.
/// All texts point into `buffer` and `merged`; moving is safe.
struct ElementTree {
    std::vector<TreeItem> items;
    std::vector<TreeElement> elements;
    std::vector<std::string_view> texts;
    std::vector<std::string_view> classes;  ///< each class attribute once, however many have it
    std::vector<std::pair<std::string_view, std::string_view>> attributes;  ///< no style hooks
    std::vector<char> buffer;
    std::deque<std::string> merged;

    /// Null when the element has no such attribute.
    [[nodiscard]] const std::string_view* attribute(const TreeElement& element,
                                                    std::string_view name) const;
};

/// How deep elements may stand in each other.
inline constexpr std::size_t deepest_nesting = 256;

/// Reads XHTML, by scan_markup() or, where that makes nothing, by pugixml. Every element and
/// attribute outside the closed lists, misplaced elements and text, equal ids, unknown entities are
/// told; on a fault of well-formedness the tree is empty. `html` may hold anything.
[[nodiscard]] ElementTree read_markup(std::string_view html, base::Diagnostics& diagnostics);

}  // namespace papersetter::document
