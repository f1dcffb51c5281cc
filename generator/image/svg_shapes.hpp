// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "image/svg_elements.hpp"
#include "image/svg_style.hpp"

namespace papersetter::image {

/// A basic shape or path (SVG 1.1, 8 and 9) as it is painted; nothing when nothing of it shows.
/// `matrix` leads to millionths of a point. Steps are counted against `segments_left`. Throws
/// Fault.
[[nodiscard]] std::optional<Shape> shape_of(SvgElement kind, const pugi::xml_node& node,
                                            const SvgStyle& style, const Matrix& matrix,
                                            std::size_t& segments_left);

}  // namespace papersetter::image
