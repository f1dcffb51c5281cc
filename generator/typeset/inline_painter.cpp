// SPDX-License-Identifier: MIT
#include "typeset/inline_painter.hpp"

#include <algorithm>

#include "typeset/visual_places.hpp"

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

InlineSlice InlinePainter::slice(const LinePlace& place, const Part& part) const {
    const Span& span = paragraph_.spans[part.span];
    const ComputedStyle& css = styles_.style(span.style);
    const StyleFont& font = styles_.font(span.style);
    const bool begins = css.is_right_to_left ? part.ends : part.begins;
    const bool ends = css.is_right_to_left ? part.begins : part.ends;
    InlineSlice result;
    result.span = part.span;
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
    const Length x = place.x + rounded(part.from) + left;
    result.slice.box = {x, place.baseline - span.shift - up, place.x + rounded(part.to) - right - x,
                        up + down};
    return result;
}

std::vector<InlineSlice> InlinePainter::slices(const Line& line, const LinePlace& place) {
    std::vector<InlineSlice> result;
    if (paragraph_.is_mixed) {
        for (const Part& part : parts_of_mixed(line)) result.push_back(slice(place, part));
        return result;
    }
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
        closed.push_back(slice(place, {ended.span, ended.from, at, ended.begins, true}));
        open.pop_back();
    }
    open_.clear();
    for (const Open& still : open) {
        open_.push_back(still.span);
        if (still.from < ink) {
            result.push_back(slice(place, {still.span, still.from, ink, still.begins, false}));
        }
    }
    // Outer boxes are painted first.
    result.insert(result.end(), closed.begin(), closed.end());
    std::sort(result.begin(), result.end(), [](const InlineSlice& one, const InlineSlice& other) {
        return one.span < other.span;
    });
    return result;
}

// What is in a box may stand apart on a line of mixed directions: each stretch of its pieces that
// stand side by side is a part.
std::vector<InlinePainter::Part> InlinePainter::parts_of_mixed(const Line& line) {
    const VisualPlaces places = visual_places(line, paragraph_, styles_);
    std::vector<std::vector<SpanNumber>> around(line.last - line.first);
    for (std::uint32_t i = line.first; i < line.last; ++i) {
        const Piece& piece = paragraph_.pieces[i];
        if (piece.kind == Kind::open) open_.push_back(piece.span);
        around[i - line.first] = open_;
        if (piece.kind == Kind::close) open_.pop_back();
    }
    std::vector<Part> parts;
    std::vector<Part> running;
    for (const std::uint32_t at : places.order) {
        const std::uint32_t number = line.first + at;
        const Piece& piece = paragraph_.pieces[number];
        const std::vector<SpanNumber>& boxes = around[at];
        std::erase_if(running, [&](const Part& part) {
            if (std::ranges::find(boxes, part.span) != boxes.end()) return false;
            parts.push_back(part);
            return true;
        });
        const bool hangs = number >= line.ink_last;
        for (const SpanNumber span : boxes) {
            auto part = std::ranges::find(running, span, &Part::span);
            if (part == running.end()) {
                if (hangs && piece.kind != Kind::close) continue;
                part = running.insert(running.end(),
                                      {span, places.lefts[at], places.lefts[at], false, false});
            }
            if (!hangs || piece.kind == Kind::close) {
                const bool stretches = piece.kind == Kind::space && !hangs;
                part->to = places.lefts[at] + piece.width + (stretches ? line.stretch : 0);
            }
            if (piece.span != span) continue;
            part->begins = part->begins || piece.kind == Kind::open;
            part->ends = part->ends || piece.kind == Kind::close;
        }
    }
    parts.insert(parts.end(), running.begin(), running.end());
    std::erase_if(
        parts, [](const Part& part) { return part.from == part.to && !part.begins && !part.ends; });
    std::ranges::stable_sort(parts, {}, &Part::span);
    return parts;
}

}  // namespace papersetter::typeset
