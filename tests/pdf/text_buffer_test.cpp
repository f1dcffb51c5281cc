// SPDX-License-Identifier: MIT
#include "pdf/text_buffer.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace papersetter;

TEST_CASE("text_buffer: bytes stay as it grows, whatever room it began with") {
    for (std::size_t expected = 0; expected < 20; ++expected) {
        pdf::TextBuffer buffer(expected);
        std::string same;
        for (int i = 0; i < 100; ++i) {
            const std::string piece(static_cast<std::size_t>(i % 7),
                                    static_cast<char>('a' + i % 26));
            buffer += piece;
            same += piece;
            CHECK(buffer.size() == same.size());
        }
        CHECK(buffer.view() == same);
    }
}

TEST_CASE("text_buffer: what is stored counts up to its end") {
    pdf::TextBuffer buffer;
    CHECK(buffer.view().empty());
    char* to = buffer.room(3);
    to[0] = 'a';
    to[1] = 'b';
    buffer.end_at(to + 1);
    CHECK(buffer.view() == "a");
    buffer.append("c");
    CHECK(buffer.view() == "ac");
    buffer.clear();
    buffer.append({});
    CHECK(buffer.view().empty());
    buffer.append("d");
    CHECK(buffer.view() == "d");
}
