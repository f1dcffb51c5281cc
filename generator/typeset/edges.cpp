// SPDX-License-Identifier: MIT
#include "typeset/edges.hpp"

#include <algorithm>

namespace papersetter::typeset {

using document::BoxSizing;
using document::ComputedStyle;
using document::Extent;
using document::Side;
using document::Sides;

namespace {

constexpr Side all_sides[] = {document::top, document::right, document::bottom, document::left};

// A stated size as the size of the border box.
Length as_border_box(const ComputedStyle& style, Length stated, Length edges) {
    return style.box_sizing == BoxSizing::border_box ? std::max(stated, edges) : stated + edges;
}

}  // namespace

Length column_width(const document::ComputedStyle& style, Length width) {
    const std::int64_t count = style.column_count;
    if (count == 1) return width;
    return std::max((width - style.column_gap * (count - 1)).scaled(1, count), Length{});
}

std::optional<Length> resolved(const Extent& extent, std::optional<Length> base) {
    switch (extent.kind) {
        case Extent::Kind::automatic:
            return std::nullopt;
        case Extent::Kind::length:
            return extent.length;
        case Extent::Kind::percent:
            if (!base) return std::nullopt;
            return base->scaled(extent.percent, 10'000);
    }
    return std::nullopt;
}

Edges edges_of(const Box& box, const ComputedStyle& style, Length containing_width) {
    Edges edges{};
    if (box.is_anonymous) return edges;
    for (const Side side : all_sides) {
        edges.padding[side] = resolved(style.padding[side], containing_width).value_or(Length{});
        edges.border[side] = style.border[side].width;
    }
    return edges;
}

Sides<Length> margins_of(const Box& box, const ComputedStyle& style, Length containing_width) {
    Sides<Length> margins{};
    if (box.is_anonymous) return margins;
    for (const Side side : all_sides) {
        margins[side] = resolved(style.margin[side], containing_width).value_or(Length{});
    }
    return margins;
}

Edges tightened(Edges edges) {
    for (const Side side : {document::left, document::right}) {
        edges.padding[side] = edges.padding[side].scaled(1, 4);
    }
    return edges;
}

Length inline_edge(const ComputedStyle& style, Side side) {
    return resolved(style.margin[side], std::nullopt).value_or(Length{}) +
           resolved(style.padding[side], std::nullopt).value_or(Length{}) +
           style.border[side].width;
}

Length clamped_width(const ComputedStyle& style, const Edges& edges,
                     std::optional<Length> containing_width, Length wished) {
    const Length around = edges.horizontal();
    if (const auto most = resolved(style.max_width, containing_width)) {
        wished = std::min(wished, as_border_box(style, *most, around));
    }
    if (const auto least = resolved(style.min_width, containing_width)) {
        wished = std::max(wished, as_border_box(style, *least, around));
    }
    return std::max(wished, around);
}

std::optional<Length> stated_width(const Box& box, const ComputedStyle& style, const Edges& edges,
                                   std::optional<Length> containing_width) {
    if (box.is_anonymous) return std::nullopt;
    const auto width = resolved(style.width, containing_width);
    if (!width) return std::nullopt;
    return clamped_width(style, edges, containing_width,
                         as_border_box(style, *width, edges.horizontal()));
}

Length used_height(const Box& box, const ComputedStyle& style, const Edges& edges, Length natural) {
    if (box.is_anonymous) return natural;
    if (style.height.kind == Extent::Kind::length) {
        natural = as_border_box(style, style.height.length, edges.vertical());
    }
    if (style.min_height.kind == Extent::Kind::length) {
        natural =
            std::max(natural, as_border_box(style, style.min_height.length, edges.vertical()));
    }
    return natural;
}

Length continued_height(const Box& box, const StyleTable& styles) {
    if (!box.continued) return {};
    const ComputedStyle& line = styles.style(box.continued->style);
    const auto margin = [&](document::Side side) {
        return resolved(line.margin[side], std::nullopt).value_or(Length{});
    };
    return line.line_height + margin(document::top) + margin(document::bottom);
}

}  // namespace papersetter::typeset
