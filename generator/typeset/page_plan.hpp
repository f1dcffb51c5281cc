// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <vector>

#include "base/diagnostic.hpp"
#include "typeset/leaves.hpp"

namespace papersetter::typeset {

/// A stretch of a galley as it stands on a page: all of its text, or one column. Leaves whose top
/// is in [begin, end) stand in it; what is at `origin` on the galley comes to the top left corner
/// of the page's content area, `x` to the right.
struct PagePart {
    std::size_t page = 0;
    std::size_t galley = 0;  ///< index into PagePlan::galleys
    Length begin;
    Length end;
    Length x;
    Length origin;
    Length bottom;  ///< of its last leaf: where boxes that go on are cut
    Length y;       ///< its top in the content area, where what it repeats stands
    RepeatNumber repeats = no_repeat;  ///< in the galley's list
    bool is_frame = false;             ///< holds no leaf; see PlannedPage
};

struct PlannedPage {
    const document::PageStyle* style = nullptr;
    bool is_blank = false;   ///< nothing of a galley: skipped to reach a side or a count
    std::size_t frame = 0;   ///< an empty part, in which places count from the content area
    std::size_t galley = 0;  ///< that of its parts, or of the page before it
    std::uint8_t kinds = 0;  ///< bits of document::PageKind
};

/// A galley with its leaves. Rows no taller than `page_height` stay whole.
struct PlannedGalley {
    Galley galley;
    LeafList list;
    Length page_height;
};

struct PagePlan {
    std::deque<PlannedGalley> galleys;  ///< one for each content width that pages have
    std::vector<PlannedPage> pages;
    std::vector<PagePart> parts;  ///< in the order of their pages
    [[nodiscard]] std::size_t blank_pages() const;
};

/// What pages are planned from; `set` sets the document at a width.
struct PlanSource {
    const document::StyledDocument& document;
    const StyleTable& styles;
    const BoxTree& tree;
    base::Diagnostics& diagnostics;
    std::function<Galley(Length)> set;
    std::size_t least_pages = 1;  ///< the root may ask for more
};

/// Cuts galleys into pages: named pages, :first, :left, :right and :blank, forced breaks to a left
/// or right page, columns, blank pages up to the count that the root asks for. A paragraph that
/// would go on on a page of another width is an error.
[[nodiscard]] PagePlan plan_pages(const PlanSource& source);

}  // namespace papersetter::typeset
