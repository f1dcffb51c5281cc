// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::boxes;
using tests::places;
using tests::set;

namespace {

// Five pages of one line each, then what the root asks for.
constexpr const char* five = "<p>a</p><p>b</p><p>c</p><p>d</p><p>e</p>";

// On which pages the mark F stands, "135".
std::string pages_with(std::string_view kinds, std::string_view more = "") {
    const std::string css =
        "b { position: fixed; left: 20pt; top: 0; -papersetter-pages: " + std::string(kinds) +
        " } " + std::string(more);
    const page::Pages pages = set("<b>F</b>" + std::string(five), css, 100, 10);
    std::string found;
    for (std::size_t i = 0; i < pages.pages.size(); ++i) {
        if (places(pages.pages[i]).find('F') == std::string::npos) continue;
        found += static_cast<char>('1' + i);
    }
    return found;
}

}  // namespace

TEST_CASE("fixed: a box stands on the pages that its style names") {
    const char* to_eight = "html { -papersetter-page-multiple: 4 }";
    CHECK(pages_with("all", to_eight) == "12345678");
    CHECK(pages_with("first", to_eight) == "1");
    CHECK(pages_with("later", to_eight) == "2345678");
    CHECK(pages_with("left", to_eight) == "2468");
    CHECK(pages_with("right printed", to_eight) == "135");
    CHECK(pages_with("blank", to_eight) == "678");
    CHECK(pages_with("right continued", to_eight) == "13");  // 5 is the last printed one
    CHECK(pages_with("last", to_eight) == "5");
    CHECK(pages_with("left continued") == "24");
    // Bound at the right.
    const std::string mirrored = std::string(to_eight) + "html { direction: rtl }";
    CHECK(pages_with("left", mirrored) == "1357");
    CHECK(pages_with("left continued", mirrored) == "13");
}

TEST_CASE("fixed: it is placed from the content area of its page") {
    const char* css =
        "@page { size: 100pt 50pt; margin: 10pt } @page :left { margin: 10pt 5pt 10pt 15pt }"
        "b { position: fixed; right: -5pt; bottom: -10pt }";
    const page::Pages pages = set("<b>F</b><p>a</p><p>b</p><p>c</p><p>d</p>", css, 100, 50);
    REQUIRE(pages.pages.size() == 2);
    // The content is 80 wide and 30 high: 80 + 5 - 10 = 75, 30 + 10 - 10 = 30; the baseline 8
    // below.
    CHECK(places(pages.pages[0]).substr(0, 8) == "85,48 F\n");
    CHECK(places(pages.pages[1]).substr(0, 8) == "90,48 F\n");
}

TEST_CASE("fixed: top and bottom stretch a box over the page") {
    const page::Pages pages = set(
        "<div></div><p>a</p>",
        "div { position: fixed; top: 5pt; bottom: 5pt; left: 0; width: 0; border-left: 2pt solid }",
        50, 40);
    CHECK(boxes(pages.pages[0]) == "0,5 2x30\n");
}

TEST_CASE("fixed: a turned box is turned about its middle") {
    const page::Pages pages =
        set("<b>FG</b><p>a</p>",
            "b { position: fixed; left: 10pt; top: 20pt; width: 20pt; rotate: 90deg }", 100, 100);
    // The middle is 20,25; the text begins 10 left of it and 3 below: 3 left and 10 above, turned.
    CHECK(places(pages.pages[0]).substr(0, 9) == "17,15 FG\n");
    const auto& mark = std::get<page::TextMark>(pages.pages[0].marks.front());
    CHECK(mark.turn == 2);
    CHECK(mark.element == page::artifact);
}

TEST_CASE("fixed: blank pages reach a multiple and a least count, and are counted") {
    const char* css =
        "p::after { content: counter(pages) counter(-papersetter-printed) "
        "counter(-papersetter-blank) }";
    const auto count = [&](std::string_view root) {
        const page::Pages pages = set("<p>n</p><p>m</p>", std::string(root) + css, 100, 10);
        return std::to_string(pages.pages.size()) + " " + tests::lines(pages).substr(0, 4);
    };
    CHECK(count("") == "2 n220");
    CHECK(count("html { -papersetter-page-multiple: 4 }") == "4 n422");
    CHECK(count("html { -papersetter-least-pages: 3 }") == "3 n321");
    CHECK(count("html { -papersetter-least-pages: 5; -papersetter-page-multiple: 2 }") == "6 n624");
}

TEST_CASE("fixed: a booklet has whole sheets of four pages") {
    const char* css =
        "html { -papersetter-imposition: booklet } @page :blank { @top-left { content: 'blank' } }";
    const auto pages = [&](const std::string& root) {
        return set("<p>n</p><p>m</p>", css + root, 100, 10).pages.size();
    };
    CHECK(pages("") == 4);
    CHECK(pages("html { -papersetter-page-multiple: 6 }") == 12);
    CHECK(pages("html { -papersetter-page-multiple: 8 }") == 8);
}

TEST_CASE("fixed: what works on fixed boxes or the root only is refused elsewhere") {
    const auto told = [](std::string_view css) {
        base::Diagnostics diagnostics;
        CHECK_THROWS_AS(static_cast<void>(set("<p>a</p>", css, 100, 100, diagnostics)),
                        base::InputError);
        return tests::messages(diagnostics);
    };
    CHECK(told("p { -papersetter-pages: left }") ==
          "-papersetter-pages works on fixed boxes only\n");
    CHECK(told("p { rotate: 45deg }") == "rotate works on positioned boxes only\n");
    CHECK(
        told("p { -papersetter-page-multiple: 2 }") ==
        "-papersetter-page-multiple, -papersetter-least-pages and -papersetter-imposition work on "
        "the root only\n");
}
