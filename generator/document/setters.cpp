// SPDX-License-Identifier: MIT
#include "document/setters.hpp"

#include <algorithm>

namespace papersetter::document {

namespace {

Length within_limit(Length length, Surroundings& surroundings) {
    const Length limited = std::clamp(length, -longest_length, longest_length);
    if (limited != length) surroundings.is_out_of_range = true;
    return limited;
}

}  // namespace

Length to_length(Dimension dimension, Length em, Surroundings& surroundings) {
    switch (dimension.unit) {
        case Unit::em:
            return within_limit(times(em, dimension.amount), surroundings);
        case Unit::rem:
            return within_limit(times(surroundings.root_font_size, dimension.amount), surroundings);
        default:
            return within_limit(absolute_length(dimension), surroundings);
    }
}

namespace setters {

std::int32_t to_integer(const Value& value) {
    if (const auto* word = std::get_if<Keyword>(&value)) return word->number;
    return static_cast<std::int32_t>(std::get<Dimension>(value).amount / million);
}

Extent to_extent(const Value& value, const StyleState& style, Surroundings& surroundings) {
    if (std::holds_alternative<Keyword>(value)) return {};
    const auto dimension = std::get<Dimension>(value);
    if (dimension.unit != Unit::percent) {
        return Extent::of(to_length(dimension, style.computed.font_size, surroundings));
    }
    const Length hundredths = Length::thousandths(dimension.amount).scaled(1, million / 100);
    return {Extent::Kind::percent, {}, static_cast<std::int32_t>(hundredths.thousandths())};
}

Length to_plain_length(const Value& value, const StyleState& style, Surroundings& surroundings) {
    if (std::holds_alternative<Keyword>(value)) return {};
    return to_length(std::get<Dimension>(value), style.computed.font_size, surroundings);
}

void set_border_colour(Border& border, const Value& value) {
    const auto& given = std::get<ColourValue>(value);
    border.is_transparent = given.kind == ColourValue::Kind::transparent;
    border.colour.reset();
    if (given.kind == ColourValue::Kind::rgb) border.colour = given.colour;
}

void font_size(StyleState& style, const Value& value, Surroundings& surroundings) {
    auto dimension = std::get<Dimension>(value);
    if (dimension.unit == Unit::percent) dimension = {Unit::em, dimension.amount / 100};
    style.computed.font_size =
        to_length(dimension, surroundings.parent.computed.font_size, surroundings);
}

void font_families(StyleState& style, const Value& value, Surroundings&) {
    style.computed.font_families = std::get<Families>(value).names;
}

void figures(StyleState& style, const Value& value, Surroundings&) {
    const auto& given = std::get<Figures>(value);
    style.computed.has_tabular_figures = given.are_tabular;
    style.computed.has_lining_figures = given.are_lining;
}

void copy_figures(StyleState& to, const StyleState& from) {
    to.computed.has_tabular_figures = from.computed.has_tabular_figures;
    to.computed.has_lining_figures = from.computed.has_lining_figures;
}

void hyphen_limits(StyleState& style, const Value& value, Surroundings&) {
    const auto& given = std::get<HyphenLimitValues>(value);
    constexpr HyphenLimits automatic;
    style.computed.hyphen_limits = {given.word.value_or(automatic.word),
                                    given.before.value_or(automatic.before),
                                    given.after.value_or(automatic.after)};
}

void line_height(StyleState& style, const Value& value, Surroundings& surroundings) {
    style.line_height_factor = -1;
    if (std::holds_alternative<Keyword>(value)) {
        style.line_height_factor = StyleState{}.line_height_factor;
        return;
    }
    auto dimension = std::get<Dimension>(value);
    if (dimension.unit == Unit::number) {
        style.line_height_factor = dimension.amount;
        return;
    }
    if (dimension.unit == Unit::percent) dimension = {Unit::em, dimension.amount / 100};
    style.computed.line_height = to_length(dimension, style.computed.font_size, surroundings);
}

void copy_line_height(StyleState& to, const StyleState& from) {
    to.line_height_factor = from.line_height_factor;
    to.computed.line_height = from.computed.line_height;
}

void colour(StyleState& style, const Value& value, Surroundings& surroundings) {
    const auto& given = std::get<ColourValue>(value);
    style.computed.colour = given.kind == ColourValue::Kind::current
                                ? surroundings.parent.computed.colour
                                : given.colour;
}

void background(StyleState& style, const Value& value, Surroundings&) {
    const auto& given = std::get<ColourValue>(value);
    style.computed.background.reset();
    if (given.kind == ColourValue::Kind::rgb) style.computed.background = given.colour;
    if (given.kind == ColourValue::Kind::current) {
        style.computed.background = style.computed.colour;
    }
}

void page_name(StyleState& style, const Value& value, Surroundings& surroundings) {
    const std::string& name = std::get<PageName>(value).name;
    style.computed.page_name = name.empty() ? surroundings.parent.computed.page_name : name;
}

void vertical_align(StyleState& style, const Value& value, Surroundings& surroundings) {
    style.computed.vertical_shift = {};
    if (const auto* word = std::get_if<Keyword>(&value)) {
        style.computed.vertical_align = static_cast<VerticalAlign>(word->number);
        return;
    }
    auto dimension = std::get<Dimension>(value);
    Length em = style.computed.font_size;
    if (dimension.unit == Unit::percent) {
        dimension = {Unit::em, dimension.amount / 100};
        em = style.computed.line_height;
    }
    style.computed.vertical_align = VerticalAlign::length;
    style.computed.vertical_shift = to_length(dimension, em, surroundings);
}

void copy_vertical_align(StyleState& to, const StyleState& from) {
    to.computed.vertical_align = from.computed.vertical_align;
    to.computed.vertical_shift = from.computed.vertical_shift;
}

void align_self(StyleState& style, const Value& value, Surroundings&) {
    const std::int32_t number = std::get<Keyword>(value).number;
    style.computed.align_self.reset();
    if (number != 0) style.computed.align_self = static_cast<AlignItems>(number - 1);
}

}  // namespace setters

}  // namespace papersetter::document
