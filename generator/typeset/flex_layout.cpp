// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstddef>
#include <memory_resource>

#include "typeset/galley_builder.hpp"

namespace papersetter::typeset {

using document::AlignItems;
using document::ComputedStyle;
using document::Extent;
using document::JustifyContent;
using document::Sides;

namespace {

// For lists of few items, which are made thousands of times.
struct SmallRoom {
    std::array<std::byte, 1024> bytes;
    std::pmr::monotonic_buffer_resource memory{bytes.data(), bytes.size()};
};

bool is_auto(const Extent& extent) { return extent.kind == Extent::Kind::automatic; }

// A stated length as the size of the border box; nothing for auto.
std::optional<Length> border_box_of(const Extent& extent, const ComputedStyle& css, Length edges,
                                    Length containing) {
    const auto stated = resolved(extent, containing);
    if (!stated) return std::nullopt;
    if (css.box_sizing == document::BoxSizing::border_box) return std::max(*stated, edges);
    return *stated + edges;
}

}  // namespace

Length GalleyBuilder::lay_flex(BoxNumber number, const FlexContent& flex, const Region& region) {
    const ComputedStyle& css = style(number);
    for (const BoxNumber child : flex.children) placed(child).x = placed(child).y = {};
    std::vector<BoxNumber> others;
    const std::span<const BoxNumber> items = source_.tree.in_flow(flex.children, others);
    std::optional<Length> height = region.height;
    if (!height && css.height.kind == Extent::Kind::length) {
        height = used_height(box(number), css, placed(number).edges, {});
    }
    if (height) *height -= placed(number).edges.vertical();
    placed(number).first_line = static_cast<std::uint32_t>(galley_.flex_lines.size());
    if (css.flex_direction == document::FlexDirection::row) {
        const bool may_stack = css.row_fallback == document::RowFallback::column;
        if (!may_stack) return lay_row(number, items, height);
        if (lay_equal_shares(number, items)) {
            return galley_.flex_lines.back().height;
        }
    }
    return lay_column(number, items, height);
}

AlignItems GalleyBuilder::alignment(BoxNumber container, BoxNumber item) const {
    if (box(item).is_anonymous) return style(container).align_items;
    return style(item).align_self.value_or(style(container).align_items);
}

FlexItem GalleyBuilder::flex_item(BoxNumber number, Length containing_width) {
    const Box& own = box(number);
    const ContentWidths natural = source_.widths.by_content(number);
    FlexItem item;
    item.shrink = 1000;
    if (own.is_anonymous) {
        item.base = natural.most;
        item.least = natural.least;
        return item;
    }
    const ComputedStyle& css = style(number);
    const Edges edges = edges_of(own, css, containing_width);
    const auto margins = margins_of(own, css, containing_width);
    item.around = margins[document::left] + margins[document::right];
    item.grow = css.flex_grow;
    item.shrink = css.flex_shrink;
    const Length rim = edges.horizontal();
    const auto width = border_box_of(css.width, css, rim, containing_width);
    const auto basis = border_box_of(css.flex_basis, css, rim, containing_width);
    item.base = basis ? *basis : width ? *width : std::max(natural.most, rim);
    item.most = border_box_of(css.max_width, css, rim, containing_width);
    // The automatic minimum (CSS Flexbox 1, 4.5): the content, or the stated width if smaller.
    item.least = border_box_of(css.min_width, css, rim, containing_width)
                     .value_or(width ? std::min(natural.least, *width) : natural.least);
    if (is_auto(css.min_width) && item.most) item.least = std::min(item.least, *item.most);
    item.least = std::max(item.least, rim);
    return item;
}

// All items in equal shares of the row, if each fits its share on one line.
bool GalleyBuilder::lay_equal_shares(BoxNumber number, std::span<const BoxNumber> items) {
    if (items.empty()) return false;
    const Length width = content_width(number);
    const Length gap = style(number).column_gap;
    Length rest = width - gap * static_cast<std::int64_t>(items.size() - 1);
    std::vector<FlexItem> lengths;
    lengths.reserve(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Length share = rest.scaled(1, static_cast<std::int64_t>(items.size() - i));
        rest -= share;
        if (source_.widths.outer(items[i]).most > share) return false;
        FlexItem item = flex_item(items[i], width);
        item.size = share - item.around;
        lengths.push_back(item);
    }
    FlexLine line{0, static_cast<std::uint32_t>(items.size()), {}, {}};
    lay_flex_line(number, line, items, lengths, std::nullopt);
    galley_.flex_lines.push_back(line);
    placed(number).first_line = static_cast<std::uint32_t>(galley_.flex_lines.size() - 1);
    placed(number).line_count = 1;
    return true;
}

Length GalleyBuilder::lay_row(BoxNumber number, std::span<const BoxNumber> items,
                              const std::optional<Length>& height) {
    const ComputedStyle& css = style(number);
    const Length width = content_width(number);
    SmallRoom room;
    std::pmr::vector<FlexItem> lengths(&room.memory);
    lengths.reserve(items.size());
    for (const BoxNumber item : items) lengths.push_back(flex_item(item, width));
    std::pmr::vector<FlexLine> lines(&room.memory);
    Length used;
    for (std::uint32_t i = 0; i < items.size(); ++i) {
        const Length wanted = lengths[i].outer_hypothetical();
        const bool wraps = css.flex_wrap == document::FlexWrap::wrap && i > 0 &&
                           used + css.column_gap + wanted > width;
        if (lines.empty() || wraps) {
            lines.push_back({i, i, {}, {}});
            used = wanted;
        } else {
            used += css.column_gap + wanted;
        }
        lines.back().last = i + 1;
    }
    const std::optional<Length> across = lines.size() == 1 ? height : std::nullopt;
    Length y;
    for (FlexLine& line : lines) {
        if (line.first > 0) y += css.row_gap;
        line.y = y;
        const std::span<FlexItem> own(lengths.data() + line.first, line.last - line.first);
        resolve_flexible_lengths(own, width, css.column_gap);
        lay_flex_line(number, line, items, lengths, across);
        y += line.height;
    }
    placed(number).first_line = static_cast<std::uint32_t>(galley_.flex_lines.size());
    placed(number).line_count = static_cast<std::uint32_t>(lines.size());
    galley_.flex_lines.insert(galley_.flex_lines.end(), lines.begin(), lines.end());
    return y;
}

void GalleyBuilder::lay_flex_line(BoxNumber number, FlexLine& line,
                                  std::span<const BoxNumber> items, std::span<FlexItem> lengths,
                                  const std::optional<Length>& height) {
    const Length width = content_width(number);
    Length above;  // the line's baseline
    Length below;
    Length tallest;
    for (std::uint32_t i = line.first; i < line.last; ++i) {
        const BoxNumber item = items[i];
        fill_alone(item, {lengths[i].size, width, std::nullopt});
        const auto margins = margins_of(box(item), style(item), width);
        const Length outer =
            margins[document::top] + placed(item).height + margins[document::bottom];
        if (alignment(number, item) == AlignItems::baseline) {
            const Length up = baseline_in_margin_box(item, width);
            above = std::max(above, up);
            below = std::max(below, outer - up);
        } else {
            tallest = std::max(tallest, outer);
        }
    }
    line.height = height ? *height : std::max(tallest, above + below);
    for (std::uint32_t i = line.first; i < line.last; ++i) {
        place_across(number, items[i], line, above);
    }
    place_along(number, line, items);
    Placed& container = placed(number);
    const Placed& first = placed(items[line.first]);
    const Length down = container.edges.before(document::top);
    if (!container.first_baseline && first.first_baseline) {
        container.first_baseline = down + first.y + *first.first_baseline;
    }
    if (first.last_baseline) container.last_baseline = down + first.y + *first.last_baseline;
}

// From the top of the item's margin box; an item without lines stands on its bottom edge.
Length GalleyBuilder::baseline_in_margin_box(BoxNumber item, Length containing_width) const {
    const Placed& one = galley_.boxes[item];
    const auto margins = margins_of(box(item), style(item), containing_width);
    return margins[document::top] + one.first_baseline.value_or(one.height);
}

void GalleyBuilder::place_across(BoxNumber container, BoxNumber item, const FlexLine& line,
                                 Length line_baseline) {
    const ComputedStyle& css = style(item);
    const Length width = content_width(container);
    const auto margins = margins_of(box(item), css, width);
    Placed& one = placed(item);
    const Length around = margins[document::top] + margins[document::bottom];
    const AlignItems align = alignment(container, item);
    if (align == AlignItems::stretch && (box(item).is_anonymous || is_auto(css.height))) {
        const Length stretched = std::max(one.height, line.height - around);
        const bool depends_on_height = std::holds_alternative<FlexContent>(box(item).content);
        if (stretched != one.height && depends_on_height) {
            fill_alone(item, {one.width, width, stretched});
        }
        one.height = stretched;
    }
    const Length free = line.height - around - one.height;
    one.y = line.y + margins[document::top];
    switch (align) {
        case AlignItems::end:
            one.y += free;
            break;
        case AlignItems::centre:
            one.y += free.scaled(1, 2);
            break;
        case AlignItems::baseline:
            one.y += line_baseline - baseline_in_margin_box(item, width);
            break;
        default:
            break;
    }
}

void GalleyBuilder::place_along(BoxNumber container, const FlexLine& line,
                                std::span<const BoxNumber> items) {
    const ComputedStyle& css = style(container);
    const document::Side start = document::start_side(css.is_right_to_left);
    const document::Side end = document::end_side(css.is_right_to_left);
    const Length width = content_width(container);
    const std::int64_t count = line.last - line.first;
    Length free = width - css.column_gap * (count - 1);
    std::int64_t autos = 0;
    for (std::uint32_t i = line.first; i < line.last; ++i) {
        const auto margins = margins_of(box(items[i]), style(items[i]), width);
        free -= margins[document::left] + placed(items[i]).width + margins[document::right];
        if (box(items[i]).is_anonymous) continue;
        autos += is_auto(style(items[i]).margin[document::left]) ? 1 : 0;
        autos += is_auto(style(items[i]).margin[document::right]) ? 1 : 0;
    }
    const bool has_space = free > Length{};
    const auto auto_margin = [&](BoxNumber item, document::Side side) {
        if (!has_space || box(item).is_anonymous || !is_auto(style(item).margin[side])) {
            return Length{};
        }
        const Length part = free.scaled(1, autos--);
        free -= part;
        return part;
    };
    Length x;
    if (autos == 0 && css.justify_content == JustifyContent::end) x = free;
    if (autos == 0 && css.justify_content == JustifyContent::centre) x = free.scaled(1, 2);
    const bool spreads =
        autos == 0 && has_space && css.justify_content == JustifyContent::space_between;
    for (std::uint32_t i = line.first; i < line.last; ++i) {
        const BoxNumber item = items[i];
        const auto margins = margins_of(box(item), style(item), width);
        x += margins[start] + auto_margin(item, start);
        placed(item).x = x;
        x += placed(item).width + margins[end] + auto_margin(item, end) + css.column_gap;
        if (css.is_right_to_left) mirror(item, width);
        if (spreads && i + 1 < line.last) {
            const Length part = free.scaled(1, static_cast<std::int64_t>(line.last - 1 - i));
            free -= part;
            x += part;
        }
    }
}

}  // namespace papersetter::typeset
