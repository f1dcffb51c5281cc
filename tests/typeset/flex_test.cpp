// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::boxes;
using tests::places;
using tests::set;

namespace {

std::string row(std::string_view css, std::string_view body = "<b>a</b><b>bb</b>",
                int width = 100) {
    return places(set("<div>" + std::string(body) + "</div>",
                      "div { display: flex;" + std::string(css) + "}", width, 100)
                      .pages[0]);
}

}  // namespace

TEST_CASE("flex: items stand side by side as wide as their text") {
    CHECK(row("") == "0,8 a\n10,8 bb\n");
    CHECK(row("gap: 5pt") == "0,8 a\n15,8 bb\n");
}

TEST_CASE("flex: justify-content") {
    CHECK(row("justify-content: flex-end") == "70,8 a\n80,8 bb\n");
    CHECK(row("justify-content: center") == "35,8 a\n45,8 bb\n");
    CHECK(row("justify-content: space-between") == "0,8 a\n80,8 bb\n");
}

TEST_CASE("flex: one growing item pushes the others to the side") {
    CHECK(row("} b:first-child { flex: 1") == "0,8 a\n80,8 bb\n");
    CHECK(row("} b { flex: 1") == "0,8 a\n50,8 bb\n");
}

TEST_CASE("flex: items shrink to their longest word, and text in them wraps") {
    CHECK(row("", "<b>aa bb</b><b>cc</b>", 50) == "0,8 aa \n0,18 bb\n30,8 cc\n");
}

TEST_CASE("flex: rows wrap when they are full") {
    CHECK(row("flex-wrap: wrap", "<b>aaaa</b><b>bbbb</b><b>cc</b>", 80) ==
          "0,8 aaaa\n40,8 bbbb\n0,18 cc\n");
    CHECK(row("flex-wrap: wrap; gap: 4pt 2pt", "<b>aaaa</b><b>bbbb</b><b>cc</b>", 80) ==
          "0,8 aaaa\n0,22 bbbb\n42,22 cc\n");
}

TEST_CASE("flex: align-items across a row") {
    const auto aligned = [](const char* align) {
        return row(std::string("align-items: ") + align + "} .h { height: 30pt",
                   "<b class=\"h\">a</b><b>b</b>");
    };
    CHECK(aligned("flex-start") == "0,8 a\n10,8 b\n");
    CHECK(aligned("center") == "0,8 a\n10,18 b\n");
    CHECK(aligned("flex-end") == "0,8 a\n10,28 b\n");
}

TEST_CASE("flex: baselines meet") {
    CHECK(row("align-items: baseline } .l { font: 20pt/20pt Square",
              "<b>a</b><b class=\"l\">b</b>") == "0,16 a\n10,16 b\n");
}

TEST_CASE("flex: stretched items are as tall as the row") {
    const page::Pages pages =
        set("<div><b>a</b><b class=\"h\">b</b></div>",
            "div { display: flex } b { background: #ccc } .h { height: 30pt }", 100, 100);
    CHECK(boxes(pages.pages[0]) == "0,0 10x30\n10,0 10x30\n");
}

TEST_CASE("flex: a column stacks its items with gaps") {
    CHECK(row("flex-direction: column; row-gap: 3pt") == "0,8 a\n0,21 bb\n");
}

TEST_CASE("flex: auto margins take what is left") {
    CHECK(row("} b + b { margin-left: auto") == "0,8 a\n80,8 bb\n");
}

TEST_CASE("flex: the row falls back to a column as soon as one item does not fit its share") {
    const char* css = "-papersetter-row-fallback: column; column-gap: 10pt";
    const char* body = "<b>aa</b><b>bbb</b><b>c</b>";
    // Three shares of 30 and two gaps of 10 are 110.
    CHECK(row(css, body, 110) == "0,8 aa\n40,8 bbb\n80,8 c\n");
    CHECK(row(css, body, 109) == "0,8 aa\n0,18 bbb\n0,28 c\n");
    CHECK(row(css, body, 200) == "0,8 aa\n70,8 bbb\n140,8 c\n");
}

TEST_CASE("flex: text straight in a flex container is an item") {
    CHECK(row("gap: 5pt", "x<b>a</b>y z") == "0,8 x\n15,8 a\n30,8 y z\n");
}
