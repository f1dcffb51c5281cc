// SPDX-License-Identifier: MIT
#include "marking/feedback.hpp"

#include <doctest/doctest.h>

#include "marking/fixture.hpp"

using namespace papersetter;
using namespace papersetter::marking;
using paper::Outcome;

namespace {

std::string line(const paper::FeedbackQuestion& missed) {
    std::string text = std::to_string(missed.question.number) + missed.question.part + ":";
    for (std::size_t i = 0; i < missed.given.size(); ++i) {
        const paper::InstructorOption& option = missed.question.options[i];
        text += missed.given[i] ? " gave " : " right ";
        text += option.letter + (option.answers > 0 ? std::to_string(option.answers) : "");
    }
    return text;
}

}  // namespace

TEST_CASE("feedback: what was chosen and what is right, of wrong answers only") {
    Fixture fixture(single("i", 1) + single("j", 2) + single("k", 3));
    fixture.read("candidate,name,form,1,2,3\n7,Ada,A,B,D,\n8,Alan,B,A,A,A\n");
    const paper::Feedback feedback = feedback_of(fixture.marked, 0);
    CHECK(feedback.candidate == "7");
    CHECK(feedback.name == "Ada");
    CHECK(feedback.form == "A");
    CHECK(feedback.right == 1);
    CHECK(paper::per_cent(feedback.got, feedback.of) == 33);
    REQUIRE(feedback.missed.size() == 2);
    CHECK(line(feedback.missed[0]) == "2: gave D right C");
    CHECK(feedback.missed[0].question.options[0].rationale_html.find("Reason d.") !=
          std::string::npos);
    CHECK(line(feedback.missed[1]) == "3: right D");
    CHECK(feedback.missed[1].outcome == Outcome::blank);
    REQUIRE(feedback.topics.size() == 1);
    CHECK(feedback.topics[0].got == base::Decimal::whole(1));
    CHECK(feedback.cells[0].right.empty());
    CHECK(feedback.cells[1].given == "D");
    CHECK(feedback.cells[1].right == "C");
}

TEST_CASE("feedback: of prompts only those that are wrong, without reasons that are not theirs") {
    Fixture fixture(
        "[[item]]\nid = \"x\"\ntype = \"matching\"\nstem = \"Match.\"\n"
        "[[item.option]]\nprompt = \"a\"\ntext = \"one\"\nrationale = \"First.\"\n"
        "[[item.option]]\nprompt = \"b\"\ntext = \"two\"\nrationale = \"Second.\"\n"
        "[[item.option]]\nprompt = \"c\"\ntext = \"three\"\nrationale = \"Third.\"\n"
        "[[item.option]]\ntext = \"four\"\nrationale = \"Of none.\"\n");
    fixture.read("candidate,form,1\n1,A,ADB\n");
    const paper::Feedback feedback = feedback_of(fixture.marked, 0);
    REQUIRE(feedback.missed.size() == 1);
    CHECK(line(feedback.missed[0]) == "1: gave D2 right B2 gave B3 right C3");
    const auto& options = feedback.missed[0].question.options;
    CHECK(options[0].rationale_html.find("Of none.") != std::string::npos);
    CHECK(options[2].rationale_html.empty());
    CHECK(options[2].prompt_html.find(">c<") != std::string::npos);
}

TEST_CASE(
    "feedback: a written answer that the bank knows brings its reason, another one its text") {
    const std::string number =
        "[[item]]\nid = \"n\"\ntype = \"numeric\"\nstem = \"g?\"\n[[item.answer]]\ntext = 9.81\n"
        "[[item.answer]]\ntext = 4.9\ncorrect = false\nrationale = \"Half.\"\n";
    Fixture fixture(number);
    fixture.read("candidate,form,1\n1,A,4.9\n2,A,7\n");
    const auto known = feedback_of(fixture.marked, 0).missed.at(0);
    CHECK(known.question.options[0].rationale_html.find("Half.") != std::string::npos);
    CHECK(known.given == std::vector<bool>{true, false});
    const auto unknown = feedback_of(fixture.marked, 1).missed.at(0);
    CHECK(unknown.question.options[0].html == "<span>7</span>");
    CHECK(unknown.question.options[0].rationale_html.empty());
    CHECK(feedback_of(fixture.marked, 1).cells[0].is_written);
}
