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

std::vector<Length> lengths_of(const std::vector<ContentWidths>& columns,
                               Length ContentWidths::*member) {
    std::vector<Length> lengths;
    for (const ContentWidths& column : columns) lengths.push_back(column.*member);
    return lengths;
}

Length sum_of(const std::vector<ContentWidths>& columns, Length ContentWidths::*member) {
    Length sum;
    for (const ContentWidths& column : columns) sum += column.*member;
    return sum;
}

}  // namespace

// From where the block that a box stands in begins up to the far edge of the text, be it that of a
// column, of a cell or of an item of a row.
Length GalleyBuilder::room_to_the_edge(BoxNumber number) const {
    const BoxNumber around = box(number).parent;
    const bool is_mirrored = around != no_box && style(around).is_right_to_left;
    Length before;
    for (BoxNumber at = around; at != no_box; at = box(at).parent) {
        const Placed& here = galley_.boxes[at];
        const BoxNumber outer = box(at).parent;
        const bool is_in_flow = outer != no_box && !box(at).is_absolute &&
                                std::holds_alternative<FlowContent>(box(outer).content);
        if (!box(at).is_anonymous && style(at).column_count > 1) {
            return column_width(style(at), content_width(at)) - before;
        }
        if (!is_in_flow) return content_width(at) - before;
        before += here.edges.before(document::start_side(is_mirrored));
        before += is_mirrored ? content_width(outer) - here.x - here.width : here.x;
    }
    return {};
}

// The border-box width of a table: what it states, else what its content wants, as far as there is
// room. So that its words stay whole it may stick out of its block, up to the edge of the text.
Length GalleyBuilder::table_width(BoxNumber number, Length containing_width) {
    const Box& own = box(number);
    const ComputedStyle& css = style(number);
    const Edges edges = edges_of(own, css, containing_width);
    const ContentWidths natural = source_.widths.by_content(number);
    const auto margins = margins_of(own, css, containing_width);
    const Length room = containing_width - margins[document::left] - margins[document::right];
    Length least = natural.least;
    if (least > room) {
        const Length around = margins[document::left] + margins[document::right];
        least = std::min(least, std::max({room, room_to_the_edge(number) - around, Length{}}));
    }
    if (const auto stated = stated_width(own, css, edges, containing_width)) {
        return std::max(*stated, least);
    }
    const Length wished = std::min(natural.most, std::max(room, least));
    return std::max(clamped_width(css, edges, containing_width, wished), least);
}

std::vector<ContentWidths> GalleyBuilder::columns_by(const TableContent& table,
                                                     Narrowest narrowest) const {
    IntrinsicWidths widths(source_.styles, source_.tree, source_.paragraphs, narrowest);
    return column_content_widths(source_.tree, table, widths);
}

// Words stay whole as long as there is room, in cells that may be broken anywhere too.
std::vector<Length> GalleyBuilder::table_columns(BoxNumber number, const TableContent& table,
                                                 Length width) {
    const std::vector<ContentWidths> styled =
        column_content_widths(source_.tree, table, source_.widths);
    if (sum_of(styled, &ContentWidths::most) <= width) return share_columns(styled, width);
    const std::vector<ContentWidths> words = columns_by(table, Narrowest::word);
    if (sum_of(words, &ContentWidths::least) <= width) return share_columns(words, width);
    if (sum_of(styled, &ContentWidths::least) <= width) {
        return narrowed_columns(lengths_of(words, &ContentWidths::least),
                                lengths_of(styled, &ContentWidths::least), width);
    }
    return squeezed_columns(number, table, words, width);
}

// Marks the cells of a table that is too wide, so that they stand closer. Returns by how much its
// columns can be narrower.
std::vector<Length> GalleyBuilder::tighten(const TableContent& table) {
    std::vector<std::optional<Length>> saved(table.columns);
    is_tight_.resize(source_.tree.boxes.size());
    for (const BoxNumber row : table.rows) {
        for (const BoxNumber cell : std::get<RowContent>(box(row).content).cells) {
            is_tight_[cell] = true;
            const Edges whole = edges_of(box(cell), style(cell), {});
            const Length less = whole.horizontal() - tightened(whole).horizontal();
            std::optional<Length>& least = saved[box(cell).column];
            if (box(cell).column_span == 1) least = std::min(least.value_or(less), less);
        }
    }
    std::vector<Length> result;
    for (const std::optional<Length>& one : saved) result.push_back(one.value_or(Length{}));
    return result;
}

std::vector<Length> GalleyBuilder::squeezed_columns(BoxNumber number, const TableContent& table,
                                                    std::vector<ContentWidths> words,
                                                    Length width) {
    std::vector<ContentWidths> letters = columns_by(table, Narrowest::letter);
    const std::vector<Length> saved = tighten(table);
    for (std::size_t i = 0; i < saved.size(); ++i) {
        for (ContentWidths* const column : {&words[i], &letters[i]}) {
            column->least -= saved[i];
            column->most -= saved[i];
        }
    }
    if (sum_of(words, &ContentWidths::least) <= width) return share_columns(words, width);
    if (sum_of(letters, &ContentWidths::least) > width) {
        source_.diagnostics.error(source_.document.node(box(number).node).place,
                                  "this table has more columns than there is room for",
                                  "make two tables of it, or rows of its columns");
    }
    is_squeezed_ = true;
    return narrowed_columns(lengths_of(words, &ContentWidths::least),
                            lengths_of(letters, &ContentWidths::least), width);
}

// Where no word was cut the pictures in its cells gave way.
void GalleyBuilder::warn_squeezed(BoxNumber number) {
    const base::Place& place = source_.document.node(box(number).node).place;
    if (breaks_words_) {
        source_.diagnostics.warning(
            place, "this table is too wide, and words in its cells were broken",
            "give it fewer columns or shorter words, or make two tables of it");
    } else {
        source_.diagnostics.warning(
            place, "this table is too wide, and what is in its cells was made narrower",
            "give it fewer columns or narrower pictures, or make two tables of it");
    }
}

Length GalleyBuilder::lay_table(BoxNumber number, const TableContent& table) {
    const bool was_squeezed = is_squeezed_;
    const bool broke_words = breaks_words_;
    const std::size_t errors = source_.diagnostics.errors();
    breaks_words_ = is_squeezed_ = false;
    if (style(number).collapses_borders) collapse_borders(number, table);
    const Length width = content_width(number);
    const std::vector<Length> columns = table_columns(number, table, width);
    const bool is_squeezed = is_squeezed_;
    is_squeezed_ = is_squeezed || was_squeezed;
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
    if (is_squeezed && source_.diagnostics.errors() == errors) {
        warn_squeezed(number);
    }
    is_squeezed_ = was_squeezed;
    breaks_words_ = breaks_words_ || broke_words;
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
