// SPDX-License-Identifier: MIT
#include "paper/candidate_paper.hpp"

#include <doctest/doctest.h>

#include "paper/compose.hpp"
#include "paper/fixture.hpp"

using namespace papersetter;
using namespace papersetter::paper;

namespace {

CandidatePaper view(Fixture& fixture) {
    return compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics)
        .candidate;
}

}  // namespace

TEST_CASE("form code: form, four characters, two more, all of Crockford's base 32") {
    Fixture fixture;
    const std::string code = view(fixture).form_code;
    REQUIRE(code.size() == std::string("A · 7F3K-Q2").size());
    CHECK(code.starts_with("A · "));
    CHECK(code[code.size() - 3] == '-');
    for (const char character : code.substr(5)) {
        CHECK(std::string("0123456789ABCDEFGHJKMNPQRSTVWXYZ-").find(character) !=
              std::string::npos);
    }
}

TEST_CASE("form code: which option is right, ids, difficulty and places do not change it") {
    Fixture fixture;
    const std::string before = view(fixture).form_code;
    bank::Item& item = fixture.banks[0].items[0];
    std::swap(item.options[0].is_correct, item.options[1].is_correct);
    item.id = "other";
    item.difficulty = bank::Difficulty::easy;
    item.options[0].rationale = text("Another reason");
    item.stem.place.line = 99;
    fixture.banks[0].items[1].stem = text("Stem of <sub>two</sub>?");
    const std::string with_markup = view(fixture).form_code;
    fixture.banks[0].items[1].stem.place.line = 50;
    CHECK(view(fixture).form_code == with_markup);
    fixture.banks[0].items[1].stem = text("Stem of two?");
    CHECK(view(fixture).form_code == before);
}

TEST_CASE("form code: anything a candidate reads changes it") {
    Fixture fixture;
    const std::string before = view(fixture).form_code;
    fixture.banks[0].items[0].options[1].text = text("Text B");
    CHECK(view(fixture).form_code != before);
    fixture.banks[0].items[0].options[1].text = text("Text b");
    std::swap(fixture.selections[0].sections[0].items[0].options[0],
              fixture.selections[0].sections[0].items[0].options[1]);
    CHECK(view(fixture).form_code != before);
    std::swap(fixture.selections[0].sections[0].items[0].options[0],
              fixture.selections[0].sections[0].items[0].options[1]);
    CHECK(view(fixture).form_code == before);
    fixture.banks[0].items[0].option_columns = 2;
    CHECK(view(fixture).form_code != before);
}

TEST_CASE("form code: the text of a stimulus changes it, its id and enemies do not") {
    Fixture fixture;
    const std::string plain = view(fixture).form_code;
    bank::Bank& bank = fixture.banks[0];
    bank.stimuli = {{"s", "", text("S"), {}, {}, {}}};
    bank.items[1].stimulus = "s";
    const std::string before = view(fixture).form_code;
    CHECK(before != plain);
    bank.stimuli[0].id = bank.items[1].stimulus = "t";
    bank.stimuli[0].enemies = {"one"};
    CHECK(view(fixture).form_code == before);
    bank.items[0].stimulus = "t";
    CHECK(view(fixture).form_code != before);
    bank.items[0].stimulus.clear();
    bank.stimuli[0].text = text("T");
    CHECK(view(fixture).form_code != before);
}

TEST_CASE("canonical: fields cannot run into each other") {
    CandidatePaper one;
    one.title = "ab";
    one.subtitle = "c";
    CandidatePaper two;
    two.title = "a";
    two.subtitle = "bc";
    CHECK(canonical(one) != canonical(two));
}

TEST_CASE("form code: a revision has its own, whatever was replaced") {
    Fixture fixture;
    const std::string before = view(fixture).form_code;
    fixture.selections[0].revision = 2;
    CHECK(view(fixture).revision == 2);
    CHECK(view(fixture).form_code != before);
    fixture.selections[0].revision = 1;
    CHECK(view(fixture).form_code == before);
}
