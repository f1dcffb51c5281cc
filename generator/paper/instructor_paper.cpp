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
    if (question.type == bank::Type::single) return;
    writer.field(question.answer);
    writer.field(question.tolerance);
    writer.fragment(question.model_answer_html);
    for (const InstructorQuestion& part : question.parts) write_question(writer, part);
}

}  // namespace

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
    return writer.take();
}

}  // namespace papersetter::paper
