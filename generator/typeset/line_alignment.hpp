// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "typeset/galley.hpp"

namespace papersetter::typeset {

/// What the lines of a paragraph of that style are broken at.
[[nodiscard]] Measure measure_of(const Paragraph& paragraph, const document::ComputedStyle& style,
                                 Length width);

/// Where the lines of a paragraph end at that measure: where it costs least, or at first fit when
/// it is preformatted.
[[nodiscard]] std::vector<std::uint32_t> line_ends(const Paragraph& paragraph,
                                                   const Measure& measure);
/// The same in place of what `ends` held.
void find_line_ends(const Paragraph& paragraph, const Measure& measure,
                    std::vector<std::uint32_t>& ends);

/// How lines are aligned: `last` holds for those with a forced end.
struct Alignment {
    document::TextAlign text = document::TextAlign::start;
    document::TextAlignLast last = document::TextAlignLast::automatic;
};

/// Sets x, the stretch of spaces and which pieces hang, from `first`, `last` and `start` of a line
/// that ends at that point.
void align_line(Line& line, const Paragraph& paragraph, const BreakPoint& end,
                const Measure& measure, const Alignment& alignment);

}  // namespace papersetter::typeset
