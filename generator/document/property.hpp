// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "document/grammar.hpp"
#include "document/style_state.hpp"
#include "document/value.hpp"

namespace papersetter::document {

/// The longhand properties, in the order in which they are computed: those that others depend on
/// come first.
enum class Property : std::uint8_t {
    font_size,
    line_height,
    color,
    font_family,
    font_weight,
    font_style,
    font_variant_ligatures,
    font_kerning,
    font_variant_numeric,
    letter_spacing,
    text_indent,
    text_align,
    text_align_last,
    text_transform,
    white_space,
    overflow_wrap,
    direction,
    hyphens,
    hyphenate_limit_chars,
    text_decoration,
    list_style_type,
    orphans,
    widows,
    picture_scale,
    page,
    display,
    position,
    top,
    right,
    bottom,
    left,
    width,
    height,
    min_width,
    max_width,
    min_height,
    margin_top,
    margin_right,
    margin_bottom,
    margin_left,
    padding_top,
    padding_right,
    padding_bottom,
    padding_left,
    border_top_width,
    border_right_width,
    border_bottom_width,
    border_left_width,
    border_top_style,
    border_right_style,
    border_bottom_style,
    border_left_style,
    border_top_color,
    border_right_color,
    border_bottom_color,
    border_left_color,
    background_color,
    box_sizing,
    vertical_align,
    line_clamp,
    flex_direction,
    flex_wrap,
    flex_grow,
    flex_shrink,
    flex_basis,
    align_items,
    align_self,
    justify_content,
    column_gap,
    row_gap,
    column_count,
    column_fill,
    row_fallback,
    border_collapse,
    border_spacing,
    break_before,
    break_after,
    break_inside,
    bookmark_level,
    rotate,
    on_pages,
    page_multiple,
    least_pages,
    imposition,
    inset_inline_start,
    inset_inline_end,
    margin_inline_start,
    margin_inline_end,
    padding_inline_start,
    padding_inline_end,
    border_inline_start_width,
    border_inline_end_width,
    border_inline_start_style,
    border_inline_end_style,
    border_inline_start_color,
    border_inline_end_color,
    content,
    size
};
inline constexpr std::size_t property_count = static_cast<std::size_t>(Property::size) + 1;

/// Where a declaration stands.
enum class RuleKind : std::uint8_t { element, pseudo_element, page, margin_box };

/// Where a property may be declared, as bits of 1 << RuleKind.
using RuleKinds = std::uint8_t;
[[nodiscard]] constexpr RuleKinds bit(RuleKind kind) {
    return static_cast<RuleKinds>(1U << static_cast<unsigned>(kind));
}

/// All there is to know about a longhand: one row of the table.
struct PropertyRow {
    Property property{};
    std::string_view name;
    bool is_inherited = false;
    RuleKinds kinds = 0;
    Grammar grammar;
    /// Takes the member over from another style; null where the style keeps nothing.
    void (*copy)(StyleState& to, const StyleState& from) = nullptr;
    /// Computes the value into the style; never called with a WideKeyword.
    void (*set)(StyleState& style, const Value& value, Surroundings& surroundings) = nullptr;
};

[[nodiscard]] const PropertyRow& row_of(Property property);
[[nodiscard]] std::optional<Property> property_named(std::string_view lower_case_name);
/// The names of all longhands and shorthands.
[[nodiscard]] std::span<const std::string_view> property_names();

}  // namespace papersetter::document
