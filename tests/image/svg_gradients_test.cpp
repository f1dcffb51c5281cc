// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "files.hpp"

namespace papersetter::image {
namespace {

// Of 72 × 36 pt, in units of a point.
std::string drawn(std::string_view inner) {
    return "<svg width='72pt' height='36pt' viewBox='0 0 72 36'>\n" + std::string(inner) +
           "\n</svg>";
}

const std::string two = "<stop stop-color='red'/><stop offset='1' stop-color='#00f'/>";

std::string linear(std::string_view attributes, const std::string& inner = two) {
    return "<linearGradient id='a' " + std::string(attributes) + ">" + inner + "</linearGradient>";
}
std::string radial(std::string_view attributes) {
    return "<radialGradient id='a' " + std::string(attributes) + ">" + two + "</radialGradient>";
}

// A box of 20 × 10 at (10, 4).
const std::string box = "\n<rect x='10' y='4' width='20' height='10' fill='url(#a)'/>";

std::string faults_of(const std::string& inner) { return read_picture(drawn(inner)).faults; }

Drawing drawing_of(const std::string& inner) {
    ReadPicture read = read_picture(drawn(inner));
    CHECK(read.faults == "");
    REQUIRE(read.picture.has_value());
    return std::get<Drawing>(std::move(read.picture->content));
}

// "place @ matrix: stops" in thousandths.
std::string told(const Gradient& gradient) {
    std::string text;
    const auto add = [&](const auto& numbers) {
        for (const std::int64_t number : numbers) {
            text += std::to_string((number + (number < 0 ? -500 : 500)) / 1000) + " ";
        }
    };
    add(gradient.place);
    text += "@ ";
    add(gradient.matrix);
    text += ":";
    for (const GradientStop& stop : gradient.stops) {
        text += " " + std::to_string(stop.offset / 1000) + "=" + std::to_string(stop.colour.red) +
                "," + std::to_string(stop.colour.green) + "," + std::to_string(stop.colour.blue);
    }
    return text;
}

std::string gradient_of(const std::string& gradient, const std::string& shape = box) {
    const Drawing drawing = drawing_of(gradient + shape);
    REQUIRE(drawing.gradients.size() == 1);
    CHECK(std::get<Shape>(drawing.parts.at(0)).gradient == 0U);
    return told(drawing.gradients[0]);
}

}  // namespace

TEST_CASE("gradients: a line runs across the box of the shape, unless it says where") {
    const std::string stops = ": 0=255,0,0 1000=0,0,255";
    CHECK(gradient_of(linear("")) == "0 0 1000 0 0 @ 20000 0 0 10000 10000 4000 " + stops);
    CHECK(gradient_of(linear("x2='0' y2='50%'")) ==
          "0 0 0 500 0 @ 20000 0 0 10000 10000 4000 " + stops);
    CHECK(gradient_of(linear("gradientUnits='userSpaceOnUse' x1='5' y1='25%' x2='50%'")) ==
          "5000 9000 36000 0 0 @ 1000 0 0 1000 0 0 " + stops);
    // Turned by a quarter in the shape's box: x leads down, y to the left.
    CHECK(gradient_of(linear("gradientTransform='matrix(0 1 -1 0 1 0)'")) ==
          "0 0 1000 0 0 @ 0 10000 -20000 0 30000 4000 " + stops);
    // A turned shape takes its box along.
    CHECK(gradient_of(linear(""), "<g transform='translate(5)'>" + box + "</g>") ==
          "0 0 1000 0 0 @ 20000 0 0 10000 15000 4000 " + stops);
}

TEST_CASE("gradients: the box of curves is around what they reach") {
    // A circle, and a curve whose top is at three quarters of its control points' height.
    CHECK(gradient_of(linear(""), "<circle cx='20' cy='12' r='8' fill='url(#a)'/>")
              .starts_with("0 0 1000 0 0 @ 16000 0 0 16000 12000 4000 "));
    CHECK(gradient_of(linear(""), "<path d='M0 20C0 0 40 0 40 20z' fill='url(#a)'/>")
              .starts_with("0 0 1000 0 0 @ 40000 0 0 15000 0 5000 "));
}

TEST_CASE("gradients: circles, and where their middle is seen") {
    const std::string rest = "@ 20000 0 0 10000 10000 4000 : 0=255,0,0 1000=0,0,255";
    CHECK(gradient_of(radial("")) == "500 500 500 500 500 " + rest);
    CHECK(gradient_of(radial("cx='40%' r='.3' fy='.6'")) == "400 500 300 400 600 " + rest);
    // Of a share of a radius: 72² + 36² = 6480, and the root of half of it is 56.921.
    CHECK(gradient_of(radial("gradientUnits='userSpaceOnUse' r='10%'"))
              .starts_with("36000 18000 5692 36000 18000 "));
    CHECK(faults_of(radial("fx='2'") + box) ==
          "2:2:1 <radialGradient> has its fx and fy outside of its circle [move them into it]\n");
}

TEST_CASE("gradients: stops fill the way, none before the one above it") {
    const auto stops = [](const std::string& inner) {
        const std::string text = gradient_of(linear("", inner));
        return text.substr(text.find(": ") + 2);
    };
    CHECK(stops("<stop offset='40%' style='stop-color: red; stop-opacity: 1'/>"
                "<stop offset='.2' stop-color='lime'/>") ==
          "0=255,0,0 400=255,0,0 400=0,255,0 1000=0,255,0");
}

TEST_CASE("gradients: what another one says is taken where nothing else is said") {
    CHECK(gradient_of("<linearGradient id='b' x2='.5' y2='.5'>" + two +
                      "</linearGradient><linearGradient id='a' xlink:href='#b' x2='.2'/>") ==
          "0 0 200 500 0 @ 20000 0 0 10000 10000 4000 : 0=255,0,0 1000=0,0,255");
    CHECK(faults_of("<linearGradient id='a' href='#a'/>" + box) ==
          "2:2:1 <linearGradient> goes on with other gradients without end\n");
    CHECK(faults_of("<linearGradient id='a' href='#b'/>" + box) ==
          "2:2:1 <linearGradient> goes on with \"#b\", which is no gradient of the drawing\n");
}

TEST_CASE("gradients: of one stop or of no length is one colour") {
    for (const std::string& gradient :
         {linear("", "<stop offset='.5' stop-color='#00f'/>"), linear("x2='0'"), radial("r='0'")}) {
        const Drawing drawing = drawing_of(gradient + box);
        CHECK(drawing.gradients.empty());
        CHECK(std::get<Shape>(drawing.parts.at(0)).fill == DrawingColour{0, 0, 255});
    }
}

TEST_CASE("gradients: shapes that lie alike share one, lines have theirs too") {
    const Drawing drawing =
        drawing_of(linear("gradientUnits='userSpaceOnUse'") + box + box +
                   "<path d='M0 0L9 9' stroke='url(#a)' stroke-opacity='.5' fill='none'/>");
    CHECK(drawing.gradients.size() == 1);
    const Shape& line = std::get<Shape>(drawing.parts.at(2));
    REQUIRE(line.stroke.has_value());
    CHECK(line.stroke->gradient == 0U);
    CHECK(line.stroke->colour.opacity == 500);
}

TEST_CASE("gradients: what is outside of the subset is told once, at its place") {
    CHECK(faults_of(linear("", "\n<stop stop-color='red' stop-opacity='.5'/>") + box + box) ==
          "2:3:1 stop-opacity cannot be \".5\" in a drawing [make it 1: the colours of a gradient "
          "are opaque]\n");
    CHECK(faults_of(linear("spreadMethod='repeat'") + box) ==
          "2:2:1 <linearGradient> has \"repeat\" as its spreadMethod [write pad]\n");
    CHECK(faults_of(linear("gradientUnits='here'") + box) ==
          "2:2:1 <linearGradient> has \"here\" as its gradientUnits [write objectBoundingBox or "
          "userSpaceOnUse]\n");
    CHECK(faults_of(linear("x1='far'") + box) ==
          "2:2:1 <linearGradient> has \"far\" as its x1 [write a number, a length or a share such "
          "as 40%]\n");
    CHECK(faults_of(linear("", "") + box) ==
          "2:2:1 <linearGradient> has no stops [give it two <stop>, each with a stop-color]\n");
    CHECK(faults_of(linear("", "<stop stop-color='currentColor'/>") + box) ==
          "2:2:25 stop-color cannot be \"currentColor\" in a drawing [write a colour such as #1a6 "
          "or black]\n");
    CHECK(faults_of(radial("fr='.1'") + box) ==
          "2:2:1 fr on <radialGradient> is not supported in a drawing\n");
    CHECK(
        faults_of(box) ==
        "2:3:1 <rect> is painted with \"#a\", which is not in the drawing [write a colour such as "
        "#1a6, or url(#id) of a gradient]\n");
    CHECK(faults_of("<pattern id='a'/>" + box) ==
          "2:2:1 <pattern> is not supported in a drawing [draw what it repeats, or fill with one "
          "colour]\n2:3:1 <rect> is painted with \"#a\", which is no gradient [write a colour such "
          "as #1a6, or url(#id) of a gradient]\n");
    CHECK(faults_of(linear("") + "\n<path d='M0 5h9' stroke='url(#a)'/>") ==
          "2:3:1 <path> has no height for the gradient \"#a\" [write "
          "gradientUnits=\"userSpaceOnUse\" and its ends in the gradient]\n");
    CHECK(faults_of(linear("gradientTransform='scale(1 0)'") + box) ==
          "2:3:1 <rect> is painted with a gradient that is pressed flat [look at its transform]\n");
    CHECK(faults_of(linear("") + "\n<text fill='url(#a)'>x</text>") ==
          "2:3:1 <text> has letters filled with a gradient, which are not supported [fill them "
          "with one colour]\n");
}

}  // namespace papersetter::image
