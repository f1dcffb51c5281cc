// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/length.hpp"
#include "base/place.hpp"

namespace papersetter::image {

using base::Length;

/// x to the right and y downwards from the top left corner of the drawing at its natural size.
struct Point {
    Length x, y;
    bool operator==(const Point&) const = default;
};

/// A step of a path: to a point, along a cubic curve with two control points, or back to where the
/// subpath began.
struct Step {
    enum class Kind : std::uint8_t { move, line, curve, close };
    Kind kind = Kind::move;
    std::array<Point, 3> points{};  ///< the last one used is where it leads
    bool operator==(const Step&) const = default;
};

struct DrawingColour {
    std::uint8_t red = 0, green = 0, blue = 0;
    std::int32_t opacity = 1000;  ///< in 1/1000
    bool operator==(const DrawingColour&) const = default;
};

/// A colour at a place on the way of a gradient, in 1/1,000,000 of it.
struct GradientStop {
    std::int32_t offset = 0;
    DrawingColour colour;
    bool operator==(const GradientStop&) const = default;
};

/// Colours that change along a line or outwards to a circle, with the last ones beyond (SVG 1.1,
/// 13.2, "pad"). Numbers are in 1/1,000,000.
struct Gradient {
    bool is_radial = false;
    /// x1, y1, x2, y2 of the line; or the circle's cx, cy, r and where its middle is seen, fx, fy.
    std::array<std::int64_t, 5> place{};
    /// SVG's matrix from there to points of the drawing.
    std::array<std::int64_t, 6> matrix{};
    std::vector<GradientStop> stops;  ///< two or more, from 0 to 1,000,000
    bool operator==(const Gradient&) const = default;
};

enum class Cap : std::uint8_t { butt, round, square };
enum class Join : std::uint8_t { miter, round, bevel };

struct Pen {
    DrawingColour colour;
    std::optional<std::size_t>
        gradient;  ///< of the drawing, in place of the colour but its opacity
    Length width;
    Cap cap = Cap::butt;
    Join join = Join::miter;
    std::int32_t miter_limit = 4000;  ///< in 1/1000
    std::vector<Length> dashes;
    Length dash_offset;
    bool operator==(const Pen&) const = default;
};

/// A path, filled first and then stroked.
struct Shape {
    std::vector<Step> steps;
    std::optional<DrawingColour> fill;
    std::optional<std::size_t> gradient;  ///< that fills it, as a pen's
    bool is_even_odd = false;
    std::optional<Pen> stroke;
};

/// One line of text. Its baseline begins at `origin`, or has its middle or end there.
struct Label {
    enum class Anchor : std::uint8_t { start, middle, end };
    std::string text;
    std::vector<std::string> families;
    std::int32_t weight = 400;
    bool is_italic = false;
    Length size;
    Anchor anchor = Anchor::start;
    bool is_right_to_left = false;  ///< it begins at its right
    /// Where text goes that runs along the x axis: a and b, and what is below it: c and d (as in
    /// SVG's matrix), in 1/1,000,000; lengths are kept.
    std::array<std::int32_t, 4> turn{1'000'000, 0, 0, 1'000'000};
    Point origin;
    DrawingColour fill;
    base::Place place;  ///< in its file
};

/// A drawing of paths and texts, in painting order.
struct Drawing {
    std::vector<std::variant<Shape, Label>> parts;
    std::vector<Gradient> gradients;
};

}  // namespace papersetter::image
