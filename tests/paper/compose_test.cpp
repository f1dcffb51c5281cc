// SPDX-License-Identifier: MIT
#include "paper/compose.hpp"
#include "paper/lettering.hpp"

#include <doctest/doctest.h>

#include "paper/fixture.hpp"

using namespace papersetter;
using namespace papersetter::paper;

TEST_CASE("compose: questions are numbered and options lettered in printed order") {
    Fixture fixture;
    const InstructorPaper paper =
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    const auto& questions = paper.candidate.sections[0].questions;
    REQUIRE(questions.size() == 2);
    CHECK(questions[0].number == 1);
    CHECK(questions[0].stem_html == in_place("Stem of one?"));
    CHECK(questions[0].options[0].letter == "A");
    CHECK(questions[0].options[0].html == in_place("Text c"));
    CHECK(questions[0].options[1].html == in_place("Text a"));
    CHECK(questions[0].options[2].letter == "C");
    CHECK(questions[0].options[2].html == in_place("Text b"));
    CHECK(paper.candidate.question_count == 2);
    CHECK(paper.candidate.points == base::Decimal::whole(2));
    CHECK(paper.candidate.has_equal_points);
}

TEST_CASE("compose: the answer is the letter that the right option got on this form") {
    Fixture fixture;
    const auto compose_form = [&](std::size_t index) {
        return compose(fixture.banks, fixture.blueprint, fixture.selections, index,
                       fixture.diagnostics);
    };
    const InstructorPaper a = compose_form(0);
    // Form A: item one prints c a b, its key a stands second; item two prints a b c, key c third.
    CHECK(a.sections[0].questions[0].answer == "B");
    CHECK(a.sections[0].questions[1].answer == "C");
    const InstructorPaper b = compose_form(1);
    // Form B: item two first, printed c b a; item one printed b c a.
    CHECK(b.sections[0].questions[0].answer == "A");
    CHECK(b.sections[0].questions[1].answer == "C");
    CHECK(b.sections[0].questions[1].item_id == "one");
}

TEST_CASE("compose: the key names the number on the other forms in mode same only") {
    Fixture fixture;
    InstructorPaper paper =
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    const auto& elsewhere = paper.sections[0].questions[0].elsewhere;
    REQUIRE(elsewhere.size() == 1);
    CHECK(elsewhere[0].form == "B");
    CHECK(elsewhere[0].number == 2);
    fixture.blueprint.mode = blueprint::SeriesMode::independent;
    paper = compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    CHECK(paper.sections[0].questions[0].elsewhere.empty());
}

TEST_CASE("compose: {option:id} is a mark for the letter on this form") {
    Fixture fixture;
    fixture.banks[0].items[0].options[1].rationale = text("as in {option:c} and {option:a}");
    const InstructorPaper paper =
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    CHECK(paper.sections[0].questions[0].options[2].rationale_html ==
          in_place("as in " + Lettering::mark_at(0) + " and " + Lettering::mark_at(1)));
    const std::string text_of_key = canonical(paper);
    CHECK(text_of_key.find("as in A and B") != std::string::npos);
}

TEST_CASE("compose: the text of a term is a rationale, or follows one") {
    Fixture fixture;
    bank::Item& item = fixture.banks[0].items[0];
    item.options[0].rationale = {};
    item.options[0].term_text = text("Term.");
    item.options[1].term_text = text("Term.");
    const InstructorPaper paper =
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    const auto& options = paper.sections[0].questions[0].options;
    CHECK(options[1].rationale_html == in_place("Term."));
    CHECK(options[2].rationale_html ==
          "<p>" + in_place("Because b") + "</p><p>" + in_place("Term.") + "</p>");
}

TEST_CASE("compose: every missing rationale is told with its option's place") {
    Fixture fixture;
    fixture.banks[0].items[0].options[0].rationale = {};
    fixture.banks[0].items[0].options[2].rationale = {};
    CHECK_THROWS_AS(static_cast<void>(compose(fixture.banks, fixture.blueprint, fixture.selections,
                                              0, fixture.diagnostics)),
                    base::InputError);
    REQUIRE(fixture.diagnostics.errors() == 2);
    CHECK(fixture.diagnostics.all()[0].place.line == 12);
    CHECK(fixture.diagnostics.all()[1].place.line == 10);
}

TEST_CASE("compose: rationales = key asks for the right option's only, none for nothing") {
    Fixture fixture;
    fixture.banks[0].items[0].options[1].rationale = {};
    fixture.blueprint.rationales = blueprint::Rationales::key;
    CHECK_NOTHROW(static_cast<void>(
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics)));
    fixture.banks[0].items[0].options[0].rationale = {};
    CHECK_THROWS_AS(static_cast<void>(compose(fixture.banks, fixture.blueprint, fixture.selections,
                                              0, fixture.diagnostics)),
                    base::InputError);
    fixture.blueprint.rationales = blueprint::Rationales::none;
    base::Diagnostics clean;
    CHECK_NOTHROW(
        static_cast<void>(compose(fixture.banks, fixture.blueprint, fixture.selections, 0, clean)));
}

TEST_CASE("compose: time allowed is the blueprint's, else the sum of the items' minutes") {
    Fixture fixture;
    InstructorPaper paper =
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    CHECK(paper.item_minutes == base::Decimal::whole(4));
    CHECK(paper.candidate.minutes == base::Decimal::whole(4));
    fixture.blueprint.minutes = base::Decimal::whole(10);
    fixture.banks[0].items[1].minutes.reset();
    paper = compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    CHECK(paper.item_minutes == base::Decimal());
    CHECK(paper.candidate.minutes == base::Decimal::whole(10));
}

TEST_CASE("compose: differing points are noticed and totalled") {
    Fixture fixture;
    fixture.banks[0].items[1].points = base::Decimal::units(25'000);
    const InstructorPaper paper =
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    CHECK_FALSE(paper.candidate.has_equal_points);
    CHECK(base::to_string(paper.candidate.points) == "3.5");
}

TEST_CASE("compose: arranged by topic, a heading stands before the first question of each") {
    Fixture fixture;
    fixture.blueprint.sections[0].arrange = blueprint::Arrange::topic;
    const InstructorPaper paper =
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    CHECK(paper.candidate.sections[0].questions[0].group == "The water cycle");
    CHECK(paper.candidate.sections[0].questions[1].group.empty());
}

TEST_CASE("compose: texts in another language than the paper stand in a block of it") {
    Fixture fixture;
    bank::Item& item = fixture.banks[0].items[0];
    item.language = "he";
    item.stimulus = "s";
    bank::Stimulus stimulus;
    stimulus.id = "s";
    stimulus.language = "de";
    stimulus.text = text("a\n\nb");
    fixture.banks[0].stimuli = {stimulus};
    fixture.banks[0].items[1].language = "en";
    const InstructorPaper paper =
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    const auto in_hebrew = [](const std::string& words) {
        return "<div lang=\"he\" dir=\"rtl\" data-at=\"1.1.1\">" + words + "</div>";
    };
    const InstructorQuestion& first = paper.sections[0].questions[0];
    CHECK(first.stem_html == in_hebrew("Stem of one?"));
    CHECK(first.options[0].html == in_hebrew("Text c"));
    CHECK(first.options[0].rationale_html == in_hebrew("Because c"));
    CHECK(first.explanation_html == "");
    REQUIRE(first.stimulus);
    CHECK(first.stimulus->language == "de");
    CHECK(first.stimulus->html.starts_with("<div lang=\"de\" dir=\"ltr\" data-at=\"1.1.1\"><p"));
    CHECK(paper.sections[0].questions[1].stem_html == in_place("Stem of two?"));
}

TEST_CASE("compose: a stimulus stands before the first of the questions about it") {
    Fixture fixture;
    bank::Bank& bank = fixture.banks[0];
    bank.stimuli = {{"s", "The case", text("It rains."), {}, {}, {}}};
    for (bank::Item& one : bank.items) one.stimulus = "s";
    const InstructorPaper paper =
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    const auto& candidate = paper.candidate.sections[0].questions;
    REQUIRE(candidate[0].stimulus);
    CHECK(candidate[0].stimulus->first == 1);
    CHECK(candidate[0].stimulus->last == 2);
    CHECK(candidate[0].stimulus->title == "The case");
    CHECK(candidate[0].stimulus->html == in_place("It rains."));
    CHECK_FALSE(candidate[1].stimulus);
    REQUIRE(paper.sections[0].questions[0].stimulus);
    CHECK(paper.sections[0].questions[0].stimulus->html == in_place("It rains."));
    CHECK_FALSE(paper.sections[0].questions[1].stimulus);
}

TEST_CASE("compose: no heading of a topic stands within an item set") {
    Fixture fixture;
    bank::Bank& bank = fixture.banks[0];
    bank.topics.push_back({"fire", "Fire", {}, {}});
    bank.items[1].topic = "fire";
    fixture.blueprint.sections[0].arrange = blueprint::Arrange::topic;
    const auto second_group = [&] {
        return compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics)
            .candidate.sections[0]
            .questions[1]
            .group;
    };
    CHECK(second_group() == "Fire");
    bank.stimuli = {{"s", "", text("S"), {}, {}, {}}};
    for (bank::Item& one : bank.items) one.stimulus = "s";
    CHECK(second_group() == "");
}

TEST_CASE("compose: questions about a stimulus that do not stand together repeat it") {
    Fixture fixture;
    bank::Bank& bank = fixture.banks[0];
    bank.stimuli = {{"s", "", text("S"), {}, {}, {}}};
    bank.items.push_back(item("zero", 1));
    for (const std::size_t i : {0, 2}) bank.items[i].stimulus = "s";
    fixture.selections[0].sections[0].items.push_back({{0, 2}, {0, 1, 2}});
    const InstructorPaper paper =
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    const auto& questions = paper.candidate.sections[0].questions;
    REQUIRE(questions.size() == 3);
    REQUIRE(questions[0].stimulus);
    CHECK(questions[0].stimulus->last == 1);
    CHECK_FALSE(questions[1].stimulus);
    REQUIRE(questions[2].stimulus);
    CHECK(questions[2].stimulus->first == 3);
}

TEST_CASE("compose: a text of several lines has elements of its own and no span") {
    Fixture fixture;
    fixture.banks[0].items[0].stem = text("One.\n\nTwo?");
    const InstructorPaper paper =
        compose(fixture.banks, fixture.blueprint, fixture.selections, 0, fixture.diagnostics);
    CHECK(paper.candidate.sections[0].questions[0].stem_html.starts_with("<p data-at=\"1.1.1\">"));
}
