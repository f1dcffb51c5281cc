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

std::int64_t count_spaces(const Line& line, const Paragraph& paragraph) {
    return std::count_if(paragraph.pieces.begin() + line.first,
                         paragraph.pieces.begin() + line.ink_last,
                         [](const Piece& piece) { return piece.kind == Kind::space; });
}

Fine stretch_of_spaces(const Line& line, const Paragraph& paragraph, Fine slack) {
    const std::int64_t spaces = count_spaces(line, paragraph);
    return spaces > 0 ? slack / spaces : 0;
}

// Where a line from right to left begins whose spaces were stretched: its right stays in place.
Fine left_of_stretched(const Line& line, const Paragraph& paragraph, Fine slack) {
    return slack - line.stretch * count_spaces(line, paragraph);
}

TextAlign align_of(const BreakPoint& end, const Alignment& alignment) {
    if (end.kind != BreakPoint::Kind::forced) return alignment.text;
    if (alignment.last != TextAlignLast::automatic) return static_cast<TextAlign>(alignment.last);
    return alignment.text == TextAlign::justify ? TextAlign::start : alignment.text;
}

}  // namespace

std::vector<std::uint32_t> line_ends(const Paragraph& paragraph, const Measure& measure) {
    std::vector<std::uint32_t> ends;
    find_line_ends(paragraph, measure, ends);
    return ends;
}

void find_line_ends(const Paragraph& paragraph, const Measure& measure,
                    std::vector<std::uint32_t>& ends) {
    if (paragraph.keeps_lines) {
        ends = break_first_fit(paragraph.breaks, measure);
    } else {
        break_optimally(paragraph.breaks, measure, ends);
    }
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
    const bool is_mirrored = paragraph.is_right_to_left;
    const Fine slack = measure.width - indent - (end.ink_end + end.hyphen - line.start);
    Fine left = is_mirrored ? 0 : indent;  // of the room for the line
    if (measure.is_justified && slack < 0) {
        line.stretch = std::max(stretch_of_spaces(line, paragraph, slack), -(measure.space / 4));
    }
    if (slack <= 0) {
        // Where its spaces do not give way it sticks out at its end.
        line.x = rounded(is_mirrored ? left_of_stretched(line, paragraph, slack) : left);
        return;
    }
    switch (align_of(end, alignment)) {
        case TextAlign::start:
            left += is_mirrored ? slack : 0;
            break;
        case TextAlign::end:
            left += is_mirrored ? 0 : slack;
            break;
        case TextAlign::left:
            break;
        case TextAlign::right:
            left += slack;
            break;
        case TextAlign::centre:
            left += slack / 2;
            break;
        case TextAlign::justify:
            line.stretch = stretch_of_spaces(line, paragraph, slack);
            if (is_mirrored) left = left_of_stretched(line, paragraph, slack);
            break;
    }
    line.x = rounded(left);
}

}  // namespace papersetter::typeset
