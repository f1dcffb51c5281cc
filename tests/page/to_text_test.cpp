// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "page/pages.hpp"

using namespace papersetter;
using base::Length;

namespace {

page::Pages sample() {
    page::Pages pages;
    pages.elements.push_back({"p", "intro", page::artifact, page::no_attributes, {}});
    page::Page sheet{Length::points(200), Length::points(100), {}};
    page::TextMark text;
    text.element = 0;
    text.size = Length::points(10);
    text.x = Length::points(20);
    text.baseline = Length::thousandths(28'500);
    text.width = Length::points(30);
    text.text = "a\"\tb";
    sheet.marks.emplace_back(text);
    sheet.marks.emplace_back(page::BoxMark{
        page::artifact,
        {Length::points(1), Length::points(2), Length::points(3), Length::thousandths(600)},
        {255, 0, 16}});
    sheet.marks.emplace_back(page::LineMark{page::artifact,
                                            Length::points(0),
                                            Length::points(5),
                                            Length::points(9),
                                            Length::points(5),
                                            Length::points(1),
                                            Length::points(2),
                                            Length::points(3),
                                            {}});
    pages.pages.push_back(sheet);
    pages.anchors.push_back({"intro", 0, {{}, {}, Length::points(4), Length::points(5)}, 1});
    pages.bookmarks.push_back({2, "Start", 0, Length::points(7)});
    return pages;
}

}  // namespace

TEST_CASE("to_text: every mark stands on a line of its own with its place and owner") {
    CHECK(page::to_text(sample()) ==
          "page 1 200x100\n"
          "  text 20,28.5 w30 face0 10pt <p#intro> \"a\"\\u{9}b\"\n"
          "  box 1,2 3x0.6 #ff0010 <artifact>\n"
          "  line 0,5 9,5 w1 dash 2,3 #000000 <artifact>\n"
          "anchor #intro page 1-2 0,0 4x5\n"
          "bookmark 2 page 1 y7 \"Start\"\n");
}

TEST_CASE("to_text: no pages are no text") { CHECK(page::to_text({}).empty()); }
