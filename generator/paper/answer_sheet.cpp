// SPDX-License-Identifier: MIT
#include "paper/answer_sheet.hpp"

namespace papersetter::paper {
namespace {

using bank::Type;

/// How many answers the question asks for, each of which has a row; 0 when it has but one.
std::size_t answers_of(const CandidateQuestion& question) {
    switch (question.type) {
        case Type::true_false:
        case Type::ordering:
            return question.options.size();
        case Type::matching:
            return question.prompts.size();
        case Type::cloze:
            return question.options.empty() ? 0 : question.gap_count;
        default:
            return 0;
    }
}

void add_rows(const CandidateQuestion& question, std::vector<SheetRow>& rows) {
    for (const CandidateQuestion& part : question.parts) add_rows(part, rows);
    if (question.options.empty()) return;
    SheetRow row;
    row.number = std::to_string(question.number) + question.part;
    row.has_several = question.type == Type::multiple;
    if (question.type == Type::true_false) {
        row.choices = {"T", "F"};
    } else {
        for (const CandidateOption& option : question.options) {
            row.choices.push_back(option.letter);
        }
    }
    const std::size_t answers = answers_of(question);
    if (answers == 0) {
        rows.push_back(std::move(row));
        return;
    }
    const std::string first = row.number + '.';
    for (std::size_t i = 1; i <= answers; ++i) {
        row.number = first + std::to_string(i);
        rows.push_back(row);
    }
}

}  // namespace

std::vector<SheetRow> sheet_rows(const CandidatePaper& paper) {
    std::vector<SheetRow> rows;
    for (const CandidateSection& section : paper.sections) {
        for (const CandidateQuestion& question : section.questions) add_rows(question, rows);
    }
    return rows;
}

std::string sheet_code(const CandidatePaper& paper) {
    return paper.form + '/' + paper.form_code.substr(paper.form_code.rfind(' ') + 1);
}

}  // namespace papersetter::paper
