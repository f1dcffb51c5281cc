// SPDX-License-Identifier: MIT
#pragma once

#include "page/pages.hpp"
#include "typeset/galley.hpp"

namespace papersetter::typeset {

/// Where a line stands on its page: the left of its content box and its baseline.
struct LinePlace {
    Length x;
    Length baseline;
};

/// Appends the text of a line as marks, one for each stretch of one style, owner and face. Spaces
/// belong to the text, also the one a line ends with; a soft hyphen shows as a hyphen whose text is
/// U+00AD.
void paint_text(const Line& line, const Paragraph& paragraph, const StyleTable& styles,
                const LinePlace& place, std::vector<page::Mark>& marks);

}  // namespace papersetter::typeset
