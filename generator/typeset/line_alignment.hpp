// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "typeset/galley.hpp"

namespace papersetter::typeset {

/// Where the lines of a paragraph end at that measure: first fit, or evenly where first fit leaves
/// a runt or a hole.
[[nodiscard]] std::vector<std::uint32_t> line_ends(const Paragraph& paragraph,
                                                   const Measure& measure);

/// Sets x, the stretch of spaces and which pieces hang, from `first`, `last` and `start` of a line
/// that ends at that point, by text-align.
void align_line(Line& line, const Paragraph& paragraph, const BreakPoint& end,
                const Measure& measure, document::TextAlign align);

}  // namespace papersetter::typeset
