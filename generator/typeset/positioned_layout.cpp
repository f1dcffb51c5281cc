// SPDX-License-Identifier: MIT
#include <algorithm>

#include "typeset/galley_builder.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using document::Position;

// From the galley's top left corner.
page::Rectangle GalleyBuilder::border_box(BoxNumber number) const {
    const Placed& own = galley_.boxes[number];
    page::Rectangle result{own.x, own.y, own.width, own.height};
    for (BoxNumber outer = box(number).parent; outer != no_box; outer = box(outer).parent) {
        const Placed& around = galley_.boxes[outer];
        result.x += around.x + around.edges.before(document::left);
        result.y += around.y + around.edges.before(document::top);
    }
    return result;
}

// After everything in flow has its place: outer boxes come first, so that a box placed in a placed
// box finds it where it will be printed.
void GalleyBuilder::place_positioned() {
    for (BoxNumber number = 0; number < source_.tree.boxes.size(); ++number) {
        if (box(number).is_anonymous) continue;
        if (box(number).is_fixed) {
            place_fixed(number);
        } else if (box(number).is_absolute) {
            place_absolute(number);
        } else if (style(number).position == Position::relative) {
            const ComputedStyle& css = style(number);
            const BoxNumber parent = box(number).parent;
            const Length width = parent == no_box ? galley_.width : content_width(parent);
            const auto offset = [&](document::Side near, document::Side far) {
                if (const auto stated = resolved(css.inset[near], width)) return *stated;
                return -resolved(css.inset[far], width).value_or(Length{});
            };
            // Where both sides are given the one at which lines begin counts (CSS 2.2, 9.4.3).
            placed(number).x += is_in_right_to_left(number)
                                    ? -offset(document::right, document::left)
                                    : offset(document::left, document::right);
            placed(number).y += offset(document::top, document::bottom);
        }
    }
}

// From the left of the content area of a page; where it stands on each page is settled when they
// are known.
void GalleyBuilder::place_fixed(BoxNumber number) {
    const ComputedStyle& css = style(number);
    const Length room = galley_.width;
    const auto margins = margins_of(box(number), css, room);
    const auto left = resolved(css.inset[document::left], room);
    const auto right = resolved(css.inset[document::right], room);
    const Length width = positioned_width(number, room, margins, left, right);
    fill_alone(number, {width, room, std::nullopt});
    Placed& own = placed(number);
    own.x = left.value_or(Length{}) + margins[document::left];
    if (!left && right) own.x = room - *right - margins[document::right] - own.width;
    own.y = {};
}

// What it states, what its insets leave, or what its content wants.
Length GalleyBuilder::positioned_width(BoxNumber number, Length room,
                                       const document::Sides<Length>& margins,
                                       const std::optional<Length>& left,
                                       const std::optional<Length>& right) {
    const ComputedStyle& css = style(number);
    const Edges edges = edges_of(box(number), css, room);
    const Length sides = margins[document::left] + margins[document::right];
    const Length space = room - left.value_or(Length{}) - right.value_or(Length{}) - sides;
    if (const auto stated = stated_width(box(number), css, edges, room)) return *stated;
    if (left && right) return clamped_width(css, edges, room, space);
    const ContentWidths natural = source_.widths.of(number);
    return clamped_width(css, edges, room, std::min(natural.most, std::max(natural.least, space)));
}

// How far to the right of its static place a box begins that runs from right to left: among text
// just there, in a block at its other side.
Length GalleyBuilder::room_before(BoxNumber number) {
    const BoxNumber parent = box(number).parent;
    const bool is_in_text = std::holds_alternative<ParagraphContent>(box(parent).content);
    return is_in_text ? Length{} : content_width(parent);
}

void GalleyBuilder::place_absolute(BoxNumber number) {
    BoxNumber around = box(number).parent;
    while (box(around).parent != no_box &&
           (box(around).is_anonymous || style(around).position == Position::normal)) {
        around = box(around).parent;
    }
    const Edges& edges = placed(around).edges;
    page::Rectangle room = border_box(around);  // its padding box
    room.x += edges.border[document::left];
    room.y += edges.border[document::top];
    room.width -= edges.border[document::left] + edges.border[document::right];
    room.height -= edges.border[document::top] + edges.border[document::bottom];
    const page::Rectangle still = border_box(number);

    const ComputedStyle& css = style(number);
    const auto margins = margins_of(box(number), css, room.width);
    const auto left = resolved(css.inset[document::left], room.width);
    const auto right = resolved(css.inset[document::right], room.width);
    const auto top = resolved(css.inset[document::top], room.height);
    const auto bottom = resolved(css.inset[document::bottom], room.height);
    const Length width = positioned_width(number, room.width, margins, left, right);
    fill_alone(number, {width, room.width, std::nullopt});
    Placed& own = placed(number);
    const bool is_mirrored = style(around).is_right_to_left;
    Length x = still.x + margins[document::left];
    if (is_in_right_to_left(number)) {
        x = still.x + room_before(number) - margins[document::right] - own.width;
    }
    Length y = still.y + margins[document::top];
    if (left && !(is_mirrored && right)) {
        x = room.x + *left + margins[document::left];
    } else if (right) {
        x = room.x + room.width - *right - margins[document::right] - own.width;
    }
    if (top) {
        y = room.y + *top + margins[document::top];
    } else if (bottom) {
        y = room.y + room.height - *bottom - margins[document::bottom] - own.height;
    }
    own.x += x - still.x;
    own.y += y - still.y;
}

}  // namespace papersetter::typeset
