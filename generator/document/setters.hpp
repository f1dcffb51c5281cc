// SPDX-License-Identifier: MIT
#pragma once

#include "document/style_state.hpp"
#include "document/value.hpp"

/// How a parsed value becomes a member of the computed style: the functions that the rows of the
/// property table name. Each is given a value of the kinds its row's grammar reads, and no other.
namespace papersetter::document::setters {

template <auto member>
void copy(StyleState& to, const StyleState& from) {
    to.computed.*member = from.computed.*member;
}

template <auto member, Side side>
void copy_side(StyleState& to, const StyleState& from) {
    (to.computed.*member)[side] = (from.computed.*member)[side];
}

/// A member that is an enumeration, a bool or an integer, set by a word.
template <auto member>
void word(StyleState& style, const Value& value, Surroundings&) {
    auto& target = style.computed.*member;
    target =
        static_cast<std::remove_reference_t<decltype(target)>>(std::get<Keyword>(value).number);
}

/// A word's number or a whole number.
[[nodiscard]] std::int32_t to_integer(const Value& value);
/// A percentage is kept; a word (auto, none) is automatic.
[[nodiscard]] Extent to_extent(const Value& value, const StyleState& style,
                               Surroundings& surroundings);
/// A word (normal) is no length.
[[nodiscard]] Length to_plain_length(const Value& value, const StyleState& style,
                                     Surroundings& surroundings);

template <auto member>
void integer(StyleState& style, const Value& value, Surroundings&) {
    style.computed.*member = to_integer(value);
}

template <auto member>
void thousandths(StyleState& style, const Value& value, Surroundings&) {
    style.computed.*member = static_cast<std::int32_t>(std::get<Dimension>(value).amount / 1000);
}

template <auto member>
void extent(StyleState& style, const Value& value, Surroundings& surroundings) {
    style.computed.*member = to_extent(value, style, surroundings);
}

template <auto member, Side side>
void side_extent(StyleState& style, const Value& value, Surroundings& surroundings) {
    (style.computed.*member)[side] = to_extent(value, style, surroundings);
}

template <auto member>
void length(StyleState& style, const Value& value, Surroundings& surroundings) {
    style.computed.*member = to_plain_length(value, style, surroundings);
}

template <Side side>
void copy_border_width(StyleState& to, const StyleState& from) {
    to.border_width[side] = from.border_width[side];
}
template <Side side>
void copy_border_style(StyleState& to, const StyleState& from) {
    to.computed.border[side].style = from.computed.border[side].style;
}
template <Side side>
void copy_border_colour(StyleState& to, const StyleState& from) {
    to.computed.border[side].colour = from.computed.border[side].colour;
    to.computed.border[side].is_transparent = from.computed.border[side].is_transparent;
}
template <Side side>
void border_width(StyleState& style, const Value& value, Surroundings& surroundings) {
    style.border_width[side] = to_plain_length(value, style, surroundings);
}
template <Side side>
void border_style(StyleState& style, const Value& value, Surroundings&) {
    style.computed.border[side].style = static_cast<BorderStyle>(std::get<Keyword>(value).number);
}
void set_border_colour(Border& border, const Value& value);
template <Side side>
void border_colour(StyleState& style, const Value& value, Surroundings&) {
    set_border_colour(style.computed.border[side], value);
}

void font_size(StyleState& style, const Value& value, Surroundings& surroundings);
void font_families(StyleState& style, const Value& value, Surroundings&);
void figures(StyleState& style, const Value& value, Surroundings&);
void copy_figures(StyleState& to, const StyleState& from);
void hyphen_limits(StyleState& style, const Value& value, Surroundings&);
void line_height(StyleState& style, const Value& value, Surroundings& surroundings);
void copy_line_height(StyleState& to, const StyleState& from);
void colour(StyleState& style, const Value& value, Surroundings& surroundings);
void background(StyleState& style, const Value& value, Surroundings&);
void page_name(StyleState& style, const Value& value, Surroundings& surroundings);
void vertical_align(StyleState& style, const Value& value, Surroundings& surroundings);
void copy_vertical_align(StyleState& to, const StyleState& from);
/// The number 0 is auto, which defers to the parent's align-items; others count from 1.
void align_self(StyleState& style, const Value& value, Surroundings&);

}  // namespace papersetter::document::setters
