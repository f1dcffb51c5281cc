// SPDX-License-Identifier: MIT
#include "production/sample_paper.hpp"

#include "paper/lettering.hpp"
#include "paper/question_composer.hpp"

namespace papersetter::production {
namespace {

paper::InstructorQuestion sample_question(int number) {
    paper::InstructorQuestion question;
    question.number = number;
    question.stem_html = "<p>Which of these is right?</p><pre><code>a = 1</code></pre>";
    question.points = base::Decimal::whole(number);
    for (std::size_t i = 0; i < 4; ++i) {
        paper::InstructorOption option;
        option.letter = paper::Lettering::letter_at(i);
        option.html = "an <em>option</em>";
        option.is_correct = i == 1;
        option.rationale_html = "why";
        option.tempting_html = "what tempts";
        option.right_when_html = "when it would be right";
        question.options.push_back(option);
    }
    question.answer = "B";
    question.explanation_html = "<ul><li>explained</li></ul>";
    question.item_id = "sample";
    question.topic_title = "Topic";
    question.level = "apply";
    question.difficulty = "hard";
    question.p = "0.42";
    question.discrimination = "0.3";
    question.references = {"A book"};
    question.elsewhere = {{"B", 2}};
    question.group = number == 1 ? "Group" : "";
    if (number == 1) {
        question.stimulus = paper::Stimulus{1, 2, "Stimulus", "<p>What both ask about</p>"};
    }
    return question;
}

// Of every type but `single`, so that a layout's templates for all are rendered; for `composite`
// with two parts.
void add_other_types(paper::InstructorSection& section) {
    for (std::size_t i = 1; i < bank::type_words.size(); ++i) {
        paper::InstructorQuestion question = sample_question(3);
        question.number = static_cast<int>(section.questions.size()) + 1;
        question.type = static_cast<bank::Type>(i);
        question.choose = 2;
        question.unit_html = "<span>m</span>";
        question.tolerance = "0.1";
        question.model_answer_html = "<p>the answer</p>";
        question.prompts = {"one", "<em>two</em>"};
        for (std::size_t k = 0; k < question.options.size(); ++k) {
            question.options[k].answers = static_cast<int>(k);
            question.options[k].prompt_html = "one";
            question.options[k].points = base::Decimal::whole(1);
        }
        if (question.type == bank::Type::composite) {
            question.options.clear();
            question.parts = {section.questions.front(), section.questions.back()};
            question.parts.front().part = "a";
            question.parts.back().part = "b";
        }
        section.questions.push_back(std::move(question));
    }
}

}  // namespace

paper::InstructorPaper sample_paper() {
    paper::InstructorPaper paper;
    paper::InstructorSection section{
        "Section", {sample_question(1), sample_question(2)}, base::Decimal::whole(3)};
    add_other_types(section);
    paper::CandidateSection view{section.title, {}, section.points};
    for (const paper::InstructorQuestion& question : section.questions) {
        view.questions.push_back(paper::candidate_view(question));
    }
    paper.sections.push_back(std::move(section));
    paper::CandidatePaper& head = paper.candidate;
    head.title = "Title";
    head.subtitle = "Subtitle";
    head.course = "Course";
    head.code = "Code";
    head.aids = "Aids";
    head.language = "en";
    head.date = {2026, 1, 31};
    head.minutes = base::Decimal::whole(90);
    head.instructions_html = "Instructions";
    head.form = "A";
    head.form_code = "A · 0000-00";
    head.question_count = static_cast<int>(view.questions.size());
    head.points = base::Decimal::whole(3);
    head.has_equal_points = false;
    head.sections.push_back(std::move(view));
    return paper;
}

paper::Report sample_report() {
    paper::Report report;
    report.title = "Title";
    report.subtitle = "Subtitle";
    report.course = "Course";
    report.code = "Code";
    report.language = "en";
    report.date = {2026, 1, 31};
    report.revision = 2;
    report.question_count = 3;
    report.forms = {"A", "B"};
    const paper::ReportSection section{
        "Section", "exact", {{"topic", "value", "2–3", "2", {13, 7}}}};
    report.groups = {
        {report.forms, base::Decimal::whole(3), base::Decimal::whole(90), "0.42", 1, {section}}};
    report.letters = {{"A", 3, {20, 0}}, {"B", 3, {20, 0}}};
    report.keys = {{"A", {1, 2}, "0.3333", 1}, {"B", {2, 1}, "0.3333", 1}};
    report.exposure = {{1, 4, {16, 0}}, {2, 1, {4, 0}}};
    report.overlaps = {{3, 1}, {1, 3}};
    report.named = 1;
    return report;
}

}  // namespace papersetter::production
