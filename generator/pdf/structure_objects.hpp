// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "pdf/object_file.hpp"
#include "pdf/omission.hpp"
#include "pdf/structure_tree.hpp"

namespace papersetter::pdf {

/// Writes a finished structure tree as compressed objects, with its tree of ids and the parent tree
/// whose keys are page numbers; returns the number of the StructTreeRoot. Nothing may be added to
/// the file after it.
[[nodiscard]] std::uint32_t add_structure(ObjectFile& file, const StructureTree& tree,
                                          const std::vector<Dictionary>& pages,
                                          Omission omitted = Omission::nothing);

}  // namespace papersetter::pdf
