// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "page/mark.hpp"

namespace papersetter::typeset {

/// A point of a page.
struct Point {
    base::Length x, y;
};

/// Turns marks about a point, clockwise, by `eighths` of a circle (0 to 7).
void turn_marks(std::span<page::Mark> marks, const Point& about, int eighths);

}  // namespace papersetter::typeset
