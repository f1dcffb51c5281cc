// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::lines;
using tests::places;
using tests::set;

namespace {

// The lines at every width from `from` to `to` ems, widest last.
std::string staircase(std::string_view body, std::string_view css, int from, int to) {
    std::string result;
    for (int width = from; width <= to; ++width) {
        base::Diagnostics diagnostics;
        result += std::to_string(width) + " " +
                  lines(set(body, css, width * 10, 1000, diagnostics)) + "\n";
    }
    return result;
}

// Every text with its element's name, in order.
std::string owners(const page::Pages& pages) {
    std::string result;
    for (const page::Mark& mark : pages.pages.at(0).marks) {
        if (const auto* text = std::get_if<page::TextMark>(&mark)) {
            result += (text->element == page::artifact
                           ? "artifact"
                           : std::string(pages.elements[text->element].name)) +
                      "(" + std::string(text->text) + ")";
        }
    }
    return result;
}

}  // namespace

TEST_CASE("inline: a staircase of widths") {
    CHECK(staircase("<p>aa bbb c dddd</p>", "", 4, 14) ==
          "4 aa\u00B7/bbb\u00B7/c\u00B7/dddd\n"
          "5 aa\u00B7/bbb c\u00B7/dddd\n"
          "6 aa bbb\u00B7/c dddd\n"
          "7 aa bbb\u00B7/c dddd\n"
          "8 aa bbb c\u00B7/dddd\n"
          "9 aa bbb c\u00B7/dddd\n"
          "10 aa bbb c\u00B7/dddd\n"
          "11 aa bbb c\u00B7/dddd\n"
          "12 aa bbb c\u00B7/dddd\n"
          "13 aa bbb c dddd\n"
          "14 aa bbb c dddd\n");
}

TEST_CASE("inline: white space collapses across inline elements and vanishes at both ends") {
    const page::Pages pages =
        set("<p>\n  a <b> b</b> \n <i>c </i> d\n</p>", "b, i { font-weight: 400 }", 200, 20);
    CHECK(owners(pages) == "p(a )b(b)p( )i(c )p(d)");
    CHECK(places(pages.pages[0]) == "0,8 a \n20,8 b\n30,8  \n40,8 c \n60,8 d\n");
}

TEST_CASE("inline: a space on which a line ends stays in the text") {
    const page::Pages pages = set("<p>aa bb</p>", "", 40, 20);
    const auto& first = std::get<page::TextMark>(pages.pages[0].marks.at(0));
    CHECK(first.text == "aa ");
    REQUIRE(first.glyphs.size() == 3);
    CHECK(first.glyphs[2].x == base::Length::points(20));
    CHECK(first.glyphs[2].text_begin == 2);
    CHECK(first.glyphs[2].text_end == 3);
}

TEST_CASE("text_painter: glyphs share out the text, also where several stand for one cluster") {
    // A zero-width joiner is a glyph of no width in the cluster of the letter before it.
    const page::Pages pages = set("<p>xa\u200Db cd</p>", "", 200, 50);
    const auto& mark = std::get<page::TextMark>(pages.pages[0].marks.at(0));
    CHECK(mark.text == "xa\u200Db cd");
    std::string parts;
    for (const page::PlacedGlyph& glyph : mark.glyphs) {
        parts += "|" + mark.text.substr(glyph.text_begin, glyph.text_end - glyph.text_begin);
    }
    CHECK(parts == "|x|a\u200D||b| |c|d");
}

TEST_CASE("inline: no-break spaces and hyphens hold") {
    CHECK(staircase("<p>aa 60\u00A0GB b\u2011c</p>", "", 5, 6) ==
          "5 aa\u00B7/60\u00A0GB\u00B7/b\u2011c\n"
          "6 aa\u00B7/60\u00A0GB\u00B7/b\u2011c\n");
}

TEST_CASE("inline: a soft hyphen shows at a line's end only") {
    CHECK(staircase("<p>data\u00ADbase</p>", "", 5, 8) ==
          "5 data\u00AD/base\n"
          "6 data\u00AD/base\n"
          "7 data\u00AD/base\n"
          "8 database\n");
}

TEST_CASE("inline: a hyphen in the text is where a line may end") {
    CHECK(lines(set("<p>low-cost</p>", "", 40, 100)) == "low-/cost");
}

TEST_CASE("inline: <br> ends a line, and pre keeps spaces, tabs and line ends") {
    CHECK(lines(set("<p>a <br/> b</p>", "", 100, 100)) == "a\u00B7/b");
    CHECK(lines(set("<pre>a  b\n\tc\n</pre>", "pre { font: inherit }", 200, 100)) ==
          "a  b\u00B7/        c");
}

TEST_CASE("inline: a line that is made to end says a space, which takes no room") {
    const page::Pages pages = set("<p>a<br/><br/>b</p>", "p { text-align: right }", 100, 100);
    CHECK(places(pages.pages[0]) == "90,8 a \n100,18  \n90,28 b\n");
    const auto& mark = std::get<page::TextMark>(pages.pages[0].marks.front());
    CHECK(mark.width == base::Length::points(10));
    CHECK(mark.glyphs.back().x == base::Length::points(10));
}

TEST_CASE("inline: nowrap holds, normal text around it does not") {
    CHECK(lines(set("<p>a <span>b c</span> d</p>", "span { white-space: nowrap }", 40, 100)) ==
          "a\u00B7/b c\u00B7/d");
}

TEST_CASE("inline: a word wider than its box is broken, with a warning") {
    base::Diagnostics diagnostics;
    const page::Pages pages = set("<p>a bcdefg h</p>", "", 40, 100, diagnostics);
    CHECK(lines(pages) == "a\u00B7/bcde/fg h");
    CHECK(tests::messages(diagnostics) == "\"bcdefg\" is wider than its line and was broken\n");
    CHECK(diagnostics.warnings() == 1);
}

TEST_CASE("inline: a preformatted line that is too wide is broken at a space, with a warning") {
    base::Diagnostics diagnostics;
    const page::Pages pages =
        set("<pre>aa bb cc\nd\nefghijk</pre>", "pre { font: inherit }", 60, 100, diagnostics);
    CHECK(lines(pages) == "aa bb\u00B7/cc\u00B7/d\u00B7/efghij/k");
    CHECK(tests::messages(diagnostics) ==
          "line 1 of this preformatted text is too wide and was broken: \"aa bb cc\"\n"
          "line 3 of this preformatted text is too wide and was broken: \"efghijk\"\n");
    base::Diagnostics alone;
    static_cast<void>(set("<pre>aa bb cc\n</pre>", "pre { font: inherit }", 60, 100, alone));
    CHECK(tests::messages(alone) ==
          "the preformatted line \"aa bb cc\" is too wide and was broken\n");
}

TEST_CASE("inline: a nowrap line that is too wide sticks out, with a warning") {
    base::Diagnostics diagnostics;
    const page::Pages pages =
        set("<p>aa bb cc</p>", "p { white-space: nowrap }", 60, 100, diagnostics);
    CHECK(lines(pages) == "aa bb cc");
    CHECK(tests::messages(diagnostics) == "\"aa bb cc\" sticks out of its line\n");
}

TEST_CASE("inline: a runt gets company from the line above") {
    // First fit would leave "f" alone: 10 < 160 / 8.
    CHECK(lines(set("<p>aaa bbb ccc ddd f</p>", "", 160, 100)) == "aaa bbb ccc\u00B7/ddd f");
    // 20 is not under 160 / 8.
    CHECK(lines(set("<p>aaa bbb ccc ddd ff</p>", "", 160, 100)) == "aaa bbb ccc ddd\u00B7/ff");
}

TEST_CASE("inline: overflow-wrap: anywhere breaks a word without a warning") {
    CHECK(lines(set("<p>a bcdefg h</p>", "p { overflow-wrap: anywhere }", 40, 100)) ==
          "a\u00B7/bcde/fg h");
}

TEST_CASE("inline: text-align puts lines where it says") {
    const auto at = [](const char* align) {
        return places(set("<p>aa bb c</p>", std::string("p { text-align: ") + align + " }", 60, 100)
                          .pages[0]);
    };
    CHECK(at("left") == "0,8 aa bb \n0,18 c\n");
    CHECK(at("right") == "10,8 aa bb \n50,18 c\n");
    CHECK(at("center") == "5,8 aa bb \n25,18 c\n");
}

TEST_CASE("inline: justified lines fill the measure, the last one does not") {
    const page::Pages pages = set("<p>a b c dd e</p>", "p { text-align: justify }", 60, 100);
    const auto& first = std::get<page::TextMark>(pages.pages[0].marks.at(0));
    CHECK(first.text == "a b c ");
    // 60 - 50 = 10 over two spaces.
    CHECK(first.glyphs[2].x == base::Length::points(25));
    CHECK(first.glyphs[4].x == base::Length::points(50));
    CHECK(std::get<page::TextMark>(pages.pages[0].marks.at(1)).text == "dd e");
}

TEST_CASE("inline: text-indent moves the first line only") {
    CHECK(places(set("<p>aa bb cc</p>", "p { text-indent: 10pt }", 60, 100).pages[0]) ==
          "10,8 aa bb \n0,18 cc\n");
}

TEST_CASE("inline: letter-spacing comes after every letter") {
    const page::Pages pages = set("<p>abc</p>", "p { letter-spacing: 2pt }", 100, 100);
    const auto& text = std::get<page::TextMark>(pages.pages[0].marks.at(0));
    CHECK(text.glyphs[1].x == base::Length::points(12));
    CHECK(text.glyphs[2].x == base::Length::points(24));
}

TEST_CASE("inline: sub and sup move their baseline, never the line") {
    const page::Pages pages =
        set("<p>F<sub>1</sub>x<sup>2</sup><br/>y</p>", "sub, sup { font-size: 5pt }", 100, 100);
    // A fifth of 10 down, a third up.
    CHECK(places(pages.pages[0]) == "0,8 F\n10,10 1\n15,8 x\n25,4.667 2\n30,8  \n0,18 y\n");
}

TEST_CASE("inline: text of a taller line-height makes its line taller, a taller font does not") {
    CHECK(
        places(set("<p>a<b>b</b><br/>c</p>", "b { font: 10pt/30pt Square }", 100, 100).pages[0]) ==
        "0,18 a\n10,18 b\n20,18  \n0,38 c\n");
    CHECK(
        places(set("<p>a<b>b</b><br/>c</p>", "b { font: 20pt/10pt Square }", 100, 100).pages[0]) ==
        "0,8 a\n10,8 b\n30,8  \n0,18 c\n");
}

TEST_CASE("inline: padding, border and background of an inline box") {
    const page::Pages pages = set("<p>a<u>b</u>c</p>",
                                  "u { padding: 0 5pt; margin: 0 2pt; border-bottom: 1pt solid; "
                                  "text-decoration: none }",
                                  100, 100);
    CHECK(places(pages.pages[0]) == "0,8 a\n17,8 b\n34,8 c\n");
    CHECK(tests::boxes(pages.pages[0]) == "12,10 20x1\n");
}

TEST_CASE("inline: an inline-block stands on its last line's baseline") {
    const page::Pages pages = set("<p>a<span>b<br/>c</span>d</p>",
                                  "span { display: inline-block; padding: 5pt }", 100, 100);
    CHECK(places(pages.pages[0]) == "0,23 a\n15,13 b \n15,23 c\n30,23 d\n");
}

TEST_CASE("inline: text-transform and generated content") {
    CHECK(lines(set("<p class=\"a\">x</p>",
                    ".a { text-transform: uppercase } .a::before { content: \"no. \" }", 100,
                    100)) == "NO. X");
}

TEST_CASE("inline: marks of ::before and of text belong to their elements") {
    const page::Pages pages = set("<p>a<b aria-hidden=\"true\">b</b><i>c</i></p>",
                                  "p::before { content: \"+\" }", 100, 100);
    CHECK(owners(pages) == "p(+a)artifact(b)i(c)");
}

TEST_CASE("inline: a character that no font has is an error with its code point") {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(set("<p>a \u4E2D</p>", "", 100, 100, diagnostics)),
                    base::InputError);
    CHECK(tests::messages(diagnostics) == "no font has the character U+4E2D \"\u4E2D\"\n");
    CHECK_FALSE(diagnostics.blame_machine());
}

TEST_CASE("inline: a character that shows nothing needs no font") {
    // Before, between and after letters, and alone.
    CHECK(lines(set("<p>\u2062a\u2062b\uFE0F \u2062</p>", "", 100, 100)) ==
          "\u2062a\u2062b\uFE0F \u2062");
}

TEST_CASE("inline: a family that is not in the book is an error, told once") {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(set("<p>a</p><div>b</div>", "body { font-family: Nowhere }",
                                          100, 100, diagnostics)),
                    base::InputError);
    CHECK(tests::messages(diagnostics) == "no font family \"Nowhere\" in the font book\n");
}
