// SPDX-License-Identifier: MIT
#include "production/sample_paper.hpp"

#include "paper/lettering.hpp"

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

}  // namespace

paper::InstructorPaper sample_paper() {
    paper::InstructorPaper paper;
    paper::InstructorSection section{
        "Section", {sample_question(1), sample_question(2)}, base::Decimal::whole(3)};
    paper::CandidateSection view{section.title, {}, section.points};
    for (const paper::InstructorQuestion& question : section.questions) {
        paper::CandidateQuestion candidate;
        candidate.number = question.number;
        candidate.stem_html = question.stem_html;
        candidate.points = question.points;
        candidate.group = question.group;
        candidate.option_columns = question.option_columns;
        candidate.stimulus = question.stimulus;
        for (const paper::InstructorOption& option : question.options) {
            candidate.options.push_back({option.letter, option.html});
        }
        view.questions.push_back(std::move(candidate));
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
    head.question_count = 2;
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
