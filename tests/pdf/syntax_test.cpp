// SPDX-License-Identifier: MIT
#include "pdf/syntax.hpp"

#include <doctest/doctest.h>

using namespace papersetter;

namespace {

std::string text_string(std::string_view text) {
    std::string result;
    pdf::append_text_string(result, text);
    return result;
}

}  // namespace

TEST_CASE("syntax: a phrase is words, numbers and references in one piece") {
    pdf::TextBuffer text;
    text += "a";
    pdf::Phrase(text)
        .add("/P")
        .add(std::int64_t{-12})
        .add(" ")
        .add(base::Length::thousandths(12'500))
        .add_reference(104)
        .write();
    CHECK(text.view() == "a/P-12 12.5 104 0 R");
    pdf::Phrase(text).write();
    CHECK(text.view() == "a/P-12 12.5 104 0 R");
    pdf::Phrase(text).add("/not written");
    CHECK(text.view() == "a/P-12 12.5 104 0 R");
}

TEST_CASE("syntax: text strings are literal where they can be") {
    CHECK(text_string("Question 3") == "(Question 3)");
    CHECK(text_string("f(x) \\ ()") == "(f\\(x\\) \\\\ \\(\\))");
    CHECK(text_string("") == "()");
    CHECK(text_string("é") == "<FEFF00E9>");
    CHECK(text_string("a\x1F") == "<FEFF0061001F>");
    CHECK(text_string("\U0001D465") == "<FEFFD835DC65>");
}

TEST_CASE("syntax: byte strings keep every byte") {
    std::string text;
    pdf::append_byte_string(text, "q-1\r\nö");
    CHECK(text == "(q-1\\r\nö)");
}

TEST_CASE("syntax: references") {
    std::string text = "/P";
    pdf::append_reference(text, 12);
    CHECK(text == "/P 12 0 R");
}
