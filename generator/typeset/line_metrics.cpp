// SPDX-License-Identifier: MIT
#include "typeset/line_metrics.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using document::VerticalAlign;

namespace {

// Half the leading goes above, half below; what is odd goes below.
LineExtent with_leading(const StyleFont& font, Length line_height) {
    const Length leading = line_height - font.ascent - font.descent;
    const std::int64_t half =
        leading.thousandths() >= 0 ? leading.thousandths() / 2 : -((1 - leading.thousandths()) / 2);
    const Length above = font.ascent + Length::thousandths(half);
    return {above, line_height - above};
}

}  // namespace

LineExtent strut(const StyleTable& styles, const Span& root) {
    return with_leading(styles.font(root.style), styles.style(root.style).line_height);
}

LineExtent text_extent(const StyleTable& styles, const Span& root, const Span& span) {
    const Length own = styles.style(span.style).line_height;
    if (span.is_raised || own <= styles.style(root.style).line_height) return {};
    LineExtent extent = with_leading(styles.font(span.style), own);
    extent.above += span.shift;
    extent.below -= span.shift;
    return extent;
}

LineExtent box_extent(const StyleTable& styles, const Span& span, const ComputedStyle& style,
                      const Placed& placed, const document::Sides<Length>& margins) {
    const Length height = margins[document::top] + placed.height + margins[document::bottom];
    Length above = placed.last_baseline ? margins[document::top] + *placed.last_baseline : height;
    const StyleFont& font = styles.font(span.style);
    switch (style.vertical_align) {
        case VerticalAlign::sub:
            above -= styles.style(span.style).font_size.scaled(1, 5);
            break;
        case VerticalAlign::super:
            above += styles.style(span.style).font_size.scaled(1, 3);
            break;
        case VerticalAlign::length:
            above += style.vertical_shift;
            break;
        case VerticalAlign::middle:
            above = height.scaled(1, 2) + font.x_height.scaled(1, 2);
            break;
        default:
            break;
    }
    above += span.shift;
    return {above, height - above};
}

Length top_of_box(Length line_top, Length baseline, Length line_height, const ComputedStyle& style,
                  const LineExtent& extent) {
    switch (style.vertical_align) {
        case VerticalAlign::top:
            return line_top;
        case VerticalAlign::bottom:
            return line_top + line_height - extent.above - extent.below;
        default:
            return line_top + baseline - extent.above;
    }
}

}  // namespace papersetter::typeset
