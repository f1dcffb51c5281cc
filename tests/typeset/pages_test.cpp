// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::boxes;
using tests::lines;
using tests::places;
using tests::set;

namespace {

// The lines at every page height from `from` to `to` lines.
std::string staircase(std::string_view body, std::string_view css, int from, int to) {
    std::string result;
    for (int height = from; height <= to; ++height) {
        base::Diagnostics diagnostics;
        result += std::to_string(height) + " " +
                  lines(set(body, css, 100, height * 10, diagnostics)) + "\n";
    }
    return result;
}

constexpr const char* five_lines = "<p>a<br/>b<br/>c<br/>d<br/>e</p>";

}  // namespace

TEST_CASE("pages: a staircase of heights") {
    CHECK(staircase(five_lines, "", 1, 5) ==
          "1 a\u00B7//b\u00B7//c\u00B7//d\u00B7//e\n"
          "2 a\u00B7/b\u00B7//c\u00B7/d\u00B7//e\n"
          "3 a\u00B7/b\u00B7/c\u00B7//d\u00B7/e\n"
          "4 a\u00B7/b\u00B7/c\u00B7/d\u00B7//e\n"
          "5 a\u00B7/b\u00B7/c\u00B7/d\u00B7/e\n");
}

TEST_CASE("pages: orphans and widows") {
    CHECK(staircase(five_lines, "p { orphans: 2; widows: 2 }", 1, 5) ==
          "1 a\u00B7//b\u00B7//c\u00B7//d\u00B7//e\n"  // nothing better on so low a page
          "2 a\u00B7/b\u00B7//c\u00B7//d\u00B7/e\n"
          "3 a\u00B7/b\u00B7/c\u00B7//d\u00B7/e\n"
          "4 a\u00B7/b\u00B7/c\u00B7//d\u00B7/e\n"
          "5 a\u00B7/b\u00B7/c\u00B7/d\u00B7/e\n");
    CHECK(staircase("<p>x</p>" + std::string(five_lines), "p { orphans: 2; widows: 2 }", 2, 4) ==
          "2 x//a\u00B7/b\u00B7//c\u00B7//d\u00B7/e\n"
          "3 x/a\u00B7/b\u00B7//c\u00B7/d\u00B7/e\n"
          "4 x/a\u00B7/b\u00B7/c\u00B7//d\u00B7/e\n");
}

TEST_CASE("pages: none ends with half a word if a line less will do") {
    const char* body = "<p>x<br/>bbb\u00ADbbb<br/>y</p>";
    CHECK(lines(set(body, "", 40, 20)) == "x\u00B7//bbb\u00AD/bbb\u00B7//y");
    CHECK(lines(set(body, "p { orphans: 2 }", 40, 20)) == "x\u00B7/bbb\u00AD//bbb\u00B7/y");
}

TEST_CASE("pages: what is kept together moves whole, and splits only when taller than a page") {
    const std::string body = "<p>x</p><div>" + std::string(five_lines) + "</div><p>y</p>";
    CHECK(staircase(body, "div { break-inside: avoid }", 3, 7) ==
          "3 x/a\u00B7/b\u00B7//c\u00B7/d\u00B7/e//y\n"
          "4 x/a\u00B7/b\u00B7/c\u00B7//d\u00B7/e/y\n"
          "5 x//a\u00B7/b\u00B7/c\u00B7/d\u00B7/e//y\n"
          "6 x/a\u00B7/b\u00B7/c\u00B7/d\u00B7/e//y\n"
          "7 x/a\u00B7/b\u00B7/c\u00B7/d\u00B7/e/y\n");
}

TEST_CASE("pages: a block too tall to keep is split between the blocks it keeps") {
    const char* body = "<div class=\"q\"><p>s</p><div>a<br/>b</div><div>c<br/>d</div></div>";
    CHECK(staircase(body, ".q, .q div { break-inside: avoid }", 2, 5) ==
          "2 s//a\u00B7/b//c\u00B7/d\n"
          "3 s/a\u00B7/b//c\u00B7/d\n"
          "4 s/a\u00B7/b//c\u00B7/d\n"
          "5 s/a\u00B7/b/c\u00B7/d\n");
}

TEST_CASE("pages: a heading stays with what follows") {
    CHECK(staircase("<p>x</p><p>y</p><h2>H</h2><p>a</p><p>b</p>",
                    "h2 { break-after: avoid; font: inherit }", 2, 5) ==
          "2 x/y//H/a//b\n"
          "3 x/y//H/a/b\n"
          "4 x/y/H/a//b\n"
          "5 x/y/H/a/b\n");
}

TEST_CASE("pages: a gap that both sides avoid is worse than one that one side avoids") {
    const auto told = [](const std::string& css) {
        return lines(set("<p>a</p><p class='b'>b</p><p class='c'>c</p>",
                         "p { break-after: avoid } .c { break-before: avoid }" + css, 100, 20));
    };
    CHECK(told("") == "a//b/c");
    CHECK(told(".b { break-after: auto }") == "a/b//c");
}

TEST_CASE("pages: a text that is to stay with a question gives way before the question is split") {
    const char* body =
        "<p>x</p><div class=\"t\">a<br/>b<br/>c</div><div "
        "class=\"q\"><p>s</p><p>1</p><p>2</p></div>";
    const std::string css =
        ".t { break-inside: avoid; break-after: avoid } .q { break-inside: avoid }";
    CHECK(staircase(body, css, 3, 7) ==
          "3 x//a\u00B7/b\u00B7/c//s/1/2\n"
          "4 x/a\u00B7/b\u00B7/c//s/1/2\n"
          "5 x/a\u00B7/b\u00B7/c//s/1/2\n"
          "6 x//a\u00B7/b\u00B7/c/s/1/2\n"  // both fit on a page of their own
          "7 x/a\u00B7/b\u00B7/c/s/1/2\n");
    // With a heading above it is one line more.
    CHECK(staircase("<h2>H</h2>" + std::string(body).substr(8),
                    css + "h2 { break-after: avoid; font: inherit }", 6, 7) ==
          "6 H/a\u00B7/b\u00B7/c//s/1/2\n"
          "7 H/a\u00B7/b\u00B7/c/s/1/2\n");
    // What is taller than the page flows, and its last lines do not wait for the question.
    CHECK(staircase(body, ".t { break-after: avoid } .q { break-inside: avoid }", 3, 3) ==
          "3 x/a\u00B7/b\u00B7//c//s/1/2\n");
    // But they do for something low, with which they leave no hole.
    CHECK(lines(set("<div class=\"t\">a<br/>b<br/>c<br/>d<br/>e</div><p>1</p><p>2</p>",
                    ".t { break-after: avoid; widows: 2 }", 100, 50)) ==
          "a\u00B7/b\u00B7/c\u00B7//d\u00B7/e/1/2");
    // A heading is no such text: rather the question is split.
    CHECK(staircase("<h2>H</h2><div class=\"q\"><p>s</p><p>1</p><p>2</p><p>3</p></div>",
                    "h2 { break-after: avoid; font: inherit } .q { break-inside: avoid }", 4, 5) ==
          "4 H/s/1/2//3\n"
          "5 H/s/1/2/3\n");
}

TEST_CASE("pages: margins vanish where a page ends, not at the start and after forced breaks") {
    const std::string css = "p { margin: 5pt 0 } .f { break-before: page }";
    const page::Pages pages = set("<p>a</p><p>b</p><p class=\"f\">c</p>", css, 100, 25);
    REQUIRE(pages.pages.size() == 3);
    CHECK(places(pages.pages[0]) == "0,13 a\n");
    CHECK(places(pages.pages[1]) == "0,8 b\n");
    CHECK(places(pages.pages[2]) == "0,13 c\n");
}

TEST_CASE("pages: break-before left and right leave a page blank") {
    CHECK(lines(set("<p>a</p><p class=\"r\">b</p>", ".r { break-before: right }", 50, 50)) ==
          "a////b");
    CHECK(lines(set("<p>a</p><p class=\"l\">b</p>", ".l { break-before: left }", 50, 50)) ==
          "a//b");
}

TEST_CASE("pages: an empty block with break-after ends the page") {
    CHECK(lines(set("<p>a</p><div></div><p>b</p>", "div { break-after: page }", 50, 50)) == "a//b");
}

TEST_CASE("pages: a cut box goes on on the next page without its borders there") {
    const page::Pages pages =
        set("<div>a<br/>b<br/>c</div>", "div { border: 2pt solid; padding: 1pt }", 40, 25);
    REQUIRE(pages.pages.size() == 2);
    // 3 + 10 + 10 = 23; the bottom edge would need 3 more with the third line.
    CHECK(boxes(pages.pages[0]) == "0,0 40x2\n0,2 2x21\n38,2 2x21\n");
    CHECK(boxes(pages.pages[1]) == "0,11 40x2\n0,0 2x11\n38,0 2x11\n");
}

TEST_CASE("pages: a left bar goes on") {
    const page::Pages pages =
        set("<p>x</p><div>a<br/>b<br/>c</div><p>y</p>", "div { border-left: 3pt solid }", 40, 20);
    REQUIRE(pages.pages.size() == 3);
    CHECK(boxes(pages.pages[0]) == "0,10 3x10\n");
    CHECK(boxes(pages.pages[1]) == "0,0 3x20\n");
    CHECK(boxes(pages.pages[2]).empty());
}

TEST_CASE("pages: a row is not cut, unless it is taller than a page") {
    const char* body = "<p>x</p><div><p>a<br/>b</p><p>c</p></div>";
    CHECK(staircase(body, "div { display: flex }", 1, 3) ==
          "1 x//a c//b\n"
          "2 x//a\u00B7/b/c\n"
          "3 x/a\u00B7/b/c\n");
}

TEST_CASE("pages: a placed number goes with its block") {
    const page::Pages pages =
        set("<p>x</p><div><b>1</b><p>a<br/>b</p></div>",
            "div { position: relative; break-inside: avoid } b { position: absolute; left: 50pt }",
            100, 20);
    REQUIRE(pages.pages.size() == 2);
    CHECK(places(pages.pages[1]) == "50,8 1\n0,8 a \n0,18 b\n");
}

TEST_CASE("pages: :first, :left and :right margins, and named pages") {
    const std::string css =
        "@page { size: 100pt 30pt; margin: 0 0 0 10pt } @page :left { margin-left: 5pt;"
        " margin-right: 5pt } @page :first { margin-top: 10pt }"
        "@page wide { size: 200pt 30pt } .w { page: wide }";
    const page::Pages pages =
        set("<p>a<br/>b<br/>c<br/>d<br/>e<br/>f</p><p class=\"w\">g</p>", css, 100, 30);
    REQUIRE(pages.pages.size() == 4);
    CHECK(places(pages.pages[0]) == "10,18 a \n10,28 b \n");
    CHECK(places(pages.pages[1]) == "5,8 c \n5,18 d \n5,28 e \n");
    CHECK(places(pages.pages[2]) == "10,8 f\n");
    CHECK(pages.pages[3].width == base::Length::points(200));
    CHECK(places(pages.pages[3]) == "5,8 g\n");
}

TEST_CASE("pages: a paragraph cannot go on on a page of another width") {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(
        static_cast<void>(set(five_lines,
                              "@page { size: 100pt 30pt; margin: 0 } @page :first { margin: 10pt }",
                              100, 30, diagnostics)),
        base::InputError);
    CHECK(tests::messages(diagnostics) ==
          "this paragraph goes on on a page whose text is wider or narrower\n");
}

TEST_CASE("pages: what is taller than a page sticks out, with a warning") {
    base::Diagnostics diagnostics;
    const page::Pages pages =
        set("<p>x</p><div></div><p>y</p>", "div { height: 50pt }", 50, 30, diagnostics);
    CHECK(lines(pages) == "x////y");
    CHECK(tests::messages(diagnostics) == "this is taller than the page and sticks out of it\n");
}

TEST_CASE("pages: counters in running text settle") {
    const std::string css =
        ".n::after { content: counter(pages) } .t::after { content: target-counter(\"#z\", page) }"
        ".f { break-before: page } .p::after { content: counter(page) }";
    CHECK(
        lines(set("<p class=\"n\">of </p><p class=\"t\">see </p><p class=\"f p\" id=\"z\">at </p>",
                  css, 100, 30)) == "of 2/see 2//at 2");
}

TEST_CASE("pages: an attribute names elements, whose pages are told once") {
    const std::string css =
        "a::after { content: target-counter(attr(href), page) } p { break-before: page }";
    const auto told = [&](const std::string& targets) {
        const std::string text = lines(set("<a href=\"" + targets +
                                               "\"></a><p id=\"b\">b<i id=\"c\">c</i></p>"
                                               "<p id=\"d\">d</p><p id=\"e\">e</p><p>f</p>",
                                           css, 200, 30));
        return text.substr(0, text.find('/'));
    };
    CHECK(told("#b") == "2");
    CHECK(told("#b #c #d") == "2, 3");
    CHECK(told("#c #b #e") == "2, 4");
    CHECK(told("#e #d #b") == "2\u20134");
}

TEST_CASE("pages: anchors tell first and last page, bookmarks their label") {
    const page::Pages pages =
        set("<h1>T  <i>t</i></h1><div id=\"d\" aria-label=\"Question 1\">a<br/>b<br/><i "
            "id=\"i\">c</i></div>",
            "h1 { bookmark-level: 1; font: inherit } div { bookmark-level: 2; padding-left: 5pt }",
            50, 20);
    REQUIRE(pages.find("d") != nullptr);
    CHECK(pages.find("d")->page == 0);
    CHECK(pages.find("d")->last_page == 1);
    CHECK(pages.find("d")->box ==
          page::Rectangle{
              {}, base::Length::points(10), base::Length::points(50), base::Length::points(10)});
    REQUIRE(pages.find("i") != nullptr);
    CHECK(pages.find("i")->page == 1);
    CHECK(pages.find("i")->box == page::Rectangle{base::Length::points(5), base::Length::points(10),
                                                  base::Length::points(10),
                                                  base::Length::points(10)});
    REQUIRE(pages.bookmarks.size() == 2);
    CHECK(pages.bookmarks[0].label == "T t");
    CHECK(pages.bookmarks[1].label == "Question 1");
    CHECK(pages.bookmarks[1].level == 2);
    CHECK(pages.bookmarks[1].y == base::Length::points(10));
}

TEST_CASE("pages: an empty document is one empty page") {
    const page::Pages pages = set("", "", 50, 20);
    REQUIRE(pages.pages.size() == 1);
    CHECK(pages.pages[0].marks.empty());
}
