// SPDX-License-Identifier: MIT
#include "typeset/margin_boxes.hpp"

#include <doctest/doctest.h>

#include <string>

#include "square.hpp"

using namespace papersetter;
using base::Length;
using tests::places;
using tests::set;

namespace {

std::string shares(std::int64_t left, std::int64_t centre, std::int64_t right,
                   std::int64_t available) {
    const auto widths =
        typeset::share_margin({Length::points(left), Length::points(centre), Length::points(right)},
                              Length::points(available));
    return base::to_string(widths.left) + " " + base::to_string(widths.centre) + " " +
           base::to_string(widths.right);
}

constexpr const char* with_foot =
    "@page { size: 200pt 100pt; margin: 10pt 20pt 30pt;"
    " @bottom-left { content: \"L\"; font: 10pt/10pt Square }"
    " @bottom-center { content: counter(page) \"/\" counter(pages); font: 10pt/10pt Square }"
    " @bottom-right { content: \"R\"; font: 20pt/20pt Square } }";

}  // namespace

TEST_CASE("margin_boxes: each box gets what it wants while the centre stays in the centre") {
    CHECK(shares(30, 40, 30, 100) == "30 40 30");
    CHECK(shares(10, 40, 30, 100) == "10 40 30");
    CHECK(shares(40, 40, 10, 100) == "33.334 33.333 10");  // centre takes 1/3 at most
    CHECK(shares(60, 0, 30, 100) == "60 0 30");
    CHECK(shares(80, 0, 80, 100) == "50 0 50");
}

TEST_CASE("margin_boxes: a running foot counts pages and shares one baseline") {
    const page::Pages pages =
        set("<p>a</p><p class=\"next\">b</p>",
            std::string(".next { break-before: page }") + with_foot, 200, 100);
    REQUIRE(pages.pages.size() == 2);
    // The foot is 30 high from 70. The tallest box has 16 above and 4 below its baseline:
    // (30 - 20) / 2 = 5, 70 + 5 + 16 = 91. Content is 160 wide from 20: centre (160 - 30) / 2.
    CHECK(places(pages.pages[0]) == "20,18 a\n20,91 L\n85,91 1/2\n160,91 R\n");
    CHECK(places(pages.pages[1]) == "20,18 b\n20,91 L\n85,91 2/2\n160,91 R\n");
}

TEST_CASE("margin_boxes: they are artifacts, of the head or the foot") {
    const page::Pages pages = set("<p>a</p>", with_foot, 200, 100);
    REQUIRE(pages.pages.size() == 1);
    for (std::size_t i = 1; i < pages.pages[0].marks.size(); ++i) {
        const auto& mark = std::get<page::TextMark>(pages.pages[0].marks[i]);
        CHECK(mark.element == page::running_foot);
    }
    CHECK(pages.pages[0].marks.size() == 4);
    const page::Pages above =
        set("<p>a</p>", "@page { margin: 30pt; @top-left { content: 'x' } }", 200, 100);
    CHECK(page::to_text(above).find("<running head> \"x\"") != std::string::npos);
}

TEST_CASE("margin_boxes: no more lines than line-clamp says, an ellipsis for the rest") {
    // 160 points are 16 letters. Both are too long by 60: 160 * 190 / 220 = 138 points for the
    // title; where it may be cut, the form has its 30 and the title 130.
    const auto head = [](const std::string& clamp) {
        const page::Pages pages =
            set("<p>a</p>",
                "@page { size: 200pt 100pt; margin: 40pt 20pt 30pt;"
                " @top-left { content: \"alpha beta gamma de\"; font: 10pt/10pt Square;" +
                    clamp +
                    " }"
                    " @top-right { content: \"F-A\"; font: 10pt/10pt Square } }",
                200, 100);
        return places(pages.pages[0]);
    };
    CHECK(head("") == "20,48 a\n20,18 alpha beta \n20,28 gamma de\n160,18 F-\n170,28 A\n");
    CHECK(head("line-clamp: 2") == "20,48 a\n20,18 alpha beta \n20,28 gamma de\n150,23 F-A\n");
    CHECK(head("line-clamp: 1") == "20,48 a\n20,23 alpha beta…\n150,23 F-A\n");
}

TEST_CASE("margin_boxes: what is isolated keeps together, and the controls are no letters") {
    const auto foot = [](const std::string& content) {
        const page::Pages pages =
            set("<p>a</p>",
                "@page { size: 200pt 100pt; margin: 10pt 20pt 30pt; direction: rtl; @bottom-right {"
                " content: \"" +
                    content + "\"; font: 10pt/10pt Square } }",
                200, 100);
        std::string text = places(pages.pages[0]);
        return text.substr(text.find('\n') + 1);
    };
    // From the right, 180: A, a dot, then 18 and its unit to the left of it. Without isolates the
    // number goes on with the letter, and stands at the right of both.
    CHECK(foot("\u2068A\u2069 . \u206818 \u05D0\u05D1\u2069") ==
          "170,88 A\n140,88  . \n120,88 18\n90,88  \u05D0\u05D1\n");
    CHECK(foot("A . 18 \u05D0\u05D1") == "120,88 A . 18\n90,88  \u05D0\u05D1\n");
}

TEST_CASE("margin_boxes: line-clamp cuts a word that is wider than the box") {
    const page::Pages pages =
        set("<p>a</p>",
            "@page { size: 200pt 100pt; margin: 40pt 20pt 30pt; @top-left { content:"
            " \"alphabetagammadelta\"; font: 10pt/10pt Square; line-clamp: 1 } }",
            200, 100);
    CHECK(places(pages.pages[0]) == "20,48 a\n20,23 alphabetagammad…\n");
}
