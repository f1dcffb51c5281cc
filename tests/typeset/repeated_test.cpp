// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::lines;
using tests::places;
using tests::set;

namespace {

constexpr const char* table =
    "<table><thead><tr><th>H</th></tr></thead><tbody><tr><td>a</td></tr><tr><td>b</td></tr>"
    "<tr><td>c</td></tr><tr><td>d</td></tr><tr><td>e</td></tr></tbody></table>";
constexpr const char* plain = "td, th { padding: 0; text-align: left }";

}  // namespace

TEST_CASE("repeated: the head of a table stands on each further page, as decoration") {
    const page::Pages pages = set(table, plain, 50, 40);
    REQUIRE(pages.pages.size() == 2);
    CHECK(places(pages.pages[0]) == "0,8 H\n0,18 a\n0,28 b\n0,38 c\n");
    CHECK(places(pages.pages[1]) == "0,18 d\n0,28 e\n0,8 H\n");
    const auto& head = std::get<page::TextMark>(pages.pages[1].marks.back());
    CHECK(head.element == page::artifact);
}

TEST_CASE("repeated: a head of more than a quarter of the page is not") {
    CHECK(lines(set(table, plain, 50, 30)) == "H/a/b//c/d/e");
}

TEST_CASE("repeated: a head stays with the first row") {
    CHECK(lines(set("<p>x</p><p>y</p><p>z</p>" + std::string(table), plain, 50, 40)) ==
          "x/y/z//H/a/b/c//d/e/H");
}

TEST_CASE("repeated: words begin the further pages of what is split") {
    const std::string body =
        "<p>x</p><div class=\"q\" aria-label=\"Q 7\">a<br/>b<br/>c<br/>d</div>";
    const std::string css =
        ".q::before { content: attr(aria-label) \" on\"; position: -papersetter-continued;"
        " margin-left: 5pt; margin-bottom: 10pt }";
    const page::Pages pages = set(body, css, 100, 30);
    REQUIRE(pages.pages.size() == 3);
    CHECK(places(pages.pages[0]) == "0,8 x\n0,18 a \n0,28 b \n");
    // 10 of text and 10 of margin stand above the third line.
    CHECK(places(pages.pages[1]) == "0,28 c \n5,8 Q 7 on\n");
    CHECK(places(pages.pages[2]) == "0,28 d\n5,8 Q 7 on\n");
    CHECK(lines(set(body, css, 100, 50)) == "x/a\u00B7/b\u00B7/c\u00B7/d");
}

TEST_CASE("repeated: words and the head of a table stand above each other") {
    const page::Pages pages =
        set("<div class=\"q\">" + std::string(table) + "</div>",
            std::string(plain) + ".q::before { content: \"Q\"; position: -papersetter-continued }",
            50, 40);
    REQUIRE(pages.pages.size() == 2);
    CHECK(places(pages.pages[1]) == "0,28 d\n0,38 e\n0,18 H\n0,8 Q\n");
}

TEST_CASE("repeated: only generated words begin further pages, and they count none") {
    const auto told = [](std::string_view css) {
        base::Diagnostics diagnostics;
        CHECK_THROWS_AS(static_cast<void>(set("<p>a</p>", css, 100, 100, diagnostics)),
                        base::InputError);
        return tests::messages(diagnostics);
    };
    CHECK(told("p { position: -papersetter-continued }") ==
          "position: -papersetter-continued works on ::before and ::after only\n");
    CHECK(told("p::before { content: counter(page); position: -papersetter-continued }") ==
          "what begins further pages cannot count pages\n");
}
