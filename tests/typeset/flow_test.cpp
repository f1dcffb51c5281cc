// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::boxes;
using tests::lines;
using tests::places;
using tests::set;

TEST_CASE("flow: margins between siblings collapse to the larger") {
    const page::Pages pages = set("<p class=\"a\">a</p><p class=\"b\">b</p>",
                                  ".a { margin: 0 0 5pt } .b { margin: 8pt 0 0 }", 100, 100);
    CHECK(places(pages.pages[0]) == "0,8 a\n0,26 b\n");
}

TEST_CASE("flow: a negative margin pulls") {
    const page::Pages pages = set("<p class=\"a\">a</p><p class=\"b\">b</p>",
                                  ".a { margin: 0 0 5pt } .b { margin: -3pt 0 0 }", 100, 100);
    CHECK(places(pages.pages[0]) == "0,8 a\n0,20 b\n");
}

TEST_CASE("flow: a first child's margin goes through its parent, unless an edge is between") {
    const char* body = "<p>a</p><div><p class=\"b\">b</p></div>";
    CHECK(places(set(body, ".b { margin: 6pt 0 } div { background: #ccc }", 100, 100).pages[0]) ==
          "0,8 a\n0,24 b\n");
    CHECK(boxes(set(body, ".b { margin: 6pt 0 } div { background: #ccc }", 100, 100).pages[0]) ==
          "0,16 100x10\n");
    // With a border the margins stay inside: 10 + 1 + 6 + 8, and the box is 1 + 6 + 10 + 6 + 1.
    const page::Pages bordered =
        set(body, ".b { margin: 6pt 0 } div { border: 1pt solid transparent; background: #ccc }",
            100, 100);
    CHECK(places(bordered.pages[0]) == "0,8 a\n1,25 b\n");
    CHECK(boxes(bordered.pages[0]) == "0,10 100x24\n");
}

TEST_CASE("flow: an empty block's own margins collapse through it") {
    const page::Pages pages =
        set("<p>a</p><div class=\"e\"></div><p>b</p>", ".e { margin: 4pt 0 7pt }", 100, 100);
    CHECK(places(pages.pages[0]) == "0,8 a\n0,25 b\n");
}

TEST_CASE("flow: widths, paddings and box-sizing") {
    const auto box = [](const char* css) {
        return boxes(
            set("<div>a</div>", std::string("div { background: #ccc;") + css + "}", 200, 100)
                .pages[0]);
    };
    CHECK(box("") == "0,0 200x10\n");
    CHECK(box("width: 50pt") == "0,0 50x10\n");
    CHECK(box("width: 50pt; padding: 3pt") == "0,0 56x16\n");
    CHECK(box("width: 50pt; padding: 3pt; box-sizing: border-box") == "0,0 50x16\n");
    CHECK(box("width: 50%; margin-left: 10%") == "20,0 100x10\n");
    CHECK(box("max-width: 120pt") == "0,0 120x10\n");
    CHECK(box("width: 10pt; min-width: 30pt") == "0,0 30x10\n");
    CHECK(box("width: 50pt; margin: 0 auto") == "75,0 50x10\n");
    CHECK(box("width: 50pt; margin-left: auto") == "150,0 50x10\n");
    CHECK(box("height: 22pt") == "0,0 200x22\n");
    CHECK(box("min-height: 5pt") == "0,0 200x10\n");
}

TEST_CASE("flow: borders are boxes along the edges, each corner inked once") {
    const page::Pages pages =
        set("<div>a</div>", "div { border: 2pt solid; width: 20pt }", 100, 50);
    CHECK(boxes(pages.pages[0]) == "0,0 24x2\n0,12 24x2\n0,2 2x10\n22,2 2x10\n");
}

TEST_CASE("flow: dashed borders are lines") {
    const page::Pages pages = set("<div>a</div>", "div { border-top: 2pt dashed }", 100, 50);
    const auto& line = std::get<page::LineMark>(pages.pages[0].marks.at(0));
    CHECK(line.y1 == base::Length::points(1));
    CHECK(line.x2 == base::Length::points(100));
    CHECK(line.width == base::Length::points(2));
    CHECK(line.dash == base::Length::points(6));
    CHECK(line.gap == base::Length::points(4));
}

TEST_CASE("flow: text among blocks stands in boxes of its own") {
    CHECK(lines(set("<div>a <b>b</b><p>c</p>d</div>", "b { font-weight: 400 }", 100, 100)) ==
          "a b/c/d");
}

TEST_CASE("flow: a hanging number is placed in the margin of its block") {
    const page::Pages pages =
        set("<div class=\"q\"><span class=\"n\">1</span><p>stem</p></div>",
            "body { padding-left: 30pt } .q { position: relative; margin-top: 7pt }"
            ".n { position: absolute; left: -30pt; width: 20pt }",
            100, 100);
    CHECK(places(pages.pages[0]) == "0,15 1\n30,15 stem\n");
}

TEST_CASE("flow: an absolute box in text stands at its line unless told otherwise") {
    const page::Pages pages = set("<p>aa <em>x</em>bb</p>",
                                  "p { position: relative; padding: 5pt 0 0 20pt }"
                                  "em { position: absolute; left: 0; font-style: normal }",
                                  100, 100);
    CHECK(places(pages.pages[0]) == "20,13 aa \n0,13 x\n50,13 bb\n");
}

TEST_CASE("flow: right and bottom place from the far edges") {
    const page::Pages pages = set("<div>a<b>x</b></div>",
                                  "div { position: relative; height: 40pt }"
                                  "b { position: absolute; right: 0; bottom: 0 }",
                                  100, 100);
    CHECK(places(pages.pages[0]) == "0,8 a\n90,38 x\n");
}

TEST_CASE("flow: relative boxes are moved, those after them are not") {
    CHECK(places(set("<p class=\"a\">a</p><p>b</p>",
                     ".a { position: relative; top: 3pt; left: 4pt }", 100, 100)
                     .pages[0]) == "4,11 a\n0,18 b\n");
}

TEST_CASE("flow: list items hang their markers to the left") {
    const page::Pages pages =
        set("<ol start=\"9\"><li>a</li><li>b</li></ol>",
            "ol { padding-left: 50pt; margin: 0; list-style: decimal }", 100, 100);
    // "9." is 20 wide, half an em off: 50 - 5 - 20.
    CHECK(places(pages.pages[0]) == "25,8 9.\n50,8 a\n15,18 10.\n50,18 b\n");
}

TEST_CASE("flow: a block within an inline element is refused") {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(set("<p>a <b><span>c</span></b></p>",
                                          "span { display: block }", 100, 100, diagnostics)),
                    base::InputError);
    CHECK(tests::messages(diagnostics) == "<span> is a block within the inline <b>\n");
}
