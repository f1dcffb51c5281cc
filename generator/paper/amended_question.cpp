// SPDX-License-Identifier: MIT
#include "paper/amended_question.hpp"

#include <algorithm>
#include <limits>

#include "base/text.hpp"

namespace papersetter::paper {
namespace {

void accept(InstructorQuestion& question, const KeyChange& change, const bank::Item& part,
            const std::vector<std::uint32_t>& order) {
    if (!change.text.empty()) {
        // A common wrong answer that is right after all keeps what was said of it.
        bool is_known = false;
        for (InstructorOption& option : question.options) {
            const bool is_meant =
                std::ranges::find(change.options, option.authored) != change.options.end();
            option.is_accepted_too = option.is_accepted_too || is_meant;
            is_known = is_known || is_meant;
        }
        if (is_known) return;
        InstructorOption option;
        option.authored = std::numeric_limits<std::size_t>::max();
        option.html = "<span>" + base::escape_xml(change.text) + "</span>";
        option.is_correct = true;
        option.is_accepted_too = true;
        if (part.type == bank::Type::cloze) option.answers = static_cast<int>(change.gap) + 1;
        question.options.push_back(std::move(option));
        std::ranges::stable_sort(question.options, {}, &InstructorOption::answers);
        return;
    }
    question.accepted_too.push_back(letters_of(change, part, order));
    if (part.type != bank::Type::single) return;
    for (InstructorOption& option : question.options) {
        if (option.letter == question.accepted_too.back()) option.is_accepted_too = true;
    }
}

void amend_part(InstructorQuestion& question, const bank::Item& part, const AmendedKey& key,
                const std::vector<std::uint32_t>& order) {
    for (const KeyChange& change : key.accepted) accept(question, change, part, order);
    if (key.points) question.points = *key.points;
    question.is_left_out = key.is_left_out;
    if (key.is_left_out) question.points = {};
    question.notes = key.notes;
}

}  // namespace

void amend(InstructorQuestion& question, const bank::Item& item, const AmendedItem& amended) {
    if (amended.amendments.empty()) return;
    const auto orders = bank::orders_of_parts(item, amended.order);
    if (item.type != bank::Type::composite) {
        const AmendedKey key = amended_key(amended.amendments, amended.name, std::nullopt);
        amend_part(question, item, key, orders.at(0));
        return;
    }
    question.points = {};
    question.is_left_out = true;
    for (std::size_t i = 0; i < question.parts.size(); ++i) {
        InstructorQuestion& part = question.parts[i];
        const AmendedKey key = amended_key(amended.amendments, amended.name, i);
        amend_part(part, item.parts[i], key, orders.at(i));
        question.points += part.points;
        question.is_left_out = question.is_left_out && part.is_left_out;
        for (std::string& note : part.notes) {
            if (std::ranges::find(question.notes, note) == question.notes.end()) {
                question.notes.push_back(std::move(note));
            }
        }
        part.notes.clear();
    }
}

}  // namespace papersetter::paper
