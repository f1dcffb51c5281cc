// SPDX-License-Identifier: MIT
#include <algorithm>

#include "typeset/column_widths.hpp"
#include "typeset/galley_builder.hpp"

namespace papersetter::typeset {

using document::Border;
using document::ComputedStyle;
using document::VerticalAlign;

namespace {

// The stronger of two borders that meet (CSS 2.2, 17.6.2.1): the wider, then the one inside.
const Border* stronger(const Border* inner, const Border* outer) {
    if (inner == nullptr || inner->width == Length{}) {
        return outer != nullptr && outer->width != Length{} ? outer : nullptr;
    }
    return outer != nullptr && outer->width > inner->width ? outer : inner;
}

}  // namespace

// The border-box width of a table: what it states, else what its content wants, as far as there is
// room.
Length GalleyBuilder::table_width(BoxNumber number, Length containing_width) {
    const Box& own = box(number);
    const ComputedStyle& css = style(number);
    const Edges edges = edges_of(own, css, containing_width);
    const ContentWidths natural = source_.widths.by_content(number);
    if (const auto stated = stated_width(own, css, edges, containing_width)) {
        return std::max(*stated, natural.least);
    }
    const auto margins = margins_of(own, css, containing_width);
    const Length room = containing_width - margins[document::left] - margins[document::right];
    const Length wished = std::min(natural.most, std::max(room, natural.least));
    return std::max(clamped_width(css, edges, containing_width, wished), natural.least);
}

Length GalleyBuilder::lay_table(BoxNumber number, const TableContent& table) {
    const std::vector<ContentWidths> wanted =
        column_content_widths(source_.tree, table, source_.widths);
    if (style(number).collapses_borders) collapse_borders(number, table);
    const Length width = content_width(number);
    const std::vector<Length> columns = share_columns(wanted, width);
    Length y;
    for (const BoxNumber row : table.rows) {
        Placed& own = placed(row);
        own.x = {};
        own.y = y;
        own.width = width;
        own.height = lay_row_of_cells(row, columns);
        y += own.height;
        Placed& around = placed(number);
        const Length down = around.edges.before(document::top) + own.y;
        if (!around.first_baseline && own.first_baseline) {
            around.first_baseline = down + *own.first_baseline;
        }
        if (own.last_baseline) around.last_baseline = down + *own.last_baseline;
    }
    return y;
}

Length GalleyBuilder::lay_row_of_cells(BoxNumber row, const std::vector<Length>& columns) {
    Length above;
    Length below;
    Length tallest = style(row).height.kind == document::Extent::Kind::length
                         ? style(row).height.length
                         : Length{};
    for (const BoxNumber number : std::get<RowContent>(box(row).content).cells) {
        const Box& cell = box(number);
        Length x;
        for (std::uint32_t i = 0; i < cell.column; ++i) x += columns[i];
        Length width;
        for (std::uint32_t i = 0; i < cell.column_span; ++i) width += columns[cell.column + i];
        fill_alone(number, {width, width, std::nullopt});
        Placed& own = placed(number);
        own.x = x;
        if (style(row).is_right_to_left) mirror(number, placed(row).width);
        own.y = {};
        tallest = std::max(tallest, own.height);
        if (style(number).vertical_align != VerticalAlign::baseline || !own.first_baseline)
            continue;
        above = std::max(above, *own.first_baseline);
        below = std::max(below, own.height - *own.first_baseline);
    }
    const Length height = std::max(tallest, above + below);
    placed(row).first_baseline = placed(row).last_baseline = std::nullopt;
    if (above > Length{}) placed(row).first_baseline = placed(row).last_baseline = above;
    align_cells(row, height);
    return height;
}

// Cells are as tall as their row; what is above their content counts as padding.
void GalleyBuilder::align_cells(BoxNumber row, Length height) {
    for (const BoxNumber number : std::get<RowContent>(box(row).content).cells) {
        Placed& own = placed(number);
        const Length free = height - own.height;
        Length down;
        switch (style(number).vertical_align) {
            case VerticalAlign::top:
                break;
            case VerticalAlign::middle:
                down = free.scaled(1, 2);
                break;
            case VerticalAlign::bottom:
                down = free;
                break;
            default:
                if (own.first_baseline && placed(row).first_baseline) {
                    down = *placed(row).first_baseline - *own.first_baseline;
                }
                break;
        }
        own.edges.padding[document::top] += down;
        own.edges.padding[document::bottom] += free - down;
        if (own.first_baseline) *own.first_baseline += down;
        if (own.last_baseline) *own.last_baseline += down;
        own.height = height;
    }
}

// Each edge is drawn once: by the cell after it and below, at the far sides by the last ones.
// The borders of rows and of the table count where they meet a cell's.
void GalleyBuilder::collapse_borders(BoxNumber number, const TableContent& table) {
    Placed& around = placed(number);
    around.edges = {};
    around.borders = {};
    const ComputedStyle& outer = style(number);
    const document::Side start = document::start_side(outer.is_right_to_left);
    const document::Side end = document::end_side(outer.is_right_to_left);
    std::vector<const Border*> bottoms(table.columns, &outer.border[document::top]);
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        const BoxNumber row = table.rows[r];
        const ComputedStyle& row_css = style(row);
        const bool is_last = r + 1 == table.rows.size();
        const Border* before = stronger(&row_css.border[start], &outer.border[start]);
        for (const BoxNumber cell : std::get<RowContent>(box(row).content).cells) {
            const ComputedStyle& css = style(cell);
            Placed& own = placed(cell);
            const Border* above = nullptr;
            for (std::uint32_t i = 0; i < box(cell).column_span; ++i) {
                above = stronger(above, bottoms[box(cell).column + i]);
            }
            const Border* own_top =
                stronger(&css.border[document::top], &row_css.border[document::top]);
            const Border* own_bottom =
                stronger(&css.border[document::bottom], &row_css.border[document::bottom]);
            const bool ends_row = box(cell).column + box(cell).column_span == table.columns;
            own.borders = {};
            own.borders[document::top] = stronger(own_top, above);
            own.borders[start] = stronger(&css.border[start], before);
            if (ends_row) {
                own.borders[end] =
                    stronger(stronger(&css.border[end], &row_css.border[end]), &outer.border[end]);
            }
            if (is_last) {
                own.borders[document::bottom] =
                    stronger(own_bottom, &outer.border[document::bottom]);
            }
            for (std::size_t side = 0; side < 4; ++side) {
                own.edges.border[side] =
                    own.borders[side] != nullptr ? own.borders[side]->width : Length{};
            }
            for (std::uint32_t i = 0; i < box(cell).column_span; ++i) {
                bottoms[box(cell).column + i] = own_bottom;
            }
            before = &css.border[end];
        }
    }
}

}  // namespace papersetter::typeset
