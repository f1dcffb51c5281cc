// SPDX-License-Identifier: MIT
#include "toml_file/source_text.hpp"

#include <doctest/doctest.h>

#include <string>

using papersetter::base::Place;
using papersetter::toml_file::SourceText;

TEST_CASE("source_text: every byte that starts a character goes to its place and back") {
    const std::string text = "a\xC3\xA9z\n\n\xF0\x9F\x98\x80 = 1\r\nlast";
    SourceText source(text, 3);
    Place expected{3, 1, 1};
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U) continue;
        CHECK(source.place_of(i) == expected);
        CHECK(source.offset_of(expected) == i);
        ++expected.column;
        if (i < text.size() && text[i] == '\n') expected = {3, expected.line + 1, 1};
    }
}

TEST_CASE("source_text: places may be asked for in any order") {
    SourceText source("\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\nb", 1);
    CHECK(source.offset_of({1, 1, 4}) == 6);
    CHECK(source.offset_of({1, 1, 2}) == 2);
    CHECK(source.offset_of({1, 2, 1}) == 9);
    CHECK(source.offset_of({1, 1, 3}) == 4);
    CHECK(source.offset_of({1, 1, 99}) == 8);
    CHECK(source.offset_of({1, 3, 1}) == 10);
}

TEST_CASE("source_text: a byte order mark is no part of the text") {
    const SourceText source("\xEF\xBB\xBFx = 1\r\ny", 1);
    CHECK(source.text() == "x = 1\r\ny");
    CHECK(source.place_of(0) == Place{1, 1, 1});
    CHECK(source.line(1) == "x = 1");
    CHECK(source.line(2) == "y");
    CHECK(source.line(3) == "");
    CHECK(source.lines() == 2);
}
