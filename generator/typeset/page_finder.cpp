// SPDX-License-Identifier: MIT
#include "typeset/page_finder.hpp"

#include <algorithm>

namespace papersetter::typeset {

PageFinder::PageFinder(const PagePlan& plan, std::size_t galley) {
    for (std::size_t i = 0; i < plan.parts.size(); ++i) {
        const PagePart& part = plan.parts[i];
        if (part.is_frame || part.galley != galley) continue;
        entries_.push_back({i, part.begin, part.end, part.bottom});
    }
}

std::optional<std::size_t> PageFinder::part_of(Length y) const {
    const auto after =
        std::upper_bound(entries_.begin(), entries_.end(), y,
                         [](Length place, const Entry& entry) { return place < entry.begin; });
    if (after == entries_.begin()) return std::nullopt;
    const Entry& found = *(after - 1);
    if (y >= found.end) return std::nullopt;
    return found.part;
}

std::vector<PartSpan> PageFinder::parts_of(Length top, Length bottom) const {
    std::vector<PartSpan> spans;
    auto entry = std::upper_bound(entries_.begin(), entries_.end(), top,
                                  [](Length place, const Entry& one) { return place < one.begin; });
    if (entry != entries_.begin()) --entry;
    for (; entry != entries_.end() && entry->begin < std::max(bottom, top + Length::thousandths(1));
         ++entry) {
        if (entry->end <= top) continue;
        // Up to its own bottom if it ends here; what goes on is cut after the part's last leaf.
        const bool goes_on = bottom > entry->end;
        const Length from = std::max(top, entry->begin);
        const Length to = goes_on ? std::min(bottom, entry->bottom) : bottom;
        if (to > from || (from == top && bottom <= top)) spans.push_back({entry->part, from, to});
    }
    return spans;
}

}  // namespace papersetter::typeset
