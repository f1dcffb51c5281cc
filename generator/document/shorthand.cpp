// SPDX-License-Identifier: MIT
#include "document/shorthand.hpp"

#include <algorithm>
#include <optional>

namespace papersetter::document {

namespace {

using enum Property;
using Values = std::vector<LonghandValue>;

constexpr std::array margins{margin_top, margin_right, margin_bottom, margin_left};
constexpr std::array paddings{padding_top, padding_right, padding_bottom, padding_left};
constexpr std::array widths{border_top_width, border_right_width, border_bottom_width,
                            border_left_width};
constexpr std::array styles{border_top_style, border_right_style, border_bottom_style,
                            border_left_style};
constexpr std::array colours{border_top_color, border_right_color, border_bottom_color,
                             border_left_color};
constexpr std::array borders{border_top_width,    border_top_style,    border_top_color,
                             border_right_width,  border_right_style,  border_right_color,
                             border_bottom_width, border_bottom_style, border_bottom_color,
                             border_left_width,   border_left_style,   border_left_color};
constexpr std::array inline_insets{inset_inline_start, inset_inline_end};
constexpr std::array inline_margins{margin_inline_start, margin_inline_end};
constexpr std::array inline_paddings{padding_inline_start, padding_inline_end};
constexpr std::array inline_borders{border_inline_start_width, border_inline_start_style,
                                    border_inline_start_color, border_inline_end_width,
                                    border_inline_end_style,   border_inline_end_color};
constexpr std::array fonts{font_size,    line_height,         font_family,
                           font_weight,  font_style,          font_variant_ligatures,
                           font_kerning, font_variant_numeric};
constexpr std::array flexes{flex_grow, flex_shrink, flex_basis};
constexpr std::array gaps{row_gap, column_gap};
constexpr std::array lists{list_style_type};
constexpr std::array backgrounds{background_color};

std::optional<Value> value_for(Property property, ValueReader& reader) {
    return read_value(row_of(property).grammar, reader);
}

/// One to four values for top, right, bottom, left; missing ones are those of the opposite side.
bool read_sides(std::span<const Property> sides, ValueReader& reader, Values& values) {
    std::vector<Value> given;
    while (given.size() < 4) {
        auto value = value_for(sides[given.size()], reader);
        if (!value) break;
        given.push_back(std::move(*value));
    }
    if (given.empty()) return false;
    static constexpr std::size_t source[4][4] = {
        {0, 0, 0, 0}, {0, 1, 0, 1}, {0, 1, 2, 1}, {0, 1, 2, 3}};
    for (std::size_t i = 0; i < 4; ++i) {
        values.emplace_back(sides[i], given[source[given.size() - 1][i]]);
    }
    return true;
}

/// One or two values for the start and the end.
bool read_ends(std::span<const Property> ends, ValueReader& reader, Values& values) {
    const auto start = value_for(ends[0], reader);
    if (!start) return false;
    const auto end = value_for(ends[1], reader);
    values.emplace_back(ends[0], *start);
    values.emplace_back(ends[1], end.value_or(*start));
    return true;
}

/// Width, style and colour in any order, each at most once; `parts` names them side by side.
bool read_border(std::span<const Property> parts, ValueReader& reader, Values& values) {
    std::array<std::optional<Value>, 3> given;
    bool has_any = false;
    for (bool is_going_on = true; is_going_on;) {
        is_going_on = false;
        for (std::size_t i = 0; i < 3 && !is_going_on; ++i) {
            if (given[i]) continue;
            given[i] = value_for(parts[i], reader);
            is_going_on = given[i].has_value();
        }
        has_any = has_any || is_going_on;
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        values.emplace_back(parts[i], given[i % 3].value_or(WideKeyword::initial));
    }
    return has_any;
}

/// Style and weight in any order, `normal` for either, before the size.
void read_font_marks(ValueReader& reader, std::optional<Value>& style,
                     std::optional<Value>& weight) {
    while (true) {
        if (reader.take_word("normal")) continue;
        if (!style && (style = value_for(font_style, reader))) continue;
        if (!weight && (weight = value_for(font_weight, reader))) continue;
        return;
    }
}

bool read_font(ValueReader& reader, Values& values) {
    std::optional<Value> style;
    std::optional<Value> weight;
    read_font_marks(reader, style, weight);
    auto size_value = value_for(font_size, reader);
    if (!size_value) return false;
    std::optional<Value> height;
    if (reader.take_delimiter('/')) {
        height = value_for(line_height, reader);
        if (!height) return false;
    }
    auto families = value_for(font_family, reader);
    if (!families) return false;
    values.emplace_back(font_size, std::move(*size_value));
    values.emplace_back(line_height, height.value_or(WideKeyword::initial));
    values.emplace_back(font_family, std::move(*families));
    values.emplace_back(font_weight, weight.value_or(WideKeyword::initial));
    values.emplace_back(font_style, style.value_or(WideKeyword::initial));
    for (const Property reset : {font_variant_ligatures, font_kerning, font_variant_numeric}) {
        values.emplace_back(reset, WideKeyword::initial);
    }
    return true;
}

/// none | auto | <grow> [<shrink>] [<basis>] | <basis> [<grow> [<shrink>]]; a number left out is 1,
/// a basis left out is 0 (CSS Flexbox 7.1.1).
bool read_flex(ValueReader& reader, Values& values) {
    const Value one = Dimension{Unit::number, million};
    const Value zero = Dimension{Unit::number, 0};
    if (reader.take_word("none")) {
        values.insert(values.end(),
                      {{flex_grow, zero}, {flex_shrink, zero}, {flex_basis, Keyword{0}}});
        return true;
    }
    std::optional<Value> shrink;
    auto grow = value_for(flex_grow, reader);
    if (grow) shrink = value_for(flex_shrink, reader);
    const auto basis = value_for(flex_basis, reader);
    if (!grow && basis) {
        grow = value_for(flex_grow, reader);
        if (grow) shrink = value_for(flex_shrink, reader);
    }
    if (!grow && !basis) return false;
    values.emplace_back(flex_grow, grow.value_or(one));
    values.emplace_back(flex_shrink, shrink.value_or(one));
    values.emplace_back(flex_basis, basis.value_or(Value(Dimension{Unit::pt, 0})));
    return true;
}

bool read_gap(ValueReader& reader, Values& values) {
    const auto row = value_for(row_gap, reader);
    if (!row) return false;
    const auto column = value_for(column_gap, reader);
    values.emplace_back(row_gap, *row);
    values.emplace_back(column_gap, column.value_or(*row));
    return true;
}

bool read_list(ValueReader& reader, Values& values) {
    const auto type = value_for(list_style_type, reader);
    if (type) values.emplace_back(list_style_type, *type);
    return type.has_value();
}

bool read_background(ValueReader& reader, Values& values) {
    std::optional<Value> colour;
    if (reader.take_word("none")) {
        colour = WideKeyword::initial;
    } else {
        colour = value_for(background_color, reader);
    }
    if (colour) values.emplace_back(background_color, *colour);
    return colour.has_value();
}

template <const auto& list>
bool sides(ValueReader& reader, Values& values) {
    return read_sides(list, reader, values);
}
template <const auto& list>
bool ends(ValueReader& reader, Values& values) {
    return read_ends(list, reader, values);
}
template <std::size_t first>
bool inline_border(ValueReader& reader, Values& values) {
    return read_border(std::span(inline_borders).subspan(first, 3), reader, values);
}
template <std::size_t first, std::size_t count>
bool border_parts(ValueReader& reader, Values& values) {
    return read_border(std::span(borders).subspan(first, count), reader, values);
}

struct Shorthand {
    std::string_view name;
    std::span<const Property> longhands;
    bool (*read)(ValueReader& reader, Values& values);
    std::string_view form;
};

constexpr std::string_view border_form = "a width, a style (none solid dashed dotted) and a colour";
constexpr std::span all_borders(borders);

constexpr std::array<Shorthand, shorthand_names.size()> shorthands{{
    {"margin", margins, sides<margins>, "1 to 4 lengths, percentages or auto"},
    {"padding", paddings, sides<paddings>, "1 to 4 lengths or percentages (not negative)"},
    {"border", borders, border_parts<0, 12>, border_form},
    {"border-top", all_borders.subspan(0, 3), border_parts<0, 3>, border_form},
    {"border-right", all_borders.subspan(3, 3), border_parts<3, 3>, border_form},
    {"border-bottom", all_borders.subspan(6, 3), border_parts<6, 3>, border_form},
    {"border-left", all_borders.subspan(9, 3), border_parts<9, 3>, border_form},
    {"border-width", widths, sides<widths>, "1 to 4 lengths (not negative)"},
    {"border-style", styles, sides<styles>, "1 to 4 of none, solid, dashed, dotted"},
    {"border-color", colours, sides<colours>, "1 to 4 colours"},
    {"font", fonts, read_font,
     "[style] [weight] size[/line height] and families, as in `italic 700 10pt/14pt Lato`"},
    {"flex", flexes, read_flex, "none, auto or grow, shrink and basis, as in `1 1 0`"},
    {"gap", gaps, read_gap, "one or two lengths (not negative)"},
    {"list-style", lists, read_list, "none, disc, decimal, lower-alpha or upper-alpha"},
    {"background", backgrounds, read_background, "a colour, transparent or none"},
    {"inset-inline", inline_insets, ends<inline_insets>, "1 or 2 lengths, percentages or auto"},
    {"margin-inline", inline_margins, ends<inline_margins>, "1 or 2 lengths, percentages or auto"},
    {"padding-inline", inline_paddings, ends<inline_paddings>,
     "1 or 2 lengths or percentages (not negative)"},
    {"border-inline-start", std::span(inline_borders).subspan(0, 3), inline_border<0>, border_form},
    {"border-inline-end", std::span(inline_borders).subspan(3, 3), inline_border<3>, border_form},
}};

constexpr bool has_same_names() {
    for (std::size_t i = 0; i < shorthands.size(); ++i) {
        if (shorthands[i].name != shorthand_names[i]) return false;
    }
    return true;
}
static_assert(has_same_names());

const Shorthand* find(std::string_view name) {
    const auto found = std::ranges::find(shorthands, name, &Shorthand::name);
    return found == shorthands.end() ? nullptr : &*found;
}

}  // namespace

std::span<const Property> longhands_of(std::string_view shorthand) {
    const Shorthand* found = find(shorthand);
    return found == nullptr ? std::span<const Property>{} : found->longhands;
}

bool read_shorthand(std::string_view shorthand, ValueReader& reader,
                    std::vector<LonghandValue>& values) {
    const Shorthand* found = find(shorthand);
    return found != nullptr && found->read(reader, values);
}

std::string_view form_of(std::string_view shorthand) {
    const Shorthand* found = find(shorthand);
    return found == nullptr ? std::string_view{} : found->form;
}

}  // namespace papersetter::document
