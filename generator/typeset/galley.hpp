// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "typeset/edges.hpp"
#include "typeset/paragraph.hpp"

namespace papersetter::typeset {

/// A line of a paragraph; `y` from the top of the paragraph's content box.
struct Line {
    std::uint32_t first = 0;  ///< pieces [first, last)
    std::uint32_t last = 0;
    std::uint32_t ink_last = 0;  ///< pieces from here on hang
    Fine start = 0;              ///< where the line begins on the endless line
    Length x;                    ///< from the left of the content box
    Length y;
    Length height;
    Length baseline;   ///< from the top of the line
    Fine stretch = 0;  ///< added to each space before ink_last
    bool has_hyphen = false;
};

/// A line of a flex container: children [first, last), from the top of the content box.
struct FlexLine {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    Length y;
    Length height;
};

/// Where a box lies on the galley: its border box, from the origin of its parent's content box.
struct Placed {
    Length x, y;
    Length width, height;
    Edges edges;
    document::Sides<const document::Border*> borders{};  ///< as drawn; none: not drawn
    std::optional<Length> first_baseline;                ///< from the top of the border box
    std::optional<Length> last_baseline;
    const Paragraph* paragraph = nullptr;
    std::uint32_t first_line = 0;  ///< lines in Galley::lines, or flex lines in flex_lines
    std::uint32_t line_count = 0;
};

/// A document set on one endless page of a given width; pages are cut from it.
struct Galley {
    Length width;
    std::vector<Placed> boxes;  ///< by box number
    std::vector<Line> lines;
    std::vector<FlexLine> flex_lines;
    std::deque<Paragraph> cut_paragraphs;  ///< copies in which a word had to be cut to fit
};

}  // namespace papersetter::typeset
