// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "document/element_tree.hpp"
#include "document/markup_nodes.hpp"

namespace papersetter::document {

/// Writes the nodes into an empty tree. Every element and attribute outside the closed lists,
/// misplaced elements and text, and equal ids are told.
void write_tree(const MarkupNodes& markup, ElementTree& tree, base::Diagnostics& diagnostics);

}  // namespace papersetter::document
