// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "image/svg_elements.hpp"
#include "image/svg_style.hpp"

namespace papersetter::image {

/// An upright box, by two corners.
struct UserBox {
    Spot least;
    Spot most;
};

/// A basic shape or path (SVG 1.1, 8 and 9) as it is painted; nothing when nothing of it shows.
/// `matrix` leads to millionths of a point. Steps are counted against `segments_left`. Throws
/// Fault.
[[nodiscard]] std::optional<Shape> shape_of(SvgElement kind, const pugi::xml_node& node,
                                            const SvgStyle& style, const Matrix& matrix,
                                            std::size_t& segments_left);

/// The box around the same path in user units.
[[nodiscard]] UserBox user_box_of(SvgElement kind, const pugi::xml_node& node);

}  // namespace papersetter::image
