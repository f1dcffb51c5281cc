// SPDX-License-Identifier: MIT
#include "markdown/characters.hpp"

#include <string>

#include <doctest/doctest.h>

#include "base/text.hpp"
#include "markdown/entities.hpp"

namespace papersetter::markdown {

TEST_CASE("characters: controls, bidi controls and noncharacters are forbidden") {
    for (const char32_t bad : {0x00, 0x07, 0x0D, 0x1F, 0x7F, 0x80, 0x9F, 0x202A, 0x202E, 0x2066,
                               0x2069, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFDD0, 0x1FFFF, 0x10FFFE}) {
        CAPTURE(static_cast<unsigned>(bad));
        CHECK(fault_of(bad).has_value());
    }
    for (const char32_t good : {0x09, 0x0A, 0x20, 0xA0, 0x200B, 0x200F, 0x2029 + 1 + 5, 0x2065,
                                0x206A, 0xFFFD, 0x10000}) {
        CAPTURE(static_cast<unsigned>(good));
        CHECK_FALSE(fault_of(good).has_value());
    }
}

TEST_CASE("characters: letters of every script may stand in a text") {
    for (const char32_t letter : {0x05D0, 0x0639, 0x0710, 0x0780, 0x07CA, 0x0905, 0x0E01, 0x3042,
                                  0x4E2D, 0xFB1D, 0xFDF2, 0xFE8D, 0x10900, 0x1E900, 0x20000}) {
        std::string text = "ab ";
        base::append_utf8(text, letter);
        CAPTURE(text);
        CHECK_FALSE(find_forbidden(text));
    }
}

TEST_CASE("characters: the first forbidden one is found with its offset") {
    CHECK_FALSE(find_forbidden("a\tb\n\u00E9\u2019 \U0001F600"));
    const auto found = find_forbidden("\u00E9\u202Eab\x07");
    REQUIRE(found);
    CHECK(found->offset == 2);
    CHECK(found->character == 0x202E);
    CHECK(find_forbidden("\u00E9\u202Eab\x07", found->offset + 1)->offset == 7);
    CHECK(find_forbidden("a\u0085")->offset == 1);
    CHECK(find_forbidden("a\uFFFE")->fault == "a noncharacter");
}

TEST_CASE("characters: a mark too many on one character is found") {
    std::string marks;
    for (std::size_t i = 0; i < most_marks; ++i) marks += "\u0301";
    CHECK_FALSE(find_excess_mark("e" + marks + "e" + marks + "\u4E00" + marks));
    CHECK(find_excess_mark("ab" + marks + "\u0302c") == 2 + marks.size());
    CHECK_FALSE(find_excess_mark(""));
}

TEST_CASE("characters: a plain line holds nothing that may act") {
    CHECK(is_plain_line("Why is \u201Cit\u201D > 40 GB - or #3, (a) = 1.5 + x!?"));
    for (const char mark : {'\\', '`', '*', '_', '[', '<', '&', '{', '\n'}) {
        CHECK_FALSE(is_plain_line(std::string("a ") + mark));
    }
}

TEST_CASE("entities: names and numbers") {
    CHECK(character_of("&AElig;") == U'\u00C6');
    CHECK(character_of("&zwnj;") == U'\u200C');
    CHECK(character_of("&apos;") == U'\'');
    CHECK(character_of("&#65;") == U'A');
    CHECK(character_of("&#X1F600;") == U'\U0001F600');
    for (const std::string_view bad : {"&aelig2;", "&#;", "&#x;", "&#xD800;", "&#1114112;", "&#0;",
                                       "&#99999999999;", "&;", "&Nbsp;"}) {
        CAPTURE(bad);
        CHECK_FALSE(character_of(bad));
    }
}

}  // namespace papersetter::markdown
