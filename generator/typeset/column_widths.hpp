// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "typeset/intrinsic_widths.hpp"

namespace papersetter::typeset {

/// The content widths of a table's columns, from cells of one column first, then from those that
/// span several, whose lack is spread evenly over theirs.
[[nodiscard]] std::vector<ContentWidths> column_content_widths(const BoxTree& tree,
                                                               const TableContent& table,
                                                               IntrinsicWidths& widths);

/// Column widths that add up to `available` exactly (CSS 2.2, 17.5.2.2): every column its most and
/// what is left over in proportion to it; if there is less, between least and most; never under the
/// least, even if the sum is then wider.
[[nodiscard]] std::vector<Length> share_columns(const std::vector<ContentWidths>& columns,
                                                Length available);

/// The widths made to add up to `available`, the widest first, all of them to one width as far as
/// their floors let them; never under those, even if the sum is then wider.
[[nodiscard]] std::vector<Length> narrowed_columns(std::vector<Length> widths,
                                                   const std::vector<Length>& floors,
                                                   Length available);

}  // namespace papersetter::typeset
