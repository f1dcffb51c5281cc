// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "document/property.hpp"
#include "document/setters.hpp"
#include "document/shorthand.hpp"
#include "document/special_values.hpp"
#include "document/words.hpp"

namespace papersetter::document {

namespace {

namespace set = setters;
using S = ComputedStyle;

constexpr RuleKinds elements = bit(RuleKind::element) | bit(RuleKind::pseudo_element);
constexpr RuleKinds text = elements | bit(RuleKind::page) | bit(RuleKind::margin_box);
constexpr RuleKinds elements_only = bit(RuleKind::element);
constexpr RuleKinds elements_and_pages = elements | bit(RuleKind::page);
constexpr RuleKinds elements_and_margins = elements | bit(RuleKind::margin_box);
constexpr RuleKinds contents = bit(RuleKind::pseudo_element) | bit(RuleKind::margin_box);
constexpr RuleKinds pages = bit(RuleKind::page);
constexpr RuleKinds margin_boxes = bit(RuleKind::margin_box);

constexpr bool inherits = true;
constexpr bool stays = false;

constexpr Grammar words(std::span<const Word> list) { return {.words = list}; }
constexpr Grammar measures(unsigned accepts, std::span<const Word> list = {}) {
    return {.words = list, .accepts = static_cast<std::uint16_t>(accepts)};
}
constexpr Grammar integers(std::int32_t least, std::int32_t most, std::span<const Word> list = {},
                           std::int32_t step = 1) {
    return {.words = list, .accepts = accepts_integer, .least = least, .most = most, .step = step};
}
constexpr Grammar special(std::optional<Value> (*read)(ValueReader&), std::string_view form) {
    return {.special = read, .special_form = form};
}

constexpr Grammar any_extent =
    measures(accepts_length | accepts_percent | accepts_negative, words::automatic);
constexpr Grammar size_extent = measures(accepts_length | accepts_percent, words::automatic);
constexpr Grammar most_extent = measures(accepts_length | accepts_percent, words::none);
constexpr Grammar padding_extent = measures(accepts_length | accepts_percent);
constexpr Grammar border_width = measures(accepts_length);
constexpr Grammar border_style = words(words::border_style);
constexpr Grammar any_colour = measures(accepts_colour | accepts_transparent);

template <auto member, Side side>
constexpr PropertyRow side_row(Property property, std::string_view name, RuleKinds kinds,
                               const Grammar& grammar) {
    return {property,
            name,
            stays,
            kinds,
            grammar,
            set::copy_side<member, side>,
            set::side_extent<member, side>};
}
template <auto member>
constexpr PropertyRow word_row(Property property, std::string_view name, bool is_inherited,
                               RuleKinds kinds, std::span<const Word> list) {
    return {property, name, is_inherited, kinds, words(list), set::copy<member>, set::word<member>};
}
template <auto member>
constexpr PropertyRow extent_row(Property property, std::string_view name, const Grammar& grammar) {
    return {property, name, stays, elements, grammar, set::copy<member>, set::extent<member>};
}
template <Side side>
constexpr PropertyRow width_row(Property property, std::string_view name) {
    return {property,
            name,
            stays,
            elements,
            border_width,
            set::copy_border_width<side>,
            set::border_width<side>};
}
template <Side side>
constexpr PropertyRow style_row(Property property, std::string_view name) {
    return {property,
            name,
            stays,
            elements,
            border_style,
            set::copy_border_style<side>,
            set::border_style<side>};
}
template <Side side>
constexpr PropertyRow colour_row(Property property, std::string_view name) {
    return {property,
            name,
            stays,
            elements,
            any_colour,
            set::copy_border_colour<side>,
            set::border_colour<side>};
}

// A side by where lines begin and end: computed as one of the four sides, once the direction is
// known.
constexpr PropertyRow logical_row(Property property, std::string_view name,
                                  const Grammar& grammar) {
    return {property, name, stays, elements, grammar};
}

using enum Property;

// One row per longhand, in the order of the enumeration.
// clang-format off
constexpr std::array<PropertyRow, property_count> table{{
    {font_size, "font-size", inherits, text, measures(accepts_length | accepts_percent),
     set::copy<&S::font_size>, set::font_size},
    {line_height, "line-height", inherits, text,
     measures(accepts_length | accepts_percent | accepts_number, words::normal),
     set::copy_line_height, set::line_height},
    {color, "color", inherits, text, measures(accepts_colour), set::copy<&S::colour>, set::colour},
    {font_family, "font-family", inherits, text,
     special(special_values::families, "font names separated by commas"),
     set::copy<&S::font_families>, set::font_families},
    {font_weight, "font-weight", inherits, text, integers(100, 900, words::font_weight, 100),
     set::copy<&S::font_weight>, set::integer<&S::font_weight>},
    word_row<&S::is_italic>(font_style, "font-style", inherits, text, words::font_style),
    word_row<&S::has_ligatures>(font_variant_ligatures, "font-variant-ligatures", inherits, text, words::normal_or_none),
    word_row<&S::has_kerning>(font_kerning, "font-kerning", inherits, text, words::kerning),
    {font_variant_numeric, "font-variant-numeric", inherits, text,
     special(special_values::figures, "normal, tabular-nums or lining-nums"),
     set::copy_figures, set::figures},
    {letter_spacing, "letter-spacing", inherits, text, measures(accepts_length | accepts_negative, words::normal),
     set::copy<&S::letter_spacing>, set::length<&S::letter_spacing>},
    {text_indent, "text-indent", inherits, text, measures(accepts_length | accepts_negative),
     set::copy<&S::text_indent>, set::length<&S::text_indent>},
    word_row<&S::text_align>(text_align, "text-align", inherits, text, words::text_align),
    word_row<&S::text_align_last>(text_align_last, "text-align-last", inherits, text, words::text_align_last),
    word_row<&S::text_transform>(text_transform, "text-transform", inherits, text, words::text_transform),
    word_row<&S::white_space>(white_space, "white-space", inherits, text, words::white_space),
    word_row<&S::wraps_anywhere>(overflow_wrap, "overflow-wrap", inherits, text, words::overflow_wrap),
    word_row<&S::is_right_to_left>(direction, "direction", inherits, text, words::direction),
    word_row<&S::hyphens>(hyphens, "hyphens", inherits, text, words::hyphens),
    {hyphenate_limit_chars, "hyphenate-limit-chars", inherits, text,
     special(special_values::hyphen_limits, "one to three of auto and whole numbers up to 100"),
     set::copy<&S::hyphen_limits>, set::hyphen_limits},
    {text_decoration, "text-decoration", stays, text, words(words::none)},
    word_row<&S::list_style>(list_style_type, "list-style-type", inherits, elements, words::list_style),
    {orphans, "orphans", inherits, elements, integers(1, 1000), set::copy<&S::orphans>, set::integer<&S::orphans>},
    {widows, "widows", inherits, elements, integers(1, 1000), set::copy<&S::widows>, set::integer<&S::widows>},
    {picture_scale, "-papersetter-picture-scale", inherits, elements,
     special(special_values::picture_scale, "a number from 0.1 to 10"),
     set::copy<&S::picture_scale>, set::thousandths<&S::picture_scale>},
    {page, "page", inherits, elements, special(special_values::page_name, "auto or the name of a page"),
     set::copy<&S::page_name>, set::page_name},
    word_row<&S::display>(display, "display", stays, elements, words::display),
    word_row<&S::position>(position, "position", stays, elements, words::position),
    side_row<&S::inset, Side::top>(top, "top", elements, any_extent),
    side_row<&S::inset, Side::right>(right, "right", elements, any_extent),
    side_row<&S::inset, Side::bottom>(bottom, "bottom", elements, any_extent),
    side_row<&S::inset, Side::left>(left, "left", elements, any_extent),
    extent_row<&S::width>(width, "width", size_extent),
    extent_row<&S::height>(height, "height", size_extent),
    extent_row<&S::min_width>(min_width, "min-width", size_extent),
    extent_row<&S::max_width>(max_width, "max-width", most_extent),
    extent_row<&S::min_height>(min_height, "min-height", size_extent),
    side_row<&S::margin, Side::top>(margin_top, "margin-top", elements_and_pages, any_extent),
    side_row<&S::margin, Side::right>(margin_right, "margin-right", elements_and_pages, any_extent),
    side_row<&S::margin, Side::bottom>(margin_bottom, "margin-bottom", elements_and_pages, any_extent),
    side_row<&S::margin, Side::left>(margin_left, "margin-left", elements_and_pages, any_extent),
    side_row<&S::padding, Side::top>(padding_top, "padding-top", elements, padding_extent),
    side_row<&S::padding, Side::right>(padding_right, "padding-right", elements, padding_extent),
    side_row<&S::padding, Side::bottom>(padding_bottom, "padding-bottom", elements, padding_extent),
    side_row<&S::padding, Side::left>(padding_left, "padding-left", elements, padding_extent),
    width_row<Side::top>(border_top_width, "border-top-width"),
    width_row<Side::right>(border_right_width, "border-right-width"),
    width_row<Side::bottom>(border_bottom_width, "border-bottom-width"),
    width_row<Side::left>(border_left_width, "border-left-width"),
    style_row<Side::top>(border_top_style, "border-top-style"),
    style_row<Side::right>(border_right_style, "border-right-style"),
    style_row<Side::bottom>(border_bottom_style, "border-bottom-style"),
    style_row<Side::left>(border_left_style, "border-left-style"),
    colour_row<Side::top>(border_top_color, "border-top-color"),
    colour_row<Side::right>(border_right_color, "border-right-color"),
    colour_row<Side::bottom>(border_bottom_color, "border-bottom-color"),
    colour_row<Side::left>(border_left_color, "border-left-color"),
    {background_color, "background-color", stays, elements, any_colour, set::copy<&S::background>, set::background},
    word_row<&S::box_sizing>(box_sizing, "box-sizing", stays, elements, words::box_sizing),
    {vertical_align, "vertical-align", stays, elements_and_margins,
     measures(accepts_length | accepts_percent | accepts_negative, words::vertical_align),
     set::copy_vertical_align, set::vertical_align},
    {line_clamp, "line-clamp", stays, margin_boxes, integers(1, 100, words::none), set::copy<&S::line_clamp>, set::integer<&S::line_clamp>},
    word_row<&S::flex_direction>(flex_direction, "flex-direction", stays, elements, words::flex_direction),
    word_row<&S::flex_wrap>(flex_wrap, "flex-wrap", stays, elements, words::flex_wrap),
    {flex_grow, "flex-grow", stays, elements, measures(accepts_number), set::copy<&S::flex_grow>, set::thousandths<&S::flex_grow>},
    {flex_shrink, "flex-shrink", stays, elements, measures(accepts_number), set::copy<&S::flex_shrink>, set::thousandths<&S::flex_shrink>},
    extent_row<&S::flex_basis>(flex_basis, "flex-basis", size_extent),
    word_row<&S::align_items>(align_items, "align-items", stays, elements, words::align_items),
    {align_self, "align-self", stays, elements, words(words::align_self), set::copy<&S::align_self>, set::align_self},
    word_row<&S::justify_content>(justify_content, "justify-content", stays, elements, words::justify_content),
    {column_gap, "column-gap", stays, elements, measures(accepts_length, words::normal), set::copy<&S::column_gap>, set::length<&S::column_gap>},
    {row_gap, "row-gap", stays, elements, measures(accepts_length, words::normal), set::copy<&S::row_gap>, set::length<&S::row_gap>},
    {column_count, "column-count", stays, elements, integers(1, 12, words::column_count), set::copy<&S::column_count>, set::integer<&S::column_count>},
    word_row<&S::column_fill>(column_fill, "column-fill", stays, elements, words::column_fill),
    word_row<&S::row_fallback>(row_fallback, "-papersetter-row-fallback", stays, elements, words::row_fallback),
    word_row<&S::collapses_borders>(border_collapse, "border-collapse", inherits, elements, words::border_collapse),
    {border_spacing, "border-spacing", inherits, elements, special(special_values::zero, "0")},
    word_row<&S::break_before>(break_before, "break-before", stays, elements, words::break_between),
    word_row<&S::break_after>(break_after, "break-after", stays, elements, words::break_between),
    word_row<&S::break_inside>(break_inside, "break-inside", stays, elements, words::break_inside),
    {bookmark_level, "bookmark-level", stays, elements_only, integers(1, 6, words::none), set::copy<&S::bookmark_level>, set::integer<&S::bookmark_level>},
    {rotate, "rotate", stays, elements, special(special_values::turn, "none or a multiple of 45deg"),
     set::copy<&S::turn>, set::word<&S::turn>},
    {on_pages, "-papersetter-pages", stays, elements,
     special(special_values::page_kinds, "all or words of first, later, left, right, blank, printed, last, continued"),
     set::copy<&S::on_pages>, set::word<&S::on_pages>},
    {page_multiple, "-papersetter-page-multiple", stays, elements_only, integers(1, 64), set::copy<&S::page_multiple>, set::integer<&S::page_multiple>},
    {least_pages, "-papersetter-least-pages", stays, elements_only, integers(1, 1000), set::copy<&S::least_pages>, set::integer<&S::least_pages>},
    word_row<&S::imposition>(imposition, "-papersetter-imposition", stays, elements_only, words::imposition),
    logical_row(inset_inline_start, "inset-inline-start", any_extent),
    logical_row(inset_inline_end, "inset-inline-end", any_extent),
    logical_row(margin_inline_start, "margin-inline-start", any_extent),
    logical_row(margin_inline_end, "margin-inline-end", any_extent),
    logical_row(padding_inline_start, "padding-inline-start", padding_extent),
    logical_row(padding_inline_end, "padding-inline-end", padding_extent),
    logical_row(border_inline_start_width, "border-inline-start-width", border_width),
    logical_row(border_inline_end_width, "border-inline-end-width", border_width),
    logical_row(border_inline_start_style, "border-inline-start-style", border_style),
    logical_row(border_inline_end_style, "border-inline-end-style", border_style),
    logical_row(border_inline_start_color, "border-inline-start-color", any_colour),
    logical_row(border_inline_end_color, "border-inline-end-color", any_colour),
    {content, "content", stays, contents,
     special(special_values::content, "none or strings, counter(page), counter(pages), target-counter(\"#id\", page), target-counter(attr(href), page), attr(name)")},
    {size, "size", stays, pages,
     special(special_values::page_size, "A3, A4, A5, B5, letter or legal, with portrait or landscape, or two lengths")},
}};
// clang-format on

constexpr bool is_in_order() {
    for (std::size_t i = 0; i < property_count; ++i) {
        if (table[i].property != static_cast<Property>(i)) return false;
    }
    return true;
}
static_assert(is_in_order());

struct NameSlot {
    std::string_view name;
    Property property{};
};
constexpr auto by_name = [] {
    std::array<NameSlot, property_count> result;
    for (std::size_t i = 0; i < property_count; ++i) result[i] = {table[i].name, table[i].property};
    std::ranges::sort(result, {}, &NameSlot::name);
    return result;
}();

constexpr auto names = [] {
    std::array<std::string_view, property_count + shorthand_names.size()> result;
    for (std::size_t i = 0; i < property_count; ++i) result[i] = table[i].name;
    std::ranges::copy(shorthand_names, result.begin() + property_count);
    std::ranges::sort(result);
    return result;
}();

}  // namespace

const PropertyRow& row_of(Property property) { return table[static_cast<std::size_t>(property)]; }

std::optional<Property> property_named(std::string_view lower_case_name) {
    const auto found = std::ranges::lower_bound(by_name, lower_case_name, {}, &NameSlot::name);
    if (found == by_name.end() || found->name != lower_case_name) return std::nullopt;
    return found->property;
}

std::span<const std::string_view> property_names() { return names; }

}  // namespace papersetter::document
