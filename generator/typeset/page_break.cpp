// SPDX-License-Identifier: MIT
#include "typeset/page_break.hpp"

namespace papersetter::typeset {

namespace {

// Leaves side by side from one top on go to one page.
bool begins_beside(std::span<const Leaf> leaves, std::size_t gap) {
    return leaves[gap].top == leaves[gap - 1].top;
}

// A line or two earlier if that is no worse a gap, so that no page ends with half a word.
std::size_t before_hyphens(std::span<const Leaf> leaves, std::size_t first, std::size_t gap) {
    constexpr std::size_t most = 2;
    std::size_t other = gap;
    while (other > first && gap - other < most && leaves[other - 1].has_hyphen) {
        --other;
        if (other == first || leaves[other].penalty > leaves[gap].penalty) return gap;
        if (begins_beside(leaves, other)) return gap;
    }
    return other > first && leaves[other - 1].has_hyphen ? gap : other;
}

}  // namespace

std::size_t best_gap(std::span<const Leaf> leaves, std::size_t first, std::size_t last,
                     Above above) {
    std::size_t best = first;
    bool has_any = false;
    for (std::size_t gap = last; gap > first; --gap) {
        if (begins_beside(leaves, gap)) continue;
        if (!has_any || leaves[gap].penalty < leaves[best].penalty) best = gap;
        has_any = true;
    }
    if (!has_any) return best;
    const std::uint32_t before = above == Above::something ? leaves[first].penalty : 0;
    if (above != Above::nothing && before < leaves[best].penalty) return first;
    return before_hyphens(leaves, first, best);
}

std::size_t page_end(std::span<const Leaf> leaves, std::size_t first, Length height, Above above) {
    const Length limit = leaves[first].top + height;
    std::size_t overflowing = first;
    while (overflowing < leaves.size() && leaves[overflowing].bottom <= limit) {
        const bool is_forced =
            overflowing > first && leaves[overflowing].before != document::BreakBetween::automatic;
        if (is_forced) return overflowing;
        ++overflowing;
    }
    if (overflowing == leaves.size()) return overflowing;
    std::size_t best = best_gap(leaves, first, overflowing, above);
    if (best > first || above != Above::nothing) return best;
    do {
        ++best;
    } while (best < leaves.size() && begins_beside(leaves, best));
    return best;
}

}  // namespace papersetter::typeset
