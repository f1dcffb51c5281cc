// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "files.hpp"

namespace papersetter::image {

namespace {

std::string drawn(std::string_view inner, std::string_view attributes = "width='96' height='48'") {
    return "<svg xmlns='http://www.w3.org/2000/svg' " + std::string(attributes) + ">\n" +
           std::string(inner) + "\n</svg>";
}

std::string faults_of(std::string_view inner) { return read_picture(drawn(inner)).faults; }

Picture picture_of(const std::string& svg) {
    const ReadPicture read = read_picture(svg);
    CHECK(read.faults == "");
    REQUIRE(read.picture.has_value());
    return *read.picture;
}

const Shape& shape_in(const Picture& picture, std::size_t number = 0) {
    return std::get<Shape>(std::get<Drawing>(picture.content).parts.at(number));
}

std::string size_of(std::string_view attributes) {
    const Picture picture = picture_of(drawn("", attributes));
    return base::to_string(picture.width) + " x " + base::to_string(picture.height);
}

// "x,y" in points of every step.
std::string corners(const Shape& shape) {
    std::string text;
    for (const Step& step : shape.steps) {
        if (step.kind == Step::Kind::close) continue;
        const Point& at = step.kind == Step::Kind::curve ? step.points[2] : step.points[0];
        text += (text.empty() ? "" : " ") + base::to_string(at.x) + "," + base::to_string(at.y);
    }
    return text;
}

std::string corners_in(std::string_view inner, std::string_view attributes) {
    return corners(shape_in(picture_of(drawn(inner, attributes))));
}

}  // namespace

TEST_CASE("svg: its natural size, and what is in it follows the viewBox") {
    CHECK(size_of("width='96' height='48'") == "72 x 36");
    CHECK(size_of("width='1in' height='25.4mm'") == "72 x 72");
    CHECK(size_of("viewBox='0 0 40 20'") == "30 x 15");
    CHECK(size_of("viewBox='0 0 40 20' width='100%'") == "30 x 15");
    CHECK(size_of("viewBox='0 0 40 20' width='96'") == "72 x 36");
    const std::string_view line = "<path d='M10 10L20 20'/>";
    CHECK(corners_in(line, "width='96' height='48'") == "7.5,7.5 15,15");
    CHECK(corners_in(line, "width='96' height='96' viewBox='10 10 10 10'") == "0,0 72,72");
    // Fitted in and centred: 36 pt of 72 are used across.
    CHECK(corners_in(line, "width='96' height='48' viewBox='10 10 10 10'") == "18,0 54,36");
    CHECK(corners_in(line,
                     "width='96' height='48' viewBox='10 10 10 10' "
                     "preserveAspectRatio='none'") == "0,0 72,36");
}

TEST_CASE("svg: basic shapes are paths") {
    const auto at = [](std::string_view inner) {
        return corners_in(inner, "width='72pt' height='72pt' viewBox='0 0 72 72'");
    };
    CHECK(at("<rect x='1' y='2' width='3' height='4'/>") == "1,2 4,2 4,6 1,6 1,2");
    CHECK(at("<circle cx='10' cy='10' r='5'/>") == "15,10 10,15 5,10 10,5 15,10");
    CHECK(at("<ellipse cx='10' cy='10' rx='5' ry='2'/>") == "15,10 10,12 5,10 10,8 15,10");
    CHECK(at("<line x1='1' y1='2' x2='3' y2='4' stroke='red'/>") == "1,2 3,4");
    CHECK(at("<polygon points='1,2 3,4 5 6'/>") == "1,2 3,4 5,6");
    CHECK(at("<polyline points='1,2,3,4' />") == "1,2 3,4");
    CHECK(at("<g transform='translate(10)'><path transform='scale(2)' d='M1 1h1'/></g>") ==
          "12,2 14,2");
    CHECK(at("<defs><path id='a' d='M1 1h1'/></defs><use href='#a' x='5' y='6'/>") == "6,7 7,7");
}

TEST_CASE("svg: paint is handed down, `style` goes before attributes") {
    const Picture picture = picture_of(
        drawn("<g fill='#f00' stroke='rgb(0,128,255)' stroke-width='2' opacity='0.5'>"
              "<path d='M0 0h9' style='fill: none; stroke-dasharray: 4 2'/>"
              "<path d='M0 0h9' stroke='none' fill-opacity='.5' fill-rule='evenodd'/></g>"));
    const Shape& first = shape_in(picture);
    CHECK_FALSE(first.fill.has_value());
    REQUIRE(first.stroke.has_value());
    CHECK(first.stroke->colour == DrawingColour{0, 128, 255, 500});
    CHECK(first.stroke->width == Length::thousandths(1500));
    CHECK(first.stroke->dashes ==
          std::vector<Length>{Length::points(3), Length::thousandths(1500)});
    const Shape& second = shape_in(picture, 1);
    CHECK(second.fill == DrawingColour{255, 0, 0, 250});
    CHECK(second.is_even_odd);
    CHECK_FALSE(second.stroke.has_value());
}

TEST_CASE("svg: what does not show is left out") {
    CHECK(std::get<Drawing>(
              picture_of(drawn("<title>t</title><g display='none'><rect width='1' height='1'/></g>"
                               "<rect visibility='hidden' width='1' height='1'/>"
                               "<rect fill='none' width='1' height='1'/><path/>"
                               "<inkscape:grid xmlns:inkscape='x' spacing='1'/><!-- c -->"))
                  .content)
              .parts.empty());
}

TEST_CASE("svg: texts with their place, size and turn") {
    const Picture picture = picture_of(
        drawn("<text x='8' y='16' font-size='12' font-family=\"'Lato', sans-serif\" "
              "text-anchor='middle'>a\n  b</text>"
              "<text transform='translate(8 40) rotate(-90)'>up</text>"
              "<text><tspan x='8' y='16'>one</tspan><tspan x='8' dy='8'>two</tspan></text>"));
    const auto& parts = std::get<Drawing>(picture.content).parts;
    REQUIRE(parts.size() == 4);
    const auto& first = std::get<Label>(parts[0]);
    CHECK(first.text == "a b");
    CHECK(first.origin == Point{Length::points(6), Length::points(12)});
    CHECK(first.size == Length::points(9));
    CHECK(first.families == std::vector<std::string>{"Lato", "sans-serif"});
    CHECK(first.anchor == Label::Anchor::middle);
    CHECK(first.place == base::Place{2, 2, 1});
    const auto& up = std::get<Label>(parts[1]);
    CHECK(up.turn == std::array<std::int32_t, 4>{0, -1'000'000, 1'000'000, 0});
    CHECK(up.origin == Point{Length::points(6), Length::points(30)});
    CHECK(up.size == Length::points(12));
    const auto& two = std::get<Label>(parts[3]);
    CHECK(two.text == "two");
    CHECK(two.origin == Point{Length::points(6), Length::points(18)});
}

TEST_CASE("svg: parts of a line in one style are one text") {
    const Picture picture = picture_of(drawn(
        "<text x='8' y='16' fill='red'>Label <tspan>plain</tspan>, <tspan fill='#f00'><tspan>so"
        "</tspan></tspan> on</text>"));
    const auto& parts = std::get<Drawing>(picture.content).parts;
    REQUIRE(parts.size() == 1);
    CHECK(std::get<Label>(parts[0]).text == "Label plain, so on");
    CHECK(std::get<Label>(parts[0]).place == base::Place{2, 2, 1});
}

TEST_CASE("svg: references stand for characters, others are told") {
    const Picture picture = picture_of(
        drawn("<text fill='&#35;f00'>&lt;&amp;&#176;&#xB5;&gt;<!-- &a; --><![CDATA[ &b; ]]></text>"
              "<?x &c; ?>"));
    CHECK(std::get<Label>(std::get<Drawing>(picture.content).parts.at(0)).text == "<&°µ> &b;");
    const std::string hint =
        " in the drawing [write the character itself, or its number as in &#176;]\n";
    CHECK(faults_of("<text>&foo;\n ° &nbsp; &foo;</text>") ==
          "2:2:7 unknown entity &foo;" + hint + "2:3:4 unknown entity &nbsp;" + hint);
    for (const std::string_view number : {"#0", "#xD800", "#x110000", "#", "#x", "#1a", "#-1"}) {
        const std::string entity = "&" + std::string(number) + ";";
        CHECK(faults_of("<text>" + entity + "</text>") == "2:2:7 unknown entity " + entity + hint);
    }
    CHECK(faults_of("<text>R&D</text>") ==
          "2:2:8 the sign & begins no entity in the drawing [write &amp; for the sign]\n");
    std::string many;
    for (int i = 0; i < 100; ++i) many += "&e" + std::to_string(i) + ";";
    const std::string told = faults_of("<text>" + many + "</text>");
    CHECK(std::count(told.begin(), told.end(), '\n') == 10);
}

TEST_CASE("svg: a DOCTYPE names the kind of file and declares nothing") {
    const std::string drawing = "<svg width='9' height='9'><text>&b;</text></svg>";
    CHECK(read_picture("<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" '[a>'>\n<svg width='9' "
                       "height='9'/>")
              .faults == "");
    CHECK(read_picture("<!DOCTYPE svg [<!ENTITY b \"x\">]>\n" + drawing).faults ==
          "2:1:15 the DOCTYPE of the drawing declares something [take out what stands between [ "
          "and ], and write characters themselves in place of its entities]\n");
}

TEST_CASE("svg: what is outside of the subset is told in its own file") {
    CHECK(
        faults_of("<rect width='1' height='1' fill='url(a.svg#a)'/>") ==
        "2:2:1 fill cannot be \"url(a.svg#a)\" in a drawing [write a colour such as #1a6 or black, "
        "url(#id) of a gradient, or none]\n");
    CHECK(faults_of("<g>\n  <image href='x.png'/></g>") ==
          "2:3:3 <image> is not supported in a drawing [name the picture in the text of the bank "
          "instead]\n");
    CHECK(faults_of("<rect width='1' height='1' filter='url(#f)' shadow='1'/>") ==
          "2:2:1 filter cannot be \"url(#f)\" in a drawing [draw it without filters]\n"
          "2:2:1 shadow on <rect> is not supported in a drawing\n");
    CHECK(faults_of("<style>rect { fill: red }</style>") ==
          "2:2:1 <style> is not supported in a drawing [write the properties on the elements "
          "themselves]\n");
    CHECK(faults_of("<path d='M0 0 X'/>") ==
          "2:2:1 <path> has a path with a fault at \"X\" [export the drawing anew]\n");
    CHECK(faults_of("<rect width='1em' height='1'/>") ==
          "2:2:1 <rect> has \"1em\" as its width [write a number, or a length such as 4mm]\n");
    CHECK(faults_of("loose") == "2:1:1 text stands in <svg> [put it into <text>]\n");
    CHECK(
        faults_of("<g transform='scale(1 2)'><path stroke='red' d='M0 0h9'/></g>") ==
        "2:2:27 <path> has a line under a transform that stretches it unevenly [scale by the same "
        "in both directions, or make a filled shape of the line]\n");
    CHECK(faults_of("<text x='1' y='2'>a <tspan fill='red'>b</tspan></text>") ==
          "2:2:1 <text> has a part in a style of its own within a line [give each <tspan> an x and "
          "a y, or one style to the line]\n");
    CHECK(faults_of("<g id='a'/><g id='a'/><use href='#a'/>") ==
          "2:2:23 <use> shows \"#a\", which several elements are called [give each an id of its "
          "own]\n");
    CHECK(faults_of("<g id='a'/><g id='a'/>") == "");
    CHECK(faults_of("<use href='#nothing'/>") ==
          "2:2:1 <use> shows \"#nothing\", which is not in the drawing\n");
    CHECK(faults_of("<g id='a'><use href='#a'/></g>") ==
          "2:1:1 the drawing has elements more than 32 deep in each other, or a <use> that shows "
          "itself [take some groups out]\n");
}

TEST_CASE("svg: a file that is none") {
    CHECK(read_picture("<html/>").faults ==
          "2:1:1 the drawing begins with <html>, not with <svg>\n");
    CHECK(
        read_picture("<svg><g></svg>").faults ==
        "2:1:11 the drawing is not well formed: Start-end tags mismatch [export it anew as SVG]\n");
    CHECK(read_picture("<svg/>").faults ==
          "2:1:1 the drawing has no usable size [give it a width and a height (from 1 to 20,000 "
          "px), or a viewBox]\n");
    CHECK(read_picture("<svg width='9' height='9'>\xFF</svg>").faults ==
          "1:5:7 the picture p.x is not UTF-8 [export it anew as SVG]\n");
}

TEST_CASE("svg: a small file that would show without end is stopped") {
    std::string bomb = "<g id='a0'><path d='M0 0h1'/></g>";
    for (int i = 1; i < 20; ++i) {
        const std::string one = "<use href='#a" + std::to_string(i - 1) + "'/>";
        bomb += "<g id='a" + std::to_string(i) + "'>" + one + one + "</g>";
    }
    CHECK(faults_of(bomb) ==
          "2:1:1 the drawing has more than 20000 elements [leave out detail that nobody sees, or "
          "save it as PNG]\n");
}

}  // namespace papersetter::image
