// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "document/styled_document.hpp"
#include "page/pages.hpp"

namespace papersetter::typeset {

/// Which element owns the marks of a node. Elements are numbered in document order, parents first;
/// those that are not displayed have none, and what is hidden by aria-hidden="true" is artifact.
/// Text and ::before / ::after boxes belong to the element they stand in.
struct ElementTable {
    std::vector<page::Element> elements;
    std::vector<page::ElementNumber> of_node;  ///< by node number
};

[[nodiscard]] ElementTable number_elements(const document::StyledDocument& document);

}  // namespace papersetter::typeset
