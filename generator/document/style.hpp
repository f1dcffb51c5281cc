// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/length.hpp"

namespace papersetter::document {

using base::Length;

/// A CSS length, percentage (in 1/100 per cent of the containing block) or keyword.
struct Extent {
    enum class Kind : std::uint8_t { automatic, length, percent };
    Kind kind = Kind::automatic;
    Length length;
    std::int32_t percent = 0;
    bool operator==(const Extent&) const = default;
    [[nodiscard]] static constexpr Extent of(Length value) { return {Kind::length, value, 0}; }
};

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    bool operator==(const Colour&) const = default;
};

enum class Display : std::uint8_t {
    none,
    block,
    inline_flow,
    inline_block,
    list_item,
    flex,
    table,
    table_header_group,
    table_row_group,
    table_row,
    table_cell
};
/// `fixed` stands on every page that the style's `on_pages` names. Own value of `position`,
/// `-papersetter-continued`: generated content that begins each further page of its element.
enum class Position : std::uint8_t { normal, relative, absolute, fixed, continued };
/// Where a fixed box is printed (`-papersetter-pages`), bits that must all hold of a page.
enum PageKind : std::uint8_t {
    first_page = 1,
    later_page = 2,
    left_page = 4,
    right_page = 8,
    blank_page = 16,
    printed_page = 32,
    last_page = 64,       ///< the last printed one
    continued_page = 128  ///< printed, and not the last one
};
enum class ColumnFill : std::uint8_t { balance, automatic };
/// Own property `-papersetter-imposition`: `booklet` puts two pages on each side of a sheet, in the
/// order in which the folded sheets are read.
enum class Imposition : std::uint8_t { none, booklet };
enum class TextAlign : std::uint8_t { start, end, left, right, centre, justify };
/// `automatic`: as TextAlign, but at the start where that is `justify`.
enum class TextAlignLast : std::uint8_t { start, end, left, right, centre, justify, automatic };
/// Where a word may be cut with a hyphen: nowhere, at U+00AD, or by the dictionary of the language
/// as well.
enum class Hyphens : std::uint8_t { none, manual, automatic };
enum class TextTransform : std::uint8_t { none, uppercase, lowercase, capitalize };
enum class WhiteSpace : std::uint8_t { normal, nowrap, pre, pre_wrap };
enum class VerticalAlign : std::uint8_t { baseline, sub, super, top, middle, bottom, length };
enum class BreakBetween : std::uint8_t { automatic, avoid, page, left, right };
enum class BreakInside : std::uint8_t { automatic, avoid };
enum class ListStyle : std::uint8_t { none, disc, decimal, lower_alpha, upper_alpha };
enum class FlexDirection : std::uint8_t { row, column };
enum class FlexWrap : std::uint8_t { nowrap, wrap };
/// Own property `-papersetter-row-fallback`: a flex row whose items would not each fit on one line
/// in an equal share of the width is laid out as a column instead.
enum class RowFallback : std::uint8_t { none, column };
enum class AlignItems : std::uint8_t { stretch, start, end, centre, baseline };
enum class JustifyContent : std::uint8_t { start, end, centre, space_between };
enum class BorderStyle : std::uint8_t { none, solid, dashed, dotted };
enum class BoxSizing : std::uint8_t { content_box, border_box };

struct Border {
    Length width;  ///< 0 when the style is none
    BorderStyle style = BorderStyle::none;
    std::optional<Colour>
        colour;  ///< nothing: the text colour; transparent borders have is_transparent
    bool is_transparent = false;
    bool operator==(const Border&) const = default;
};

/// `hyphenate-limit-chars`: the fewest letters of a word that is hyphenated, and of its parts
/// before and after the hyphen.
struct HyphenLimits {
    std::uint8_t word = 5;
    std::uint8_t before = 2;
    std::uint8_t after = 3;
    bool operator==(const HyphenLimits&) const = default;
};

/// Top, right, bottom, left.
template <typename T>
using Sides = std::array<T, 4>;
enum Side : std::uint8_t { top, right, bottom, left };

/// The sides at which lines begin and end in a direction.
[[nodiscard]] constexpr Side start_side(bool is_right_to_left) {
    return is_right_to_left ? right : left;
}
[[nodiscard]] constexpr Side end_side(bool is_right_to_left) {
    return is_right_to_left ? left : right;
}

/// The computed style of an element (CSS 2.2, Flexbox 1, Fragmentation 3, GCPM): lengths absolute,
/// inheritance done, percentages kept where only layout can resolve them.
struct ComputedStyle {
    // text (inherited)
    std::vector<std::string> font_families;
    Length font_size = Length::points(12);
    std::int32_t font_weight = 400;
    bool is_italic = false;
    Length line_height = Length::thousandths(14'400);
    Colour colour;
    Length letter_spacing;
    Length text_indent;
    TextAlign text_align = TextAlign::start;
    TextAlignLast text_align_last = TextAlignLast::automatic;
    TextTransform text_transform = TextTransform::none;
    WhiteSpace white_space = WhiteSpace::normal;
    bool has_ligatures = true;         ///< font-variant-ligatures: normal | none
    bool has_kerning = true;           ///< font-kerning: auto | none
    bool has_tabular_figures = false;  ///< font-variant-numeric: tabular-nums
    bool has_lining_figures = false;   ///< font-variant-numeric: lining-nums
    bool wraps_anywhere = false;       ///< overflow-wrap: anywhere
    Hyphens hyphens = Hyphens::manual;
    HyphenLimits hyphen_limits;
    bool is_right_to_left = false;  ///< direction
    ListStyle list_style = ListStyle::disc;
    std::int32_t orphans = 2;
    std::int32_t widows = 2;
    /// Own property `-papersetter-picture-scale`: pictures in a size that the style does not say
    /// are so much larger, in 1/1000.
    std::int32_t picture_scale = 1000;
    std::string page_name;  ///< `page`; empty: auto
    // box
    Display display = Display::inline_flow;
    Position position = Position::normal;
    Sides<Extent> inset;
    Extent width, height, min_width, max_width, min_height;
    Sides<Extent> margin{Extent::of({}), Extent::of({}), Extent::of({}), Extent::of({})};
    Sides<Extent> padding{Extent::of({}), Extent::of({}), Extent::of({}), Extent::of({})};
    Sides<Border> border;
    std::optional<Colour> background;
    BoxSizing box_sizing = BoxSizing::content_box;
    VerticalAlign vertical_align = VerticalAlign::baseline;
    Length vertical_shift;  ///< with VerticalAlign::length, upwards
    // flex
    FlexDirection flex_direction = FlexDirection::row;
    FlexWrap flex_wrap = FlexWrap::nowrap;
    RowFallback row_fallback = RowFallback::none;
    AlignItems align_items = AlignItems::stretch;
    std::optional<AlignItems> align_self;
    JustifyContent justify_content = JustifyContent::start;
    std::int32_t flex_grow = 0;       ///< in 1/1000
    std::int32_t flex_shrink = 1000;  ///< in 1/1000
    Extent flex_basis;
    Length column_gap, row_gap;
    // tables
    bool collapses_borders = false;
    // columns (CSS Multi-column Layout 1); 1: none
    std::int32_t column_count = 1;
    ColumnFill column_fill = ColumnFill::balance;
    // fragmentation
    BreakBetween break_before = BreakBetween::automatic;
    BreakBetween break_after = BreakBetween::automatic;
    BreakInside break_inside = BreakInside::automatic;
    // GCPM: bookmark-level (0: none); the label is the element's text
    std::int32_t bookmark_level = 0;
    // paged media
    std::uint8_t on_pages = 0;       ///< bits of PageKind; of a fixed box
    std::int32_t turn = 0;           ///< `rotate`, in eighths of a circle clockwise, 0 to 7
    std::int32_t line_clamp = 0;     ///< of a margin box: at most so many lines; 0: any number
    std::int32_t page_multiple = 1;  ///< of the root: blank pages fill up to a multiple of it
    std::int32_t least_pages = 1;    ///< of the root: blank pages fill up to it
    Imposition imposition = Imposition::none;  ///< of the root

    bool operator==(const ComputedStyle&) const = default;
};

/// Whether a box of the style takes no part in the flow of its container.
[[nodiscard]] inline bool is_out_of_flow(const ComputedStyle& style) {
    return style.position != Position::normal && style.position != Position::relative;
}

}  // namespace papersetter::document
