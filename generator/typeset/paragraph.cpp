// SPDX-License-Identifier: MIT
#include "typeset/paragraph.hpp"

#include <algorithm>
#include <optional>

namespace papersetter::typeset {

using Kind = Piece::Kind;
using Opportunity = Piece::Opportunity;

namespace {

bool has_ink(const Piece& piece) {
    switch (piece.kind) {
        case Kind::text:
        case Kind::box:
            return true;
        case Kind::open:
        case Kind::close:
            return piece.width != 0;
        default:
            return false;
    }
}

BreakPoint::Kind kind_of(const Piece& piece) {
    if (piece.kind == Kind::line_end) return BreakPoint::Kind::forced;
    return piece.after == Opportunity::emergency ? BreakPoint::Kind::emergency
                                                 : BreakPoint::Kind::allowed;
}

void find_content_widths(Paragraph& paragraph) {
    paragraph.min_content = paragraph.max_content = 0;
    Fine part_start = 0;
    Fine line_start = 0;
    for (const BreakPoint& point : paragraph.breaks) {
        paragraph.min_content =
            std::max(paragraph.min_content, point.ink_end - part_start + point.hyphen);
        part_start = point.next_start;
        if (point.kind != BreakPoint::Kind::forced) continue;
        paragraph.max_content = std::max(paragraph.max_content, point.ink_end - line_start);
        line_start = point.next_start;
    }
}

}  // namespace

Fine width_of(const Piece& piece, const StyleFont& font) {
    const auto& glyphs = piece.word->glyphs;
    const bool is_whole = piece.glyph_begin == 0 && piece.glyph_end == glyphs.size();
    if (is_whole && font.letter_spacing == 0) return piece.word->width * piece.face.unit;
    std::int64_t units = 0;
    std::int64_t clusters = 0;
    for (std::uint32_t i = piece.glyph_begin; i < piece.glyph_end; ++i) {
        units += glyphs[i].advance;
        const bool begins = i == piece.glyph_begin || glyphs[i].cluster != glyphs[i - 1].cluster;
        clusters += begins ? 1 : 0;
    }
    return units * piece.face.unit + clusters * font.letter_spacing;
}

void measure_paragraph(Paragraph& paragraph, const StyleTable& styles) {
    paragraph.breaks.clear();
    paragraph.breaks.reserve(paragraph.pieces.size() / 2 + 2);
    Fine at = 0;
    Fine ink = 0;
    std::optional<BreakPoint> waiting;  // until the inline boxes that end here have ended
    for (std::uint32_t i = 0; i < paragraph.pieces.size(); ++i) {
        Piece& piece = paragraph.pieces[i];
        if (waiting && piece.kind != Kind::close) {
            waiting->next_piece = i;
            waiting->ink_end = ink;
            waiting->next_start = at;
            paragraph.breaks.push_back(*waiting);
            waiting.reset();
        }
        piece.start = at;
        at += piece.width;
        if (has_ink(piece)) ink = at;
        if (piece.after == Opportunity::none && piece.kind != Kind::line_end) continue;
        waiting = BreakPoint{kind_of(piece), 0, 0, 0, 0};
        if (piece.after == Opportunity::hyphen) {
            const StyleFont& font = styles.font(paragraph.spans[piece.span].style);
            waiting->hyphen = font.hyphen->width * font.faces.front().unit;
        }
    }
    const auto end = static_cast<std::uint32_t>(paragraph.pieces.size());
    paragraph.breaks.push_back({BreakPoint::Kind::forced, end, ink, at, 0});
    find_content_widths(paragraph);
}

void cut_everywhere(Paragraph& paragraph, std::size_t piece, const StyleTable& styles) {
    const Piece whole = paragraph.pieces[piece];
    const auto& glyphs = whole.word->glyphs;
    const StyleFont& font = styles.font(paragraph.spans[whole.span].style);
    std::vector<Piece> parts;
    for (std::uint32_t i = whole.glyph_begin; i < whole.glyph_end; ++i) {
        const bool begins = i == whole.glyph_begin || glyphs[i].cluster != glyphs[i - 1].cluster;
        if (begins) {
            parts.push_back(whole);
            parts.back().glyph_begin = i;
            parts.back().text_begin = whole.word_begin + glyphs[i].cluster;
            parts.back().after = Opportunity::emergency;
        }
        parts.back().glyph_end = i + 1;
    }
    if (parts.size() < 2) return;
    parts.back().after = whole.after;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        parts[i].text_end = parts[i + 1].text_begin;
    }
    for (Piece& part : parts) part.width = width_of(part, font);
    const auto at = paragraph.pieces.begin() + static_cast<std::ptrdiff_t>(piece);
    const auto after = paragraph.pieces.erase(at);
    paragraph.pieces.insert(after, parts.begin(), parts.end());
}

}  // namespace papersetter::typeset
