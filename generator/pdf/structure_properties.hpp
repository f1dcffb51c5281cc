// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "pdf/omission.hpp"
#include "pdf/structure_tree.hpp"

namespace papersetter::pdf {

/// Appends what a structure element says of itself, in PDF syntax: language, alternative and actual
/// text, title, and the attributes of its type (ISO 32000-1, 14.8.5). References to other objects
/// and /ID are not among it.
void append_properties(std::string& text, const StructureTree& tree, const StructureNode& node,
                       Omission omitted = Omission::nothing);

}  // namespace papersetter::pdf
