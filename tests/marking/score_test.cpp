// SPDX-License-Identifier: MIT
#include "marking/score.hpp"

#include <doctest/doctest.h>

#include "marking/fixture.hpp"

using namespace papersetter;
using namespace papersetter::marking;

namespace {

std::string multiple(const std::string& keys) {
    return "[[item]]\nid = \"m\"\ntype = \"multiple\"\nstem = \"Which?\"\n" + keys +
           "[[item.option]]\ntext = \"a\"\ncorrect = true\n[[item.option]]\ntext = \"b\"\n"
           "[[item.option]]\ntext = \"c\"\ncorrect = true\n[[item.option]]\ntext = \"d\"\n"
           "correct = true\n";
}

}  // namespace

TEST_CASE("score: a single question is right with its letter alone") {
    const Fixture fixture(single("i", 1));
    CHECK(fixture.marks_of("B") == "1");
    CHECK(fixture.marks_of(" b ") == "1");
    CHECK(fixture.marks_of("A") == "0");
    CHECK(fixture.marks_of("AB") == "0");
    CHECK(fixture.marks_of("") == "0");
    CHECK(fixture.marks_of("-") == "0");
    CHECK(fixture.marks_of("E") == "the question has no option E");
    CHECK(fixture.marks_of("BB") == "option B stands here twice");
    CHECK(fixture.marks_of("2") == "\"2\" is no letter of an option");
}

TEST_CASE("score: multiple, all or nothing and per option") {
    const Fixture whole(multiple("points = 3\n"));
    CHECK(whole.marks_of("ACD") == "3");
    CHECK(whole.marks_of("D, C, A") == "3");
    CHECK(whole.marks_of("AC") == "0");
    CHECK(whole.marks_of("ABCD") == "0");
    const Fixture parts(multiple("points = 2\nscoring = \"per-option\"\n"));
    CHECK(parts.marks_of("ACD") == "2");
    CHECK(parts.marks_of("AC") == "1.3333");    // 2 · 2/3
    CHECK(parts.marks_of("ABC") == "0.6667");   // 2 · (2 - 1)/3
    CHECK(parts.marks_of("AB") == "0");         // 1 - 1
    CHECK(parts.marks_of("B") == "0");          // never below
    CHECK(parts.marks_of("ABCD") == "1.3333");  // 2 · (3 - 1)/3
}

TEST_CASE("score: statements") {
    const std::string statements =
        "stem = \"Judge.\"\n[[item.option]]\ntext = \"a\"\ncorrect = true\n[[item.option]]\n"
        "text = \"b\"\ncorrect = false\n[[item.option]]\ntext = \"c\"\ncorrect = false\n";
    const std::string head = "[[item]]\nid = \"t\"\ntype = \"true-false\"\npoints = 3\n";
    const Fixture whole(head + statements);
    CHECK(whole.marks_of("TFF") == "3");
    CHECK(whole.marks_of("tff") == "3");
    CHECK(whole.marks_of("TFT") == "0");
    CHECK(whole.marks_of("TF") == "2 letters for 3 statements");
    CHECK(whole.marks_of("TFX") == "the letter X is none of the question's");
    const Fixture parts(head + "scoring = \"per-option\"\n" + statements);
    CHECK(parts.marks_of("TFT") == "2");
    CHECK(parts.marks_of("T--") == "1");
    CHECK(parts.marks_of("FTT") == "0");
}

TEST_CASE("score: numbers within their tolerance") {
    const Fixture fixture(
        "[[item]]\nid = \"n\"\ntype = \"numeric\"\npoints = 2\ntolerance = 0.05\nstem = \"g?\"\n"
        "[[item.answer]]\ntext = 9.81\n[[item.answer]]\ntext = 9.7\ncorrect = false\n");
    CHECK(fixture.marks_of("9.81") == "2");
    CHECK(fixture.marks_of("9,86") == "2");
    CHECK(fixture.marks_of("9.7601") == "2");
    CHECK(fixture.marks_of("9.8600001") == "0");
    CHECK(fixture.marks_of("9.7") == "0");
    CHECK(fixture.marks_of("981e-2") == "2");
    CHECK(fixture.marks_of("9.81 m") == "\"9.81 m\" is no number");
}

TEST_CASE("score: words") {
    const Fixture fixture(
        "[[item]]\nid = \"s\"\ntype = \"short\"\nstem = \"Who?\"\n[[item.answer]]\n"
        "text = \"Marie Curie\"\n[[item.answer]]\ntext = \"Curie\"\n");
    CHECK(fixture.marks_of("marie  curie") == "1");
    CHECK(fixture.marks_of("CURIE") == "1");
    CHECK(fixture.marks_of("Currie") == "0");
}

TEST_CASE("score: gaps that are filled with words") {
    const std::string gaps =
        "stem = \"{gap:f} and {gap:e}\"\n[[item.answer]]\ngap = \"f\"\ntext = \"newton\"\n"
        "[[item.answer]]\ngap = \"e\"\ntext = \"joule\"\n";
    const std::string head = "[[item]]\nid = \"c\"\ntype = \"cloze\"\npoints = 2\n";
    const Fixture whole(head + gaps);
    CHECK(whole.marks_of("newton; joule") == "2");
    CHECK(whole.marks_of("joule;newton") == "0");
    CHECK(whole.marks_of("newton") == "1 answer for 2 gaps");
    const Fixture parts(head + "scoring = \"per-option\"\n" + gaps);
    CHECK(parts.marks_of("newton;") == "1");
    CHECK(parts.marks_of("newton;watt") == "1");
}

TEST_CASE("score: letters in gaps, at prompts and as steps") {
    const Fixture bank(
        "[[item]]\nid = \"c\"\ntype = \"cloze\"\npoints = 2\nscoring = \"per-option\"\n"
        "stem = \"{gap:f} and {gap:e}\"\n[[item.option]]\ngap = \"e\"\ntext = \"joule\"\n"
        "[[item.option]]\ntext = \"watt\"\n[[item.option]]\ngap = \"f\"\ntext = \"newton\"\n");
    CHECK(bank.marks_of("CA") == "2");
    CHECK(bank.marks_of("CB") == "1");
    CHECK(bank.marks_of("-A") == "1");
    CHECK(bank.marks_of("D-") == "the letter D is none of the question's");
    const Fixture matching(
        "[[item]]\nid = \"x\"\ntype = \"matching\"\npoints = 2\nscoring = \"per-option\"\n"
        "stem = \"Match.\"\n[[item.option]]\nprompt = \"power\"\ntext = \"watt\"\n"
        "[[item.option]]\nprompt = \"charge\"\ntext = \"coulomb\"\n"
        "[[item.option]]\ntext = \"volt\"\n");
    CHECK(matching.marks_of("BA") == "2");  // prompts in alphabetical order: charge, power
    CHECK(matching.marks_of("BC") == "1");
    CHECK(matching.marks_of("AB") == "0");
    const std::string steps =
        "stem = \"Order.\"\n[[item.option]]\ntext = \"one\"\n[[item.option]]\ntext = \"two\"\n"
        "[[item.option]]\ntext = \"three\"\n";
    const Fixture ordering("[[item]]\nid = \"o\"\ntype = \"ordering\"\npoints = 3\n" + steps);
    CHECK(ordering.marks_of("ABC") == "3");
    CHECK(ordering.marks_of("ACB") == "0");
    const Fixture parts(
        "[[item]]\nid = \"o\"\ntype = \"ordering\"\npoints = 3\n"
        "scoring = \"per-option\"\n" +
        steps);
    CHECK(parts.marks_of("ACB") == "1");
}

TEST_CASE("score: an essay earns what it was given, and waits for it") {
    const Fixture fixture(
        "[[item]]\nid = \"e\"\ntype = \"essay\"\npoints = 5\nstem = \"Why?\"\n"
        "model_answer = \"Because.\"\n[[item.criterion]]\ntext = \"reason\"\npoints = 5\n");
    CHECK(fixture.marks_of("3.5") == "3.5");
    CHECK(fixture.marks_of("3,5") == "3.5");
    CHECK(fixture.marks_of("0") == "0");
    CHECK(fixture.marks_of("") == "not marked");
    CHECK(fixture.marks_of("6") == "\"6\" is no number of marks from 0 to 5");
    CHECK(fixture.marks_of("-1") == "\"-1\" is no number of marks from 0 to 5");
}

TEST_CASE("score: an accepted answer earns all, a voided question nothing of nothing") {
    Fixture fixture(single("i", 1));
    MarkedPart part = fixture.forms[0].questions[0].parts[0];
    const Answer answer = read_answer(*part.item, 0, "C").answer;
    part.ruling.accepted.push_back(answer);
    CHECK(score_of(part, answer).got == base::Decimal::whole(1));
    part.ruling.is_voided = true;
    CHECK_FALSE(score_of(part, answer).is_marked);
    CHECK(score_of(part, answer).of == base::Decimal());
}
