// SPDX-License-Identifier: MIT
#include "typeset/line_alignment.hpp"

#include <algorithm>

namespace papersetter::typeset {

using document::TextAlign;
using Kind = Piece::Kind;

namespace {

std::uint32_t first_hanging(const Line& line, const Paragraph& paragraph, const BreakPoint& end) {
    std::uint32_t last = line.last;
    while (last > line.first) {
        const Piece& piece = paragraph.pieces[last - 1];
        if (piece.start + piece.width <= end.ink_end && piece.kind != Kind::space) break;
        --last;
    }
    return last;
}

Fine stretch_of_spaces(const Line& line, const Paragraph& paragraph, Fine slack) {
    const auto spaces = std::count_if(paragraph.pieces.begin() + line.first,
                                      paragraph.pieces.begin() + line.ink_last,
                                      [](const Piece& piece) { return piece.kind == Kind::space; });
    return spaces > 0 ? slack / spaces : 0;
}

}  // namespace

std::vector<std::uint32_t> line_ends(const Paragraph& paragraph, const Measure& measure) {
    std::vector<std::uint32_t> ends = break_first_fit(paragraph.breaks, measure);
    if (!paragraph.keeps_lines && are_ragged(paragraph.breaks, ends, measure)) {
        ends = break_evenly(paragraph.breaks, measure);
    }
    return ends;
}

void align_line(Line& line, const Paragraph& paragraph, const BreakPoint& end,
                const Measure& measure, TextAlign align) {
    const Fine indent = line.first == 0 ? measure.indent : 0;
    line.ink_last = first_hanging(line, paragraph, end);
    line.x = rounded(indent);
    const Fine slack = measure.width - indent - (end.ink_end + end.hyphen - line.start);
    if (slack <= 0) return;
    switch (align) {
        case TextAlign::end:
        case TextAlign::right:
            line.x += rounded(slack);
            break;
        case TextAlign::centre:
            line.x += rounded(slack / 2);
            break;
        case TextAlign::justify:
            if (end.kind != BreakPoint::Kind::forced) {
                line.stretch = stretch_of_spaces(line, paragraph, slack);
            }
            break;
        default:
            break;
    }
}

}  // namespace papersetter::typeset
