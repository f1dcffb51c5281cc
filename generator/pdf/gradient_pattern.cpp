// SPDX-License-Identifier: MIT
#include "pdf/gradient_pattern.hpp"

#include <array>
#include <span>
#include <vector>

#include "pdf/number.hpp"

namespace papersetter::pdf {
namespace {

using image::Gradient;
using image::GradientStop;

void append_numbers(std::string& text, std::span<const std::int64_t> millionths) {
    text += '[';
    for (const std::int64_t number : millionths) {
        if (text.back() != '[') text += ' ';
        append_millionths(text, number);
    }
    text += ']';
}

void append_part(std::string& text, const GradientStop& from, const GradientStop& to) {
    text += "<</FunctionType 2/Domain[0 1]/N 1/C0[";
    append_colour(text, from.colour);
    text += "]/C1[";
    append_colour(text, to.colour);
    text += "]>>";
}

// A part between each two stops; where several stand in one place the colour changes at once, and
// bounds are only in rising order (7.10.4).
void append_function(std::string& text, const std::vector<GradientStop>& stops) {
    std::string parts;
    std::vector<std::int64_t> bounds;
    std::size_t count = 0;
    for (std::size_t i = 1; i < stops.size(); ++i) {
        if (stops[i].offset == stops[i - 1].offset) continue;
        if (count++ > 0) bounds.push_back(stops[i - 1].offset);
        append_part(parts, stops[i - 1], stops[i]);
    }
    if (count == 1) {
        text += parts;
        return;
    }
    text += "<</FunctionType 3/Domain[0 1]/Functions[" + parts + "]/Bounds";
    append_numbers(text, bounds);
    text += "/Encode[";
    for (std::size_t i = 0; i < count; ++i) text += i == 0 ? "0 1" : " 0 1";
    text += "]>>";
}

}  // namespace

void append_colour(std::string& text, const image::DrawingColour& colour) {
    for (const std::uint8_t part : {colour.red, colour.green, colour.blue}) {
        append_thousandths(text, rounded_quotient(1000 * std::int64_t{part}, 255));
        text += ' ';
    }
}

void append_pattern(std::string& text, const Gradient& gradient, base::Length height) {
    const auto& [a, b, c, d, e, f] = gradient.matrix;
    text += "<</PatternType 2/Matrix";
    append_numbers(text, std::array{a, -b, c, -d, e, height.thousandths() * 1000 - f});
    text += "/Shading<</ShadingType ";
    text += gradient.is_radial ? '3' : '2';
    text += "/ColorSpace/DeviceRGB/Extend[true true]/Coords";
    const auto& place = gradient.place;
    if (gradient.is_radial) {
        // From the point where the middle is seen to the circle.
        append_numbers(
            text, std::array{place[3], place[4], std::int64_t{0}, place[0], place[1], place[2]});
    } else {
        append_numbers(text, std::span(place).first(4));
    }
    text += "/Function";
    append_function(text, gradient.stops);
    text += ">>>>";
}

std::string gradient_resource(std::size_t gradient) { return "G" + std::to_string(gradient); }

}  // namespace papersetter::pdf
