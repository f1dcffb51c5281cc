// SPDX-License-Identifier: MIT
#include "typeset/known_paragraphs.hpp"

#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using namespace papersetter::tests;

TEST_CASE("known_paragraphs: labels of one text belong to their own elements") {
    const page::Pages pages = set("<p>AB</p><p id=\"b\">AB</p><div><p>AB</p></div>", "", 40, 40);
    CHECK(lines(pages) == "AB/AB/AB");
    std::vector<page::ElementNumber> elements;
    for (const page::Mark& mark : pages.pages[0].marks) {
        elements.push_back(std::get<page::TextMark>(mark).element);
    }
    REQUIRE(elements.size() == 3);
    CHECK(elements[0] < elements[1]);
    CHECK(elements[1] < elements[2]);
}

TEST_CASE("known_paragraphs: labels of another style are set in it") {
    // 2 em: at 10, 20 and 10 pt; 1 pt between letters; in capitals.
    const page::Pages pages =
        set("<p>ab</p><p class=\"large\">ab</p><p class=\"apart\">ab</p><p class=\"upper\">ab</p>"
            "<p>ab</p>",
            ".large { font-size: 20pt } .apart { letter-spacing: 1pt } "
            ".upper { text-transform: uppercase }",
            60, 100);
    std::string found;
    for (const page::Mark& mark : pages.pages[0].marks) {
        const auto& text = std::get<page::TextMark>(mark);
        found.append(text.text).append(" ").append(to_string(text.width)).append(" ");
    }
    CHECK(found == "ab 20 ab 40 ab 22 AB 20 ab 20 ");
}

TEST_CASE("known_paragraphs: a label that has to be broken is broken each time") {
    CHECK(lines(set("<p>ab cd</p><p>ab cd</p>", "", 20, 40)) == "ab·/cd/ab·/cd");
}

TEST_CASE("known_paragraphs: a character that no font has is told of each label") {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(
                        set("<p data-at=\"1.1.1\">a\u12A0 b</p><p data-at=\"1.2.1\">a\u12A0 b</p>",
                            "", 60, 40, diagnostics)),
                    base::InputError);
    CHECK(diagnostics.all().size() == 2);
}
