// SPDX-License-Identifier: MIT
#include "manifest/key_csv.hpp"

#include <cassert>

namespace papersetter::manifest {

namespace {

void add_field(std::string& row, std::string_view field) {
    if (!row.empty()) row += ',';
    if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
        row += field;
        return;
    }
    row += '"';
    for (const char c : field) {
        if (c == '"') row += '"';
        row += c;
    }
    row += '"';
}

// Ids of the right options in authored order, which never move, as letters do; where candidates
// write the answer, what is accepted.
std::string right_answers(const bank::Item& part) {
    const bool is_written = !bank::offers_options(part);
    std::string answers;
    for (std::size_t i = 0; i < part.options.size(); ++i) {
        const bank::Option& option = part.options[i];
        if (!option.is_correct) continue;
        if (!answers.empty()) answers += is_written ? " | " : " ";
        if (is_written && part.type == bank::Type::cloze) answers += option.gap + ": ";
        answers += is_written          ? option.text.source
                   : option.id.empty() ? std::to_string(i + 1)
                                       : option.id;
    }
    return answers;
}

void add_row(std::string& rows, std::string_view form, const std::string& item_id,
             const paper::InstructorQuestion& question, const bank::Item& part) {
    std::string row;
    add_field(row, form);
    add_field(row, std::to_string(question.number) + question.part);
    add_field(row, question.answer);
    add_field(row, item_id);
    add_field(row, right_answers(part));
    add_field(row, base::to_string(question.points));
    rows += row;
    rows += '\n';
}

}  // namespace

std::string key_csv_rows(const paper::InstructorPaper& paper, const assembly::Selection& selection,
                         const std::vector<bank::Bank>& banks) {
    assert(paper.sections.size() == selection.sections.size());
    std::string rows;
    for (std::size_t s = 0; s < paper.sections.size(); ++s) {
        const std::vector<paper::InstructorQuestion>& questions = paper.sections[s].questions;
        assert(questions.size() == selection.sections[s].items.size());
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const assembly::ItemRef& ref = selection.sections[s].items[i].ref;
            const bank::Item& item = banks[ref.bank].items[ref.item];
            const paper::InstructorQuestion& question = questions[i];
            if (question.parts.empty()) {
                add_row(rows, selection.form, question.item_id, question, item);
            }
            for (std::size_t p = 0; p < question.parts.size(); ++p) {
                add_row(rows, selection.form, question.item_id, question.parts[p], item.parts[p]);
            }
        }
    }
    return rows;
}

std::string key_csv(const std::vector<paper::InstructorPaper>& papers,
                    const assembly::Selections& selections, const std::vector<bank::Bank>& banks) {
    assert(papers.size() == selections.size());
    std::string csv(key_csv_header);
    for (std::size_t i = 0; i < papers.size(); ++i) {
        csv += key_csv_rows(papers[i], selections[i], banks);
    }
    return csv;
}

}  // namespace papersetter::manifest
