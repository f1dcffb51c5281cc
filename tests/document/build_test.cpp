// SPDX-License-Identifier: MIT
#include "document/build.hpp"

#include <fstream>
#include <sstream>
#include <type_traits>
#include <utility>

#include "told.hpp"

namespace papersetter::document {

TEST_CASE("build: nodes stand in document order with their texts, attributes and places") {
    base::Diagnostics diagnostics;
    const StyledDocument document = build(
        "<html lang='en-GB' data-at='1.1.1'><head><title> The\n exam </title></head>"
        "<body><h1 id='t' class='x' aria-label='Title' data-at='1.3.5'>A <b>b</b></h1></body>"
        "</html>",
        "", diagnostics);
    CHECK(document.language == "en-GB");
    CHECK(document.title == "The exam");
    REQUIRE(document.nodes.size() == 9);  // html head title text body h1 text b text
    const Node& heading = document.node(5);
    CHECK(heading.name == "h1");
    CHECK(heading.id == "t");
    CHECK(heading.attribute("aria-label") == "Title");
    CHECK(heading.attributes.size() == 1);
    CHECK(heading.place == base::Place{1, 3, 5});
    CHECK(heading.parent == 4);
    CHECK(std::vector<NodeNumber>(heading.children.begin(), heading.children.end()) ==
          std::vector<NodeNumber>{6, 7});
    const Node& text = document.node(6);
    CHECK(text.kind == Node::Kind::text);
    CHECK(text.text == "A ");
    CHECK(text.style == heading.style);
    CHECK(text.place == heading.place);
    CHECK(document.style_of(1).display == Display::none);
    CHECK(document.node(0).parent == no_node);
}

TEST_CASE("build: ::before and ::after stand around the children with their content") {
    base::Diagnostics diagnostics;
    const StyledDocument document =
        build(page_of("<p id='q' aria-label='T'>x</p>"),
              "p::before { content: attr(aria-label) '-' attr(id) attr(lang); color: red }\n"
              "/*@1.2.1*/p::after { content: 'of ' counter(pages) target-counter('#q', page) }",
              diagnostics);
    CHECK(told(diagnostics) == "");
    const Node& p = first(document, "p");
    REQUIRE(p.children.size() == 3);
    const Node& before = document.node(p.children[0]);
    CHECK(before.name == "::before");
    REQUIRE(before.content.size() == 4);
    CHECK(before.content[0].text == "T");
    CHECK(before.content[1].text == "-");
    CHECK(before.content[2].text == "q");
    CHECK(before.content[3].text == "");
    CHECK(document.styles[before.style].colour == Colour{255, 0, 0});
    CHECK(document.styles[before.style].display == Display::inline_flow);
    const Node& after = document.node(p.children[2]);
    CHECK(after.name == "::after");
    CHECK(after.place == base::Place{1, 2, 12});
    REQUIRE(after.content.size() == 3);
    CHECK(after.content[1].kind == ContentPiece::Kind::pages);
    CHECK(after.content[2].target == "q");
}

TEST_CASE("build: generated boxes need content") {
    const StyledDocument document = built("<p>x</p><b>y</b>",
                                          "p::before { color: red } b::after { content: 'x' }"
                                          "body b::after { content: none }");
    CHECK(first(document, "p").children.size() == 1);
    CHECK(first(document, "b").children.size() == 1);
}

TEST_CASE("build: faults of markup, sheet and computed values are told in one run") {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(build(page_of("<x/><p/><p/>"),
                                            "/*@1.1.1*/p { top: var(--t) }\nq { }", diagnostics)),
                    base::InputError);
    CHECK(told(diagnostics) ==
          "0.0 the element `<x>` is not supported\n"
          "2.1 the element `q` is not supported (write the quotation marks)\n"
          "1.5 the variable `--t` is not defined here (define it on this element or one around "
          "it, or write var(--t, fallback))");
}

TEST_CASE("build: what an earlier door told is not a fault of this one") {
    base::Diagnostics diagnostics;
    diagnostics.error({}, "something before");
    CHECK(build(page_of(""), "", diagnostics).nodes.size() == 5);  // html head title T body
}

TEST_CASE("build: attr() of what is no attribute is told") {
    CHECK(faults(page_of("<p>x</p>"), "/*@1.1.1*/p::after { content: attr(clss) }") ==
          "1.12 attr() cannot read the attribute `clss` (it reads id, alt, aria-label, "
          "lang and the like)");
}

TEST_CASE("build: the same markup and sheet give the same document") {
    const std::string body = "<div class='a'><p>x</p> <p class='b'>y</p></div>";
    const std::string css = ".a { color: red } .b { margin: 1pt } p::after { content: 'z' }";
    const StyledDocument one = built(body, css);
    const StyledDocument other = built(body, css);
    CHECK(one.styles == other.styles);
    REQUIRE(one.nodes.size() == other.nodes.size());
    for (std::size_t i = 0; i < one.nodes.size(); ++i) {
        CHECK(one.nodes[i].style == other.nodes[i].style);
    }
}

TEST_CASE("build: no cut of markup or sheet is a crash") {
    const std::string html =
        "<html lang='en'><head><title>T</title></head><body><p class='a' data-at='1.2.3'>x &amp; "
        "&mdash;<![CDATA[y]]><!-- z --></p></body></html>";
    const std::string css =
        "/*@1.1.1*/@page :first { size: A4; @top-left { content: \"a\\22 \" counter(page) } }"
        "p.a > b:nth-child(2n+1)::before, [dir=\"x\"] { font: 700 1e1pt/1.5 \"X\"; --a: 1pt;"
        "width: var(--a, 2pt) !important }";
    for (std::size_t i = 0; i <= html.size(); ++i) {
        base::Diagnostics diagnostics;
        try {
            static_cast<void>(build(html.substr(0, i), "", diagnostics));
            CHECK(i == html.size());
        } catch (const base::InputError&) {
            CHECK(diagnostics.has_errors());
        }
    }
    for (std::size_t i = 0; i <= css.size(); ++i) {
        base::Diagnostics diagnostics;
        try {
            static_cast<void>(build(html, css.substr(0, i), diagnostics));
        } catch (const base::InputError&) {
            CHECK(diagnostics.has_errors());
        }
    }
}

TEST_CASE("build: texts and children stay where they are when a document is moved") {
    StyledDocument first = built("<p>one<!-- -->two<![CDATA[ three]]></p><p>four</p>", "");
    const StyledDocument moved = std::move(first);
    REQUIRE(moved.nodes.size() == 9);  // html head title text body p text p text
    CHECK(moved.node(6).text == "onetwo three");
    CHECK(moved.node(8).text == "four");
    REQUIRE(moved.node(4).children.size() == 2);
    CHECK(moved.node(4).children[0] == 5);
    CHECK(moved.node(4).children[1] == 7);
    CHECK(moved.node(8).children.empty());
    static_assert(!std::is_copy_constructible_v<StyledDocument>);
}

}  // namespace papersetter::document
