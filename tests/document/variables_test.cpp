// SPDX-License-Identifier: MIT
#include "document/variables.hpp"

#include "told.hpp"

namespace papersetter::document {

TEST_CASE("variables: var() takes the value of the element or one around it") {
    const StyledDocument document = built(
        "<div><p>x</p></div><b>y</b>",
        "html { --gap: 3pt; --ink: #f00 } div { --gap: 5pt }"
        "p, b { padding: var(--gap) 1pt; color: var( --ink ); border: 1pt solid var(--ink) }");
    const ComputedStyle& p = style_of_first(document, "p");
    CHECK(p.padding[Side::top] == Extent::of(Length::points(5)));
    CHECK(p.padding[Side::left] == Extent::of(Length::points(1)));
    CHECK(p.colour == Colour{255, 0, 0});
    CHECK(p.border[Side::top].colour == Colour{255, 0, 0});
    CHECK(style_of_first(document, "b").padding[Side::top] == Extent::of(Length::points(3)));
}

TEST_CASE("variables: definitions may use others and are settled where they stand") {
    const StyledDocument document =
        built("<div><p>x</p></div>",
              "html { --b: 2pt; --a: var(--b) } div { --b: 9pt } p { padding: var(--a) }");
    CHECK(style_of_first(document, "p").padding[Side::top] == Extent::of(Length::points(2)));
}

TEST_CASE("variables: names keep their case, later and important definitions win") {
    CHECK(styled("--a: 1pt; --A: 2pt; --a: 3pt; width: var(--a); height: var(--A)").width ==
          Extent::of(Length::points(3)));
    CHECK(styled("--a: 1pt !important; --a: 3pt; width: var(--a)").width ==
          Extent::of(Length::points(1)));
}

TEST_CASE("variables: a fallback stands in for what is not defined") {
    CHECK(styled("width: var(--none, 4pt)").width == Extent::of(Length::points(4)));
    CHECK(styled("--b: 6pt; width: var(--none, var(--b))").width == Extent::of(Length::points(6)));
    CHECK(styled("font-family: var(--none, Lato, Gentium)").font_families ==
          std::vector<std::string>{"Lato", "Gentium"});
}

TEST_CASE("variables: faults are told where the variable is used") {
    CHECK(css_faults("body { width: var(--gap) }") ==
          "1.8 the variable `--gap` is not defined here (define it on this element or one around "
          "it, or write var(--gap, fallback))");
    CHECK(css_faults("body { width: var(gap) }") ==
          "1.8 var() takes a name, as in var(--gap) or var(--gap, 4pt)");
    CHECK(css_faults("html { --a: red }\nbody { width: var(--a) }") ==
          "1.13 `width` cannot be `red` (`width` takes auto, a length (not negative) or a "
          "percentage)");
}

TEST_CASE("variables: circles and growth end") {
    CHECK(css_faults("body { --a: var(--b); --b: var(--a) }").substr(0, 43) ==
          "1.8 the variable `--a` is defined by itself");
    std::string bomb = "body { --a0: 1 1 1 1 1 1 1 1;";
    for (int i = 1; i < 20; ++i) {
        const std::string before = "var(--a" + std::to_string(i - 1) + ") ";
        bomb += "--a" + std::to_string(i) + ":";
        for (int j = 0; j < 10; ++j) bomb += before;
        bomb += ';';
    }
    CHECK(css_faults(bomb + "}").find("the value of var() is too long") != std::string::npos);
    std::string deep = "1pt";
    for (int i = 0; i < 10'000; ++i) deep = "var(--x," + deep + ")";
    CHECK(css_faults("body { width: " + deep + " }") == "1.8 var() stands too deep in var()");
}

}  // namespace papersetter::document
