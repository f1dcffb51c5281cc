// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::lines;
using tests::places;
using tests::set;

namespace {

// Two columns of 40 pt with 20 pt between them.
constexpr const char* two = ".c { column-count: 2; column-gap: 20pt }";

std::string body(int count, std::string_view before = "", std::string_view after = "") {
    std::string text(before);
    text += "<div class=\"c\">";
    for (int i = 0; i < count; ++i)
        text += "<p>" + std::string(1, static_cast<char>('a' + i)) + "</p>";
    return text + "</div>" + std::string(after);
}

}  // namespace

TEST_CASE("columns: the last page is balanced") {
    // 5 lines: 3 and 2; what follows stands below the taller column.
    const page::Pages pages = set(body(5, "<p>x</p>", "<p>y</p>"), two, 100, 100);
    REQUIRE(pages.pages.size() == 1);
    CHECK(places(pages.pages[0]) == "0,8 x\n0,18 a\n0,28 b\n0,38 c\n60,18 d\n60,28 e\n0,48 y\n");
}

TEST_CASE("columns: column-fill auto fills one column after another") {
    const page::Pages pages = set(body(5), std::string(two) + ".c { column-fill: auto }", 100, 40);
    REQUIRE(pages.pages.size() == 1);
    CHECK(places(pages.pages[0]) == "0,8 a\n0,18 b\n0,28 c\n0,38 d\n60,8 e\n");
}

TEST_CASE("columns: a full page goes on on the next one") {
    const page::Pages pages = set(body(7, "<p>x</p>"), two, 100, 30);
    REQUIRE(pages.pages.size() == 2);
    CHECK(places(pages.pages[0]) == "0,8 x\n0,18 a\n0,28 b\n60,18 c\n60,28 d\n");
    CHECK(places(pages.pages[1]) == "0,8 e\n0,18 f\n60,8 g\n");
}

TEST_CASE("columns: what is kept together is not cut to balance") {
    const char* text = "<div class=\"c\"><div class=\"k\">a<br/>b<br/>c</div><p>d</p></div>";
    const page::Pages pages = set(text, std::string(two) + ".k { break-inside: avoid }", 100, 100);
    CHECK(places(pages.pages[0]) == "0,8 a \n0,18 b \n0,28 c\n60,8 d\n");
}

TEST_CASE("columns: what fits no column of the rest of a page begins the next page") {
    const char* text =
        "<p>x</p><p>y</p><div class=\"c\"><div class=\"k\">a<br/>b</div><p>c</p></div>";
    const page::Pages pages = set(text, std::string(two) + ".k { break-inside: avoid }", 100, 30);
    REQUIRE(pages.pages.size() == 2);
    CHECK(lines(pages).substr(0, 5) == "x/y//");
}

TEST_CASE("columns: a heading does not stay behind alone") {
    const char* text =
        "<p>x</p><h2>H</h2><div class=\"c\"><div class=\"k\">a<br/>b</div><p>c</p></div>";
    const page::Pages pages = set(
        text,
        std::string(two) + ".k { break-inside: avoid } h2 { break-after: avoid; font: inherit }",
        100, 30);
    REQUIRE(pages.pages.size() == 2);
    CHECK(lines(pages).substr(0, 4) == "x//H");
}

TEST_CASE("columns: a forced break ends the page") {
    const page::Pages pages =
        set("<div class=\"c\"><p>a</p><p>b</p><p class=\"f\">c</p><p>d</p></div>",
            std::string(two) + ".f { break-before: page }", 100, 30);
    REQUIRE(pages.pages.size() == 2);
    CHECK(places(pages.pages[1]) == "0,8 c\n60,8 d\n");
}

TEST_CASE("columns: at every page height each line is printed once, in order") {
    const std::string text = body(11, "<p>x</p>", "<p>y</p>");
    for (int height = 1; height <= 14; ++height) {
        base::Diagnostics diagnostics;
        std::string found = lines(set(text, two, 100, height * 10, diagnostics));
        std::erase(found, '/');
        // Lines of one height in two columns stand after each other.
        CHECK(found == "xabcdefghijky");
        CHECK(tests::messages(diagnostics) == "");
    }
}

TEST_CASE("columns: three share the width to the last thousandth") {
    const page::Pages pages = set(body(3), ".c { column-count: 3; column-gap: 5pt }", 100, 50);
    // (100 - 10) / 3 = 30
    CHECK(places(pages.pages[0]) == "0,8 a\n35,8 b\n70,8 c\n");
}

TEST_CASE("columns: blocks with ink, rows and columns cannot hold columns") {
    const auto told = [](std::string_view html, std::string_view css) {
        base::Diagnostics diagnostics;
        CHECK_THROWS_AS(static_cast<void>(set(html, css, 100, 100, diagnostics)), base::InputError);
        return tests::messages(diagnostics);
    };
    CHECK(told(body(2), std::string(two) + ".c { border: 1pt solid }") ==
          "a block with columns, and those around it, have no borders and no background\n");
    CHECK(
        told("<div class=\"f\">" + body(2) + "</div>", std::string(two) + ".f { display: flex }") ==
        "columns stand in the flow of the page only\n");
    CHECK(told("<div class=\"c\">" + body(2) + "</div>", two) ==
          "columns stand in the flow of the page only\n");
}
