// SPDX-License-Identifier: MIT
#include "document/cascade.hpp"

#include "told.hpp"

namespace papersetter::document {

TEST_CASE("cascade: elements are what the user agent's sheet says") {
    const StyledDocument document = built(
        "<p>a<b/><em/><sub>x</sub></p><ul><li/></ul><ol><li/></ol>"
        "<table><thead><tr><th/></tr></thead><tbody><tr><td/></tr></tbody></table>"
        "<pre>x</pre><span>y</span>",
        "");
    CHECK(style_of_first(document, "html").display == Display::block);
    CHECK(style_of_first(document, "p").display == Display::block);
    CHECK(style_of_first(document, "span").display == Display::inline_flow);
    CHECK(style_of_first(document, "b").font_weight == 700);
    CHECK(style_of_first(document, "em").is_italic);
    const ComputedStyle& sub = style_of_first(document, "sub");
    CHECK(sub.vertical_align == VerticalAlign::sub);
    CHECK(sub.font_size == Length::thousandths(8400));
    CHECK(sub.line_height == Length());
    CHECK(style_of_first(document, "ul").padding[Side::left] == Extent::of(Length::points(24)));
    CHECK(style_of_first(document, "ol").list_style == ListStyle::decimal);
    CHECK(style_of_first(document, "li").display == Display::list_item);
    CHECK(style_of_first(document, "table").display == Display::table);
    CHECK(style_of_first(document, "thead").display == Display::table_header_group);
    CHECK(style_of_first(document, "tbody").display == Display::table_row_group);
    CHECK(style_of_first(document, "tr").display == Display::table_row);
    CHECK(style_of_first(document, "td").display == Display::table_cell);
    CHECK(style_of_first(document, "th").font_weight == 700);
    CHECK(style_of_first(document, "pre").white_space == WhiteSpace::pre);
}

TEST_CASE("cascade: any author rule beats the user agent's") {
    const StyledDocument document = built("<b>x</b>", "* { font-weight: 300 }");
    CHECK(style_of_first(document, "b").font_weight == 300);
}

TEST_CASE("cascade: text properties are inherited, boxes are not") {
    const StyledDocument document =
        built("<div><p>x</p></div>",
              "div { color: red; text-align: end; margin: 3pt; padding: 3pt; width: 9pt;"
              "      border: 1pt solid; background: blue; break-inside: avoid; page: wide }");
    const ComputedStyle& style = style_of_first(document, "p");
    CHECK(style.colour == Colour{255, 0, 0});
    CHECK(style.text_align == TextAlign::end);
    CHECK(style.page_name == "wide");
    CHECK(style.margin == ComputedStyle{}.margin);
    CHECK(style.padding == ComputedStyle{}.padding);
    CHECK(style.width == Extent{});
    CHECK(style.border == ComputedStyle{}.border);
    CHECK(style.background == std::nullopt);
    CHECK(style.break_inside == BreakInside::automatic);
}

TEST_CASE("cascade: inherit and initial") {
    const StyledDocument document =
        built("<div><p>x</p></div>",
              "div { color: red; margin: 3pt 4pt; border: 2pt solid red; line-height: 2;"
              "      font-size: 10pt }"
              "p { color: initial; margin: inherit; border: inherit; font-size: 20pt;"
              "    line-height: inherit; text-align: initial }");
    const ComputedStyle& style = style_of_first(document, "p");
    CHECK(style.colour == Colour{});
    CHECK(style.margin[Side::right] == Extent::of(Length::points(4)));
    CHECK(style.border[Side::left] ==
          Border{Length::points(2), BorderStyle::solid, Colour{255, 0, 0}, false});
    CHECK(style.line_height == Length::points(40));
}

TEST_CASE("cascade: important declarations win over later and stronger ones") {
    const StyledDocument document =
        built("<p id='i'>x</p>",
              "p { font-weight: 200 !important; color: red ! IMPORTANT }"
              "#i { font-weight: 300; color: blue }");
    CHECK(style_of_first(document, "p").font_weight == 200);
    CHECK(style_of_first(document, "p").colour == Colour{255, 0, 0});
    const StyledDocument both = built("<p class='c'>x</p>",
                                      "p { font-weight: 200 !important }"
                                      ".c { font-weight: 300 !important }");
    CHECK(style_of_first(both, "p").font_weight == 300);
}

TEST_CASE("cascade: a later longhand and an earlier shorthand are one row") {
    CHECK(styled("margin: 1pt; margin-top: 2pt").margin[Side::top] ==
          Extent::of(Length::points(2)));
    CHECK(styled("margin-top: 2pt; margin: 1pt").margin[Side::top] ==
          Extent::of(Length::points(1)));
}

TEST_CASE("cascade: the items of a flex container are blocks") {
    const StyledDocument document = built("<div><b>x</b><i>y</i></div><p><i>z</i></p>",
                                          "div { display: flex } i { display: inline }");
    CHECK(style_of_first(document, "b").display == Display::block);
    CHECK(style_of_first(document, "i").display == Display::block);
    CHECK(document.style_of(document.node(first(document, "p").children[0]).children[0]).display ==
          Display::inline_flow);
}

TEST_CASE("cascade: equal styles are kept once") {
    const StyledDocument document =
        built("<p class='a'>x</p><p class='b'>x</p><p class='a'>x</p><p>x</p>",
              ".a { color: red } .b { color: #f00 }");
    const Node& body = first(document, "body");
    const auto style = [&](std::size_t i) { return document.nodes[body.children[i]].style; };
    CHECK(style(0) == style(1));
    CHECK(style(0) == style(2));
    CHECK(style(0) != style(3));
}

TEST_CASE("cascade: dir sets the direction") {
    const StyledDocument document = built("<div dir='rtl'><p>x</p></div>", "");
    CHECK(style_of_first(document, "p").is_right_to_left);
}

TEST_CASE("cascade: more rules than bits to remember them by are still all kept apart") {
    // Each of 80 children is widened by one rule that only its place decides.
    std::string css;
    std::string body;
    for (int i = 1; i <= 80; ++i) {
        css += "p:nth-child(" + std::to_string(i) + ") { width: " + std::to_string(i) + "pt }";
        body += "<p/>";
    }
    const StyledDocument document = built(body + "<div>" + body + "</div>", css);
    for (NodeNumber i = 1; i <= 80; ++i) {
        CHECK(document.style_of(4 + i).width == Extent::of(Length::points(i)));
        CHECK(document.style_of(85 + i).width == Extent::of(Length::points(i)));
    }
}

TEST_CASE("cascade: one lineage may stand under many styles") {
    // 40 parents of one lineage with font sizes of their own; their children are 2em wide.
    std::string css = "b { width: 2em }";
    std::string body;
    for (int i = 1; i <= 40; ++i) {
        css += "p:nth-child(" + std::to_string(i) + ") { font-size: " + std::to_string(i) + "pt }";
        body += "<p><b/></p>";
    }
    const StyledDocument document = built(body, css);
    for (NodeNumber i = 1; i <= 40; ++i) {
        CHECK(document.style_of(4 + 2 * i).width == Extent::of(Length::points(2 * i)));
    }
}

}  // namespace papersetter::document
