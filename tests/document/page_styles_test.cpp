// SPDX-License-Identifier: MIT
#include "document/page_styles.hpp"

#include "told.hpp"

namespace papersetter::document {

namespace {

StyledDocument pages(const std::string& css) { return built("<p id='p'>x</p>", css); }

const MarginBox& box(const PageStyle& page, std::string_view name) {
    for (const MarginBox& candidate : page.boxes) {
        if (candidate.name == name) return candidate;
    }
    FAIL("no such box: " << name);
    return page.boxes.front();
}

std::string left_margins(const StyledDocument& document, const std::string& name) {
    std::string text;
    for (unsigned flags = 0; flags < 8; ++flags) {
        const PageSelector page{name, (flags & 4U) != 0, (flags & 2U) != 0, (flags & 1U) != 0};
        text += base::to_string(document.page(page).margin[Side::left]) + ' ';
    }
    return text;
}

}  // namespace

TEST_CASE("page_styles: without rules a page is A4 with margins of 20mm") {
    const StyledDocument document = pages("");
    CHECK(document.pages.size() == 8);
    const PageStyle& page = document.page({});
    CHECK(page.width.thousandths() == 595'276);
    CHECK(page.height.thousandths() == 841'890);
    CHECK(page.margin[Side::top].thousandths() == 56'693);
    CHECK(page.boxes.empty());
}

TEST_CASE("page_styles: sizes") {
    const auto size = [](const std::string& value) {
        const StyledDocument document = pages("@page { size: " + value + "; margin: 0 }");
        const PageStyle& page = document.page({});
        return base::to_string(page.width) + " " + base::to_string(page.height);
    };
    CHECK(size("A5") == "419.528 595.276");
    CHECK(size("a3") == "841.89 1190.551");
    CHECK(size("B5") == "498.898 708.661");
    CHECK(size("letter") == "612 792");
    CHECK(size("legal") == "612 1008");
    CHECK(size("letter landscape") == "792 612");
    CHECK(size("landscape letter") == "792 612");
    CHECK(size("portrait") == "595.276 841.89");
    CHECK(size("100pt 200pt") == "100 200");
    CHECK(size("100pt") == "100 100");
    CHECK(css_faults("@page{size:A4 100pt}").substr(0, 34) == "1.15 `size` cannot be `A4 100pt` (");
    CHECK(css_faults("@page{size:0pt 1pt}").substr(0, 34) == "1.12 `size` cannot be `0pt 1pt` (`");
}

TEST_CASE("page_styles: margins, percentages of the page") {
    const StyledDocument document = pages("@page { size: 200pt 100pt; margin: 10% 10pt 5pt auto }");
    const PageStyle& page = document.page({});
    CHECK(page.margin[Side::top] == Length::points(10));
    CHECK(page.margin[Side::right] == Length::points(10));
    CHECK(page.margin[Side::bottom] == Length::points(5));
    CHECK(page.margin[Side::left] == Length());
    CHECK(css_faults("@page { size: 100pt; margin: 50pt }") ==
          "1.22 the margins leave no room on the page (make them smaller or the page larger)");
}

TEST_CASE("page_styles: which pages a rule means") {
    const StyledDocument document = pages(
        "@page :first { margin-left: 4pt } @page :left { margin-left: 2pt }"
        "@page :blank { margin-left: 3pt } @page { margin-left: 1pt }"
        "@page wide { margin-left: 5pt } @page wide:right { margin-left: 6pt }"
        "p { page: wide }");
    // in the order of first, left, blank as three bits
    CHECK(left_margins(document, "") == "1 3 2 3 4 3 4 3 ");
    CHECK(left_margins(document, "wide") == "6 6 5 5 6 6 5 5 ");
    CHECK(left_margins(document, "unknown") == left_margins(document, ""));
    CHECK(document.pages.size() == 16);
}

TEST_CASE("page_styles: one rule for several pages") {
    const StyledDocument document =
        pages("@page { margin-left: 1pt } @page a:first, b { margin-left: 2pt }");
    CHECK(left_margins(document, "a") == "1 1 1 1 2 2 2 2 ");
    CHECK(left_margins(document, "b") == "2 2 2 2 2 2 2 2 ");
}

TEST_CASE("page_styles: margin boxes hold content in their own style") {
    const StyledDocument document = pages(
        "html { color: red; font-family: Lato }"
        "@page { font-size: 9pt;"
        "  @bottom-center { content: \"Page \" counter(page) \" of \" counter(pages) }"
        "  @bottom-right { content: target-counter(\"#p\", page); font: 700 10pt X;"
        "                  vertical-align: top; text-align: center; color: black }"
        "  @top-left { content: none } @top-right { font-size: 1pt } }");
    const PageStyle& page = document.page({});
    REQUIRE(page.boxes.size() == 2);
    const MarginBox& centre = box(page, "bottom-center");
    REQUIRE(centre.content.size() == 4);
    CHECK(centre.content[0].text == "Page ");
    CHECK(centre.content[1].kind == ContentPiece::Kind::page);
    CHECK(centre.content[2].text == " of ");
    CHECK(centre.content[3].kind == ContentPiece::Kind::pages);
    CHECK(centre.style.colour == Colour{255, 0, 0});
    CHECK(centre.style.font_families == std::vector<std::string>{"Lato"});
    CHECK(centre.style.font_size == Length::points(9));
    CHECK(centre.style.text_align == TextAlign::centre);
    CHECK(centre.style.vertical_align == VerticalAlign::middle);
    CHECK(centre.style.display == Display::block);
    const MarginBox& right = box(page, "bottom-right");
    CHECK(right.content[0].kind == ContentPiece::Kind::target_page);
    CHECK(right.content[0].target == "p");
    CHECK(right.style.font_weight == 700);
    CHECK(right.style.vertical_align == VerticalAlign::top);
    CHECK(right.style.text_align == TextAlign::centre);
}

TEST_CASE("page_styles: a first page can lack a margin box") {
    const StyledDocument document =
        pages("@page { @top-left { content: 'x' } } @page :first { @top-left { content: none } }");
    CHECK(document.page({"", false, false, false}).boxes.size() == 1);
    CHECK(document.page({"", true, false, false}).boxes.empty());
}

TEST_CASE("page_styles: variables reach the pages") {
    const StyledDocument document = pages(
        "html { --side: 7pt } @page { margin: var(--side); --t: 'x';"
        "@top-left { content: var(--t) } }");
    CHECK(document.page({}).margin[Side::left] == Length::points(7));
    CHECK(document.page({}).boxes[0].content[0].text == "x");
}

TEST_CASE("page_styles: faults") {
    CHECK(css_faults("@page :fist { }") ==
          "1.8 the page selector `:fist` is not supported (did you mean `:first`?)");
    CHECK(css_faults("@page { @top-centre { content: 'x' } }") ==
          "1.9 the margin box `@top-centre` is not supported (did you mean `@top-center`?)");
    CHECK(css_faults("@page { @top-left { content: attr(title) } }") ==
          "1.21 attr() does not work in the margin boxes of a page (a page has no attributes: "
          "write the text itself)");
    CHECK(css_faults("@page { @top-left { content: target-counter(\"#gone\", page) } }") ==
          "1.21 no element has the id `gone` (target-counter() gives the page of an element of "
          "this document)");
    CHECK(css_faults("@page { @top-left { content: counter(section) } }").substr(0, 51) ==
          "1.30 `content` cannot be `counter(section)` (`conte");
    CHECK(css_faults("@page . { }") ==
          "1.7 `.` cannot stand after @page (write `@page name:first`, with any of :first, :left, "
          ":right, :blank)");
}

}  // namespace papersetter::document
