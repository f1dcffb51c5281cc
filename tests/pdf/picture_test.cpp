// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "fixture.hpp"
#include "pdf/picture_placement.hpp"
#include "pdf/row_filter.hpp"

using namespace papersetter;
using namespace std::string_view_literals;
using base::Length;

namespace {

image::Picture raster(std::uint32_t width, std::uint32_t height, std::string samples) {
    image::Raster raster;
    raster.width = width;
    raster.height = height;
    raster.samples = std::move(samples);
    return {Length::points(40), Length::points(20), std::move(raster)};
}

// An A4 page of pictures in boxes of 40 × 20 pt below each other, each a figure.
page::Pages pages_of(const std::vector<std::pair<std::string, const image::Picture*>>& pictures) {
    page::Pages pages = pdf::one_page({});
    pages.attributes.push_back({});
    pages.attributes.back().alternative = "A flag";
    for (std::uint32_t i = 0; i < pictures.size(); ++i) {
        const auto element = static_cast<page::ElementNumber>(pages.elements.size());
        pages.elements.push_back({"img", "", 0, 0, {}});
        pages.pictures.push_back({pictures[i].first, pictures[i].second, {}});
        pages.pages[0].marks.emplace_back(
            page::PictureMark{element,
                              {Length::points(50), Length::points(60 + 30 * i), Length::points(40),
                               Length::points(20)},
                              i});
    }
    return pages;
}

// The picture of page 1 at 72 pixels an inch, as "r g b" of the pixel at (x, y).
std::string pixel(const std::string& ppm, std::size_t x, std::size_t y) {
    std::size_t at = 0;
    for (int line = 0; line < 3; ++line) at = ppm.find('\n', at) + 1;
    at += (y * 596 + x) * 3;
    std::string text;
    for (std::size_t i = 0; i < 3; ++i) {
        text += (i == 0 ? "" : " ") + std::to_string(static_cast<unsigned char>(ppm.at(at + i)));
    }
    return text;
}

std::string rendered(const page::Pages& pages) {
    const pdf::Fonts fonts;
    return pdf::output_of("pdftoppm -r 72 -aa no -aaVector no {}", pdf::write_one(pages, fonts));
}

}  // namespace

TEST_CASE("picture: pixels appear where and as they are stored") {
    // Red and green above blue and white; each is 20 × 10 pt.
    const image::Picture flag = raster(2, 2, std::string("\xFF\0\0\0\xFF\0\0\0\xFF\xFF\xFF\xFF"sv));
    const std::string page = rendered(pages_of({{"flag", &flag}}));
    CHECK(pixel(page, 55, 64) == "255 0 0");
    CHECK(pixel(page, 80, 64) == "0 255 0");
    CHECK(pixel(page, 55, 75) == "0 0 255");
    CHECK(pixel(page, 80, 75) == "255 255 255");
}

TEST_CASE("picture: all ways to turn it") {
    for (std::uint8_t turn = 1; turn <= 8; ++turn) {
        CAPTURE(turn);
        image::Picture flag = raster(2, 2, std::string("\xFF\0\0\0\xFF\0\0\0\xFF\xFF\xFF\xFF"sv));
        std::get<image::Raster>(flag.content).turn = turn;
        const std::string page = rendered(pages_of({{"flag", &flag}}));
        std::string corners;
        for (const std::size_t y : {64, 75}) {
            for (const std::size_t x : {55, 80}) {
                const std::string colour = pixel(page, x, y);
                corners += colour == "255 0 0"   ? 'r'
                           : colour == "0 255 0" ? 'g'
                           : colour == "0 0 255" ? 'b'
                                                 : 'w';
            }
        }
        // Stored as "rgbw"; where row 0 and column 0 are shown says the number.
        constexpr std::array<std::string_view, 8> shown{"rgbw", "grwb", "wbgr", "bwrg",
                                                        "rbgw", "brwg", "wgbr", "gwrb"};
        CHECK(corners == shown.at(turn - 1U));
    }
}

TEST_CASE("picture: palettes, grey of one bit, 16 bits and alpha") {
    image::Picture palette = raster(2, 1, "\x80");
    auto& indexed = std::get<image::Raster>(palette.content);
    indexed.bits = 1;
    indexed.palette = "\x0A\x14\x1E\xC8\x64\x32";
    image::Picture grey = raster(2, 1, "\x40");
    std::get<image::Raster>(grey.content).bits = 1;
    std::get<image::Raster>(grey.content).space = image::ColourSpace::grey;
    image::Picture deep = raster(1, 1, std::string("\x80\0\x40\0\0\0"sv));
    std::get<image::Raster>(deep.content).bits = 16;
    image::Picture clear = raster(2, 1, std::string(6, '\0'));
    std::get<image::Raster>(clear.content).alpha = "\xFF\x80";
    const std::string page = rendered(
        pages_of({{"palette", &palette}, {"grey", &grey}, {"deep", &deep}, {"clear", &clear}}));
    CHECK(pixel(page, 55, 70) == "200 100 50");
    CHECK(pixel(page, 80, 70) == "10 20 30");
    CHECK(pixel(page, 55, 100) == "0 0 0");
    CHECK(pixel(page, 80, 100) == "255 255 255");
    CHECK(pixel(page, 70, 130) == "128 64 0");
    CHECK(pixel(page, 55, 160) == "0 0 0");
    CHECK(pixel(page, 80, 160) == "127 127 127");
}

TEST_CASE("picture: a drawing fills its box, in painting order, see-through where it says so") {
    using image::Step;
    const auto at = [](int x, int y) { return image::Point{Length::points(x), Length::points(y)}; };
    const auto box = [&](int left, int right, image::DrawingColour colour) {
        image::Shape shape;
        shape.steps = {{Step::Kind::move, {at(left, 0)}},
                       {Step::Kind::line, {at(right, 0)}},
                       {Step::Kind::line, {at(right, 10)}},
                       {Step::Kind::line, {at(left, 10)}},
                       {Step::Kind::close, {}}};
        shape.fill = colour;
        return shape;
    };
    image::Drawing drawing;
    drawing.parts.emplace_back(box(0, 10, {255, 0, 0}));
    drawing.parts.emplace_back(box(10, 20, {0, 0, 255, 500}));
    const image::Picture picture{Length::points(20), Length::points(10), std::move(drawing)};
    const page::Pages pages = pages_of({{"drawing", &picture}});
    const std::string page = rendered(pages);
    CHECK(pixel(page, 52, 62) == "255 0 0");
    CHECK(pixel(page, 68, 78) == "255 0 0");
    CHECK(pixel(page, 80, 70) == "127 127 255");
    CHECK(pixel(page, 92, 70) == "255 255 255");
    const pdf::Fonts fonts;
    CHECK(pdf::count_of(pdf::opened(pdf::write_one(pages, fonts)),
                        "/BBox [\n    0\n    0\n    20\n    10\n  ]") == 1);
}

TEST_CASE("picture: gradients of a drawing, along a line and outwards, filled and drawn") {
    using image::Step;
    const auto at = [](int x, int y) { return image::Point{Length::points(x), Length::points(y)}; };
    const auto box = [&](int left, int right) {
        image::Shape shape;
        shape.steps = {{Step::Kind::move, {at(left, 0)}},
                       {Step::Kind::line, {at(right, 0)}},
                       {Step::Kind::line, {at(right, 20)}},
                       {Step::Kind::line, {at(left, 20)}},
                       {Step::Kind::close, {}}};
        return shape;
    };
    constexpr std::int64_t one = 1'000'000;
    image::Drawing drawing;
    // Downwards from red to lime; at half of the way at once to blue, which stays.
    drawing.gradients.push_back(
        {false,
         {0, 0, 0, 20 * one, 0},
         {one, 0, 0, one, 0, 0},
         {{0, {255, 0, 0}}, {one / 2, {0, 255, 0}}, {one / 2, {0, 0, 255}}, {one, {0, 0, 255}}}});
    // A circle of 5 pt about (30, 10), white in its middle and black beyond.
    drawing.gradients.push_back({true,
                                 {0, 0, one, 0, 0},
                                 {5 * one, 0, 0, 5 * one, 30 * one, 10 * one},
                                 {{0, {255, 255, 255}}, {one, {0, 0, 0}}}});
    image::Shape filled = box(0, 20);
    filled.fill.emplace();
    filled.gradient = 0;
    drawing.parts.emplace_back(filled);
    image::Shape ringed = box(22, 38);
    ringed.fill.emplace();
    ringed.gradient = 1;
    drawing.parts.emplace_back(ringed);
    image::Shape line;
    line.steps = {{Step::Kind::move, {at(21, 0)}}, {Step::Kind::line, {at(21, 20)}}};
    line.stroke.emplace().width = Length::points(2);
    line.stroke->gradient = 0;
    drawing.parts.emplace_back(line);
    const image::Picture picture{Length::points(40), Length::points(20), std::move(drawing)};
    const std::string page = rendered(pages_of({{"drawing", &picture}}));
    const auto parts = [&](std::size_t x, std::size_t y) {
        std::array<int, 3> rgb{};
        (void)std::sscanf(pixel(page, x, y).c_str(), "%d %d %d", &rgb[0], &rgb[1], &rgb[2]);
        return rgb;
    };
    // The box of the picture begins at (50, 60); a quarter of the way is half red, half lime.
    for (const std::size_t x : {60, 70}) {
        const auto quarter = parts(x, 65);
        CHECK(quarter[0] > 110);
        CHECK(quarter[1] > 110);
        CHECK(quarter[2] == 0);
        CHECK(pixel(page, x, 76) == "0 0 255");
    }
    CHECK(parts(80, 70)[0] > 220);
    CHECK(parts(82, 70)[0] < 160);
    CHECK(pixel(page, 87, 70) == "0 0 0");
}

TEST_CASE("picture: a drawing is drawn alike whatever stands before it on the page") {
    using image::Step;
    const auto at = [](int x, int y) { return image::Point{Length::points(x), Length::points(y)}; };
    image::Shape line;
    line.steps = {{Step::Kind::move, {at(0, 5)}}, {Step::Kind::line, {at(40, 5)}}};
    line.stroke.emplace().width = Length::points(4);
    image::Label label;
    label.text = "I";
    label.size = Length::points(10);
    label.origin = at(10, 19);
    image::Drawing drawing;
    drawing.parts.emplace_back(line);
    drawing.parts.emplace_back(label);
    const image::Picture picture{Length::points(40), Length::points(20), std::move(drawing)};
    page::Pages alone = pages_of({{"drawing", &picture}});
    const pdf::Fonts fonts;
    page::TextMark letter = pdf::text_mark(fonts, fonts.face("Lato"), "I", 0, 0);
    alone.pictures[0].labels = {{letter}};
    page::Pages after = alone;
    // A dotted line, and a letter raised by 6 pt.
    auto& marks = after.pages[0].marks;
    letter.x = Length::points(200);
    letter.baseline = Length::points(200);
    letter.glyphs[0].y = Length::points(6);
    page::LineMark dotted;
    dotted.x1 = dotted.x2 = Length::points(300);
    dotted.y1 = Length::points(200);
    dotted.y2 = Length::points(260);
    dotted.width = Length::points(1);
    dotted.dash = dotted.gap = Length::points(2);
    marks.insert(marks.begin(), dotted);
    marks.insert(marks.begin(), letter);
    const std::string expected = rendered(alone);
    const std::string page = rendered(after);
    CHECK(pixel(expected, 70, 65) == "0 0 0");
    std::size_t different = 0;
    for (std::size_t y = 55; y < 85; ++y) {
        for (std::size_t x = 45; x < 95; ++x) {
            different += pixel(page, x, y) == pixel(expected, x, y) ? 0 : 1;
        }
    }
    CHECK(different == 0);
}

TEST_CASE("picture: the same one twice is kept once, whatever was written before") {
    const image::Picture one = raster(1, 1, "abc");
    const image::Picture other = raster(1, 1, "abd");
    const pdf::Fonts fonts;
    const page::Pages twice = pages_of({{"one", &one}, {"one", &one}, {"other", &other}});
    const std::string first = pdf::write_one(twice, fonts);
    CHECK(pdf::count_of(pdf::opened(first), "/Subtype /Image") == 2);
    CHECK(pdf::write_one(twice, fonts) == first);
    CHECK(pdf::write_one(twice, pdf::Fonts()) == first);
}

TEST_CASE("picture: each is a figure with its text and its box") {
    const image::Picture one = raster(1, 1, "abc");
    const pdf::Fonts fonts;
    const std::string opened = pdf::opened(pdf::write_one(pages_of({{"one", &one}}), fonts));
    CHECK(pdf::count_of(opened, "/Figure<</MCID 0>>BDC") == 1);
    CHECK(pdf::count_of(opened, "/Alt (A flag)") == 1);
    // 841.89 - 60 - 20 and 841.89 - 60
    CHECK(pdf::count_of(opened, "761.89") >= 1);
    CHECK(pdf::count_of(opened, "781.89") >= 1);
}

TEST_CASE("row_filter: the filter with the least differences, none where it does not help") {
    CHECK(pdf::filtered_rows("\x0A\x14\x1E\x0A\x14\x1E", {3, 1, true}) ==
          std::string("\1\x0A\x0A\x0A\2\0\0\0"sv));
    CHECK(pdf::filtered_rows("ab", {1, 1, false}) == std::string("\0a\0b"sv));
    CHECK(pdf::filtered_rows("", {3, 1, true}) == "");
}
