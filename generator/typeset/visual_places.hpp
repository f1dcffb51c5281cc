// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "typeset/galley.hpp"

namespace papersetter::typeset {

/// Where the pieces of a line stand that does not run from left to right alone: their left edges by
/// `piece - line.first`, from the left of the content box, and as the last one that of the hyphen.
struct VisualPlaces {
    std::vector<Fine> lefts;
    std::vector<std::uint32_t> order;  ///< of pieces from left to right, by `piece - line.first`

    [[nodiscard]] Fine hyphen() const { return lefts.back(); }
};

/// By the levels of the pieces (UAX 9, rules L1 and L2): what hangs at the line's end stands there
/// whatever its level, and a hyphen goes with the word it ends.
[[nodiscard]] VisualPlaces visual_places(const Line& line, const Paragraph& paragraph,
                                         const StyleTable& styles);

}  // namespace papersetter::typeset
