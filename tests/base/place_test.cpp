// SPDX-License-Identifier: MIT
#include "base/place.hpp"

#include <doctest/doctest.h>

using namespace papersetter::base;

TEST_CASE("place: an attribute is read back") {
    const Place place{3, 120, 5};
    CHECK(to_attribute(place) == "3.120.5");
    CHECK(place_from_attribute("3.120.5") == place);
}

TEST_CASE("place: text that is no attribute is refused") {
    for (const std::string_view text : {"", "3", "3.120", "3.120.", "3.120.5 ", "3.120.5.1",
                                        "a.b.c", "-1.2.3", "3..5", "99999999999.1.1"}) {
        CAPTURE(text);
        CHECK(place_from_attribute(text) == std::nullopt);
    }
}

TEST_CASE("sources: files are numbered from 1 and keep their texts") {
    Sources sources;
    const std::string& first = sources.text(sources.add("a.toml", "one\ntwo"));
    CHECK(sources.add("b.toml", "") == 2);
    for (int i = 0; i < 100; ++i) sources.add("more", "text");
    CHECK(&first == &sources.text(1));
    CHECK(sources.name(2) == "b.toml");
    CHECK(sources.size() == 102);
}

TEST_CASE("sources: lines come without line ends and without a byte order mark") {
    Sources sources;
    const FileNumber file = sources.add("a.toml",
                                        "\xEF\xBB\xBF"
                                        "one\r\ntwo\n\nfour");
    CHECK(sources.line(file, 1) == "one");
    CHECK(sources.line(file, 2) == "two");
    CHECK(sources.line(file, 3) == "");
    CHECK(sources.line(file, 4) == "four");
    CHECK(sources.line(file, 5) == "");
    CHECK(sources.line(file, 0) == "");
    CHECK(sources.line(0, 1) == "");
}

TEST_CASE("sources: a number that no file has gives nothing") {
    Sources sources;
    sources.add("a.toml", "text");
    for (const FileNumber file : {FileNumber{0}, FileNumber{2}, FileNumber{999}}) {
        CHECK(sources.name(file).empty());
        CHECK(sources.text(file).empty());
        CHECK(sources.line(file, 1).empty());
    }
}
