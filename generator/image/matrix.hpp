// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "image/fixed.hpp"

namespace papersetter::image {

/// A place in user units of a drawing.
struct Spot {
    Fixed x = 0;
    Fixed y = 0;
    bool operator==(const Spot&) const = default;
};

/// SVG's matrix: x' = a x + c y + e, y' = b x + d y + f.
struct Matrix {
    Fixed a = million, b = 0, c = 0, d = million, e = 0, f = 0;
    bool operator==(const Matrix&) const = default;

    [[nodiscard]] Spot apply(Spot spot) const;
    /// First `inner`, then this.
    [[nodiscard]] Matrix with(const Matrix& inner) const;
    /// By how much lengths grow, if by the same in all directions.
    [[nodiscard]] std::optional<Fixed> even_scale() const;
};

}  // namespace papersetter::image
