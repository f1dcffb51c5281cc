// SPDX-License-Identifier: MIT
#include "paper/instructor_paper.hpp"

#include "paper/canonical_writer.hpp"

namespace papersetter::paper {
namespace {

void write_question(CanonicalWriter& writer, const InstructorQuestion& question) {
    for (const InstructorOption& option : question.options) {
        writer.number(option.is_correct ? 1 : 0);
        if (question.type != bank::Type::single) {
            writer.number(option.answers);
            writer.number(option.points.units());
            writer.fragment(option.html);
        }
        for (const std::string* html :
             {&option.rationale_html, &option.tempting_html, &option.right_when_html}) {
            writer.fragment(*html);
        }
    }
    writer.fragment(question.explanation_html);
    for (const std::string* text : {&question.item_id, &question.topic_title, &question.level,
                                    &question.difficulty, &question.p, &question.discrimination}) {
        writer.field(*text);
    }
    writer.number(static_cast<std::int64_t>(question.references.size()));
    for (const std::string& reference : question.references) writer.field(reference);
    writer.number(static_cast<std::int64_t>(question.elsewhere.size()));
    for (const Elsewhere& other : question.elsewhere) {
        writer.field(other.form);
        writer.number(other.number);
    }
    for (const std::string& answer : question.accepted_too) writer.field(answer);
    for (const std::string& note : question.notes) writer.field(note);
    if (question.is_left_out) writer.field("left out");
    if (question.type == bank::Type::single) return;
    writer.field(question.answer);
    writer.field(question.tolerance);
    writer.fragment(question.model_answer_html);
    for (const InstructorQuestion& part : question.parts) write_question(writer, part);
}

void write_amendments(CanonicalWriter& writer, const InstructorPaper& paper) {
    if (!paper.key_revision) return;
    writer.number(*paper.key_revision);
    writer.number(paper.points.units());
    for (const std::string& note : paper.notes) writer.field(note);
}

}  // namespace

std::string canonical_marking(const InstructorPaper& paper) {
    CanonicalWriter writer;
    for (const MarkedStrip& strip : paper.strips) {
        writer.field(strip.form);
        for (const MarkedCell& cell : strip.cells) {
            writer.field(cell.number);
            for (const std::string& letters : cell.letters) writer.field(letters);
        }
    }
    for (const ScoreRow& row : paper.score_rows) {
        writer.field(row.grade);
        writer.number(row.least.units());
    }
    return writer.take();
}

std::string canonical(const InstructorPaper& paper) {
    return canonical(paper, canonical(paper.candidate));
}

std::string canonical(const InstructorPaper& paper, std::string_view candidate) {
    CanonicalWriter writer;
    writer.field(candidate);
    for (const InstructorSection& section : paper.sections) {
        for (const InstructorQuestion& question : section.questions) {
            write_question(writer, question);
        }
    }
    write_amendments(writer, paper);
    return writer.take();
}

}  // namespace papersetter::paper
