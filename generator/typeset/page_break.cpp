// SPDX-License-Identifier: MIT
#include "typeset/page_break.hpp"

namespace papersetter::typeset {

namespace {

// Leaves side by side from one top on go to one page.
bool begins_beside(std::span<const Leaf> leaves, std::size_t gap) {
    return leaves[gap].top == leaves[gap - 1].top;
}

}  // namespace

std::size_t page_end(std::span<const Leaf> leaves, std::size_t first, Length height) {
    const Length limit = leaves[first].top + height;
    std::size_t overflowing = first;
    while (overflowing < leaves.size() && leaves[overflowing].bottom <= limit) {
        const bool is_forced =
            overflowing > first && leaves[overflowing].before != document::BreakBetween::automatic;
        if (is_forced) return overflowing;
        ++overflowing;
    }
    if (overflowing == leaves.size()) return overflowing;
    std::size_t best = first;
    for (std::size_t gap = overflowing; gap > first; --gap) {
        if (begins_beside(leaves, gap)) continue;
        if (best == first || leaves[gap].penalty < leaves[best].penalty) best = gap;
    }
    if (best > first) return best;
    do {
        ++best;
    } while (best < leaves.size() && begins_beside(leaves, best));
    return best;
}

}  // namespace papersetter::typeset
