// SPDX-License-Identifier: MIT
#pragma once

#include "page/pages.hpp"
#include "typeset/galley.hpp"

namespace papersetter::typeset {

/// Where a line stands: on which page, the left of its content box and its baseline.
struct LinePlace {
    std::size_t page = 0;
    Length x;
    Length baseline;
};

/// Pieces [first, last) of a paragraph.
struct PieceRange {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

/// Appends the text of a range of a line's pieces as marks, one for each stretch of one style,
/// owner and face. Spaces belong to the text, also the one a line ends with; a soft hyphen shows as
/// a hyphen whose text is U+00AD.
void paint_text(const Line& line, const Paragraph& paragraph, const StyleTable& styles,
                const LinePlace& place, const PieceRange& range, page::Pages& pages);

}  // namespace papersetter::typeset
