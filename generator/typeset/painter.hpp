// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>

#include "base/diagnostic.hpp"
#include "font/shaper.hpp"
#include "page/pages.hpp"
#include "typeset/element_table.hpp"
#include "typeset/page_plan.hpp"
#include "typeset/references.hpp"

namespace papersetter::typeset {

/// What painting a plan needs besides the plan.
struct PaintSource {
    const document::StyledDocument& document;
    const StyleTable& styles;
    const BoxTree& tree;
    const std::vector<Paragraph>& paragraphs;  ///< of list markers
    const PagePlan& plan;
    const ElementTable& elements;
    font::Shaper& shaper;  ///< for the texts of drawings
    base::Diagnostics& diagnostics;
};

/// Puts the marks of every galley on the pages of `pages` in document order, with anchors and
/// bookmarks; margin boxes are not its business. Returns what the pages turned out to be.
[[nodiscard]] References paint(const PaintSource& source, page::Pages& pages);

}  // namespace papersetter::typeset
