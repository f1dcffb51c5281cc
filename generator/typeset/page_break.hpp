// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "typeset/leaves.hpp"

namespace papersetter::typeset {

/// What stands above the place to fill: below something its leaves may all go on to the next one,
/// and below something that would go on with them that breaks nothing.
enum class Above : std::uint8_t { nothing, something, what_goes_on_too };

/// The end (exclusive) of a page that begins with leaf `first` and is `height` tall: the next
/// forced break, else of the gaps that fit the one with the least penalty, the last among equals
/// (CSS Fragmentation 3, 4.4). A first leaf that does not fit stands alone, or with those beside
/// it, and sticks out; where something stands above it the end may be `first`.
[[nodiscard]] std::size_t page_end(std::span<const Leaf> leaves, std::size_t first, Length height,
                                   Above above = Above::nothing);

/// The gap with the least penalty, the last among equals, of those after `first` up to `last`; when
/// something stands above also the one before `first`. `first` when there is none. After a line
/// that ends with a hyphen the gap before it, or one line further up, if it is no worse.
[[nodiscard]] std::size_t best_gap(std::span<const Leaf> leaves, std::size_t first,
                                   std::size_t last, Above above);

}  // namespace papersetter::typeset
