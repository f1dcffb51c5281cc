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

// Ids of the right options in authored order; they never move, as letters do.
std::string right_options(const bank::Item& item) {
    std::string ids;
    for (std::size_t i = 0; i < item.options.size(); ++i) {
        const bank::Option& option = item.options[i];
        if (!option.is_correct) continue;
        if (!ids.empty()) ids += ' ';
        ids += option.id.empty() ? std::to_string(i + 1) : option.id;
    }
    return ids;
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
            std::string row;
            add_field(row, selection.form);
            add_field(row, std::to_string(questions[i].number));
            add_field(row, questions[i].answer);
            add_field(row, questions[i].item_id);
            add_field(row, right_options(banks[ref.bank].items[ref.item]));
            add_field(row, base::to_string(questions[i].points));
            rows += row;
            rows += '\n';
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
