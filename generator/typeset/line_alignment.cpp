// SPDX-License-Identifier: MIT
#include "typeset/line_alignment.hpp"

#include <algorithm>

#include "typeset/optimal_breaks.hpp"

namespace papersetter::typeset {

using document::TextAlign;
using document::TextAlignLast;
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

TextAlign align_of(const BreakPoint& end, const Alignment& alignment) {
    if (end.kind != BreakPoint::Kind::forced) return alignment.text;
    if (alignment.last != TextAlignLast::automatic) return static_cast<TextAlign>(alignment.last);
    return alignment.text == TextAlign::justify ? TextAlign::start : alignment.text;
}

}  // namespace

std::vector<std::uint32_t> line_ends(const Paragraph& paragraph, const Measure& measure) {
    return paragraph.keeps_lines ? break_first_fit(paragraph.breaks, measure)
                                 : break_optimally(paragraph.breaks, measure);
}

Measure measure_of(const Paragraph& paragraph, const document::ComputedStyle& style, Length width) {
    Measure measure{fine(width), fine(style.text_indent)};
    measure.is_justified = style.text_align == TextAlign::justify && !paragraph.keeps_lines;
    measure.fills_last = style.text_align_last == TextAlignLast::justify;
    measure.space = paragraph.space;
    return measure;
}

void align_line(Line& line, const Paragraph& paragraph, const BreakPoint& end,
                const Measure& measure, const Alignment& alignment) {
    const Fine indent = line.first == 0 ? measure.indent : 0;
    line.ink_last = first_hanging(line, paragraph, end);
    line.x = rounded(indent);
    const Fine slack = measure.width - indent - (end.ink_end + end.hyphen - line.start);
    if (measure.is_justified && slack < 0) {
        line.stretch = std::max(stretch_of_spaces(line, paragraph, slack), -(measure.space / 4));
    }
    if (slack <= 0) return;
    switch (align_of(end, alignment)) {
        case TextAlign::end:
        case TextAlign::right:
            line.x += rounded(slack);
            break;
        case TextAlign::centre:
            line.x += rounded(slack / 2);
            break;
        case TextAlign::justify:
            line.stretch = stretch_of_spaces(line, paragraph, slack);
            break;
        default:
            break;
    }
}

}  // namespace papersetter::typeset
