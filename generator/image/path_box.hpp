// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "image/drawing.hpp"

namespace papersetter::image {

/// The smallest upright box.
struct PathBox {
    Point least;
    Point most;
    bool operator==(const PathBox&) const = default;
};

/// Around all that a path passes, not around the control points of its curves; there must be steps.
[[nodiscard]] PathBox box_around(const std::vector<Step>& steps);

}  // namespace papersetter::image
