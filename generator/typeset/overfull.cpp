// SPDX-License-Identifier: MIT
#include "typeset/overfull.hpp"

#include <algorithm>

namespace papersetter::typeset {

using document::WhiteSpace;
using Kind = OverfullLine::Kind;

namespace {

Kind kind_of(const Paragraph& paragraph, std::uint32_t first, std::uint32_t last,
             const StyleTable& styles) {
    Kind kind = Kind::box;
    for (std::uint32_t i = first; i < last; ++i) {
        const Piece& piece = paragraph.pieces[i];
        if (piece.kind != Piece::Kind::text) continue;
        switch (styles.style(paragraph.spans[piece.span].style).white_space) {
            case WhiteSpace::pre:
            case WhiteSpace::pre_wrap:
                return Kind::preserved;
            case WhiteSpace::nowrap:
                kind = Kind::unbroken;
                break;
            case WhiteSpace::normal:
                return Kind::word;
        }
    }
    return kind;
}

bool may_be_cut(const Piece& piece, const OverfullLine& line, const Measure& measure) {
    if (piece.kind != Piece::Kind::text) return false;
    return line.kind == Kind::word || piece.width > measure.width;
}

}  // namespace

std::vector<OverfullLine> overfull_lines(const Paragraph& paragraph,
                                         const std::vector<std::uint32_t>& ends,
                                         const Measure& measure, const StyleTable& styles) {
    std::vector<OverfullLine> lines;
    std::uint32_t first = 0;
    std::uint32_t after = LineSpan::start_of_text;
    for (const std::uint32_t end : ends) {
        const std::uint32_t next = paragraph.breaks[end].next_piece;
        if (!fits(line_between(paragraph.breaks, after, end, measure), measure)) {
            lines.push_back({kind_of(paragraph, first, next, styles), first, next});
        }
        first = next;
        after = end;
    }
    return lines;
}

std::optional<Paragraph> made_to_fit(const Paragraph& paragraph,
                                     const std::vector<OverfullLine>& lines, const Measure& measure,
                                     const StyleTable& styles, Arena& arena) {
    std::vector<Piece> pieces;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        if (line->kind != Kind::word && line->kind != Kind::preserved) continue;
        if (pieces.empty()) pieces.assign(paragraph.pieces.begin(), paragraph.pieces.end());
        for (std::uint32_t i = line->last; i-- > line->first;) {
            Piece& piece = pieces[i];
            if (piece.kind == Piece::Kind::space && line->kind == Kind::preserved) {
                piece.after = Piece::Opportunity::allowed;
            } else if (may_be_cut(piece, *line, measure)) {
                cut_everywhere(pieces, i, styles.font(paragraph.spans[piece.span].style));
            }
        }
    }
    if (pieces.empty()) return std::nullopt;
    Paragraph copy = paragraph;
    copy.pieces = arena.copy(pieces);
    measure_paragraph(copy, styles, arena);
    return copy;
}

}  // namespace papersetter::typeset
