// SPDX-License-Identifier: MIT
#include "typeset/typeset.hpp"

#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::lines;
using tests::set;

namespace {

// A paper in little: a head, hanging numbers, letters, one row of short options, a running foot.
constexpr const char* paper_body =
    "<h1 id=\"title\">Test</h1>"
    "<section class=\"q\" id=\"q-1\" aria-label=\"Question 1\"><span class=\"n\">1</span>"
    "<p>Which one is it of the two?</p>"
    "<ol class=\"o\"><li><b>A</b><span>one</span></li><li><b>B</b><span>two</span></li></ol>"
    "</section>"
    "<section class=\"q\" id=\"q-2\" aria-label=\"Question 2\"><span class=\"n\">2</span>"
    "<p>And which?</p>"
    "<ol class=\"o\"><li><b>A</b><span>a long one</span></li><li><b>B</b><span>x</span></li></ol>"
    "</section>";

constexpr const char* paper_css =
    "@page { size: 260pt 110pt; margin: 10pt 10pt 20pt;"
    " @bottom-right { content: counter(page) \" of \" counter(pages); font: 5pt/5pt Square } }"
    "body { padding-left: 30pt; margin: 0 }"
    "h1 { font: 20pt/20pt Square; margin: 0 0 5pt; bookmark-level: 1; border-bottom: 1pt solid }"
    ".q { position: relative; break-inside: avoid; margin: 0 0 10pt; bookmark-level: 2 }"
    ".n { position: absolute; left: -30pt; width: 20pt }"
    ".q p { margin: 0 0 5pt }"
    ".o { display: flex; -papersetter-row-fallback: column; list-style: none; margin: 0; padding: "
    "0;"
    " gap: 2pt 10pt }"
    ".o li { display: flex } .o b { width: 20pt; flex: none }";

}  // namespace

TEST_CASE("typeset: a paragraph flows over lines and pages") {
    const page::Pages pages = set("<p>aa bb cc dd ee</p>", "", 50, 20);
    CHECK(lines(pages) == "aa bb\u00B7/cc dd\u00B7//ee");
}

TEST_CASE("typeset: a small question paper, mark by mark") {
    CHECK(page::to_text(set(paper_body, paper_css, 260, 110)) == R"(page 1 260x110
  box 40,30 210x1 #000000 <artifact>
  text 40,26 w80 face0 20pt <h1#title> "Test"
  text 10,44 w10 face0 10pt <span> "1"
  text 40,44 w190 face0 10pt <p> "Which one is it of "
  text 40,54 w80 face0 10pt <p> "the two?"
  text 40,69 w10 face2 10pt <b> "A"
  text 60,69 w30 face0 10pt <span> "one"
  text 150,69 w10 face2 10pt <b> "B"
  text 170,69 w30 face0 10pt <span> "two"
  text 220,101.5 w30 face0 5pt <running foot> "1 of 2"
page 2 260x110
  text 10,18 w10 face0 10pt <span> "2"
  text 40,18 w100 face0 10pt <p> "And which?"
  text 40,33 w10 face2 10pt <b> "A"
  text 60,33 w100 face0 10pt <span> "a long one"
  text 40,45 w10 face2 10pt <b> "B"
  text 60,45 w10 face0 10pt <span> "x"
  text 220,101.5 w30 face0 5pt <running foot> "2 of 2"
anchor #title page 1 40,10 210x21
anchor #q-1 page 1 40,36 210x35
anchor #q-2 page 2 40,10 210x37
bookmark 1 page 1 y10 "Test"
bookmark 2 page 1 y36 "Question 1"
bookmark 2 page 2 y10 "Question 2"
)");
}

TEST_CASE("typeset: the same document gives the same pages, whatever was set before") {
    tests::Square square;
    const document::StyledDocument paper = tests::square_document(paper_body, paper_css, 100, 100);
    const document::StyledDocument other = tests::square_document("<p>Which one</p>", "", 300, 300);
    base::Diagnostics diagnostics;
    const auto once = page::to_text(typeset::typeset(paper, square.shaper(), {}, diagnostics));
    static_cast<void>(typeset::typeset(other, square.shaper(), {}, diagnostics));
    const auto again = page::to_text(typeset::typeset(paper, square.shaper(), {}, diagnostics));
    CHECK(once == again);
    CHECK(diagnostics.all().empty());
}

TEST_CASE("typeset: a wrong guess of the page count changes nothing") {
    tests::Square square;
    const document::StyledDocument paper = tests::square_document(
        "<p class=\"n\">of </p><p class=\"f\">b</p>",
        ".n::after { content: counter(pages) } .f { break-before: page }", 100, 30);
    base::Diagnostics diagnostics;
    typeset::TypesetOptions options;
    options.expected_pages = 2;
    const auto right =
        page::to_text(typeset::typeset(paper, square.shaper(), options, diagnostics));
    options.expected_pages = 7;
    const auto wrong =
        page::to_text(typeset::typeset(paper, square.shaper(), options, diagnostics));
    CHECK(right == wrong);
    CHECK(right.find("\"of 2\"") != std::string::npos);
}

TEST_CASE("typeset: elements come in document order, parents first, with their attributes") {
    const page::Pages pages =
        set("<section id=\"s\" aria-label=\"S\" lang=\"de\"><p>a<b>b</b></p></section><p>c</p>", "",
            100, 100);
    std::string found;
    for (const page::Element& element : pages.elements) {
        found += element.name;
        if (element.parent != page::artifact) {
            found += '<';
            found += pages.elements[element.parent].name;
        }
        found += " ";
    }
    CHECK(found == "html body<html section<body p<section b<p p<body ");
    CHECK(pages.elements[2].id == "s");
    CHECK(pages.attributes_of(2).label == "S");
    CHECK(pages.attributes_of(2).language == "de");
    CHECK(pages.attributes_of(3).label == "");
    CHECK(pages.language == "en");
    CHECK(pages.title == "Test");
}

TEST_CASE("typeset: markers are elements of their own, lists say how they are numbered") {
    const page::Pages pages =
        set("<ol><li>a</li></ol><ol type=\"A\" class=\"bare\"><li>b</li></ol><ul><li>c</li></ul>",
            ".bare { list-style: none }", 100, 200);
    std::string found;
    for (page::ElementNumber number = 2; number < pages.elements.size(); ++number) {
        const std::string name(pages.elements[number].name);
        found += name + (name.ends_with("l") ? "=" + pages.attributes_of(number).numbering : "");
        found += " ";
    }
    CHECK(found == "ol=1 li ::marker ol=A li ul=disc li ::marker ");
    const std::string text = page::to_text(pages);
    CHECK(text.find("<::marker> \"1.\"") != std::string::npos);
    CHECK(text.find("<::marker> \"\u2022\"") != std::string::npos);
}

TEST_CASE("typeset: a field and a drawing own the ink of all in them") {
    const page::Pages pages = set(
        "<div id=\"f\" role=\"textbox\" aria-label=\"Name\"><div class=\"b\"><p>1</p></div></div>"
        "<div id=\"d\" role=\"img\" alt=\"A bar\" class=\"b\"></div><div class=\"b\"></div>",
        ".b { height: 20pt; border-top: 1pt solid black }", 100, 200);
    const std::string text = page::to_text(pages);
    CHECK(text.find("box 0,0 100x1 #000000 <div#f>") != std::string::npos);
    CHECK(text.find("box 0,21 100x1 #000000 <div#d>") != std::string::npos);
    CHECK(text.find("box 0,42 100x1 #000000 <artifact>") != std::string::npos);
    CHECK(text.find("<p> \"1\"") != std::string::npos);
}
