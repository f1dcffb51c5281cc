// SPDX-License-Identifier: MIT
#include "pdf/content.hpp"

#include <doctest/doctest.h>

#include <sstream>

#include "fixture.hpp"
#include "pdf/font_programs.hpp"

using namespace papersetter;
using base::Length;
using pdf::text_mark;

namespace {

// Without the tags.
std::string bare(const std::string& content) {
    std::istringstream lines(content);
    std::string result;
    for (std::string line; std::getline(lines, line);) {
        const bool is_tag = line.ends_with("BDC") || line.ends_with("BMC") || line == "EMC";
        if (!is_tag) result += line + "\n";
    }
    return result;
}

// The font whose every glyph is one em wide, on a page of 200 × 100 pt.
struct Square {
    pdf::Fonts fonts{"tests/fonts"};
    font::FaceId face = fonts.face("Square");

    page::TextMark text(std::string_view text, int x, int baseline) const {
        return text_mark(fonts, face, text, x, baseline);
    }
    // Element 0 is a paragraph, element 1 a heading.
    std::string tagged(std::vector<page::Mark> marks) const {
        page::Pages pages = pdf::one_page(std::move(marks));
        pages.pages[0].height = Length::points(100);
        pages.elements.push_back({"h1", "", page::artifact, page::no_attributes, {}});
        pdf::StructureTree tree({&pages}, "en");
        pdf::PageTags tags(tree, 0, 0);
        pdf::DocumentFonts document(fonts.programs.state());
        pdf::DocumentPictures pictures;
        pdf::TextBuffer content;
        pdf::write_content(pages, 0, document, pictures, tags, content);
        return std::string(content.view());
    }
    std::string content(std::vector<page::Mark> marks) const {
        return bare(tagged(std::move(marks)));
    }
};

page::BoxMark box(int x, int y, int width, int height, page::Colour colour = {}) {
    return {0,
            {Length::points(x), Length::points(y), Length::points(width), Length::points(height)},
            colour};
}

page::LineMark line(int y, int width, int dash = 0, int gap = 0) {
    page::LineMark mark;
    mark.x1 = Length::points(10);
    mark.x2 = Length::points(20);
    mark.y1 = mark.y2 = Length::points(y);
    mark.width = Length::points(width);
    mark.dash = Length::points(dash);
    mark.gap = Length::points(gap);
    return mark;
}

}  // namespace

TEST_CASE("content: text stands where its mark says, y upwards") {
    const Square square;
    CHECK(square.content({square.text("ab c", 20, 30)}) ==
          "BT\n20 70 Td\n/F0 10 Tf\n(ab c)Tj\nET\n");
}

TEST_CASE("content: the next mark moves from the last one, and sets nothing twice") {
    const Square square;
    page::TextMark grey = square.text("c", 25, 54);
    grey.colour = {51, 51, 51};
    CHECK(square.content({square.text("a", 20, 30), square.text("b", 20, 42), grey}) ==
          "BT\n20 70 Td\n/F0 10 Tf\n(a)Tj\n0 -12 Td\n(b)Tj\n.2 g\n5 -12 Td\n(c)Tj\nET\n");
}

TEST_CASE("content: a number stands only where a place differs from the widths") {
    const Square square;
    page::TextMark mark = square.text("abcd", 0, 100);
    // b is drawn 0.5 pt nearer (50/1000 em at 10 pt), c follows it by its width, d stands free.
    mark.glyphs[1].x = Length::thousandths(9500);
    mark.glyphs[2].x = Length::thousandths(19500);
    mark.glyphs[3].x = Length::thousandths(32000);
    CHECK(square.content({mark}) == "BT\n0 0 Td\n/F0 10 Tf\n[(a)50(bc)-250(d)]TJ\nET\n");
}

TEST_CASE("content: differences too small to see wait until they add up") {
    const Square square;
    page::TextMark mark = square.text("abcdef", 0, 100);
    // Each glyph 0.01 pt (1/1000 em) further: at the fifth it is 4/1000 em, and is made good.
    for (std::size_t i = 0; i < 6; ++i) {
        mark.glyphs[i].x = Length::thousandths(static_cast<std::int64_t>(i) * 10010);
    }
    CHECK(square.content({mark}) == "BT\n0 0 Td\n/F0 10 Tf\n[(abcd)-4(ef)]TJ\nET\n");
}

TEST_CASE("content: a raised glyph, and one of another size") {
    const Square square;
    page::TextMark mark = square.text("abc", 0, 100);
    mark.glyphs[1].y = Length::thousandths(2500);
    page::TextMark small = square.text("d", 40, 100);
    small.size = Length::thousandths(7500);
    CHECK(square.content({mark, small}) ==
          "BT\n0 0 Td\n/F0 10 Tf\n(a)Tj\n2.5 Ts\n(b)Tj\n0 Ts\n(c)Tj\n"
          "40 0 Td\n/F0 7.5 Tf\n(d)Tj\nET\n");
}

TEST_CASE("content: characters outside the base subset come from a second font") {
    const Square square;
    using namespace std::string_literals;
    CHECK(square.content({square.text("aéb", 0, 100)}) ==
          "BT\n0 0 Td\n/F0 10 Tf\n(a)Tj\n/F1 10 Tf\n(\0\1)Tj\n/F0 10 Tf\n(b)Tj\nET\n"s);
}

TEST_CASE("content: parentheses and backslashes need no escape") {
    const Square square;
    const std::string content = square.content({square.text("f(\\x)", 0, 100)});
    CHECK(pdf::count_of(content, "(") == 1);
    CHECK(pdf::count_of(content, ")") == 1);
    CHECK(pdf::count_of(content, "\\") == 0);
}

TEST_CASE("content: boxes of one colour share a path, others do not") {
    const Square square;
    CHECK(square.content({box(10, 20, 30, 40), box(50, 20, 1, 1)}) ==
          "10 40 30 40 re\n50 79 1 1 re\nf\n");
    CHECK(square.content({box(10, 20, 30, 40), box(50, 20, 1, 1, {255, 0, 51})}) ==
          "10 40 30 40 re\nf\n1 0 .2 rg\n50 79 1 1 re\nf\n");
    CHECK(square.content({box(10, 20, 0, 40), box(10, 20, 5, 0)}) == "");
}

TEST_CASE("content: a box between texts ends the text, and keeps its order") {
    const Square square;
    CHECK(square.content({square.text("a", 0, 100), box(0, 0, 1, 1), square.text("b", 5, 100)}) ==
          "BT\n0 0 Td\n/F0 10 Tf\n(a)Tj\nET\n0 99 1 1 re\nf\nBT\n5 0 Td\n(b)Tj\nET\n");
}

TEST_CASE("content: lines, dashed and solid") {
    const Square square;
    CHECK(square.content({line(10, 1), line(20, 2, 3, 4), line(30, 2, 3, 4), line(40, 2)}) ==
          "10 90 m\n20 90 l S\n2 w\n[3 4]0 d\n10 80 m\n20 80 l S\n10 70 m\n20 70 l S\n"
          "[]0 d\n10 60 m\n20 60 l S\n");
}

TEST_CASE("content: grey is one number, the stroke has its own colour") {
    const Square square;
    page::LineMark red = line(10, 1);
    red.colour = {255, 0, 0};
    CHECK(square.content({red, box(0, 0, 1, 1, {128, 128, 128})}) ==
          "1 0 0 RG\n10 90 m\n20 90 l S\n.502 g\n0 99 1 1 re\nf\n");
}

TEST_CASE("content: nothing for no marks, for no glyphs and for size 0") {
    const Square square;
    page::TextMark none = square.text("", 0, 100);
    CHECK(square.content({}) == "");
    CHECK(square.content({none}) == "");
    page::TextMark unseen = square.text("a", 0, 100);
    unseen.size = Length();
    CHECK(square.content({unseen}).find("Tj") == std::string::npos);
}

TEST_CASE("content: marks of one element share a tag within a text object") {
    const Square square;
    page::TextMark heading = square.text("c", 0, 50);
    heading.element = 1;
    CHECK(square.tagged({square.text("a", 0, 100), square.text("b", 10, 100), heading}) ==
          "BT\n/P<</MCID 0>>BDC\n0 0 Td\n/F0 10 Tf\n(a)Tj\n10 0 Td\n(b)Tj\nEMC\n"
          "/H<</MCID 1>>BDC\n-10 50 Td\n(c)Tj\nEMC\nET\n");
}

TEST_CASE("content: artifacts stand between, heads and feet say what they are") {
    const Square square;
    page::BoxMark rule = box(0, 0, 1, 1);
    rule.element = page::artifact;
    page::TextMark head = square.text("h", 0, 10);
    head.element = page::running_head;
    page::TextMark foot = square.text("f", 0, 90);
    foot.element = page::running_foot;
    CHECK(square.tagged({square.text("a", 0, 100), rule, head, foot}) ==
          "BT\n/P<</MCID 0>>BDC\n0 0 Td\n/F0 10 Tf\n(a)Tj\nEMC\nET\n"
          "/Artifact BMC\n0 99 1 1 re\nf\nEMC\n"
          "BT\n/Artifact<</Type/Pagination/Subtype/Header>>BDC\n0 90 Td\n(h)Tj\nEMC\n"
          "/Artifact<</Type/Pagination/Subtype/Footer>>BDC\n0 -80 Td\n(f)Tj\nEMC\nET\n");
}

TEST_CASE("content: text and boxes of one element stand in one tag around both") {
    const Square square;
    CHECK(square.tagged({square.text("a", 0, 100), box(0, 0, 1, 1)}) ==
          "/P<</MCID 0>>BDC\nBT\n0 0 Td\n/F0 10 Tf\n(a)Tj\nET\n0 99 1 1 re\nf\nEMC\n");
    CHECK(square.tagged({box(0, 0, 0, 1)}) == "");
}
