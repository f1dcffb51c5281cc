// SPDX-License-Identifier: MIT
#include "typeset/hyphenated.hpp"

#include <doctest/doctest.h>

#include "square.hpp"
#include "typeset/typeset.hpp"

using namespace papersetter;

namespace {

// Two kinds of words: "ab…" is cut after every second letter, all else nowhere.
std::string set(std::string_view body, std::string_view css, int width, std::string& told) {
    const typeset::HyphenDictionary dictionary("UTF-8\nLEFTHYPHENMIN 1\nRIGHTHYPHENMIN 1\nb1\n");
    typeset::Hyphenator hyphenator([&](std::string_view) { return &dictionary; });
    tests::Square square;
    base::Diagnostics diagnostics;
    const auto document = tests::square_document(
        body, "html { hyphens: auto; hyphenate-limit-chars: 4 2 2 }" + std::string(css), width * 10,
        1000);
    const page::Pages pages =
        typeset::typeset(document, square.shaper(), {1, &hyphenator}, diagnostics);
    told = tests::messages(diagnostics);
    return tests::lines(pages);
}

std::string set(std::string_view body, std::string_view css, int width) {
    std::string told;
    const std::string lines = set(body, css, width, told);
    CHECK(told == "");
    return lines;
}

}  // namespace

TEST_CASE("hyphenated: a staircase; a hyphen where a line would be left emptier than a sixth") {
    const char* const body = "<p>x ababab yyy</p>";
    CHECK(set(body, "", 12) == "x ababab yyy");
    // 8 of 11, 3 empty: "x abab-" would be 7.
    CHECK(set(body, "", 11) == "x ababab\u00B7/yyy");
    CHECK(set(body, "", 8) == "x ababab\u00B7/yyy");
    // 1 of 7 without a hyphen; "x abab-" is 7, "ab yyy" 6.
    CHECK(set(body, "", 7) == "x abab\u00AD/ab yyy");
    CHECK(set(body, "", 6) == "x ab\u00AD/abab\u00B7/yyy");
    CHECK(set(body, "p { hyphens: manual }", 6) == "x\u00B7/ababab\u00B7/yyy");
}

TEST_CASE("hyphenated: a word too long for its line is hyphenated rather than broken") {
    CHECK(set("<p>abababab</p>", "", 5) == "abab\u00AD/abab");
    std::string told;
    CHECK(set("<p>abababab</p>", "p { hyphens: none }", 5, told) == "ababa/bab");
    CHECK(told == "\"abababab\" is wider than its line and was broken\n");
}

TEST_CASE("hyphenated: a word too long is hyphenated unless hyphens are none") {
    const std::string manual = "p { hyphens: manual }";
    CHECK(set("<p>abababab</p>", manual, 5) == "abab\u00AD/abab");
    CHECK(set("<p>x abababab abab</p>", manual, 7) == "x ab\u00AD/ababab\u00B7/abab");
    CHECK(set("<p>xyz-abababab</p>", manual, 5) == "xyz-/abab\u00AD/abab");
    // In what may be broken anywhere too.
    CHECK(set("<p>abababab</p>", manual + "p { overflow-wrap: anywhere }", 5) == "abab\u00AD/abab");
    CHECK(set("<p>xx ababab</p>", manual + "p { overflow-wrap: anywhere }", 6) ==
          "xx\u00B7/ababab");
    CHECK(set("<p>abababab</p>", "p { hyphens: none; overflow-wrap: anywhere }", 5) == "ababa/bab");
    // What is still too wide is broken.
    std::string told;
    CHECK(set("<p>ababxxxxxxx</p>", manual, 5, told) == "abab\u00AD/xxxxx/xx");
    CHECK(told == "\"ababxxxxxxx\" is wider than its line and was broken\n");
}

TEST_CASE("hyphenated: hyphens is a matter of each span, and of words across them") {
    CHECK(set("<p>x abab<i>abab</i></p>", "i { font-style: normal }", 7) == "x abab\u00AD/abab");
    CHECK(set("<p>x abab<i>abab</i></p>", "i { font-style: normal; hyphens: none }", 7) ==
          "x ab\u00AD/ababab");
}

TEST_CASE("hyphenated: soft hyphens are the author's word, and none forbids them too") {
    CHECK(set("<p>x aba\u00ADbab</p>", "", 6) == "x aba\u00AD/bab");
    std::string told;
    CHECK(set("<p>x aba\u00ADbab</p>", "p { hyphens: none }", 6, told) == "x\u00B7/ababab");
    CHECK(told == "");
}

TEST_CASE("hyphenated: no box is made narrower because its words could be hyphenated") {
    // 30 wide beside "abababab": the word's own 8 em stay its least width.
    CHECK(set("<div><p>abababab</p><p>x</p></div>", "div { display: flex } p { flex: 0 1 auto }",
              30) == "ababababx");
}
