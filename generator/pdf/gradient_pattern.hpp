// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "image/drawing.hpp"

namespace papersetter::pdf {

/// Appends the shading pattern of a gradient in PDF syntax, "<</PatternType 2 … >>" (ISO 32000-1,
/// 8.7.4). Drawings run downwards from `height`.
void append_pattern(std::string& text, const image::Gradient& gradient, base::Length height);

/// "G0": the resource that a gradient of a drawing is.
[[nodiscard]] std::string gradient_resource(std::size_t gradient);

/// Appends a colour as its shares of red, green and blue, each with a space behind it.
void append_colour(std::string& text, const image::DrawingColour& colour);

}  // namespace papersetter::pdf
