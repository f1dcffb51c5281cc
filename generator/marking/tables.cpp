// SPDX-License-Identifier: MIT
#include "marking/tables.hpp"

#include <map>
#include <string>
#include <vector>

#include "base/csv.hpp"

namespace papersetter::marking {

namespace {

/// The numbers that some form has, in printed order: those of one question are alike on all forms
/// but for its parts.
std::vector<std::string> columns_of(const std::vector<MarkedForm>& forms) {
    std::map<std::pair<int, std::string>, std::string> numbers;
    for (const MarkedForm& form : forms) {
        for (const MarkedQuestion& question : form.questions) {
            for (const MarkedPart& part : question.parts) {
                numbers.emplace(std::pair(part.key->number, part.key->part), part.number);
            }
        }
    }
    std::vector<std::string> columns;
    for (const auto& [place, number] : numbers) columns.push_back(number);
    return columns;
}

}  // namespace

std::string scores_csv(const Class& marked) {
    const std::vector<std::string> columns = columns_of(*marked.forms);
    std::vector<std::string> head{"candidate", "name", "form", "marks", "of", "unmarked"};
    head.insert(head.end(), columns.begin(), columns.end());
    std::string csv = base::csv_row(head);
    for (std::size_t i = 0; i < marked.responses->size(); ++i) {
        const Response& response = (*marked.responses)[i];
        const Result& result = marked.results[i];
        const MarkedForm& form = (*marked.forms)[response.form];
        std::map<std::string, std::string> marks;
        for (std::size_t q = 0; q < form.questions.size(); ++q) {
            for (std::size_t p = 0; p < form.questions[q].parts.size(); ++p) {
                const Score& score = result.scores[q][p];
                if (!score.is_marked) continue;
                marks[form.questions[q].parts[p].number] = base::to_string(score.got);
            }
        }
        std::vector<std::string> row{response.candidate,
                                     response.name,
                                     form.name,
                                     base::to_string(result.got),
                                     base::to_string(result.of),
                                     std::to_string(result.unmarked)};
        for (const std::string& column : columns) row.push_back(marks[column]);
        csv += base::csv_row(row);
    }
    return csv;
}

}  // namespace papersetter::marking
