// SPDX-License-Identifier: MIT
#include "page/booklet.hpp"

#include <doctest/doctest.h>

using namespace papersetter;
using base::Length;

namespace {

// Pages of 100 x 50 pt with a box on each, as many points wide as the page's number.
page::Pages pages_of(std::size_t count) {
    page::Pages pages;
    for (std::size_t i = 0; i < count; ++i) {
        page::Page page{Length::points(100), Length::points(50), {}};
        page::BoxMark mark;
        mark.box = {Length::points(5), Length::points(1), Length::points(static_cast<int>(i) + 1),
                    Length::points(1)};
        page.marks.emplace_back(mark);
        pages.pages.push_back(std::move(page));
        pages.anchors.push_back({"p" + std::to_string(i + 1), i, mark.box, i});
    }
    return pages;
}

// The pages on each side, left and right, "4 1 / 2 3"; "-" for a blank half.
std::string sides_of(std::size_t count, bool is_right_to_left = false) {
    page::Pages pages = pages_of(count);
    pages.is_right_to_left = is_right_to_left;
    const page::Pages sheets = page::booklet(std::move(pages));
    std::string text;
    for (const page::Page& side : sheets.pages) {
        CHECK(side.width == Length::points(200));
        CHECK(side.height == Length::points(50));
        std::string halves[2] = {"-", "-"};
        for (const page::Mark& mark : side.marks) {
            const auto& box = std::get<page::BoxMark>(mark).box;
            const bool is_right = box.x >= Length::points(100);
            CHECK(box.x == Length::points(is_right ? 105 : 5));
            halves[is_right ? 1 : 0] = std::to_string(box.width.thousandths() / 1000);
        }
        text += (text.empty() ? "" : " / ") + halves[0] + " " + halves[1];
    }
    return text;
}

}  // namespace

TEST_CASE("booklet: sheets are read in order when they are folded") {
    CHECK(sides_of(4) == "4 1 / 2 3");
    CHECK(sides_of(8) == "8 1 / 2 7 / 6 3 / 4 5");
    CHECK(sides_of(12) == "12 1 / 2 11 / 10 3 / 4 9 / 8 5 / 6 7");
}

TEST_CASE("booklet: one that is bound at the right is the mirror image") {
    CHECK(sides_of(4, true) == "1 4 / 3 2");
    CHECK(sides_of(8, true) == "1 8 / 7 2 / 3 6 / 5 4");
    CHECK(sides_of(5, true) == "1 - / - 2 / 3 - / 5 4");
}

TEST_CASE("booklet: missing pages are blank") {
    CHECK(sides_of(1) == "- 1 / - -");
    CHECK(sides_of(5) == "- 1 / 2 - / - 3 / 4 5");
    CHECK(page::booklet({}).pages.empty());
}

TEST_CASE("booklet: anchors and bookmarks go with their pages") {
    page::Pages pages = pages_of(4);
    pages.is_booklet = true;
    pages.bookmarks.push_back({1, "three", 2, Length::points(7)});
    const page::Pages sheets = page::booklet(std::move(pages));
    CHECK(sheets.find("p1")->page == 0);
    CHECK(sheets.find("p1")->box.x == Length::points(105));
    CHECK(sheets.find("p2")->page == 1);
    CHECK(sheets.find("p2")->box.x == Length::points(5));
    CHECK(sheets.find("p4")->last_page == 0);
    CHECK(sheets.bookmarks.front().page == 1);
    CHECK(!sheets.is_booklet);
}
