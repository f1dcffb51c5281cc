// SPDX-License-Identifier: MIT
#include "typeset/page_break.hpp"

namespace papersetter::typeset {

std::size_t page_end(std::span<const Leaf> leaves, std::size_t first, Length height) {
    const Length limit = leaves[first].top + height;
    std::size_t overflowing = first;
    while (overflowing < leaves.size() && leaves[overflowing].bottom <= limit) {
        const bool is_forced =
            overflowing > first &&
            leaves[overflowing].before != document::BreakBetween::automatic;
        if (is_forced) return overflowing;
        ++overflowing;
    }
    if (overflowing == leaves.size()) return overflowing;
    if (overflowing == first) return first + 1;
    std::size_t best = overflowing;
    for (std::size_t gap = overflowing; gap > first; --gap) {
        if (leaves[gap].penalty < leaves[best].penalty) best = gap;
    }
    return best;
}

}  // namespace papersetter::typeset
