// SPDX-License-Identifier: MIT
#pragma once

#include "page/pages.hpp"
#include "typeset/page_plan.hpp"
#include "typeset/paragraph_builder.hpp"

namespace papersetter::typeset {

/// What the lines are set from.
struct ContinuedSource {
    const document::StyledDocument& document;
    const StyleTable& styles;
    const BoxTree& tree;
    const PagePlan& plan;
};

/// Adds, as decoration, what begins the further pages of elements that are split ("Question 7,
/// continued"): one line each, on top of the part of the page.
void paint_continued(const ContinuedSource& source, ParagraphBuilder& builder, page::Pages& pages);

}  // namespace papersetter::typeset
