// SPDX-License-Identifier: MIT
#include "typeset/inline_painter.hpp"

#include <algorithm>

namespace papersetter::typeset {

using document::ComputedStyle;
using Kind = Piece::Kind;

namespace {

Length length_of(const document::Extent& extent) {
    return resolved(extent, std::nullopt).value_or(Length{});
}

struct Open {
    SpanNumber span = 0;
    Fine from = 0;
    bool begins = false;
};

}  // namespace

InlineSlice InlinePainter::slice(SpanNumber number, const LinePlace& place, Fine from, Fine to,
                                 bool begins, bool ends) const {
    const Span& span = paragraph_.spans[number];
    const ComputedStyle& css = styles_.style(span.style);
    const StyleFont& font = styles_.font(span.style);
    InlineSlice result;
    result.span = number;
    result.slice.has_left = begins;
    result.slice.has_right = ends;
    for (std::size_t side = 0; side < 4; ++side) {
        if (css.border[side].width != Length{}) result.borders[side] = &css.border[side];
    }
    const Length left = begins ? length_of(css.margin[document::left]) : Length{};
    const Length right = ends ? length_of(css.margin[document::right]) : Length{};
    const Length up =
        font.ascent + length_of(css.padding[document::top]) + css.border[document::top].width;
    const Length down = font.descent + length_of(css.padding[document::bottom]) +
                        css.border[document::bottom].width;
    const Length x = place.x + rounded(from) + left;
    result.slice.box = {x, place.baseline - span.shift - up, place.x + rounded(to) - right - x,
                        up + down};
    return result;
}

std::vector<InlineSlice> InlinePainter::slices(const Line& line, const LinePlace& place) {
    std::vector<InlineSlice> result;
    std::vector<Open> open;
    Fine at = fine(line.x);
    for (const SpanNumber span : open_) open.push_back({span, at, false});
    std::vector<InlineSlice> closed;
    Fine ink = at;
    for (std::uint32_t i = line.first; i < line.last; ++i) {
        const Piece& piece = paragraph_.pieces[i];
        if (piece.kind == Kind::open) open.push_back({piece.span, at, true});
        at += piece.width;
        if (i < line.ink_last) {
            if (piece.kind == Kind::space) at += line.stretch;
            ink = at;
        }
        if (piece.kind != Kind::close) continue;
        const Open& ended = open.back();
        closed.push_back(slice(ended.span, place, ended.from, at, ended.begins, true));
        open.pop_back();
    }
    open_.clear();
    for (const Open& still : open) {
        open_.push_back(still.span);
        if (still.from < ink) {
            result.push_back(slice(still.span, place, still.from, ink, still.begins, false));
        }
    }
    // Outer boxes are painted first.
    result.insert(result.end(), closed.begin(), closed.end());
    std::sort(result.begin(), result.end(), [](const InlineSlice& one, const InlineSlice& other) {
        return one.span < other.span;
    });
    return result;
}

}  // namespace papersetter::typeset
