// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "typeset/galley.hpp"

namespace papersetter::typeset {

/// How far something reaches from the baseline of its line.
struct LineExtent {
    Length above;
    Length below;
    void include(const LineExtent& other) {
        above = std::max(above, other.above);
        below = std::max(below, other.below);
    }
};

/// The paragraph's own font and line-height: what every line is at least (CSS 2.2, 10.8.1).
[[nodiscard]] LineExtent strut(const StyleTable& styles, const Span& root);

/// What text of a span asks for. Unlike in CSS, text whose line-height is no more than the
/// paragraph's asks for nothing beyond the strut, whatever its font's metrics, nor does sub or
/// super: the pitch of lines stays even.
[[nodiscard]] LineExtent text_extent(const StyleTable& styles, const Span& root, const Span& span);

/// What an inline-block asks for, margins included, by its vertical-align.
[[nodiscard]] LineExtent box_extent(const StyleTable& styles, const Span& span,
                                    const document::ComputedStyle& style, const Placed& placed,
                                    const document::Sides<Length>& margins);

/// Where the margin box of an inline-block begins on a line.
[[nodiscard]] Length top_of_box(Length line_top, Length baseline, Length line_height,
                                const document::ComputedStyle& style, const LineExtent& extent);

}  // namespace papersetter::typeset
