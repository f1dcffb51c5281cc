// SPDX-License-Identifier: MIT
#include "paper/learning_paper.hpp"

#include <doctest/doctest.h>

#include "paper/compose.hpp"
#include "paper/fixture.hpp"

using namespace papersetter;
using namespace papersetter::paper;

namespace {

InstructorPaper three_questions() {
    InstructorPaper paper;
    const auto one = base::Decimal::whole(1);
    InstructorSection section{"Part", {}, {}};
    CandidateSection faces{"Part", {}, {}};
    for (int number = 1; number <= 3; ++number) {
        InstructorQuestion question;
        question.number = number;
        question.points = one;
        question.item_id = "id";
        question.p = "0.5";
        question.difficulty = "hard";
        question.elsewhere = {{"B", 2}};
        question.topic_title = number == 2 ? "Air" : "Water";
        section.questions.push_back(question);
        CandidateQuestion face;
        face.number = number;
        faces.questions.push_back(face);
    }
    paper.sections = {section};
    paper.candidate.sections = {faces};
    return paper;
}

std::string order_of(const InstructorPaper& paper) {
    std::string text;
    for (std::size_t s = 0; s < paper.sections.size(); ++s) {
        text += paper.sections[s].title + ":";
        for (std::size_t i = 0; i < paper.sections[s].questions.size(); ++i) {
            const int number = paper.sections[s].questions[i].number;
            CHECK(paper.candidate.sections[s].questions[i].number == number);
            text += " " + std::to_string(number);
        }
        text += "; ";
    }
    return text;
}

}  // namespace

TEST_CASE("learning_paper: questions stand under their topics and keep their numbers") {
    const InstructorPaper paper = learning_paper(three_questions());
    CHECK(order_of(paper) == "Water: 1 3; Air: 2; ");
    for (const InstructorSection& section : paper.sections) {
        for (const InstructorQuestion& question : section.questions) {
            CHECK(question.item_id + question.p + question.difficulty + question.topic_title == "");
            CHECK(question.elsewhere.empty());
        }
    }
}

TEST_CASE("learning_paper: questions about one text stay together") {
    InstructorPaper paper = three_questions();
    paper.sections[0].questions[0].stimulus = Stimulus{1, 2, "", "text", ""};
    CHECK(order_of(learning_paper(paper)) == "Water: 1 2 3; ");
}
