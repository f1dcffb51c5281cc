// SPDX-License-Identifier: MIT
#include "paper/candidate_paper.hpp"

#include "base/digest.hpp"
#include "paper/canonical_writer.hpp"

namespace papersetter::paper {
namespace {

// What a single-answer question does not have follows under zero too, so that the code of a paper
// of those alone is what it was before there were others.
void write_way_of_answering(CanonicalWriter& writer, const CandidateQuestion& question) {
    if (question.type == bank::Type::single) return;
    writer.number(-10 - static_cast<std::int64_t>(question.type));
    writer.number(static_cast<std::int64_t>(question.prompts.size()));
    for (const std::string& prompt : question.prompts) writer.fragment(prompt);
    writer.number(question.choose);
    writer.fragment(question.unit_html);
    writer.number(question.lines);
    writer.number(static_cast<std::int64_t>(question.parts.size()));
}

void write_question(CanonicalWriter& writer, const CandidateQuestion& question) {
    writer.number(question.number);
    writer.field(question.group);
    writer.fragment(question.stem_html);
    writer.number(question.points.units());
    writer.number(static_cast<std::int64_t>(question.options.size()));
    for (const CandidateOption& option : question.options) {
        writer.field(option.letter);
        writer.fragment(option.html);
    }
    // Under zero, since the number of the next question would stand here otherwise.
    if (question.option_columns > 0) writer.number(-1 - question.option_columns);
    if (question.stimulus) {
        writer.number(-1);
        writer.number(question.stimulus->last);
        writer.field(question.stimulus->title);
        writer.fragment(question.stimulus->html);
    }
    write_way_of_answering(writer, question);
    for (const CandidateQuestion& part : question.parts) write_question(writer, part);
}

void add_cell(const CandidateQuestion& question, std::vector<StripCell>& cells) {
    for (const CandidateQuestion& part : question.parts) add_cell(part, cells);
    const bool has_several = question.type == bank::Type::multiple;
    if (question.type != bank::Type::single && !has_several) return;
    cells.push_back({std::to_string(question.number) + question.part,
                     has_several ? question.options.size() : 1});
}

}  // namespace

std::vector<StripCell> strip_cells(const CandidatePaper& paper) {
    std::vector<StripCell> cells;
    for (const CandidateSection& section : paper.sections) {
        for (const CandidateQuestion& question : section.questions) add_cell(question, cells);
    }
    return cells;
}

namespace {

std::string canonical_with(std::string_view form_code, const CandidatePaper& paper) {
    CanonicalWriter writer;
    for (const std::string* text : {&paper.title, &paper.subtitle, &paper.course, &paper.code,
                                    &paper.aids, &paper.language, &paper.form}) {
        writer.field(*text);
    }
    writer.field(form_code);
    if (paper.date) {
        writer.number(paper.date->year);
        writer.number(paper.date->month);
        writer.number(paper.date->day);
    } else {
        writer.field("");
    }
    writer.number(paper.minutes ? paper.minutes->units() : -1);
    writer.fragment(paper.instructions_html);
    writer.number(static_cast<std::int64_t>(paper.sections.size()));
    for (const CandidateSection& section : paper.sections) {
        writer.field(section.title);
        writer.number(static_cast<std::int64_t>(section.questions.size()));
        for (const CandidateQuestion& question : section.questions) {
            write_question(writer, question);
        }
    }
    if (paper.revision > 1) writer.number(paper.revision);
    return writer.take();
}

}  // namespace

std::string canonical(const CandidatePaper& paper) {
    return canonical_with(paper.form_code, paper);
}

std::string form_code_of(const CandidatePaper& paper) {
    const std::string code = base::to_base32(base::sha256(canonical_with({}, paper)), 6);
    return paper.form + " · " + code.substr(0, 4) + "-" + code.substr(4);
}

}  // namespace papersetter::paper
