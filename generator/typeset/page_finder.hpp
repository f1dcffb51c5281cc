// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "typeset/page_plan.hpp"

namespace papersetter::typeset {

/// The part of a stretch of galley that stands on one page.
struct PageSpan {
    std::size_t page = 0;
    Length top;  ///< on the galley
    Length bottom;
};

/// Tells on which page a place of one galley stands.
class PageFinder {
  public:
    PageFinder() = default;
    PageFinder(const PagePlan& plan, std::size_t galley);

    /// Nothing for a part of the galley that another galley's pages print.
    [[nodiscard]] std::optional<std::size_t> page_of(Length y) const;
    /// The pages over which [top, bottom) runs, cut where their last leaf ends and the next one's
    /// first begins. An empty stretch is on one page at most.
    [[nodiscard]] std::vector<PageSpan> pages_of(Length top, Length bottom) const;

  private:
    struct Entry {
        std::size_t page = 0;
        Length begin;
        Length end;
        Length bottom;
    };
    std::vector<Entry> entries_;  ///< from top to bottom
};

}  // namespace papersetter::typeset
