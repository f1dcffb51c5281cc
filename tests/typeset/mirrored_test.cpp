// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::boxes;
using tests::lines;
using tests::places;
using tests::set;

namespace {

// Hebrew letters are squares of the test font like all others.
std::string places_of(std::string_view body, std::string_view css = "", int width = 100) {
    return places(set(body, css, width, 200).pages[0]);
}
std::string boxes_of(std::string_view body, std::string_view css, int width = 100) {
    return boxes(set(body, css, width, 200).pages[0]);
}

}  // namespace

TEST_CASE("mirrored: a paragraph from right to left begins at the right") {
    CHECK(places_of("<p dir='rtl'>\u05D0\u05D1\u05D2</p>") == "70,8 \u05D0\u05D1\u05D2\n");
    CHECK(places_of("<p dir='rtl'>ab</p>") == "80,8 ab\n");
    CHECK(places_of("<p dir='rtl'>ab</p>", "p { text-align: end }") == "0,8 ab\n");
    CHECK(places_of("<p dir='rtl'>ab</p>", "p { text-align: left }") == "0,8 ab\n");
    CHECK(places_of("<p dir='rtl'>ab</p>", "p { text-align: center }") == "40,8 ab\n");
    CHECK(places_of("<p dir='rtl'>ab</p>", "p { text-indent: 5pt }") == "75,8 ab\n");
}

TEST_CASE("mirrored: letters from right to left stand in the order of reading") {
    const page::Pages pages = set("<p>\u05D0\u05D1\u05D2</p>", "", 100, 20);
    const auto& mark = std::get<page::TextMark>(pages.pages[0].marks.at(0));
    REQUIRE(mark.glyphs.size() == 3);
    CHECK(mark.x == base::Length::points(0));
    CHECK(mark.width == base::Length::points(30));
    // 20, 10, 0: the first letter at the right.
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(base::Length(mark.glyphs[i].x) ==
              base::Length::points(20 - 10 * static_cast<int>(i)));
        CHECK(mark.glyphs[i].text_begin == 2 * i);
        CHECK(mark.glyphs[i].text_end == 2 * i + 2);
    }
}

TEST_CASE("mirrored: mixed directions in one line") {
    // ab, then three letters leftwards, then cd.
    CHECK(places_of("<p>ab \u05D0\u05D1\u05D2 cd</p>") ==
          "0,8 ab \n30,8 \u05D0\u05D1\u05D2\n60,8  cd\n");
    // From the right: two letters and a space, then cd.
    CHECK(places_of("<p dir='rtl'>\u05D0\u05D1 cd</p>") == "70,8 \u05D0\u05D1 \n50,8 cd\n");
    // A span of the other direction is one thing to what is around it.
    CHECK(places_of("<p>a <span dir='rtl'>b \u05D0!</span> c</p>") ==
          "0,8 a \n50,8 b\n20,8  \u05D0!\n60,8  c\n");
}

TEST_CASE("mirrored: what has another direction is one thing to what is around it") {
    const std::string css = "code, pre { direction: ltr; font: inherit }";
    // Otherwise its sign would stand at its left.
    CHECK(places_of("<p dir='rtl'>\u05D0 <code>a;</code></p>", css) == "80,8 \u05D0 \n60,8 a;\n");
    CHECK(places_of("<p>a <code>b;</code></p>", css) == "0,8 a \n20,8 b;\n");
    CHECK(places_of("<div dir='rtl'><pre>a;\n\u05D0;</pre></div>", css) ==
          "0,8 a; \n0,18 \u05D0\n10,18 ;\n");
}

TEST_CASE("mirrored: lines break in the order of reading") {
    std::string staircase;
    for (int width = 2; width <= 7; ++width) {
        staircase +=
            std::to_string(width) + " " +
            lines(set("<p dir='rtl'>\u05D0\u05D1 \u05D2\u05D3 \u05D4</p>", "", width * 10, 100)) +
            "\n";
    }
    CHECK(staircase ==
          "2 \u05D0\u05D1\u00B7/\u05D2\u05D3\u00B7/\u05D4\n"
          "3 \u05D0\u05D1\u00B7/\u05D2\u05D3\u00B7/\u05D4\n"
          "4 \u05D0\u05D1\u00B7/\u05D2\u05D3 \u05D4\n"
          "5 \u05D0\u05D1 \u05D2\u05D3\u00B7/\u05D4\n"
          "6 \u05D0\u05D1 \u05D2\u05D3\u00B7/\u05D4\n"
          "7 \u05D0\u05D1 \u05D2\u05D3 \u05D4\n");
    // What hangs at the end of a line stands to its left.
    CHECK(places_of("<p dir='rtl'>\u05D0\u05D1 \u05D2\u05D3</p>", "", 30) ==
          "0,8 \u05D0\u05D1 \n10,18 \u05D2\u05D3\n");
}

TEST_CASE("mirrored: blocks, and the sides at which lines begin and end") {
    const std::string css = "p { width: 30pt; height: 10pt; background: black }";
    CHECK(boxes_of("<div><p/></div>", css) == "0,0 30x10\n");
    CHECK(boxes_of("<div dir='rtl'><p/></div>", css) == "70,0 30x10\n");
    CHECK(boxes_of("<div dir='rtl'><p/></div>", css + "p { margin-inline-start: 5pt }") ==
          "65,0 30x10\n");
    CHECK(boxes_of("<div dir='rtl'><p/></div>", css + "p { margin-inline: auto }") ==
          "35,0 30x10\n");
    CHECK(boxes_of("<div dir='rtl'><p/></div>", css + "p { margin-inline: auto 0 }") ==
          "0,0 30x10\n");
    CHECK(boxes_of("<div dir='rtl'><p/></div>", css + "p { margin-inline-end: 80pt }") ==
          "70,0 30x10\n");
    CHECK(places_of("<p dir='rtl'>ab</p>", "p { padding-inline-start: 7pt }") == "73,8 ab\n");
}

TEST_CASE("mirrored: flexible rows and columns") {
    const std::string css =
        "div { display: flex; column-gap: 5pt } p { width: 20pt; height: 10pt; background: black }";
    CHECK(boxes_of("<div dir='rtl'><p/><p/></div>", css) == "80,0 20x10\n55,0 20x10\n");
    CHECK(boxes_of("<div dir='rtl'><p/><p/></div>", css + "div { justify-content: end }") ==
          "25,0 20x10\n0,0 20x10\n");
    CHECK(boxes_of("<div dir='rtl'><p/></div>", css + "p { margin-inline-start: 3pt }") ==
          "77,0 20x10\n");
    CHECK(boxes_of("<div dir='rtl'><p/></div>",
                   css + "div { flex-direction: column; align-items: flex-start }") ==
          "80,0 20x10\n");
}

TEST_CASE("mirrored: the first column of a text stands at the right") {
    const std::string body = "<div class='c'><p>a</p><p>b</p><p>c</p><p>d</p></div>";
    const std::string css = ".c { column-count: 2; column-gap: 20pt; direction: rtl }";
    CHECK(places_of(body, css) == "90,8 a\n90,18 b\n30,8 c\n30,18 d\n");
    // (100 - 10) / 3 = 30
    CHECK(places_of(body, css + ".c { column-count: 3; column-gap: 5pt }") ==
          "90,8 a\n90,18 b\n55,8 c\n55,18 d\n");
}

TEST_CASE("mirrored: the line that begins the further pages of a question stands at the right") {
    const page::Pages pages = set("<div dir='rtl'><p>a</p><p>b</p><p>c</p></div>",
                                  "div::before { content: 'on'; position: -papersetter-continued; "
                                  "margin-inline-start: -3pt } div { margin: 0 5pt 0 20pt }",
                                  100, 20);
    REQUIRE(pages.pages.size() == 2);
    CHECK(places(pages.pages[1]).find("78,8 on\n") != std::string::npos);  // 100 - 5 + 3 - 20
}

TEST_CASE("mirrored: tables begin with their last column, borders too") {
    const std::string css =
        "table { width: 40pt; border-collapse: collapse } td { width: 20pt; height: 10pt; "
        "border-inline-start: 2pt solid black }";
    // Cells of 22 pt: the first one's border at the right, the second one's between them.
    CHECK(boxes_of("<table dir='rtl'><tbody><tr><td/><td/></tr></tbody></table>", css, 44) ==
          "42,0 2x10\n20,0 2x10\n");
    CHECK(places_of("<table dir='rtl'><tbody><tr><td>a</td><td>b</td></tr></tbody></table>",
                    "table { width: 40pt }", 40) == "30,8 a\n10,8 b\n");
}

TEST_CASE("mirrored: list markers hang at the right") {
    CHECK(places_of("<ul dir='rtl'><li>\u05D0</li></ul>", "ul { margin: 0 }") ==
          "85,8 \u2022\n70,8 \u05D0\n");
}

TEST_CASE("mirrored: boxes placed by the sides at which lines begin") {
    const std::string css =
        "div { position: relative; height: 50pt } p { position: absolute; width: 20pt; height: "
        "10pt; background: black } ";
    CHECK(boxes_of("<div dir='rtl'><p/></div>", css + "p { inset-inline-start: 5pt }") ==
          "75,0 20x10\n");
    CHECK(boxes_of("<div dir='rtl'><p/></div>", css + "p { inset-inline-end: 5pt }") ==
          "5,0 20x10\n");
    CHECK(boxes_of("<div dir='rtl'><p/></div>", css) == "80,0 20x10\n");
    CHECK(boxes_of("<div dir='rtl'><p/></div>", css + "p { left: 1pt; right: 2pt }") ==
          "78,0 20x10\n");
}

TEST_CASE("mirrored: inline boxes have their own edges and parts") {
    const std::string css = "b { background: black; font-weight: 400 }";
    // Of "b א" in an English line the letters stand apart from nothing: one part.
    CHECK(boxes_of("<p>a <b>b \u05D0</b></p>", css) == "20,0 30x10\n");
    // Two parts: what is in the box stands on both sides of what is not.
    CHECK(boxes_of("<p>a<b>b\u05D0</b>\u05D1</p>", css) == "10,0 10x10\n30,0 10x10\n");
    CHECK(places_of("<p dir='rtl'><b>\u05D0</b>\u05D1</p>",
                    "b { padding-inline-start: 3pt; font-weight: 400 }") ==
          "87,8 \u05D0\n77,8 \u05D1\n");
}
