// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "typeset/leaves.hpp"

namespace papersetter::typeset {

/// The end (exclusive) of a page that begins with leaf `first` and is `height` tall: the next
/// forced break, else of the gaps that fit the one with the least penalty, the last among equals
/// (CSS Fragmentation 3, 4.4). A first leaf that does not fit stands alone, or with those beside
/// it, and sticks out.
[[nodiscard]] std::size_t page_end(std::span<const Leaf> leaves, std::size_t first, Length height);

}  // namespace papersetter::typeset
