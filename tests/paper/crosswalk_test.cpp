// SPDX-License-Identifier: MIT
#include "paper/crosswalk.hpp"

#include <doctest/doctest.h>

#include "paper/answer_letters.hpp"
#include "paper/fixture.hpp"

using namespace papersetter;
using namespace papersetter::paper;

TEST_CASE("crosswalk: every item with its number and letter on each form, by name") {
    Fixture fixture;
    fixture.selections[1].sections[0].items.pop_back();
    const Crosswalk crosswalk =
        crosswalk_of(fixture.banks, fixture.blueprint, fixture.selections, {});
    CHECK(crosswalk.forms == std::vector<std::string>{"A", "B"});
    REQUIRE(crosswalk.rows.size() == 2);
    CHECK(crosswalk.question_count == 2);
    CHECK(crosswalk.rows[0].item == "one");
    CHECK(crosswalk.rows[0].cells[0].number == 1);
    CHECK(crosswalk.rows[0].cells[0].letters == std::vector<std::string>{"B"});
    CHECK(crosswalk.rows[0].cells[1].number == 0);
    CHECK(crosswalk.rows[1].item == "two");
    CHECK(crosswalk.rows[1].cells[0].number == 2);
    CHECK(crosswalk.rows[1].cells[1].number == 1);
    CHECK(crosswalk.rows[1].cells[1].letters == std::vector<std::string>{"A"});
}

TEST_CASE("answer_letters: in the order of prompts, gaps and steps, of statements T and F") {
    bank::Item part = item("x", 0);
    const std::vector<std::uint32_t> order{2, 0, 1};
    CHECK(right_letters(part, order) == "B");
    part.type = bank::Type::true_false;
    CHECK(right_letters(part, order) == "FTF");
    part.type = bank::Type::ordering;
    for (bank::Option& option : part.options) option.is_correct = true;
    CHECK(right_letters(part, order) == "BCA");
    part.type = bank::Type::matching;
    part.options[0].prompt = text("z");
    part.options[2].prompt = text("y");
    part.options[1].is_correct = false;
    CHECK(right_letters(part, order) == "AB");
    part.type = bank::Type::numeric;
    CHECK(right_letters(part, order).empty());
}
