// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "document/cascade.hpp"
#include "document/element_tree.hpp"
#include "document/generated_content.hpp"
#include "document/styled_document.hpp"

namespace papersetter::document {

/// The styles of a tree: entries of the cascade by element.
struct StyledTree {
    const ElementTree& tree;
    const Cascade& cascade;
    std::vector<EntryNumber> entries;
    std::vector<EntryNumber> before;  ///< of the ::before boxes; empty when there are none at all
    std::vector<EntryNumber> after;

    [[nodiscard]] const ComputedStyle& style_of(EntryNumber entry) const {
        return cascade.entry(entry).state.computed;
    }
};

/// Styles every element of the tree.
[[nodiscard]] StyledTree style_tree(const ElementTree& tree, Cascade& cascade,
                                    base::Diagnostics& diagnostics);

/// By item of the tree: whether it is a text of white space only that makes no box, because it
/// stands beside a block, at the edge of one, or in a flex container or table.
[[nodiscard]] std::vector<bool> find_idle_space(const StyledTree& styled);

/// The nodes of the document in document order. Their texts and attributes point into the tree,
/// their lists of children and generated contents into the store.
[[nodiscard]] std::vector<Node> write_nodes(const StyledTree& styled, ContentMaker& contents,
                                            NodeStore& store);

}  // namespace papersetter::document
