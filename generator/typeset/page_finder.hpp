// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "typeset/page_plan.hpp"

namespace papersetter::typeset {

/// What of a stretch of galley stands in one part of a page.
struct PartSpan {
    std::size_t part = 0;
    Length top;  ///< on the galley
    Length bottom;
};

/// Tells in which part of which page (PagePlan::parts) a place of one galley stands.
class PageFinder {
  public:
    PageFinder() = default;
    PageFinder(const PagePlan& plan, std::size_t galley);

    /// Nothing for a stretch of the galley that another galley's pages print.
    [[nodiscard]] std::optional<std::size_t> part_of(Length y) const;
    /// The parts over which [top, bottom) runs, cut where their last leaf ends and the next one's
    /// first begins. An empty stretch is in one part at most.
    [[nodiscard]] std::vector<PartSpan> parts_of(Length top, Length bottom) const;

  private:
    struct Entry {
        std::size_t part = 0;
        Length begin;
        Length end;
        Length bottom;
    };
    std::vector<Entry> entries_;  ///< from top to bottom
};

}  // namespace papersetter::typeset
