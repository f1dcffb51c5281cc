// SPDX-License-Identifier: MIT
#include "bank/text_reader.hpp"

#include <doctest/doctest.h>

namespace papersetter::bank {

namespace {

// The value of '''…''' at line 3, where the quotes open in column 8.
Text text_of(std::string_view inner) {
    toml_file::String value{
        std::string(inner), toml_file::StringForm::multiline_literal, {1, 3, 11}};
    if (inner.starts_with('\n')) {
        value.text.erase(0, 1);
        value.body = {1, 4, 1};
    }
    return read_text(value);
}

}  // namespace

TEST_CASE("read_text: one line is trimmed and keeps its place") {
    const Text text = text_of("  a  b ");
    CHECK(text.source == "a  b");
    CHECK(text.place == base::Place{1, 3, 13});
    CHECK(text_of("\n  a\n").source == "a");
    CHECK(text_of("\n  a\n").place == base::Place{1, 4, 3});
    CHECK(text_of("").empty());
    CHECK(text_of("\n \n\t\n").empty());
}

TEST_CASE("read_text: common indentation and outer blank lines go") {
    const Text text = text_of("\n\n    a\n      b\n\n    c\n  ");
    CHECK(text.source == "a\n  b\n\nc");
    CHECK(text.place == base::Place{1, 5, 5});
    CHECK(text.indent == 4);
}

TEST_CASE("read_text: a text that begins at its quotes does not share in the indentation") {
    const Text text = text_of("a\n         b\n           c");
    CHECK(text.source == "a\nb\n  c");
    CHECK(text.place == base::Place{1, 3, 11});
    CHECK(text.indent == 9);
    CHECK(text_of("a\nb").source == "a\nb");
    CHECK(text_of(" a\n\n b").source == "a\n\nb");
}

TEST_CASE("read_text: tabs and spaces are not mixed up") {
    CHECK(text_of("\n\ta\n\t\tb").source == "a\n\tb");
    CHECK(text_of("\n\ta\n  b").source == "\ta\n  b");
    CHECK(text_of("\n\t a\n\t b").indent == 2);
}

TEST_CASE("read_text: spaces that break a line stay") {
    CHECK(text_of("\na  \nb  ").source == "a  \nb");
}

TEST_CASE("read_text: texts are brought into normal form C") {
    CHECK(text_of("e\u0301 \u2126").source == "\u00E9 \u03A9");
    CHECK(text_of("\u2018a\u2019 \u2013 \u2026").source == "\u2018a\u2019 \u2013 \u2026");
    CHECK(text_of("a\u2000b").source == "a\u2002b");
    CHECK(text_of("\na\n e\u0301").source == "a\n \u00E9");
}

TEST_CASE("check_text: forbidden characters are told, each with its place") {
    base::Diagnostics diagnostics;
    check_text(text_of("\n  a\u202Eb\n  c\u0085\u2066"), diagnostics);
    REQUIRE(diagnostics.all().size() == 3);
    CHECK(diagnostics.all()[0].message ==
          "this text holds an invisible control of direction (\\u{202E})");
    CHECK(diagnostics.all()[0].place == base::Place{1, 4, 4});
    CHECK(diagnostics.all()[1].message == "this text holds a control character (\\u{85})");
    CHECK(diagnostics.all()[1].place == base::Place{1, 5, 4});
    CHECK(diagnostics.all()[2].place == base::Place{1, 5, 5});
}

TEST_CASE("check_text: marks heaped on one character are told") {
    std::string marks;
    for (int i = 0; i < 31; ++i) marks += "\u0302";
    base::Diagnostics diagnostics;
    // x has no letter with a circumflex of its own, so that all 31 stay.
    check_text(text_of("ax" + marks), diagnostics);
    Text item = text_of("ax" + marks);
    check_item_text(item, {}, diagnostics);
    REQUIRE(diagnostics.all().size() == 2);
    for (const base::Diagnostic& one : diagnostics.all()) {
        CHECK(one.message == "more than 30 marks stand on one character");
        CHECK(one.place == base::Place{1, 3, 43});  // 11 + 2 + 30
    }
}

TEST_CASE("read_line: a line has an end") {
    base::Diagnostics diagnostics;
    const auto line_of = [&](std::string text) {
        return read_line({std::move(text), toml_file::StringForm::basic, {1, 2, 9}}, "title",
                         diagnostics);
    };
    std::string longest;
    for (int i = 0; i < 1000; ++i) longest += "\u00E9";
    CHECK(line_of(longest) == longest);
    CHECK(diagnostics.all().empty());
    static_cast<void>(line_of(longest + "e"));
    REQUIRE(diagnostics.all().size() == 1);
    CHECK(diagnostics.all()[0].message == "\"title\" has more than 1000 characters");
}

TEST_CASE("check_item_text: every mention of a letter is told, with its place and words") {
    base::Diagnostics diagnostics;
    Text text = text_of("Like option B,\nanswers A and C fail; a choice (D).");
    check_item_text(text, {}, diagnostics);
    REQUIRE(diagnostics.all().size() == 3);
    CHECK(diagnostics.all()[0].message ==
          "\"option B\" names an option by its letter, which changes from paper to paper");
    CHECK(diagnostics.all()[0].place == base::Place{1, 3, 16});
    CHECK(diagnostics.all()[0].hint ==
          "give that option an id and write {option:id} for its letter");
    CHECK(diagnostics.all()[1].place == base::Place{1, 4, 1});
    CHECK(diagnostics.all()[2].message.starts_with("\"choice (D\" names"));
}

}  // namespace papersetter::bank
