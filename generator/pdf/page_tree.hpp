// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "pdf/object_file.hpp"

namespace papersetter::pdf {

/// Puts pages under a balanced tree (ISO 32000-1, 7.7.3) and returns its root. No node has more
/// than 32 children, so that no array comes near a limit.
[[nodiscard]] Dictionary add_page_tree(ObjectFile& file, const std::vector<Dictionary>& pages);

/// Page labels: each sequence of so many pages counts from 1.
[[nodiscard]] Dictionary page_labels(ObjectFile& file, const std::vector<std::size_t>& counts);

}  // namespace papersetter::pdf
