// SPDX-License-Identifier: MIT
#include "manifest/key_csv.hpp"

#include <cassert>
#include <optional>

#include "blueprint/picked.hpp"

#include "paper/answer_order.hpp"

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

// Ids of the right options, or without one their authored positions, which never move as letters
// do; where candidates write the answer, what is accepted. In the order of the column of letters.
std::string right_answers(const bank::Item& part, const std::vector<std::uint32_t>& order) {
    const bool is_written = !bank::offers_options(part);
    std::string answers;
    for (const std::uint32_t position : paper::right_in_order(part, order)) {
        const bank::Option& option = part.options[position];
        if (!answers.empty()) answers += is_written ? " | " : " ";
        if (is_written && part.type == bank::Type::cloze) answers += option.gap + ": ";
        answers += is_written          ? option.text.source
                   : option.id.empty() ? std::to_string(position + 1)
                                       : option.id;
    }
    return answers;
}

/// An answer that was accepted later, as `right_answers` has it.
std::string accepted_answer(const paper::KeyChange& change, const bank::Item& part) {
    if (!change.text.empty()) {
        const std::string gap = part.type == bank::Type::cloze ? part.gaps[change.gap] + ": " : "";
        return gap + change.text;
    }
    std::string answers;
    for (const std::uint32_t authored : change.options) {
        const std::string& id = part.options[authored].id;
        if (!answers.empty()) answers += ' ';
        answers += id.empty() ? std::to_string(authored + 1) : id;
    }
    return answers;
}

void add_row(std::string& rows, std::string_view form, const std::string& item_id,
             const paper::InstructorQuestion& question, const bank::Item& part,
             const std::vector<std::uint32_t>& order, const paper::AmendedKey& key) {
    std::string letters = question.is_left_out ? std::string() : question.answer;
    std::string answers = question.is_left_out ? std::string() : right_answers(part, order);
    for (const paper::KeyChange& change : key.accepted) {
        if (!question.is_left_out) answers += " | " + accepted_answer(change, part);
    }
    for (const std::string& other : question.accepted_too) {
        if (!question.is_left_out) letters += "|" + other;
    }
    std::string row;
    add_field(row, form);
    add_field(row, std::to_string(question.number) + question.part);
    add_field(row, letters);
    add_field(row, item_id);
    add_field(row, answers);
    add_field(row, base::to_string(question.points));
    rows += row;
    rows += '\n';
}

}  // namespace

std::string key_csv_rows(const paper::InstructorPaper& paper, const assembly::Selection& selection,
                         const std::vector<bank::Bank>& banks,
                         const paper::Amendments& amendments) {
    assert(paper.sections.size() == selection.sections.size());
    std::string rows;
    for (std::size_t s = 0; s < paper.sections.size(); ++s) {
        const std::vector<paper::InstructorQuestion>& questions = paper.sections[s].questions;
        assert(questions.size() == selection.sections[s].items.size());
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const assembly::SelectedItem& selected = selection.sections[s].items[i];
            const bank::Item& item = banks[selected.ref.bank].items[selected.ref.item];
            const std::string name = blueprint::full_name(banks[selected.ref.bank], item);
            const auto parts = bank::answered_parts(item);
            const auto orders = bank::orders_of_parts(item, selected.options);
            const paper::InstructorQuestion& question = questions[i];
            for (std::size_t p = 0; p < parts.size(); ++p) {
                const bool is_part = !question.parts.empty();
                const auto key = paper::amended_key(
                    amendments, name, is_part ? std::optional<std::size_t>(p) : std::nullopt);
                add_row(rows, selection.form, question.item_id,
                        is_part ? question.parts[p] : question, *parts[p], orders.at(p), key);
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
