// SPDX-License-Identifier: MIT
#include "typeset/box_painter.hpp"

namespace papersetter::typeset {

using document::Border;
using document::BorderStyle;
using document::ComputedStyle;
using page::Rectangle;

namespace {

page::Colour colour_of(const document::Colour& colour) {
    return {colour.red, colour.green, colour.blue};
}

struct Ink {
    page::Colour colour;
    page::ElementNumber owner = page::artifact;
};

// Dashes are three widths long and dots one, with gaps as wide as a dot or two.
void add_line(const Rectangle& edge, const Border& border, bool is_horizontal, const Ink& ink,
              std::vector<page::Mark>& marks) {
    page::LineMark line;
    line.element = ink.owner;
    line.width = border.width;
    line.colour = ink.colour;
    const bool is_dotted = border.style == BorderStyle::dotted;
    line.dash = border.width * (is_dotted ? 1 : 3);
    line.gap = border.width * (is_dotted ? 1 : 2);
    const Length half = border.width.scaled(1, 2);
    line.x1 = is_horizontal ? edge.x : edge.x + half;
    line.y1 = is_horizontal ? edge.y + half : edge.y;
    line.x2 = is_horizontal ? edge.x + edge.width : line.x1;
    line.y2 = is_horizontal ? line.y1 : edge.y + edge.height;
    marks.emplace_back(line);
}

void add_edge(const Rectangle& edge, const Border* border, bool is_horizontal,
              const ComputedStyle& style, page::ElementNumber owner,
              std::vector<page::Mark>& marks) {
    if (border == nullptr || border->is_transparent || border->style == BorderStyle::none) return;
    if (edge.width <= Length{} || edge.height <= Length{}) return;
    const page::Colour colour = colour_of(border->colour.value_or(style.colour));
    if (border->style == BorderStyle::solid) {
        marks.emplace_back(page::BoxMark{owner, edge, colour});
    } else {
        add_line(edge, *border, is_horizontal, {colour, owner}, marks);
    }
}

bool is_drawn(const Border* border) {
    return border != nullptr && !border->is_transparent && border->style != BorderStyle::none;
}

}  // namespace

void paint_box(const BoxSlice& slice, const ComputedStyle& style,
               const document::Sides<const Border*>& borders, page::ElementNumber owner,
               std::vector<page::Mark>& marks) {
    const Rectangle& box = slice.box;
    if (style.background && box.width > Length{} && box.height > Length{}) {
        marks.emplace_back(page::BoxMark{owner, box, colour_of(*style.background)});
    }
    const Border* top = slice.has_top ? borders[document::top] : nullptr;
    const Border* bottom = slice.has_bottom ? borders[document::bottom] : nullptr;
    const Border* left = slice.has_left ? borders[document::left] : nullptr;
    const Border* right = slice.has_right ? borders[document::right] : nullptr;
    if (top != nullptr) {
        add_edge({box.x, box.y, box.width, top->width}, top, true, style, owner, marks);
    }
    if (bottom != nullptr) {
        add_edge({box.x, box.y + box.height - bottom->width, box.width, bottom->width}, bottom,
                 true, style, owner, marks);
    }
    const Length down = is_drawn(top) ? top->width : Length{};
    const Length up = is_drawn(bottom) ? bottom->width : Length{};
    const Length height = box.height - down - up;
    if (left != nullptr) {
        add_edge({box.x, box.y + down, left->width, height}, left, false, style, owner, marks);
    }
    if (right != nullptr) {
        add_edge({box.x + box.width - right->width, box.y + down, right->width, height}, right,
                 false, style, owner, marks);
    }
}

}  // namespace papersetter::typeset
