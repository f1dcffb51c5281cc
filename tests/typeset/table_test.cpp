// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::boxes;
using tests::places;
using tests::set;

namespace {

constexpr const char* two_by_two =
    "<table><thead><tr><th>a</th><th>bbb</th></tr></thead>"
    "<tbody><tr><td>cc</td><td>d e</td></tr></tbody></table>";

page::Page table(std::string_view css, int width = 200, std::string_view body = two_by_two) {
    return set(body, "td, th { padding: 0; text-align: left }" + std::string(css), width, 100)
        .pages.at(0);
}

}  // namespace

TEST_CASE("table: columns are as wide as their widest cell") {
    CHECK(places(table("")) == "0,8 a\n20,8 bbb\n0,18 cc\n20,18 d e\n");
}

TEST_CASE("table: a stated width is shared in proportion to the content") {
    // 50 wanted, 100 there: 20 and 30 become 40 and 60.
    CHECK(places(table("table { width: 100pt }")) == "0,8 a\n40,8 bbb\n0,18 cc\n40,18 d e\n");
}

TEST_CASE("table: with less room the cells wrap") {
    CHECK(places(table("", 40, "<table><tr><td>cc</td><td>d e</td></tr></table>")) ==
          "0,8 cc\n20,8 d \n20,18 e\n");
}

TEST_CASE("table: a staircase of widths; words stay whole as long as there is room") {
    const char* body = "<table><tr><td>aaaaaa</td><td>bb</td><td>c d</td></tr></table>";
    const auto stairs = [&](std::string_view css) {
        std::string result;
        for (const int width : {110, 100, 90, 80, 50, 30}) {
            base::Diagnostics diagnostics;
            const std::string sheet = "td { padding: 0 }" + std::string(css);
            const page::Pages pages = set(body, sheet, width, 100, diagnostics);
            result += tests::lines(pages) + (diagnostics.warnings() > 0 ? " told\n" : "\n");
        }
        return result;
    };
    CHECK(stairs("") ==
          "aaaaaabbc d\n"
          "aaaaaabbc\u00B7/d\n"
          "aaaaaabbc\u00B7/d\n"
          "aaaaa/a/bbc\u00B7/d told\n"  // 5, 2, 1
          "aa/aa/aa/bbc\u00B7/d told\n"
          "a/a/a/a/a/a/b/b/c\u00B7/d told\n");
    // What may be broken anywhere is broken no sooner, and nobody is told.
    CHECK(stairs("td { overflow-wrap: anywhere }") ==
          "aaaaaabbc d\n"
          "aaaaaabbc\u00B7/d\n"
          "aaaaaabbc\u00B7/d\n"
          "aaaaa/a/bbc\u00B7/d\n"
          "aa/aa/aa/bbc\u00B7/d\n"
          "a/a/a/a/a/a/b/b/c\u00B7/d\n");
}

TEST_CASE("table: separate borders stand side by side, collapsed ones are drawn once") {
    const char* body = "<table><tr><td>a</td><td>b</td></tr></table>";
    CHECK(boxes(table("td { border-left: 1pt solid; border-right: 1pt solid }", 200, body)) ==
          "0,0 1x10\n11,0 1x10\n12,0 1x10\n23,0 1x10\n");
    CHECK(boxes(table("table { border-collapse: collapse } td { border-left: 1pt solid;"
                      "border-right: 1pt solid }",
                      200, body))
              .find("0,0 1x10\n12,0 1x10\n") == 0);
}

TEST_CASE("table: collapsed rules between rows are the wider of two") {
    const page::Page page = table(
        "table { border-collapse: collapse } th { border-bottom: 2pt solid }"
        "td { border-top: 1pt solid }");
    CHECK(boxes(page) == "0,10 20x2\n20,10 30x2\n");
}

TEST_CASE("table: a spanning cell takes the columns it spans") {
    CHECK(places(table("", 200,
                       "<table><tr><td colspan=\"2\">a</td><td>b</td></tr>"
                       "<tr><td>cc</td><td>dd</td><td>e</td></tr></table>")) ==
          "0,8 a\n40,8 b\n0,18 cc\n20,18 dd\n40,18 e\n");
    // 60 for two columns of 10 each: 20 more for each.
    CHECK(places(table("", 200,
                       "<table><tr><td colspan=\"2\">aaaaaa</td></tr>"
                       "<tr><td>c</td><td>d</td></tr></table>")) ==
          "0,8 aaaaaa\n0,18 c\n30,18 d\n");
}

TEST_CASE("table: cells align on their baseline, or as they say") {
    const char* body = "<table><tr><td>a</td><td class=\"l\">b<br/>c</td></tr></table>";
    CHECK(places(table("td { vertical-align: baseline }", 200, body)) ==
          "0,8 a\n10,8 b \n10,18 c\n");
    CHECK(places(table("td { vertical-align: middle }", 200, body)) ==
          "0,13 a\n10,8 b \n10,18 c\n");
    CHECK(places(table("td { vertical-align: bottom }", 200, body)) ==
          "0,18 a\n10,8 b \n10,18 c\n");
}

TEST_CASE("table: rows stay whole at a page's end") {
    const page::Pages pages = set(
        "<p>x</p><table><tr><td>a<br/>b</td></tr><tr><td>c<br/>d</td></tr></table>", "", 100, 40);
    REQUIRE(pages.pages.size() == 2);
    CHECK(tests::lines(pages) == "x/a\u00B7/b//c\u00B7/d");
}

TEST_CASE("table: a block outside a cell is refused") {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(set("<div><p>x</p></div>", "div { display: table }", 100, 100,
                                          diagnostics)),
                    base::InputError);
    CHECK(tests::messages(diagnostics) == "<p> stands in a table outside a cell\n");
}

TEST_CASE("table: one that is too wide sticks out of its block up to the edge of the text") {
    const char* body = "<div><table><tr><td>aaaa</td><td>bb</td></tr></table></div>";
    const auto told = [&](std::string_view css, std::string& marks) {
        base::Diagnostics diagnostics;
        const std::string sheet = "td { padding: 0 } div { width: 40pt }" + std::string(css);
        marks = places(set(body, sheet, 70, 100, diagnostics).pages.at(0));
        return tests::messages(diagnostics);
    };
    std::string marks;
    CHECK(told("", marks) == "");
    CHECK(marks == "0,8 aaaa\n40,8 bb\n");
    CHECK(told("div { margin-left: 10pt }", marks) == "");
    CHECK(marks == "10,8 aaaa\n50,8 bb\n");
    const std::string message = "this table is too wide, and words in its cells were broken\n";
    CHECK(told("div { margin-left: 20pt }", marks) == message);
    CHECK(marks == "20,8 aaa\n20,18 a\n50,8 bb\n");
    CHECK(told("body { direction: rtl }", marks) == "");
    CHECK(marks == "30,8 aaaa\n10,8 bb\n");
}

TEST_CASE("table: one that is too wide stands closer before words are broken") {
    const auto told = [](int width, std::string& marks) {
        base::Diagnostics diagnostics;
        marks = places(set("<table><tr><td>aa</td><td>bb</td></tr></table>",
                           "td { padding: 0 8pt }", width, 100, diagnostics)
                           .pages.at(0));
        return tests::messages(diagnostics);
    };
    std::string marks;
    // Two columns of 8 + 20 + 8, then of 2 + 20 + 2.
    CHECK(told(72, marks) == "");
    CHECK(marks == "8,8 aa\n44,8 bb\n");
    CHECK(told(71, marks) == "");
    CHECK(marks.find("/") == std::string::npos);
    CHECK(told(48, marks) == "");
    CHECK(marks == "2,8 aa\n26,8 bb\n");
    CHECK(told(47, marks) == "this table is too wide, and words in its cells were broken\n");
}

TEST_CASE("table: one with more columns than letters fit is refused") {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(set("<table><tr><td>a</td><td>b</td><td>c</td></tr></table>",
                                          "td { padding: 0 }", 29, 100, diagnostics)),
                    base::InputError);
    CHECK(tests::messages(diagnostics) == "this table has more columns than there is room for\n");
}
