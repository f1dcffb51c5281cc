// SPDX-License-Identifier: MIT
#include "typeset/visual_places.hpp"

#include <algorithm>

namespace papersetter::typeset {

namespace {

Fine width_on(const Line& line, const Paragraph& paragraph, std::uint32_t number) {
    const Piece& piece = paragraph.pieces[number];
    const bool stretches = piece.kind == Piece::Kind::space && number < line.ink_last;
    return piece.width + (stretches ? line.stretch : 0);
}

Fine hyphen_width(const Line& line, const Paragraph& paragraph, const StyleTable& styles) {
    if (!line.has_hyphen || line.ink_last == line.first) return 0;
    const Piece& last = paragraph.pieces[line.ink_last - 1];
    const StyleFont& font = styles.font(paragraph.spans[last.span].style);
    return font.hyphen->width * font.faces.front().unit;
}

}  // namespace

VisualPlaces visual_places(const Line& line, const Paragraph& paragraph, const StyleTable& styles) {
    // The hyphen stands among the levels where the ink ends.
    const std::uint32_t count = line.last - line.first;
    const std::uint32_t hyphen = line.ink_last - line.first;
    const Level base = paragraph.is_right_to_left ? 1 : 0;
    std::vector<Level> levels(count + 1, base);
    std::vector<Fine> widths(count + 1);
    Fine hanging = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::size_t at = i < hyphen ? i : i + 1;
        widths[at] = width_on(line, paragraph, line.first + i);
        if (i < hyphen) {
            levels[at] = paragraph.pieces[line.first + i].level;
        } else {
            hanging += widths[at];
        }
    }
    if (hyphen > 0) levels[hyphen] = levels[hyphen - 1];
    widths[hyphen] = hyphen_width(line, paragraph, styles);

    std::vector<std::uint32_t> order;
    order_visually(levels, order);
    VisualPlaces places;
    places.lefts.resize(count + 1);
    Fine at = fine(line.x) - (paragraph.is_right_to_left ? hanging : 0);
    for (const std::uint32_t place : order) {
        if (place == hyphen) {
            places.lefts[count] = at;
        } else {
            const std::uint32_t piece = place < hyphen ? place : place - 1;
            places.lefts[piece] = at;
            places.order.push_back(piece);
        }
        at += widths[place];
    }
    return places;
}

}  // namespace papersetter::typeset
