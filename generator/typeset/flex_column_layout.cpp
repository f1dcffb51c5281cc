// SPDX-License-Identifier: MIT
#include <algorithm>

#include "typeset/galley_builder.hpp"

namespace papersetter::typeset {

using document::AlignItems;
using document::ComputedStyle;
using document::Extent;
using document::JustifyContent;

namespace {

bool is_auto(const Extent& extent) { return extent.kind == Extent::Kind::automatic; }

}  // namespace

// The width of an item across a column, then its natural height as a flex item along it.
FlexItem GalleyBuilder::column_item(BoxNumber number, Length containing_width) {
    const Box& own = box(number);
    const ComputedStyle& css = style(number);
    const Edges edges = edges_of(own, css, containing_width);
    const auto margins = margins_of(own, css, containing_width);
    const Length room = containing_width - margins[document::left] - margins[document::right];
    Length width;
    if (const auto stated = stated_width(own, css, edges, containing_width)) {
        width = *stated;
    } else if (alignment(own.parent, number) == AlignItems::stretch) {
        width = own.is_anonymous ? room : clamped_width(css, edges, containing_width, room);
    } else {
        const ContentWidths natural = source_.widths.of(number);
        width = std::min(natural.most, std::max(natural.least, room));
    }
    fill_alone(number, {width, containing_width, std::nullopt});
    const Length slack = room - width;
    const bool is_mirrored = is_in_right_to_left(number);
    placed(number).x = margins[document::start_side(is_mirrored)];
    switch (alignment(own.parent, number)) {
        case AlignItems::end:
            placed(number).x += slack;
            break;
        case AlignItems::centre:
            placed(number).x += slack.scaled(1, 2);
            break;
        default:
            break;
    }
    if (is_mirrored) mirror(number, containing_width);
    FlexItem item;
    item.base = placed(number).height;
    item.least = placed(number).height;
    item.around = margins[document::top] + margins[document::bottom];
    item.grow = own.is_anonymous ? 0 : css.flex_grow;
    if (!own.is_anonymous && css.flex_basis.kind == Extent::Kind::length && is_auto(css.height)) {
        item.base = used_height(own, css, edges, std::max(css.flex_basis.length, edges.vertical()));
    }
    return item;
}

// Items of a column never shrink under their content here: a page has no use for overlap.
Length GalleyBuilder::lay_column(BoxNumber number, std::span<const BoxNumber> items,
                                 const std::optional<Length>& height) {
    const ComputedStyle& css = style(number);
    const Length width = content_width(number);
    const auto gaps = static_cast<std::int64_t>(items.empty() ? 0 : items.size() - 1);
    std::vector<FlexItem> lengths;
    Length natural = css.row_gap * gaps;
    for (const BoxNumber item : items) {
        lengths.push_back(column_item(item, width));
        natural += lengths.back().outer_hypothetical();
    }
    const Length available = height.value_or(natural);
    resolve_flexible_lengths(lengths, available, css.row_gap);
    Length free = available - css.row_gap * gaps;
    for (const FlexItem& item : lengths) free -= item.size + item.around;
    Length y;
    if (css.justify_content == JustifyContent::end) y = free;
    if (css.justify_content == JustifyContent::centre) y = free.scaled(1, 2);
    Placed& container = placed(number);
    const Length down = container.edges.before(document::top);
    for (std::size_t i = 0; i < items.size(); ++i) {
        Placed& one = placed(items[i]);
        const auto margins = margins_of(box(items[i]), style(items[i]), width);
        if (lengths[i].size != one.height &&
            std::holds_alternative<FlexContent>(box(items[i]).content)) {
            fill_alone(items[i], {one.width, width, lengths[i].size});
        }
        one.height = lengths[i].size;
        one.y = y + margins[document::top];
        if (!container.first_baseline && one.first_baseline) {
            container.first_baseline = down + one.y + *one.first_baseline;
        }
        if (one.last_baseline) container.last_baseline = down + one.y + *one.last_baseline;
        y = one.y + one.height + margins[document::bottom] + css.row_gap;
        if (css.justify_content == JustifyContent::space_between && free > Length{} &&
            i + 1 < items.size()) {
            const Length part = free.scaled(1, static_cast<std::int64_t>(items.size() - 1 - i));
            free -= part;
            y += part;
        }
    }
    placed(number).line_count = 0;
    return available;
}

}  // namespace papersetter::typeset
