// SPDX-License-Identifier: MIT
#include "document/stylesheet.hpp"

#include "told.hpp"

namespace papersetter::document {

TEST_CASE("stylesheet: reading goes on after each fault") {
    CHECK(css_faults("p { color red; widht: 1pt; height: 1 }\n@media print { p { x: y } }\n"
                     "p { : 1 }\nfoo: bar;\n} div { top: x }") ==
          "1.5 `color red` is no declaration (declarations have the form `name: value;`)\n"
          "1.16 the property `widht` is not supported (did you mean `width`?)\n"
          "1.36 `height` cannot be `1` (if a length is meant, it needs a unit: `1pt`)\n"
          "2.1 `@media` is not supported (a printed document has one medium; use profiles for "
          "variants)\n"
          "3.5 `: 1` is no declaration (declarations have the form `name: value;`)\n"
          "4.9 a rule has no block `{ … }` (its declarations stand between `{` and `}`)\n"
          "5.1 a rule has no block `{ … }` (its declarations stand between `{` and `}`)\n"
          "5.14 `top` cannot be `x` (`top` takes auto, a length or a percentage)");
}

TEST_CASE("stylesheet: a missing semicolon or brace is told where it is felt") {
    CHECK(css_faults("p { width: 1pt height: 2pt }") ==
          "1.16 `width` cannot be `1pt height: 2pt` (is a `;` missing before "
          "`height`?)");
    CHECK(css_faults("p { width: 1pt;\ndiv { height: 2pt }\n") ==
          "2.1 `div { height: 2pt }` is no declaration (declarations have the form `name: "
          "value;`)\n1.1 a rule is not closed (end it with `}`)");
    CHECK(css_faults("p { width: (1pt; } div { x: y }").find("1.26 the property `x`") !=
          std::string::npos);
}

TEST_CASE("stylesheet: unsupported at-rules are told and skipped") {
    CHECK(css_faults("@import 'x.css'; @font-face { src: url(x) } @charset") ==
          "1.1 `@import` is not supported (write the rules into style.css)\n"
          "1.18 `@font-face` is not supported (fonts are named in fonts/fonts.toml)\n"
          "1.45 `@charset` is not supported (style sheets are UTF-8)");
    CHECK(css_faults("p { @top-left { } }") ==
          "1.5 `@top-left` cannot stand here (margin boxes stand directly in @page)");
}

TEST_CASE("stylesheet: empty rules, stray semicolons and comments are no faults") {
    CHECK(styled(";;/* x */ width /**/ : /**/ 1pt ; ;").width == Extent::of(Length::points(1)));
    base::Diagnostics diagnostics;
    CHECK(build(page_of(""), "\xEF\xBB\xBF html { color: red }", diagnostics).styles[0].colour ==
          Colour{255, 0, 0});
}

TEST_CASE("stylesheet: text that is not UTF-8 or holds control characters is refused") {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(
        static_cast<void>(build(page_of(""), "/*@4.5.6*/p { /* \xFF */ }", diagnostics)),
        base::InputError);
    CHECK(told(diagnostics) == "5.6 the style sheet is not UTF-8 (save the file as UTF-8)");
    CHECK(css_faults(std::string("p \0 {}", 6)) ==
          "1.1 the style sheet holds the control character \\u{0} (remove it)");
}

}  // namespace papersetter::document
