// SPDX-License-Identifier: MIT
#include "typeset/box_checks.hpp"

#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;

namespace {

std::string faults(std::string_view body, std::string_view css) {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(tests::set(body, css, 100, 100, diagnostics)),
                    base::InputError);
    return tests::messages(diagnostics);
}

}  // namespace

TEST_CASE("box_checks: percentages that could not be kept are refused") {
    CHECK(faults("<p><b>a</b></p>", "b { display: inline-block; width: 50% }") ==
          "a percentage on an inline-block is not supported\n");
    CHECK(faults("<p><b>a</b></p>", "b { padding-left: 5% }") ==
          "a percentage on an inline element is not supported\n");
    CHECK(faults("<p>a</p>", "p { height: 50% }") == "a percentage as height is not supported\n");
    CHECK(faults("<table><tr><td>a</td></tr></table>", "td { width: 50% }") ==
          "a percentage as width of a cell is not supported\n");
}

TEST_CASE("box_checks: what would do nothing is refused") {
    CHECK(faults("<p><b>a</b></p>", "b { position: relative }") ==
          "position: relative on an inline element is not supported\n");
    CHECK(faults("<p><b>a</b></p>", "b { vertical-align: middle }") ==
          "vertical-align: top, middle and bottom do not move an inline element\n");
    CHECK(faults("<div><b>a</b></div>",
                 "div { display: flex; flex-direction: column; flex-wrap: wrap }") ==
          "flex-wrap in a column is not supported\n");
    CHECK(faults("<table><tbody><tr><td>a</td></tr></tbody></table>",
                 "tbody { background: black }") ==
          "borders and backgrounds of a row group are not supported\n");
}

TEST_CASE("box_checks: every fault is told in one run") {
    CHECK(faults("<p><b>a</b><i>b</i></p>", "b, i { position: relative }") ==
          "position: relative on an inline element is not supported\n"
          "position: relative on an inline element is not supported\n");
}

TEST_CASE("box_checks: list items are numbered from the list's start") {
    const document::StyledDocument document =
        tests::square_document("<ol start=\"4\"><li>a</li><li>b</li></ol>", "", 100, 100);
    std::string ordinals;
    for (document::NodeNumber node = 0; node < document.nodes.size(); ++node) {
        if (document.node(node).name != "li") continue;
        ordinals += std::to_string(typeset::ordinal_of(document, node)) + " ";
    }
    CHECK(ordinals == "4 5 ");
}
