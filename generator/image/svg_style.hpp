// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "image/drawing.hpp"
#include "image/matrix.hpp"

namespace papersetter::image {

/// A colour, or the id of a gradient.
struct SvgPaint {
    DrawingColour colour;
    std::string gradient;
    bool operator==(const SvgPaint&) const = default;
};

/// What an element of a drawing hands down to those in it (SVG 1.1, 6), in user units.
struct SvgStyle {
    DrawingColour colour;                       ///< `color`, for currentColor
    std::optional<SvgPaint> fill = SvgPaint{};  ///< nothing: none
    std::optional<SvgPaint> stroke;
    std::int32_t fill_opacity = 1000;  ///< in 1/1000, as all opacities
    std::int32_t stroke_opacity = 1000;
    std::int32_t opacity = 1000;  ///< of all around, multiplied
    bool is_even_odd = false;
    Fixed stroke_width = million;
    Cap cap = Cap::butt;
    Join join = Join::miter;
    std::int32_t miter_limit = 4000;
    std::vector<Fixed> dashes;
    Fixed dash_offset = 0;
    bool is_visible = true;
    bool is_displayed = true;
    std::vector<std::string> families;
    Fixed font_size = 16 * million;
    std::int32_t font_weight = 400;
    bool is_italic = false;
    Label::Anchor anchor = Label::Anchor::start;
    bool is_right_to_left = false;
    bool operator==(const SvgStyle&) const = default;
};

enum class PropertyUse : std::uint8_t { set, wrong, unknown };

/// Sets a property by its name, as an attribute or in `style`: `wrong` when it cannot have that
/// value here, `unknown` when it is no property of the subset.
[[nodiscard]] PropertyUse set_property(SvgStyle& style, std::string_view name,
                                       std::string_view value);

/// An opacity such as "0.5" or "50%", in 1/1000.
[[nodiscard]] std::optional<std::int32_t> opacity_from(std::string_view text);

/// "translate(3 4) rotate(45)": nothing when it is none.
[[nodiscard]] std::optional<Matrix> transform_from(std::string_view text);

}  // namespace papersetter::image
