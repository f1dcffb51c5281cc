// SPDX-License-Identifier: MIT
#include <algorithm>

#include "typeset/galley_builder.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using document::Extent;

namespace {

bool is_auto(const Extent& extent) { return extent.kind == Extent::Kind::automatic; }

void set_baselines(Placed& outer, const Placed& inner) {
    const Length down = outer.edges.before(document::top) + inner.y;
    if (inner.first_baseline && !outer.first_baseline) {
        outer.first_baseline = down + *inner.first_baseline;
    }
    if (inner.last_baseline) outer.last_baseline = down + *inner.last_baseline;
}

}  // namespace

GalleyBuilder::GalleyBuilder(const GalleySource& source) : source_(source) {}

Galley GalleyBuilder::build(Length width) {
    galley_ = {};
    is_tight_.clear();
    galley_.width = width;
    galley_.boxes.resize(source_.tree.boxes.size());
    if (!source_.tree.boxes.empty()) {
        const auto margins = margins_of(box(0), style(0), width);
        place_block(0, width);
        placed(0).y = margins[document::top];
        place_positioned();
    }
    return std::move(galley_);
}

// A block in normal flow: its width and its x; the block it stands in sets y.
BlockMargins GalleyBuilder::place_block(BoxNumber number, Length containing_width) {
    const Box& own = box(number);
    const ComputedStyle& css = style(number);
    const Edges edges = edges_of(own, css, containing_width);
    const auto margins = margins_of(own, css, containing_width);
    const Length around = margins[document::left] + margins[document::right];
    Length width;
    if (std::holds_alternative<TableContent>(own.content)) {
        width = table_width(number, containing_width);
    } else if (std::holds_alternative<PictureContent>(own.content)) {
        width = picture_width(number, containing_width, around);
    } else if (const auto stated = stated_width(own, css, edges, containing_width)) {
        width = *stated;
    } else {
        width = containing_width - around;
        if (!own.is_anonymous) width = clamped_width(css, edges, containing_width, width);
    }
    // It begins where the lines of the block around it begin (CSS 2.2, 10.3.3).
    const bool is_mirrored = is_in_right_to_left(number);
    const document::Side start = document::start_side(is_mirrored);
    const Length slack = containing_width - around - width;
    Length before;
    if (!own.is_anonymous && slack > Length{} && is_auto(css.margin[start])) {
        before = is_auto(css.margin[document::end_side(is_mirrored)]) ? slack.scaled(1, 2) : slack;
    }
    placed(number).x = margins[document::left] + (is_mirrored ? slack - before : before);
    const Region region{width, containing_width, std::nullopt};
    const bool stays_whole = !own.is_anonymous && css.break_inside == document::BreakInside::avoid;
    return stays_whole ? fill_whole(number, region, number == 0)
                       : fill(number, region, number == 0);
}

void GalleyBuilder::fill_alone(BoxNumber number, const Region& region) {
    static_cast<void>(fill(number, region, true));
}

BlockMargins GalleyBuilder::fill(BoxNumber number, const Region& region, bool is_root) {
    const Box& own = box(number);
    const ComputedStyle& css = style(number);
    Placed& here = placed(number);
    const Length x = here.x;
    const Length y = here.y;
    const Edges collapsed = here.edges;
    const auto borders = here.borders;
    const bool has_collapsed_borders = own.parent != no_box && !own.is_anonymous &&
                                       css.collapses_borders &&
                                       css.display == document::Display::table_cell;
    here = {};
    here.x = x;
    here.y = y;
    here.width = region.width;
    here.edges = edges_of(own, css, region.containing_width);
    if (!is_tight_.empty() && is_tight_[number]) here.edges = tightened(here.edges);
    if (has_collapsed_borders) {
        here.edges.border = collapsed.border;
        here.borders = borders;
    } else if (!own.is_anonymous) {
        for (std::size_t side = 0; side < 4; ++side) {
            if (css.border[side].width != Length{}) here.borders[side] = &css.border[side];
        }
    }
    const auto margins = margins_of(own, css, region.containing_width);
    BlockMargins result{MarginSet(margins[document::top]), MarginSet(margins[document::bottom]),
                        false};
    if (const auto* flow = std::get_if<FlowContent>(&own.content)) {
        const BlockMargins inner = fill_flow(number, *flow, is_root);
        finish_height(number, here.height, region);
        result.top.join(inner.top);
        result.bottom.join(inner.bottom);
        result.collapses_through = !is_root && inner.collapses_through && here.height == Length{};
        return result;
    }
    Length height;
    if (const auto* text = std::get_if<ParagraphContent>(&own.content)) {
        height = lay_lines(number, source_.paragraphs[text->paragraph]);
    } else if (const auto* flex = std::get_if<FlexContent>(&own.content)) {
        height = lay_flex(number, *flex, region);
    } else if (const auto* table = std::get_if<TableContent>(&own.content)) {
        height = lay_table(number, *table);
    } else if (const auto* picture = std::get_if<PictureContent>(&own.content)) {
        height = lay_picture(number, *picture, region);
        if (!region.height) {
            here.height = height + here.edges.vertical();
            return result;
        }
    }
    finish_height(number, height, region);
    return result;
}

void GalleyBuilder::finish_height(BoxNumber number, Length content_height, const Region& region) {
    Placed& here = placed(number);
    here.height =
        used_height(box(number), style(number), here.edges, content_height + here.edges.vertical());
    if (region.height) here.height = *region.height;
}

// Leaves the content's height in `height`; the margins returned are the children's that reach the
// box's own (CSS 2.2, 8.3.1).
BlockMargins GalleyBuilder::fill_flow(BoxNumber number, const FlowContent& flow, bool is_root) {
    const Edges edges = placed(number).edges;
    Length width = content_width(number);
    const bool has_columns = !box(number).is_anonymous && style(number).column_count > 1;
    if (has_columns) width = column_width(style(number), width);
    const bool is_closed = is_root || has_columns;  // its margins stay its own
    const bool opens = !is_closed && edges.before(document::top) == Length{};
    const bool closes = !is_closed && edges.before(document::bottom) == Length{} &&
                        used_height(box(number), style(number), {}, {}) == Length{};
    BlockMargins result;
    MarginSet waiting;
    Length y;
    bool is_at_top = true;  // nothing but margins so far
    for (const BoxNumber child : flow.children) {
        if (box(child).is_absolute) {
            placed(child).x = {};
            placed(child).y = y + (is_at_top && opens ? Length{} : waiting.total());
            continue;
        }
        const BlockMargins margins = place_block(child, width);
        waiting.join(margins.top);
        Length margin = waiting.total();
        if (is_at_top && opens) {
            result.top.join(waiting);
            margin = {};
        }
        placed(child).y = y + margin;
        if (margins.collapses_through) {
            waiting.join(margins.bottom);
            continue;
        }
        y = placed(child).y + placed(child).height;
        waiting = margins.bottom;
        is_at_top = false;
        set_baselines(placed(number), placed(child));
    }
    if (is_at_top && opens) {
        result.top.join(waiting);
        result.collapses_through = closes;
        if (!closes) waiting = {};
    }
    if (closes) {
        result.bottom.join(waiting);
    } else {
        y += waiting.total();
    }
    placed(number).height = y;
    return result;
}

}  // namespace papersetter::typeset
