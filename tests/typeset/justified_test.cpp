// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::lines;
using tests::places;
using tests::set;

TEST_CASE("justified: spaces stretch to fill each line but the last") {
    // 12 em: "aa bbb cc" is 9, so its two spaces get 1.5 em more each.
    const page::Pages pages = set("<p>aa bbb cc ddddd</p>", "p { text-align: justify }", 120, 30);
    CHECK(lines(pages) == "aa bbb cc\u00B7/ddddd");
    const auto& first = std::get<page::TextMark>(pages.pages[0].marks.at(0));
    CHECK(first.width == base::Length::points(120) + base::Length::points(10));  // and what hangs
    CHECK(first.glyphs[3].x == base::Length::points(45));  // bbb, after 20 + 25
    CHECK(first.glyphs[7].x == base::Length::points(100));
    const auto& second = std::get<page::TextMark>(pages.pages[0].marks.at(1));
    CHECK(second.width == base::Length::points(50));
}

TEST_CASE("justified: spaces shrink by a quarter at most") {
    // "aa bb cc" is 8 em, with its two spaces shrunk by a quarter 7.5.
    const std::string_view css = "p { text-align: justify }";
    const page::Pages tight = set("<p>aa bb cc dddddd</p>", css, 75, 30);
    CHECK(lines(tight) == "aa bb cc\u00B7/dddddd");
    const auto& mark = std::get<page::TextMark>(tight.pages[0].marks.at(0));
    CHECK(mark.glyphs[3].x == base::Length::thousandths(27'500));
    CHECK(lines(set("<p>aa bb cc dddddd</p>", css, 74, 30)) == "aa bb\u00B7/cc\u00B7/dddddd");
    CHECK(lines(set("<p>aa bb cc dddddd</p>", "", 75, 30)) == "aa bb\u00B7/cc\u00B7/dddddd");
    // The last line too, where it would not fit else.
    CHECK(lines(set("<p>aa bb cc</p>", css, 75, 30)) == "aa bb cc");
}

TEST_CASE("justified: text-align-last aligns lines with a forced end") {
    const std::string_view body = "<p>aa bb<br/>cc dd ee f</p>";
    CHECK(places(set(body, "p { text-align-last: right }", 80, 40).pages[0]) ==
          "30,8 aa bb \n0,18 cc dd ee \n70,28 f\n");
    CHECK(places(set(body, "p { text-align: center; text-align-last: start }", 80, 40).pages[0]) ==
          "0,8 aa bb \n0,18 cc dd ee \n0,28 f\n");
    const page::Pages filled = set(body, "p { text-align-last: justify }", 80, 40);
    const auto& first = std::get<page::TextMark>(filled.pages[0].marks.at(0));
    CHECK(first.glyphs[3].x == base::Length::points(60));
}

TEST_CASE("justified: an inline box moves with the spaces before it") {
    const std::string_view css =
        "p { text-align: justify } b { display: inline-block; width: 10pt; height: 5pt; "
        "background: black }";
    // "aa [] cc" is 7 em of 8: each space gets half an em.
    CHECK(tests::boxes(set("<p>aa <b></b> cc ddddd</p>", css, 80, 30).pages[0]) == "35,3 10x5\n");
}
