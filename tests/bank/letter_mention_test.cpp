// SPDX-License-Identifier: MIT
#include "bank/letter_mention.hpp"

#include <string>

#include <doctest/doctest.h>

namespace papersetter::bank {

namespace {

std::string mention_in(std::string_view text) {
    const auto found = find_letter_mention(text);
    return found ? std::string(text.substr(found->begin, found->end - found->begin)) : "none";
}

}  // namespace

TEST_CASE("letter mention: the words with a single capital letter") {
    CHECK(mention_in("option B fails") == "option B");
    CHECK(mention_in("See Answer C.") == "Answer C");
    CHECK(mention_in("CHOICE H") == "CHOICE H");
    CHECK(mention_in("the distractors A and B") == "distractors A");
    CHECK(mention_in("options (A)") == "options (A");
    CHECK(mention_in("option **B**") == "option **B");
    CHECK(mention_in("option \u201CB\u201D") == "option \u201CB");
    CHECK(mention_in("option\nB") == "option\nB");
    CHECK(mention_in("option\u00A0B") == "option\u00A0B");
    CHECK(mention_in("option-B") == "option-B");
    CHECK(mention_in("option B's weakness") == "option B");
    CHECK(mention_in("option B-") == "option B");
}

TEST_CASE("letter mention: what only looks like one") {
    for (const std::string_view text :
         {"answer a question", "A choice", "option I", "adoption A", "choice C++", "choice C#",
          "option A1", "option Be", "vitamin C", "the C compiler", "answer: B", "options. A model",
          "option B-tree", "optional B", "answerable C", "{option:B}", "B", "", "choice AB"}) {
        CAPTURE(text);
        CHECK(mention_in(text) == "none");
    }
}

TEST_CASE("letter mention: the search goes on after one") {
    const std::string_view text = "option A, option B";
    const auto first = find_letter_mention(text);
    REQUIRE(first);
    const auto second = find_letter_mention(text, first->end);
    REQUIRE(second);
    CHECK(second->begin == 10);
    CHECK_FALSE(find_letter_mention(text, second->end));
}

}  // namespace papersetter::bank
