// SPDX-License-Identifier: MIT
#include "image/svg_style.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "image/limits.hpp"
#include "image/scanner.hpp"
#include "image/svg_colour.hpp"

namespace papersetter::image {
namespace {

constexpr std::size_t most_dashes = 32;
constexpr std::size_t most_families = 16;

// Properties that may be given where they say what is so anyway.
constexpr std::array<std::pair<std::string_view, std::string_view>, 29> harmless{
    {{"clip-path", "none"},
     {"clip-rule", "nonzero"},
     {"clip-rule", "evenodd"},
     {"filter", "none"},
     {"mask", "none"},
     {"marker", "none"},
     {"marker-end", "none"},
     {"marker-mid", "none"},
     {"marker-start", "none"},
     {"mix-blend-mode", "normal"},
     {"isolation", "auto"},
     {"paint-order", "normal"},
     {"vector-effect", "none"},
     {"letter-spacing", "normal"},
     {"letter-spacing", "0"},
     {"letter-spacing", "0px"},
     {"word-spacing", "normal"},
     {"word-spacing", "0"},
     {"word-spacing", "0px"},
     {"text-decoration", "none"},
     {"unicode-bidi", "normal"},
     {"unicode-bidi", "embed"},
     {"unicode-bidi", "isolate"},
     {"writing-mode", "lr-tb"},
     {"writing-mode", "horizontal-tb"},
     {"baseline-shift", "baseline"},
     {"dominant-baseline", "auto"},
     {"dominant-baseline", "alphabetic"},
     {"font-variant", "normal"}}};

template <typename Value, std::size_t count>
bool pick(std::string_view value, const std::array<std::pair<std::string_view, Value>, count>& list,
          Value& target) {
    for (const auto& [word, meant] : list) {
        if (word != value) continue;
        target = meant;
        return true;
    }
    return false;
}

bool read_number(std::string_view text, Fixed& target) {
    const auto value = length_from(text);
    if (value) target = *value;
    return value.has_value();
}

bool read_opacity(std::string_view text, std::int32_t& target) {
    const auto opacity = opacity_from(text);
    if (opacity) target = *opacity;
    return opacity.has_value();
}

// "url(#sky)", with quotes or not, and what is painted where there is no such thing; that is told.
std::string_view reference_from(std::string_view text) {
    if (!text.starts_with("url(")) return {};
    std::string_view name = base::trimmed(text.substr(4, text.find(')') - 4));
    const bool is_quoted =
        name.size() > 1 && (name[0] == '"' || name[0] == '\'') && name.back() == name[0];
    if (is_quoted) name = name.substr(1, name.size() - 2);
    return name.starts_with('#') ? name.substr(1) : std::string_view{};
}

bool read_paint(const SvgStyle& style, std::string_view text, std::optional<SvgPaint>& target) {
    if (text == "none" || text == "transparent") {
        target.reset();
        return true;
    }
    if (const std::string_view id = reference_from(text); !id.empty()) {
        target = SvgPaint{{}, std::string(id)};
        return true;
    }
    const auto colour = text == "currentColor" || text == "currentcolor"
                            ? std::optional(style.colour)
                            : colour_from(text);
    if (colour) target = SvgPaint{*colour, {}};
    return colour.has_value();
}

bool read_dashes(std::string_view text, std::vector<Fixed>& target) {
    std::vector<Fixed> dashes;
    if (text == "none") {
        target.clear();
        return true;
    }
    Scanner scanner(text);
    Fixed sum = 0;
    while (!scanner.is_at_end()) {
        const auto dash = scanner.number();
        if (!dash || *dash < 0 || dashes.size() == most_dashes) return false;
        if (const std::string_view unit = scanner.word(); !unit.empty() && unit != "px")
            return false;
        dashes.push_back(*dash);
        sum += *dash;
        scanner.skip_separator();
    }
    if (sum == 0) dashes.clear();  // a line without gaps
    target = std::move(dashes);
    return true;
}

bool read_weight(std::string_view text, std::int32_t& target) {
    constexpr std::array<std::pair<std::string_view, std::int32_t>, 2> words{
        {{"normal", 400}, {"bold", 700}}};
    if (pick(text, words, target)) return true;
    Scanner scanner(text);
    const auto number = scanner.number();
    if (!number || !scanner.is_at_end() || *number < million || *number > 1000 * million) {
        return false;
    }
    target = static_cast<std::int32_t>(*number / million);
    return true;
}

bool read_families(std::string_view text, std::vector<std::string>& target) {
    target.clear();
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        std::string_view name = base::trimmed(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
        const bool is_quoted =
            name.size() > 1 && (name[0] == '"' || name[0] == '\'') && name.back() == name[0];
        if (is_quoted) name = name.substr(1, name.size() - 2);
        if (name.empty() || target.size() == most_families) return false;
        target.emplace_back(name);
    }
    return !target.empty();
}

bool read_size(std::string_view text, Fixed& target) {
    Fixed size = 0;
    if (!read_number(text, size) || size <= 0) return false;
    target = size;
    return true;
}

bool read_miter(std::string_view text, std::int32_t& target) {
    Fixed limit = 0;
    if (!read_number(text, limit) || limit < million || limit > 1'000'000 * million) return false;
    target = static_cast<std::int32_t>(limit / 1000);
    return true;
}

constexpr std::array<std::pair<std::string_view, bool>, 2> rules{
    {{"nonzero", false}, {"evenodd", true}}};
constexpr std::array<std::pair<std::string_view, Cap>, 3> caps{
    {{"butt", Cap::butt}, {"round", Cap::round}, {"square", Cap::square}}};
constexpr std::array<std::pair<std::string_view, Join>, 3> joins{
    {{"miter", Join::miter}, {"round", Join::round}, {"bevel", Join::bevel}}};
constexpr std::array<std::pair<std::string_view, bool>, 3> visibilities{
    {{"visible", true}, {"hidden", false}, {"collapse", false}}};
constexpr std::array<std::pair<std::string_view, bool>, 3> slants{
    {{"normal", false}, {"italic", true}, {"oblique", true}}};
constexpr std::array<std::pair<std::string_view, bool>, 2> directions{
    {{"ltr", false}, {"rtl", true}}};
constexpr std::array<std::pair<std::string_view, Label::Anchor>, 3> anchors{
    {{"start", Label::Anchor::start},
     {"middle", Label::Anchor::middle},
     {"end", Label::Anchor::end}}};

using Setter = bool (*)(SvgStyle&, std::string_view);
constexpr std::array<std::pair<std::string_view, Setter>, 20> setters{{
    {"color",
     [](SvgStyle& style, std::string_view value) {
         const auto colour = colour_from(value);
         if (colour) style.colour = *colour;
         return colour.has_value();
     }},
    {"fill", [](SvgStyle& s, std::string_view v) { return read_paint(s, v, s.fill); }},
    {"stroke", [](SvgStyle& s, std::string_view v) { return read_paint(s, v, s.stroke); }},
    {"fill-opacity",
     [](SvgStyle& s, std::string_view v) { return read_opacity(v, s.fill_opacity); }},
    {"stroke-opacity",
     [](SvgStyle& s, std::string_view v) { return read_opacity(v, s.stroke_opacity); }},
    {"opacity",
     [](SvgStyle& style, std::string_view value) {
         std::int32_t own = 1000;
         if (!read_opacity(value, own)) return false;
         style.opacity = style.opacity * own / 1000;
         return true;
     }},
    {"fill-rule", [](SvgStyle& s, std::string_view v) { return pick(v, rules, s.is_even_odd); }},
    {"stroke-width",
     [](SvgStyle& s, std::string_view v) {
         return read_number(v, s.stroke_width) && s.stroke_width >= 0;
     }},
    {"stroke-linecap", [](SvgStyle& s, std::string_view v) { return pick(v, caps, s.cap); }},
    {"stroke-linejoin", [](SvgStyle& s, std::string_view v) { return pick(v, joins, s.join); }},
    {"stroke-miterlimit",
     [](SvgStyle& s, std::string_view v) { return read_miter(v, s.miter_limit); }},
    {"stroke-dasharray", [](SvgStyle& s, std::string_view v) { return read_dashes(v, s.dashes); }},
    {"stroke-dashoffset",
     [](SvgStyle& s, std::string_view v) { return read_number(v, s.dash_offset); }},
    {"visibility",
     [](SvgStyle& s, std::string_view v) { return pick(v, visibilities, s.is_visible); }},
    {"display",
     [](SvgStyle& style, std::string_view value) {
         if (value == "none") style.is_displayed = false;
         return true;
     }},
    {"direction",
     [](SvgStyle& s, std::string_view v) { return pick(v, directions, s.is_right_to_left); }},
    {"font-family", [](SvgStyle& s, std::string_view v) { return read_families(v, s.families); }},
    {"font-size", [](SvgStyle& s, std::string_view v) { return read_size(v, s.font_size); }},
    {"font-weight", [](SvgStyle& s, std::string_view v) { return read_weight(v, s.font_weight); }},
    {"font-style", [](SvgStyle& s, std::string_view v) { return pick(v, slants, s.is_italic); }},
}};

Matrix shifted(Fixed x, Fixed y) { return {million, 0, 0, million, x, y}; }

std::optional<Matrix> one_transform(std::string_view name, const std::vector<Fixed>& numbers) {
    const std::size_t count = numbers.size();
    const auto number = [&](std::size_t i) { return i < count ? numbers[i] : 0; };
    if (name == "matrix" && count == 6) {
        return Matrix{numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]};
    }
    if (name == "translate" && (count == 1 || count == 2)) return shifted(number(0), number(1));
    if (name == "scale" && (count == 1 || count == 2)) {
        return Matrix{number(0), 0, 0, count == 2 ? number(1) : number(0), 0, 0};
    }
    const bool is_turn = name == "rotate" && (count == 1 || count == 3);
    const bool is_skew = (name == "skewX" || name == "skewY") && count == 1;
    if (!is_turn && !is_skew) return std::nullopt;
    const SineCosine angle = sine_cosine(number(0));
    const Fixed sine = times_unit(million, angle.sine);
    const Fixed cosine = times_unit(million, angle.cosine);
    if (is_turn) {
        const Matrix turn{cosine, sine, -sine, cosine, 0, 0};
        return shifted(number(1), number(2)).with(turn).with(shifted(-number(1), -number(2)));
    }
    if (cosine == 0) return std::nullopt;
    const Fixed slope =
        cosine > 0 ? product_over(sine, million, cosine) : product_over(-sine, million, -cosine);
    return name == "skewX" ? Matrix{million, 0, slope, million, 0, 0}
                           : Matrix{million, slope, 0, million, 0, 0};
}

}  // namespace

PropertyUse set_property(SvgStyle& style, std::string_view name, std::string_view value) {
    value = base::trimmed(value);
    const auto use = [](bool is_set) { return is_set ? PropertyUse::set : PropertyUse::wrong; };
    if (name == "text-anchor") return use(pick(value, anchors, style.anchor));
    const auto setter =
        std::ranges::find(setters, name, &std::pair<std::string_view, Setter>::first);
    if (setter != setters.end()) return use(value == "inherit" || setter->second(style, value));
    bool is_known = false;
    for (const auto& [property, usual] : harmless) {
        if (property != name) continue;
        is_known = true;
        if (value == usual) return PropertyUse::set;
    }
    return is_known ? PropertyUse::wrong : PropertyUse::unknown;
}

std::optional<std::int32_t> opacity_from(std::string_view text) {
    Scanner scanner(text);
    auto value = scanner.number();
    if (value && scanner.take('%')) *value /= 100;
    if (!value || !scanner.is_at_end()) return std::nullopt;
    return static_cast<std::int32_t>((std::clamp<Fixed>(*value, 0, million) + 500) / 1000);
}

std::optional<Matrix> transform_from(std::string_view text) {
    Scanner scanner(text);
    Matrix result;
    scanner.skip_spaces();
    while (!scanner.is_at_end()) {
        const std::string_view name = scanner.word();
        scanner.skip_spaces();
        if (!scanner.take('(')) return std::nullopt;
        scanner.skip_spaces();
        std::vector<Fixed> numbers;
        while (!scanner.take(')')) {
            const auto number = scanner.number();
            if (!number || numbers.size() == 6) return std::nullopt;
            numbers.push_back(*number);
            scanner.skip_separator();
        }
        const auto one = one_transform(name, numbers);
        if (!one) return std::nullopt;
        result = result.with(*one);
        scanner.skip_separator();
    }
    return result;
}

}  // namespace papersetter::image
