// SPDX-License-Identifier: MIT
#include "typeset/paragraph.hpp"

#include <algorithm>

namespace papersetter::typeset {

using Kind = Piece::Kind;
using Opportunity = Piece::Opportunity;

namespace {

bool has_ink(const Piece& piece) {
    if (piece.kind == Kind::text || piece.kind == Kind::box) return true;
    return (piece.kind == Kind::open || piece.kind == Kind::close) && piece.width != 0;
}

// A hyphen that the text itself has.
bool ends_with_hyphen(const Piece& piece, std::string_view text) {
    if (piece.kind != Kind::text) return false;
    const std::string_view own = text.substr(piece.text_begin, piece.text_end - piece.text_begin);
    return own.ends_with('-') || own.ends_with("\u2010");
}

BreakPoint::Cut cut_of(const Piece& piece, std::string_view text) {
    switch (piece.after) {
        case Opportunity::hyphen:
            return BreakPoint::Cut::hyphen;
        case Opportunity::address:
            return BreakPoint::Cut::bare;
        case Opportunity::allowed:
            return ends_with_hyphen(piece, text) ? BreakPoint::Cut::hyphen : BreakPoint::Cut::none;
        default:
            return BreakPoint::Cut::none;
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
    const Fine spacing = spacing_of(*piece.word, font);
    if (is_whole && spacing == 0) return piece.word->width * piece.face.unit;
    std::int64_t units = 0;
    std::int64_t clusters = 0;
    for (std::uint32_t i = piece.glyph_begin; i < piece.glyph_end; ++i) {
        units += glyphs[i].advance;
        const bool begins = i == piece.glyph_begin || glyphs[i].cluster != glyphs[i - 1].cluster;
        clusters += begins ? 1 : 0;
    }
    return units * piece.face.unit + clusters * spacing;
}

void measure_paragraph(Paragraph& paragraph, const StyleTable& styles, Arena& arena) {
    const auto ends_line = [](const Piece& piece) {
        return piece.after != Opportunity::none || piece.kind == Kind::line_end;
    };
    const std::span<Piece> pieces = paragraph.pieces;
    const auto inner = std::count_if(pieces.begin(), pieces.end(), ends_line);
    const auto breaks = arena.make<BreakPoint>(static_cast<std::size_t>(inner) + 1);
    BreakPoint* point = breaks.data();
    bool is_waiting = false;  // until the inline boxes that end here have ended
    Fine at = 0;
    Fine ink = 0;
    std::uint32_t spaces = 0;
    std::uint32_t spaces_in_ink = 0;
    paragraph.space = 0;
    const auto end_point = [&](std::size_t next_piece) {
        point->next_piece = static_cast<std::uint32_t>(next_piece);
        point->ink_end = ink;
        point->next_start = at;
        point->spaces_before = spaces_in_ink;
        point->spaces_hung = spaces - spaces_in_ink;
        ++point;
    };
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        Piece& piece = pieces[i];
        if (is_waiting && piece.kind != Kind::close) {
            end_point(i);
            is_waiting = false;
        }
        piece.start = at;
        at += piece.width;
        if (has_ink(piece)) {
            ink = at;
            spaces_in_ink = spaces;
        } else if (piece.kind == Kind::space) {
            if (spaces == 0 || piece.width < paragraph.space) paragraph.space = piece.width;
            ++spaces;
        }
        if (!ends_line(piece)) continue;
        is_waiting = true;
        point->kind = kind_of(piece);
        point->cut = cut_of(piece, paragraph.text);
        point->hyphen = 0;
        if (piece.after == Opportunity::hyphen) {
            const StyleFont& font = styles.font(paragraph.spans[piece.span].style);
            point->hyphen = font.hyphen->width * font.faces.front().unit;
        }
    }
    point->kind = BreakPoint::Kind::forced;
    point->hyphen = 0;
    end_point(pieces.size());
    paragraph.breaks = breaks.first(static_cast<std::size_t>(point - breaks.data()));
    find_content_widths(paragraph);
}

void cut_everywhere(std::vector<Piece>& pieces, std::size_t piece, const StyleFont& font) {
    const Piece whole = pieces[piece];
    const auto& glyphs = whole.word->glyphs;
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
    const auto after = pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(piece));
    pieces.insert(after, parts.begin(), parts.end());
}

}  // namespace papersetter::typeset
