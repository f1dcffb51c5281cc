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
    question.accepted_too = {"C"};
    question.notes = {"Why"};
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
    const auto one = base::Decimal::whole(1);
    paper.points = base::Decimal::whole(3);
    paper.strips = {{"A", {{1, "1", 1, {"B", "C"}, false, one}, {2, "2", 4, {"B"}, true, one}}},
                    {"B", {{1, "1", 1, {"A"}, false, one}}}};
    paper.score_rows = {{"pass", one}, {}};
    paper.has_grades = true;
    paper.key_revision = 2;
    paper.notes = {"Why"};
    return paper;
}

paper::Crosswalk sample_crosswalk() {
    paper::Crosswalk crosswalk;
    crosswalk.title = "Title";
    crosswalk.subtitle = "Subtitle";
    crosswalk.course = "Course";
    crosswalk.code = "Code";
    crosswalk.language = "en";
    crosswalk.date = {2026, 1, 31};
    crosswalk.revision = 2;
    crosswalk.key_revision = 3;
    crosswalk.question_count = 2;
    crosswalk.forms = {"A", "B"};
    crosswalk.rows = {{"sample", "", false, {{1, {"B"}}, {2, {"C", "A"}}}},
                      {"other", "a", true, {{0}, {1, {"TF"}, true}}}};
    return crosswalk;
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

namespace {

/// The titles of a document about a paper.
template <typename Document>
Document titled() {
    Document document;
    document.title = "Title";
    document.subtitle = "Subtitle";
    document.course = "Course";
    document.code = "Code";
    document.language = "en";
    document.date = {2026, 1, 31};
    document.revision = 2;
    return document;
}

}  // namespace

paper::Feedback sample_feedback() {
    using paper::Outcome;
    auto feedback = titled<paper::Feedback>();
    feedback.form = "A";
    feedback.form_code = "A · 0000-00";
    feedback.candidate = "0417";
    feedback.name = "Name";
    feedback.got = base::Decimal::whole(1);
    feedback.of = base::Decimal::whole(6);
    feedback.right = 1;
    feedback.questions = 4;
    feedback.unmarked = 1;
    feedback.cells.resize(4);
    feedback.cells[0] = {"1", "B", "", Outcome::right, false, false};
    feedback.cells[1] = {"2", "A", "B", Outcome::wrong, false, false};
    feedback.cells[2] = {"3a", "", "", Outcome::blank, true, false};
    feedback.cells[3] = {"4", "TF", "FT", Outcome::unmarked, false, true};
    feedback.topics = {{"Topic", feedback.got, feedback.of, {3, 17}}};
    paper::FeedbackQuestion missed;
    missed.question = sample_question(2);
    missed.question.stimulus = paper::Stimulus{1, 2, "Stimulus", "<p>What both ask about</p>"};
    missed.question.options.resize(2);
    missed.given = {true, false};
    missed.given_letters = "A";
    paper::FeedbackQuestion parted = missed;
    parted.question.number = 3;
    parted.question.stimulus.reset();
    parted.question.type = bank::Type::composite;
    parted.question.options.clear();
    parted.given.clear();
    missed.outcome = Outcome::unreadable;
    parted.parts = {missed};
    parted.parts.front().question.stimulus.reset();
    parted.parts.front().question.part = "a";
    parted.outcome = Outcome::blank;
    feedback.missed = {missed, parted};
    return feedback;
}

paper::ClassSheet sample_class() {
    auto sheet = titled<paper::ClassSheet>();
    sheet.question_count = 3;
    sheet.points = base::Decimal::whole(3);
    sheet.forms = {"A", "B"};
    sheet.candidates = 2;
    sheet.mean = "1.50";
    sheet.median = "1.50";
    sheet.deviation = "0.71";
    sheet.reliabilities = {{"A, B", "0.60", 2}};
    sheet.bins = {{0, 49, 1, {20, 0}}, {50, 100, 1, {20, 0}}};
    sheet.misconceptions = {{"what some believe", 1, "A:1", {10, 0}}};
    using Kind = paper::ClassOption::Kind;
    const paper::ClassPart part{"a",
                                bank::Type::single,
                                "<p>Which?</p>",
                                {{Kind::option, "this", true, {"A", "B"}, {1, 0}, 1, {10, 10}},
                                 {Kind::other, "", false, {"", ""}, {0, 1}, 1, {10, 10}},
                                 {Kind::blank, "", false, {"", ""}, {0, 1}, 1, {10, 10}}}};
    sheet.items = {
        {"sample", {1, 2}, 2, "0.50", "0.42", "1.00", "0.00", true, "<p>Stem</p>", {part}}};
    const auto marks = [](std::int64_t number) { return base::Decimal::whole(number); };
    sheet.scores = {{"0417", "Name", "A", marks(1), marks(3), 0},
                    {"0418", "", "B", marks(2), marks(2), 1}};
    return sheet;
}

paper::Guide sample_guide() {
    paper::Guide guide;
    guide.title = "Title";
    guide.subtitle = "Subtitle";
    guide.course = "Course";
    guide.code = "Code";
    guide.language = "en";
    guide.date = {2026, 1, 31};
    guide.question_count = 2;
    guide.topics = {{"1", 1, "Chapter", "<p>Notes</p>", {sample_question(1)}},
                    {"1.1", 2, "Topic", "notes", {sample_question(2)}}};
    guide.topics[1].questions[0].options[0].right_in = {1};
    guide.terms = {{"Term", "<p>explained</p>", {1, 2}}};
    guide.index = {{"entry", "e", {1, 2}}, {"<span>term</span>", "t", {2}}};
    return guide;
}

}  // namespace papersetter::production
