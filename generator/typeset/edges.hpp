// SPDX-License-Identifier: MIT
#pragma once

#include "document/style.hpp"
#include "typeset/box.hpp"

namespace papersetter::typeset {

/// Used padding and borders of a box.
struct Edges {
    document::Sides<Length> padding;
    document::Sides<Length> border;

    [[nodiscard]] Length before(document::Side side) const { return padding[side] + border[side]; }
    [[nodiscard]] Length horizontal() const {
        return before(document::left) + before(document::right);
    }
    [[nodiscard]] Length vertical() const {
        return before(document::top) + before(document::bottom);
    }
};

/// The width of one column of a block whose content is `width` wide; the whole of it without
/// columns.
[[nodiscard]] Length column_width(const document::ComputedStyle& style, Length width);

/// A length or a share of `base`; nothing for `auto`, nor for a share of what is not known yet.
[[nodiscard]] std::optional<Length> resolved(const document::Extent& extent,
                                             std::optional<Length> base);

/// Percentages refer to the width of the containing block, the vertical ones too (CSS 2.2, 8.3).
/// Anonymous boxes have no edges.
[[nodiscard]] Edges edges_of(const Box& box, const document::ComputedStyle& style,
                             Length containing_width);

/// Of a cell in a table that is too wide: a quarter is left of the padding at its sides.
[[nodiscard]] Edges tightened(Edges edges);

/// Used margins; `auto` counts 0.
[[nodiscard]] document::Sides<Length> margins_of(const Box& box,
                                                 const document::ComputedStyle& style,
                                                 Length containing_width);

/// What an inline box puts before or after its text: margin, border and padding of that side.
[[nodiscard]] Length inline_edge(const document::ComputedStyle& style, document::Side side);

/// The border-box width that min-width and max-width leave of a wished one. `width` of the style
/// is not looked at.
[[nodiscard]] Length clamped_width(const document::ComputedStyle& style, const Edges& edges,
                                   std::optional<Length> containing_width, Length wished);

/// The border-box width that `width` asks for, clamped; nothing when it is auto.
[[nodiscard]] std::optional<Length> stated_width(const Box& box,
                                                 const document::ComputedStyle& style,
                                                 const Edges& edges,
                                                 std::optional<Length> containing_width);

/// The border-box height that `height` and `min-height` leave of the natural one. Percentages of
/// heights count as auto.
[[nodiscard]] Length used_height(const Box& box, const document::ComputedStyle& style,
                                 const Edges& edges, Length natural);

/// How tall the line is that begins the further pages of a box that is split; nothing without one.
[[nodiscard]] Length continued_height(const Box& box, const StyleTable& styles);

}  // namespace papersetter::typeset
