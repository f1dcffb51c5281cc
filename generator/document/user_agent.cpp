// SPDX-License-Identifier: MIT
#include "document/user_agent.hpp"

#include <cassert>

namespace papersetter::document {

namespace {

constexpr std::string_view css = R"(
html, body, div, section, header, footer, main, article, h1, h2, h3, h4, h5, h6, p, blockquote,
pre, ul, ol, dl, dt, dd, figure, figcaption, figure > img { display: block }
img { display: inline-block }
figcaption { break-before: avoid }
figcaption:first-child { break-before: auto; break-after: avoid }
fill-lines, fill-line, fill-box { display: block }
fill-line { box-sizing: border-box; height: 8mm; border-bottom: 0.6pt solid }
fill-box { box-sizing: border-box; height: 30mm; border: 0.6pt solid; break-inside: avoid }
fill-box[lines] { height: auto }
fill-box > fill-line { border-bottom: 0 none }
head, title { display: none }
li { display: list-item }
table { display: table }
thead { display: table-header-group }
tbody { display: table-row-group }
tr { display: table-row }
td, th { display: table-cell }
h1, h2, h3, h4, h5, h6, b, strong, th { font-weight: bold }
i, em { font-style: italic }
small { font-size: 0.8333em }
sub { vertical-align: sub; font-size: 0.7em; line-height: 0 }
sup { vertical-align: super; font-size: 0.7em; line-height: 0 }
pre { white-space: pre }
ul, ol { padding-inline-start: 2em }
ul { list-style-type: disc }
ol { list-style-type: decimal }
ol[type="a"] { list-style-type: lower-alpha }
ol[type="A"] { list-style-type: upper-alpha }
[dir="ltr"] { direction: ltr }
[dir="rtl"] { direction: rtl }
@page {
    size: A4;
    margin: 20mm;
    @top-left { text-align: left; vertical-align: middle }
    @top-center { text-align: center; vertical-align: middle }
    @top-right { text-align: right; vertical-align: middle }
    @bottom-left { text-align: left; vertical-align: middle }
    @bottom-center { text-align: center; vertical-align: middle }
    @bottom-right { text-align: right; vertical-align: middle }
}
)";

Stylesheet parse_own() {
    base::Diagnostics diagnostics;
    Stylesheet sheet = parse_stylesheet(css, diagnostics);
    assert(diagnostics.all().empty());
    return sheet;
}

}  // namespace

UserAgent user_agent() {
    static const Stylesheet sheet = parse_own();
    static const RuleIndex index(sheet);
    return {sheet, index};
}

}  // namespace papersetter::document
