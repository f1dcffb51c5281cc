// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "typeset/page_break.hpp"

namespace papersetter::typeset {

/// The room for columns on one page: `count` of them, side by side, at most `height` tall.
struct ColumnRoom {
    std::size_t count = 1;
    Length height;
    Above above = Above::nothing;
    document::ColumnFill fill = document::ColumnFill::balance;
};

/// The ends (exclusive) of the columns that begin with leaf `first`, from left to right; the leaves
/// of the columns end at `last`. Columns are filled one after another. Where all leaves fit and
/// are to be balanced, the columns are as low as they can be without a worse break than the filled
/// ones have (CSS Multi-column Layout 1, 7.1). None when nothing fits below what stands above.
[[nodiscard]] std::vector<std::size_t> column_ends(const LeafList& list, std::size_t first,
                                                   std::size_t last, const ColumnRoom& room);

/// How tall a stretch of leaves is, with what is repeated above it.
[[nodiscard]] Length height_of(const LeafList& list, std::size_t first, std::size_t last);

}  // namespace papersetter::typeset
