// SPDX-License-Identifier: MIT
#include "document/selector_parser.hpp"

#include "told.hpp"

namespace papersetter::document {

namespace {

/// The ids (spaces between) of the elements of `body` that the selector selects.
std::string selected(const std::string& body, const std::string& selector) {
    const StyledDocument document = built(body, selector +
                                                    " { letter-spacing: 1pt !important }"
                                                    " * { letter-spacing: 0 }");
    std::string ids;
    for (const Node& node : document.nodes) {
        if (node.kind != Node::Kind::element || node.id.empty()) continue;
        if (document.styles[node.style].letter_spacing == Length::points(1)) {
            if (!ids.empty()) ids += ' ';
            ids += node.id;
        }
    }
    return ids;
}

constexpr const char* list =
    "<ol id='o' class='o wide' start='3'><li id='a'><b id='ab'/><i id='ai'/></li>"
    "<li id='b' class='x y'><p id='bp'><b id='bb'/></p></li><li id='c' lang='de'/>"
    "<li id='d'/><li id='e'/></ol>";

}  // namespace

TEST_CASE("selector: simple selectors") {
    CHECK(selected(list, "li") == "a b c d e");
    CHECK(selected(list, "LI") == "a b c d e");
    CHECK(selected(list, ".x") == "b");
    CHECK(selected(list, ".x.y") == "b");
    CHECK(selected(list, ".X") == "");
    CHECK(selected(list, "p.x") == "");
    CHECK(selected(list, "#c") == "c");
    CHECK(selected(list, "li#c") == "c");
    CHECK(selected(list, "[lang]") == "c");
    CHECK(selected(list, "[lang=de]") == "c");
    CHECK(selected(list, "[lang=\"en\"]") == "");
    CHECK(selected(list, "ol[start='3']") == "o");
}

TEST_CASE("selector: positions among the elements of a parent") {
    CHECK(selected(list, "li:first-child") == "a");
    CHECK(selected(list, "li:last-child") == "e");
    CHECK(selected(list, "b:first-child") == "ab bb");
    CHECK(selected(list, "li:nth-child(odd)") == "a c e");
    CHECK(selected(list, "li:nth-child(even)") == "b d");
    CHECK(selected(list, "li:nth-child(2n + 1)") == "a c e");
    CHECK(selected(list, "li:nth-child(3)") == "c");
    CHECK(selected(list, "li:nth-child(-n+2)") == "a b");
    CHECK(selected(list, "li:nth-child(n+4)") == "d e");
    CHECK(selected(list, "li:nth-child(3n-1)") == "b e");
    CHECK(selected(list, "li:nth-child(0)") == "");
}

TEST_CASE("selector: negation") {
    CHECK(selected(list, "li:not(.x)") == "a c d e");
    CHECK(selected(list, "li:not(:first-child):not(:last-child)") == "b c d");
    CHECK(selected(list, "li:not([lang])") == "a b d e");
    CHECK(selected(list, "li:not(li)") == "");
}

TEST_CASE("selector: combinators") {
    CHECK(selected(list, "ol b") == "ab bb");
    CHECK(selected(list, "li > b") == "ab");
    CHECK(selected(list, "ol>li>p>b") == "bb");
    CHECK(selected(list, "b + i") == "ai");
    CHECK(selected(list, "i + b") == "");
    CHECK(selected(list, "li + li") == "b c d e");
    CHECK(selected(list, ".x + li") == "c");
    CHECK(selected(list, "#a + li b") == "bb");
    CHECK(selected(list, "p, i , #c") == "ai bp c");
}

TEST_CASE("selector: a chain of parents is looked for on every ancestor") {
    const std::string nested =
        "<div class='a'><div class='b'><div class='x'><div class='b'><p id='p'/></div></div>"
        "</div></div>";
    CHECK(selected(nested, ".a > .b p") == "p");
    CHECK(selected(nested, ".x > .b p") == "p");
    CHECK(selected(nested, ".a > .x p") == "");
    CHECK(selected(nested, ".a > .b .x > .b > p") == "p");
}

TEST_CASE("selector: specificity decides before order") {
    const auto weight_of = [](const std::string& css) {
        return style_of_first(built("<div><p id='i' class='c'>x</p></div>", css), "p").font_weight;
    };
    CHECK(weight_of("p { font-weight: 200 } p { font-weight: 300 }") == 300);
    CHECK(weight_of(".c { font-weight: 200 } div p { font-weight: 300 }") == 200);
    CHECK(weight_of("#i { font-weight: 200 } .c.c.c.c { font-weight: 300 }") == 200);
    CHECK(weight_of("p:first-child { font-weight: 200 } div p { font-weight: 300 }") == 200);
    CHECK(weight_of("p:not(#x) { font-weight: 200 } p.c { font-weight: 300 }") == 200);
    CHECK(weight_of("* { font-weight: 200 } p { font-weight: 300 }") == 300);
    CHECK(weight_of("div, .c { font-weight: 200 } p { font-weight: 300 }") == 200);
}

TEST_CASE("selector: read_nth knows the forms of CSS and no others") {
    CHECK(read_nth("2n+1") == Nth{2, 1});
    CHECK(read_nth(" -N + 3 ") == Nth{-1, 3});
    CHECK(read_nth("+3n-2") == Nth{3, -2});
    CHECK(read_nth("n") == Nth{1, 0});
    CHECK(read_nth("+4") == Nth{0, 4});
    for (const std::string_view wrong :
         {"", "3 4", "2 n", "n+", "n+-1", "+-1", "2n1", "x", "2.5", "99999999999", "n n"}) {
        CHECK_MESSAGE(!read_nth(wrong), wrong);
    }
}

TEST_CASE("selector: faults are told with place and hint") {
    CHECK(css_faults("h7 {}") == "1.1 the element `h7` is not supported (did you mean `h1`?)");
    CHECK(css_faults("p:fist-child {}") ==
          "1.3 the pseudo-class `:fist-child` is not supported (did you mean `:first-child`?)");
    CHECK(css_faults("p:before {}") ==
          "1.3 the pseudo-class `:before` is not supported (write `::before`)");
    CHECK(css_faults("p::marker {}") ==
          "1.4 the pseudo-element `::marker` is not supported (there are ::before and ::after)");
    CHECK(css_faults("p ~ p {}") ==
          "1.3 the combinator `~` is not supported (use `+`, `>` or a class)");
    CHECK(css_faults("[rol] {}") ==
          "1.2 the attribute `rol` is not supported (did you mean `role`?)");
    CHECK(css_faults("[class=\"x\"] {}") ==
          "1.2 `class` cannot be asked for in brackets (write .name for a class and #name for an "
          "id)");
    CHECK(css_faults("p, {}") == "1.3 a selector is missing");
    CHECK(css_faults("p > {}") == "1.4 a selector ends too early");
    CHECK(css_faults("p:nth-child(x) {}") ==
          "1.3 :nth-child() cannot be `x` (it takes odd, even, a number or a form like 5n+1)");
    CHECK(css_faults("p::after b {}") == "1.10 ::before and ::after must be the end of a selector");
}

TEST_CASE("selector: every fault of a list and of its block is told") {
    CHECK(css_faults("h7, h8, p { colour: red }") ==
          "1.1 the element `h7` is not supported (did you mean `h1`?)\n"
          "1.5 the element `h8` is not supported (did you mean `h1`?)\n"
          "1.13 the property `colour` is not supported (did you mean `color`?)");
}

TEST_CASE("selector: hostile selectors end quickly") {
    std::string deep;
    for (int i = 0; i < 200'000; ++i) deep += "p ";
    CHECK(css_faults(deep + "{}") == "1.129 the selector is too long (at most 64 parts)");

    std::string body;
    for (int i = 0; i < 200; ++i) body += "<div>";
    body += "<p id='p'/>";
    for (int i = 0; i < 200; ++i) body += "</div>";
    std::string chain = "h1";
    for (int i = 0; i < 30; ++i) chain += " div > div";
    CHECK(selected(body, chain + " p") == "");

    std::string many = "p";
    for (int i = 0; i < 100'000; ++i) many += ",.c" + std::to_string(i);
    CHECK(selected("<p id='p' class='c7 c99999'/>", many) == "p");
}

}  // namespace papersetter::document
