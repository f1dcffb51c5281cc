// SPDX-License-Identifier: MIT
#pragma once

#include "page/pages.hpp"
#include "typeset/page_plan.hpp"
#include "typeset/paragraph_builder.hpp"
#include "typeset/references.hpp"

namespace papersetter::typeset {

/// Widths of the left, centre and right box of a margin (CSS Paged Media 3, 5.3.2, simplified):
/// what each wants if that leaves the centre box in the centre; else the centre box gets at most a
/// third, and the others what is left on their side; without one they share in proportion.
struct MarginWidths {
    Length left;
    Length centre;
    Length right;
};
[[nodiscard]] MarginWidths share_margin(const MarginWidths& wanted, Length available);

/// What margin boxes are set from.
struct MarginSource {
    const document::StyledDocument& document;
    const StyleTable& styles;
    const PagePlan& plan;
    const References& references;
};

/// Adds the margin boxes of every page as artifacts. Boxes of one margin that are all to stand in
/// the middle share one baseline.
void paint_margin_boxes(const MarginSource& source, ParagraphBuilder& builder, page::Pages& pages);

}  // namespace papersetter::typeset
