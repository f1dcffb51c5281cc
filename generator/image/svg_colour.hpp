// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "image/drawing.hpp"

namespace papersetter::image {

/// "#1af", "#11aaff", "rgb(17, 170, 255)" or a name of SVG 1.1 (4.4); nothing for any other text.
[[nodiscard]] std::optional<DrawingColour> colour_from(std::string_view text);

}  // namespace papersetter::image
