// SPDX-License-Identifier: MIT
#include "document/sheet_reader.hpp"

#include "document/build.hpp"
#include "told.hpp"

namespace papersetter::document {

namespace {

const std::string html = page_of("<p class='a'>x</p><p id='q'>y</p>");

std::string sheet(std::string_view foot, std::string_view rules) {
    return "/*@1.1.1*/@page { size: a5; @top-left { content: \"" + std::string(foot) +
           "\" } }\n/*@1.3.1*/" + std::string(rules);
}

std::string parts_of(std::string_view css) {
    const auto parts = part_sheet(css);
    return parts ? parts->pages + "|" + parts->others : "none";
}

}  // namespace

TEST_CASE("sheet_reader: @page rules between marks are cut out, all else stays as it is") {
    CHECK(parts_of("") == "|");
    CHECK(parts_of("p { margin: 0 }") == "|p { margin: 0 }");
    CHECK(
        parts_of("/*@1.1.1*/p { color: red }\n/*@1.2.1*/@page { margin: 0 }\n/*@1.3.1*/q { x: '}' }"
                 "/*@1.4.1*/@page :first { @top-left { content: '}' } }") ==
        "/*@1.2.1*/@page { margin: 0 }/*@1.4.1*/@page :first { @top-left { content: '}' } }|"
        "/*@1.1.1*/p { color: red }\n\n/*@1.3.1*/q { x: '}' }");
    CHECK(parts_of("/* @page { */ p {}") == "|/* @page { */ p {}");
}

TEST_CASE("sheet_reader: a sheet is left whole where a place could depend on a cut") {
    for (const std::string_view css :
         {"@page { margin: 0 }", "/*@1.1.1*/ @page { margin: 0 }", "/*@1.1.1*/@PAGE { margin: 0 }",
          "/*@1.1.1*/@page { margin: 0 } p { margin: 0 }", "/*@1.1.1*/@pages { margin: 0 }",
          "/*@1.1.1*/@page", "/*@1.1.1*/@page { margin: 0", "/*@1.1.1*/@page; p { margin: 0 }",
          "@media print { p { margin: 0 } }", "p { margin: 0 } }", "p { content: 'a\n' }",
          "p { content: 'a\\", "p { margin: 0 } /*", "\\p { margin: 0 }"}) {
        CAPTURE(css);
        CHECK(part_sheet(css) == std::nullopt);
    }
}

TEST_CASE("sheet_reader: papers of a run differ in their @page rules and share the others") {
    base::Diagnostics diagnostics;
    StyleSheets sheets;
    for (const std::string foot : {"Form A", "Form B", "Form A"}) {
        CAPTURE(foot);
        for (const int size : {7, 9}) {
            const std::string css =
                sheet(foot, ".a { font-size: " + std::to_string(size) + "pt } #q { margin: 1pt }");
            const StyledDocument document = build(html, css, sheets, diagnostics);
            const PageStyle& page = document.page({});
            REQUIRE(page.boxes.size() == 1);
            CHECK(page.boxes[0].content[0].text == foot);
            const Node& p = first(document, "p");
            CHECK(document.styles[p.style].font_size == Length::points(size));
        }
    }
    CHECK(told(diagnostics) == "");
}

TEST_CASE("sheet_reader: more kinds of sheets than are kept are read all the same") {
    base::Diagnostics diagnostics;
    StyleSheets sheets;
    for (int round = 0; round < 2; ++round) {
        for (int size = 1; size <= 20; ++size) {
            const std::string css = sheet("", ".a { font-size: " + std::to_string(size) + "pt }");
            const StyledDocument document = build(html, css, sheets, diagnostics);
            CHECK(document.styles[first(document, "p").style].font_size == Length::points(size));
        }
    }
}

TEST_CASE("sheet_reader: faults are told for each document, in the order of the sheet") {
    StyleSheets sheets;
    const std::string css = sheet("\" oops \"", "p { colour: red }");
    for (int i = 0; i < 2; ++i) {
        base::Diagnostics whole;
        base::Diagnostics diagnostics;
        CHECK_THROWS_AS((void)build(html, css, whole), base::InputError);
        CHECK_THROWS_AS((void)build(html, css, sheets, diagnostics), base::InputError);
        REQUIRE(diagnostics.all().size() == 2);
        CHECK(diagnostics.all()[0].place.line == 1);
        CHECK(diagnostics.all()[1].place == base::Place{1, 3, 5});
        CHECK(told(diagnostics) == told(whole));
    }
}

}  // namespace papersetter::document
