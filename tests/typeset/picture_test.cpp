// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using base::Length;

namespace {

// "p" is 60 × 30 pt, "tall" 20 × 200 pt, "d" a drawing of 40 × 20 pt with two texts.
const image::Gallery& gallery() {
    static const image::Gallery made = [] {
        image::Gallery pictures;
        pictures["p"] = {Length::points(60), Length::points(30), image::Raster{}};
        pictures["tall"] = {Length::points(20), Length::points(200), image::Raster{}};
        image::Drawing drawing;
        image::Label label;
        label.text = "abc";
        label.size = Length::points(4);
        drawing.parts.emplace_back(label);
        label.anchor = image::Label::Anchor::end;
        label.families = {"Nobody", "serif"};
        drawing.parts.emplace_back(label);
        pictures["d"] = {Length::points(40), Length::points(20), std::move(drawing)};
        return pictures;
    }();
    return made;
}

// The pictures of each page as "x,y WxH name", in points.
std::string shown(const page::Pages& pages) {
    std::string text;
    for (const page::Page& page : pages.pages) {
        if (&page != &pages.pages.front()) text += " // ";
        for (const page::Mark& mark : page.marks) {
            const auto* picture = std::get_if<page::PictureMark>(&mark);
            if (picture == nullptr) continue;
            const page::Rectangle& box = picture->box;
            text += (text.empty() || text.ends_with(' ') ? "" : " ") + base::to_string(box.x) +
                    "," + base::to_string(box.y) + " " + base::to_string(box.width) + "x" +
                    base::to_string(box.height);
        }
    }
    return text;
}

std::string placed(std::string_view body, std::string_view css = "", int width = 100,
                   int height = 1000) {
    base::Diagnostics diagnostics;
    const page::Pages pages = tests::set_with(gallery(), body, css, width, height, diagnostics);
    CHECK(tests::messages(diagnostics) == "");
    return shown(pages);
}

}  // namespace

TEST_CASE("picture: a block in its natural size, or as its attributes and style say") {
    CHECK(placed("<figure><img src='p' alt='x'/></figure>") == "0,0 60x30");
    CHECK(placed("<figure><img src='p' alt='x' width='40pt'/></figure>") == "0,0 40x20");
    CHECK(placed("<figure><img src='p' alt='x' height='10pt'/></figure>") == "0,0 20x10");
    CHECK(placed("<figure><img src='p' alt='x' scale='50%'/></figure>") == "0,0 30x15");
    CHECK(placed("<figure><img src='p' alt='x' width='80%'/></figure>") == "0,0 80x40");
    CHECK(placed("<figure><img src='p' alt='x' width='40pt'/></figure>", "img { width: 20pt }") ==
          "0,0 20x10");
    CHECK(placed("<figure><img src='p' alt='x' width='40pt'/></figure>", "img { height: 60pt }") ==
          "0,0 40x60");
    CHECK(placed("<p>a</p><figure><img src='p' alt='x'/></figure><figure><img src='p' "
                 "alt='x'/></figure>",
                 "figure { margin: 5pt 0 7pt 3pt }") == "3,15 60x30 3,52 60x30");
    CHECK(placed("<figure><img src='p' alt='x'/></figure>",
                 "img { margin: 0 auto; border: 1pt solid black; padding: 2pt }") == "20,3 60x30");
}

TEST_CASE("picture: a staircase of columns, none is wider than its column") {
    std::string stairs;
    for (const int width : {10, 30, 59, 60, 61}) {
        stairs += placed("<figure><img src='p' alt='x'/></figure>", "", width) + "; ";
    }
    CHECK(stairs == "0,0 10x5; 0,0 30x15; 0,0 59x29.5; 0,0 60x30; 0,0 60x30; ");
    stairs.clear();
    // In a line it stands on the baseline, 2 pt above the line's end.
    for (const int width : {30, 60, 70, 80}) {
        stairs += placed("<p>a<img src='p' alt='x'/>b</p>", "", width) + "; ";
    }
    CHECK(stairs == "0,10 30x15; 0,10 60x30; 10,0 60x30; 10,0 60x30; ");
}

TEST_CASE("picture: columns of a table share their width with it") {
    CHECK(placed("<table><tr><td><img src='p' alt='x'/></td><td>ab</td></tr></table>") ==
          "0,0 60x30");
}

TEST_CASE("picture: a table that is too wide for its pictures tells that they gave way") {
    const auto told = [](std::string_view cells) {
        base::Diagnostics diagnostics;
        static_cast<void>(tests::set_with(gallery(),
                                          "<table><tr>" + std::string(cells) + "</tr></table>",
                                          "td { padding: 0 }", 90, 100, diagnostics));
        return tests::messages(diagnostics);
    };
    const std::string picture = "<td>a <img src='p' alt='x'/></td>";
    CHECK(told(picture + "<td>ab</td>") == "");
    CHECK(told(picture + picture) ==
          "this table is too wide, and what is in its cells was made narrower\n");
    CHECK(told(picture + "<td>abcdefg</td>") ==
          "this table is too wide, and words in its cells were broken\n");
}

TEST_CASE("picture: one that does not fit stands whole on the next page") {
    CHECK(placed("<p>a</p><figure><img src='p' alt='x'/></figure>", "", 100, 35) ==
          " // 0,0 60x30");
    CHECK(placed("<p>a</p><figure><img src='p' alt='x'/></figure>", "", 100, 40) == "0,10 60x30");
    CHECK(placed("<figure><img src='tall' alt='x'/></figure>", "", 100, 200) == "0,0 20x200");
}

TEST_CASE("picture: its caption stays with it, above or below") {
    const std::string picture = "<img src='p' alt='x'/>";
    const std::string caption = "<figcaption>b</figcaption>";
    const auto at = [](const std::string& inner, int height) {
        base::Diagnostics diagnostics;
        const page::Pages pages = tests::set_with(
            gallery(), "<p>a</p><figure>" + inner + "</figure>", "", 100, height, diagnostics);
        CHECK(tests::messages(diagnostics) == "");
        return tests::lines(pages);
    };
    // A line of 10 pt, the picture of 30, its caption of 10.
    CHECK(at(picture + caption, 50) == "a/b");
    CHECK(at(picture + caption, 49) == "a//b");
    CHECK(at(caption + picture, 50) == "a/b");
    CHECK(at(caption + picture, 49) == "a//b");
    CHECK(placed("<p>a</p><figure>" + caption + picture + "</figure>", "", 100, 49) ==
          " // 0,10 60x30");
    CHECK(placed("<p>a</p><figure>" + picture + caption + "</figure>", "", 100, 49) ==
          " // 0,0 60x30");
}

TEST_CASE("picture: one that is taller than the page is made smaller, with a warning") {
    base::Diagnostics diagnostics;
    const page::Pages pages = tests::set_with(
        gallery(), "<figure><img src='tall' alt='x'/></figure>", "", 100, 100, diagnostics);
    CHECK(shown(pages) == "0,0 10x100");
    CHECK(tests::messages(diagnostics) ==
          "this picture is taller than the page and was made smaller\n");
    base::Diagnostics in_line;
    CHECK(shown(tests::set_with(gallery(), "<p>a<img src='tall' alt='x'/></p>", "", 100, 100,
                                in_line)) == "10,0 9x90");
    CHECK(in_line.warnings() == 1);
}

TEST_CASE("picture: one in a question leaves room for the line that says that it goes on") {
    const char* body =
        "<div><p>a<br/>a</p><figure><img src='tall' alt='x'/></figure><p>b</p></div>";
    const std::string css = "div::before { content: 'on'; position: -papersetter-continued }";
    const auto told = [&](std::string_view more, int height, std::string& marks) {
        base::Diagnostics diagnostics;
        const std::string sheet = css + std::string(more);
        marks = shown(tests::set_with(gallery(), body, sheet, 100, height, diagnostics));
        return tests::messages(diagnostics);
    };
    std::string marks;
    const std::string smaller = "this picture is taller than the page and was made smaller\n";
    CHECK(told("", 210, marks) == "");
    CHECK(marks == " // 0,10 20x200 // ");
    CHECK(told("", 200, marks) == smaller);
    CHECK(marks == " // 0,10 19x190 // ");
    CHECK(told("img { height: 195pt }", 200, marks) == smaller);
    CHECK(marks == " // 0,10 19x190 // ");
    CHECK(told("div { border-bottom: 5pt solid } figure { padding: 5pt 0 }", 215, marks) ==
          smaller);
    CHECK(marks == " // 0,15 19x190 // ");
}

TEST_CASE("picture: one that is too tall for the columns below something begins the next page") {
    base::Diagnostics diagnostics;
    const page::Pages pages = tests::set_with(
        gallery(), "<p>x</p><div><p>a</p><figure><img src='tall' alt='x'/></figure><p>b</p></div>",
        "div { column-count: 2; column-gap: 0 }", 100, 205, diagnostics);
    CHECK(shown(pages) == " // 0,0 20x200");
    CHECK(tests::lines(pages) == "x/a//b");
    CHECK(tests::messages(diagnostics) == "");
}

TEST_CASE(
    "picture: a head of a table is not printed alone above one that fits on the next page only") {
    const std::string table =
        "<table><thead><tr><th>h</th></tr></thead><tbody><tr><td><figure><img src='tall' "
        "alt='x'/></figure></td>"
        "</tr><tr><td>b</td></tr></tbody></table>";
    std::string stairs;
    for (const int height : {230, 220, 219, 210}) {
        base::Diagnostics diagnostics;
        const page::Pages pages = tests::set_with(
            gallery(), "<p>x</p><div><p>a</p>" + table + "</div>",
            "div { column-count: 2; column-gap: 0; column-fill: auto }", 100, height, diagnostics);
        stairs += tests::lines(pages) + "; ";
        CHECK(tests::messages(diagnostics) == "");
    }
    // Head and picture are 10 + 200 high; below x there are 10 less than on the next page. The head
    // that is repeated for b comes last. Below a, in the second column, on the next page.
    CHECK(stairs == "x/a/hb/h; x/ah//b/h; x/a//h/b/h; x/a//h/b/h; ");
}

TEST_CASE("picture: the marker of a list stands at the top of one that begins its item") {
    const auto marker = [](std::string_view item) {
        base::Diagnostics diagnostics;
        const page::Pages pages = tests::set_with(
            gallery(), "<ul><li>" + std::string(item) + "</li></ul>",
            "ul { padding-left: 15pt; margin: 0; list-style: disc }", 100, 100, diagnostics);
        return tests::places(pages.pages.at(0));
    };
    CHECK(marker("<img src='p' alt='x'/>") == "0,8 \u2022\n");
    CHECK(marker("<figure><img src='p' alt='x'/></figure><p>a</p>") == "0,8 \u2022\n15,38 a\n");
    CHECK(marker("<p><img src='p' alt='x'/> a</p>") == "0,8 \u2022\n75,30  a\n");
    CHECK(marker("<p>a <img src='p' alt='x'/></p>") == "0,30 \u2022\n15,30 a \n");
    CHECK(marker("<p><img src='p' alt='x' height='4pt'/>a</p>") == "0,8 \u2022\n23,8 a\n");
}

TEST_CASE("picture: one that is too tall in a line is told once, with its own place") {
    base::Diagnostics diagnostics;
    static_cast<void>(tests::set_with(gallery(),
                                      "<div data-at='1.1.1'>ab cd<img src='tall' alt='x' "
                                      "data-at='2.7.5'/></div>",
                                      "div { padding: 6pt 0 }", 60, 100, diagnostics));
    for (const base::Diagnostic& one : diagnostics.all()) {
        CHECK(one.place == base::Place{2, 7, 5});
    }
    CHECK(tests::messages(diagnostics) ==
          "this picture is taller than the page and was made smaller\n");
}

TEST_CASE("picture: scaled with the text, as far as column and page let it") {
    const std::string figure = "<figure><img src='p' alt='x'/></figure>";
    std::string stairs;
    for (const std::string_view scale : {"0.5", "1", "1.5", "2", "10"}) {
        stairs +=
            placed(figure, "body { -papersetter-picture-scale: " + std::string(scale) + " }", 110) +
            "; ";
    }
    CHECK(stairs == "0,0 30x15; 0,0 60x30; 0,0 90x45; 0,0 110x55; 0,0 110x55; ");
    const std::string doubled = "body { -papersetter-picture-scale: 2 }";
    CHECK(placed("<p>a<img src='p' alt='x' width='20pt'/>b</p>", doubled) == "10,0 40x20");
    CHECK(placed("<figure><img src='p' alt='x' width='30%'/></figure>", doubled) == "0,0 60x30");
    CHECK(placed("<figure><img src='p' alt='x' scale='50%'/></figure>", doubled) == "0,0 60x30");
    CHECK(placed("<table><tr><td><img src='p' alt='x' width='20pt'/></td><td>ab</td></tr></table>",
                 doubled) == "0,0 40x20");
    // A size of the layout's own is meant as it is.
    CHECK(placed(figure, doubled + "img { width: 20pt }") == "0,0 20x10");
    CHECK(placed(figure, doubled + "img { height: 20pt }") == "0,0 40x20");
    // That only the larger one does not fit on a page is no fault of the bank.
    CHECK(placed(figure, doubled, 200, 40) == "0,0 80x40");
}

TEST_CASE("picture: a scaled one is no larger than what is to stay on one page lets it") {
    // Natural 60 × 30, with two lines of 10: half as large again is 90 × 45 and needs 65.
    const std::string question = "<div><figure><img src='p' alt='x'/></figure><p>a<br/>b</p></div>";
    const std::string scaled =
        "body { -papersetter-picture-scale: 1.5 } div { break-inside: avoid }";
    std::string stairs;
    for (const int height : {65, 60, 55, 50, 49}) {
        stairs += placed(question, scaled, 100, height) + "; ";
    }
    // To a hundredth of the scale; below 50 it does not stay whole anyway.
    CHECK(stairs == "0,0 90x45; 0,0 79.62x39.81; 0,0 69.78x34.89; 0,0 60x30; 0,0 90x45 // ; ");
    CHECK(placed(question, "body { -papersetter-picture-scale: 1.5 }", 100, 60) == "0,0 90x45 // ");
    CHECK(placed("<p>c</p>" + question, scaled, 100, 60) == " // 0,0 79.62x39.81");
}

TEST_CASE("picture: one that is not there is told") {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(tests::set_with(gallery(), "<p><img src='q' alt='x'/></p>",
                                                      "", 100, 100, diagnostics)),
                    base::InputError);
    CHECK(tests::messages(diagnostics) == "there is no picture \"q\"\n");
}

TEST_CASE("picture: texts of a drawing run in both directions") {
    const auto set_label = [](std::string text, bool is_right_to_left,
                              image::Label::Anchor anchor) {
        image::Label label;
        label.text = std::move(text);
        label.size = Length::points(4);
        label.anchor = anchor;
        label.is_right_to_left = is_right_to_left;
        image::Drawing drawing;
        drawing.parts.emplace_back(std::move(label));
        image::Gallery pictures;
        pictures["d"] = {Length::points(40), Length::points(20), std::move(drawing)};
        base::Diagnostics diagnostics;
        const page::Pages pages = tests::set_with(
            pictures, "<figure><img src='d' alt='x'/></figure>", "", 100, 100, diagnostics);
        CHECK(tests::messages(diagnostics) == "");
        std::string told;
        for (const page::TextMark& mark : pages.pictures.at(0).labels.at(0)) {
            const std::string said(mark.text);
            told += said + " " + base::to_string(mark.x) + ":";
            for (const page::PlacedGlyph& glyph : mark.glyphs) {
                told += " " + base::to_string(Length(glyph.x)) + "=" +
                        said.substr(glyph.text_begin, glyph.text_end - glyph.text_begin);
            }
            told += "; ";
        }
        return told;
    };
    using Anchor = image::Label::Anchor;
    // Each letter is 4 pt wide; the order is that of reading.
    CHECK(set_label("\u05D0\u05D1\u05D2", false, Anchor::start) ==
          "\u05D0\u05D1\u05D2 0: 8=\u05D0 4=\u05D1 0=\u05D2; ");
    CHECK(set_label("\u05D0\u05D1\u05D2", true, Anchor::start) ==
          "\u05D0\u05D1\u05D2 -12: 8=\u05D0 4=\u05D1 0=\u05D2; ");
    CHECK(set_label("\u05D0\u05D1", true, Anchor::end) == "\u05D0\u05D1 0: 4=\u05D0 0=\u05D1; ");
    CHECK(set_label("\u05D012", true, Anchor::middle) == "\u05D0 2: 0=\u05D0; 12 -6: 0=1 4=2; ");
    CHECK(set_label("a\u05D0b", false, Anchor::end) ==
          "a -12: 0=a; \u05D0 -8: 0=\u05D0; b -4: 0=b; ");
    CHECK(set_label("a\u05D0b", true, Anchor::end) == "a 8: 0=a; \u05D0 4: 0=\u05D0; b 0: 0=b; ");
}

TEST_CASE("picture: the texts of a drawing are set once, in its fonts or in those around it") {
    base::Diagnostics diagnostics;
    const page::Pages pages = tests::set_with(
        gallery(), "<figure><img src='d' alt='x'/></figure><p><img src='d' alt='y'/></p>", "", 100,
        100, diagnostics);
    CHECK(tests::messages(diagnostics) == "");
    REQUIRE(pages.pictures.size() == 1);
    const auto& labels = pages.pictures[0].labels;
    REQUIRE(labels.size() == 2);
    REQUIRE(labels[0].size() == 1);
    CHECK(labels[0][0].text == "abc");
    CHECK(labels[0][0].x == Length());
    CHECK(labels[0][0].width == Length::points(12));
    CHECK(labels[1][0].x == Length::points(-12));
    CHECK(Length(labels[0][0].glyphs.at(2).x) == Length::points(8));
}

TEST_CASE("picture: a character of a drawing that no font has is told once, as in a text") {
    image::Gallery pictures;
    image::Drawing drawing;
    image::Label label;
    label.size = Length::points(4);
    for (const std::string_view text : {"\u12A0", "a\u12A0\u12A0", "\u4E2D"}) {
        label.text = text;
        drawing.parts.emplace_back(label);
    }
    pictures["d"] = {Length::points(40), Length::points(20), std::move(drawing)};
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(tests::set_with(pictures, "<p><img src='d' alt='x'/></p>", "",
                                                      100, 100, diagnostics)),
                    base::InputError);
    CHECK(tests::messages(diagnostics) ==
          "no font has the character U+12A0 \"\u12A0\"\n"
          "no font has the character U+4E2D \"\u4E2D\"\n");
}
