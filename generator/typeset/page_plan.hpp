// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "base/diagnostic.hpp"
#include "typeset/leaves.hpp"

namespace papersetter::typeset {

/// A page as a part of a galley. Leaves whose top is in [begin, end) stand on it; the galley's
/// `origin` comes to the top of the page's content area.
struct PlannedPage {
    const document::PageStyle* style = nullptr;
    std::size_t galley = 0;  ///< index into PagePlan::galleys
    bool is_blank = false;   ///< nothing of a galley: a page skipped to reach a left or right one
    Length begin;
    Length end;
    Length origin;
    Length bottom;  ///< of its last leaf: where boxes that go on are cut
};

/// A galley with its leaves. Rows no taller than `page_height` stay whole.
struct PlannedGalley {
    Galley galley;
    std::vector<Leaf> leaves;
    Length page_height;
};

struct PagePlan {
    std::deque<PlannedGalley> galleys;  ///< one for each content width that pages have
    std::vector<PlannedPage> pages;
};

/// What pages are planned from; `set` sets the document at a width.
struct PlanSource {
    const document::StyledDocument& document;
    const StyleTable& styles;
    const BoxTree& tree;
    base::Diagnostics& diagnostics;
    std::function<Galley(Length)> set;
};

/// Cuts galleys into pages: named pages, :first, :left, :right and :blank, forced breaks to a left
/// or right page. A paragraph that would go on on a page of another width is an error.
[[nodiscard]] PagePlan plan_pages(const PlanSource& source);

}  // namespace papersetter::typeset
