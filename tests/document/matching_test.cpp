// SPDX-License-Identifier: MIT
#include "document/matching.hpp"

#include "document/stylesheet.hpp"
#include "told.hpp"

namespace papersetter::document {

namespace {

constexpr std::string_view html =
    "<html lang='en'><head><title>T</title></head><body>"
    "<div class='q'><p>a</p><p lang='de'>b</p><p class='x y'>c</p></div>"
    "<div class='q'><p>a</p><p>b<b>c</b><b>d</b></p></div>"
    "<div id='last' class='q z'><section><p>a</p><p class='y x'>b</p></section><p>c</p></div>"
    "<ul><li>1</li><li>2</li><li lang='fr'><p>3</p></li><li><p>4</p></li></ul>"
    "</body></html>";

constexpr std::string_view selectors[] = {
    "p",
    "*",
    ".q > p",
    ".q p",
    ".x",
    "p.x.y",
    "#last p",
    "p:first-child",
    "p:last-child",
    ".q > :last-child",
    "li:nth-child(2n+1)",
    "p + p",
    "p + .x",
    ".q + .q p",
    "p:first-child + p b",
    "[lang]",
    "p[lang='de']",
    "[lang='fr'] p",
    "li:not([lang])",
    "li:not(:last-child)",
    ".q:not(.z) p",
    ":not(.q) > p",
    "li:nth-child(4) > p",
    ".q:first-child p:nth-child(2)",
    "[lang] + .x",
};

/// The sheet's only selector.
Stylesheet sheet_of(std::string_view css) {
    base::Diagnostics diagnostics;
    Stylesheet sheet = parse_stylesheet(css, diagnostics);
    CHECK(told(diagnostics) == "");
    REQUIRE(sheet.selectors.size() == 1);
    return sheet;
}

ElementTree tree_of(std::string_view markup) {
    base::Diagnostics diagnostics;
    ElementTree tree = read_markup(markup, diagnostics);
    CHECK(told(diagnostics) == "");
    return tree;
}

}  // namespace

TEST_CASE("matching: elements alike in names and classes up to the root are one lineage") {
    const ElementTree tree = tree_of(
        "<html><body><p class='x'/><p class='x' id='unnamed' lang='de'/><p class='y'/>"
        "<div><p class='x'/></div><p id='named'/></body></html>");
    const std::string css = "#named { orphans: 1 }";
    const Stylesheet sheet = sheet_of(css);
    const MatchSubject subject(tree, sheet.words);
    // html body p p p div p p
    CHECK(subject.lineages == std::vector<LineageNumber>{0, 1, 2, 2, 3, 4, 5, 6});
    CHECK(subject.above.size() == 7);
}

TEST_CASE("matching: what may match a lineage is every selector that matches one of it") {
    const ElementTree tree = tree_of(html);
    for (const std::string_view text : selectors) {
        CAPTURE(text);
        const std::string css = std::string(text) + " { orphans: 9 }";
        const Stylesheet sheet = sheet_of(css);
        const Selector& selector = sheet.selectors.front();
        const MatchSubject subject(tree, sheet.words);
        std::vector<int> selected(subject.above.size(), -1);  // by lineage, -1: none met yet
        for (std::uint32_t i = 0; i < tree.elements.size(); ++i) {
            const bool is_selected = matches(selector, subject, i);
            if (is_selected) CHECK(may_match(selector, subject, i));
            if (asks_beyond_lineage(selector)) continue;
            CHECK(may_match(selector, subject, i) == is_selected);
            int& before = selected[subject.lineages[i]];
            if (before >= 0) CHECK(before == static_cast<int>(is_selected));
            before = static_cast<int>(is_selected);
        }
    }
}

TEST_CASE("matching: elements get the styles of just those selectors that match them") {
    const ElementTree tree = tree_of(html);
    for (const std::string_view text : selectors) {
        CAPTURE(text);
        // A width, because it is not inherited.
        const std::string css = std::string(text) + " { width: 9pt }";
        const Stylesheet sheet = sheet_of(css);
        const MatchSubject subject(tree, sheet.words);
        base::Diagnostics diagnostics;
        const StyledDocument document = build(html, css, diagnostics);
        CHECK(told(diagnostics) == "");
        std::uint32_t element = 0;
        std::size_t count = 0;
        for (NodeNumber i = 0; i < document.nodes.size(); ++i) {
            if (document.node(i).kind != Node::Kind::element) continue;
            const bool is_styled = document.style_of(i).width == Extent::of(Length::points(9));
            CHECK(is_styled == matches(sheet.selectors.front(), subject, element));
            if (is_styled) ++count;
            ++element;
        }
        CHECK(element == tree.elements.size());
        CHECK(count > 0);
    }
}

}  // namespace papersetter::document
