// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <pugixml.hpp>

#include "image/drawing.hpp"
#include "image/svg_style.hpp"

namespace papersetter::image {

/// A line of a <text>: one piece of text that stands at a place of its own.
struct SvgLine {
    std::string text;
    SvgStyle style;
    Spot at;
    pugi::xml_node node;
};

/// Reads the style of a <tspan> into one that it inherits.
using StyleReader = std::function<void(pugi::xml_node, SvgStyle&)>;

/// The lines of a <text> and the <tspan>s in it, white space collapsed. Each <tspan> that is not
/// the beginning must say where it stands. Throws Fault.
[[nodiscard]] std::vector<SvgLine> lines_of(pugi::xml_node text, const SvgStyle& style,
                                            const StyleReader& read_style);

/// The line as it is painted; nothing when nothing of it shows. `matrix` leads to millionths of a
/// point.
[[nodiscard]] std::optional<Label> label_of(const SvgLine& line, const Matrix& matrix,
                                            base::Place place);

}  // namespace papersetter::image
