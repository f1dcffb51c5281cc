// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "document/styled_document.hpp"
#include "page/pages.hpp"

namespace papersetter::typeset {

/// Which element owns the marks of a node. Elements are numbered in document order, parents first;
/// those that are not displayed have none, and what is hidden by aria-hidden="true" is artifact.
/// Text and ::before / ::after boxes belong to the element they stand in, the marker of a list item
/// to an element "::marker" in the item.
struct ElementTable {
    std::vector<page::Element> elements;
    std::vector<page::ElementAttributes> attributes;
    std::vector<page::ElementNumber> of_node;    ///< by node number
    std::vector<page::ElementNumber> of_marker;  ///< by node number of the list item
    /// By element: which one owns its background and borders. A field to be filled in and a drawing
    /// own those of all in them; elsewhere they are artifacts.
    std::vector<page::ElementNumber> of_ink;
};

[[nodiscard]] ElementTable number_elements(const document::StyledDocument& document);

}  // namespace papersetter::typeset
