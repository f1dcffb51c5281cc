// SPDX-License-Identifier: MIT
#include "marking/marked_form.hpp"

#include <algorithm>
#include <cassert>

namespace papersetter::marking {

namespace {

using bank::Type;

/// What is right in each place, by the letters of the key.
std::vector<std::uint32_t> right_choices(const bank::Item& part,
                                         const paper::InstructorQuestion& key) {
    std::vector<std::uint32_t> right;
    if (place_count(part) == 0 || !bank::offers_options(part)) return right;
    for (const char letter : key.answer) {
        right.push_back(part.type == Type::true_false ? (letter == 'T' ? 1 : 0)
                                                      : static_cast<std::uint32_t>(letter - 'A'));
    }
    assert(right.size() == place_count(part));
    return right;
}

MarkedQuestion marked_question(const bank::Item& item, const assembly::SelectedItem& selected,
                               const paper::InstructorQuestion& key) {
    MarkedQuestion question{selected.ref, key.item_id, &key, {}};
    const std::vector<const bank::Item*> parts = bank::answered_parts(item);
    const auto orders = bank::orders_of_parts(item, selected.options);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const paper::InstructorQuestion& part = key.parts.empty() ? key : key.parts.at(i);
        question.parts.push_back({std::to_string(key.number) + part.part, parts[i], orders.at(i),
                                  &part, right_choices(*parts[i], part)});
    }
    return question;
}

}  // namespace

std::vector<std::uint32_t> key_order(const MarkedPart& part) {
    std::vector<std::uint32_t> order = part.order;
    if (part.item->type != Type::cloze || part.item->is_option_bank) return order;
    std::ranges::stable_sort(order, {}, [&part](std::uint32_t authored) {
        return std::ranges::find(part.item->gaps, part.item->options[authored].gap) -
               part.item->gaps.begin();
    });
    return order;
}

std::size_t place_count(const bank::Item& part) {
    switch (part.type) {
        case Type::true_false:
        case Type::ordering:
            return part.options.size();
        case Type::cloze:
            return part.gaps.size();
        case Type::matching:
            return static_cast<std::size_t>(std::ranges::count_if(
                part.options, [](const bank::Option& option) { return !option.prompt.empty(); }));
        default:
            return 0;
    }
}

MarkedForm marked_form(const std::vector<bank::Bank>& banks, const assembly::Selection& selection,
                       const paper::InstructorPaper& paper) {
    MarkedForm form{selection.form, &paper, {}};
    for (std::size_t s = 0; s < selection.sections.size(); ++s) {
        const std::vector<assembly::SelectedItem>& items = selection.sections[s].items;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const bank::Item& item = banks[items[i].ref.bank].items[items[i].ref.item];
            form.questions.push_back(
                marked_question(item, items[i], paper.sections.at(s).questions.at(i)));
        }
    }
    return form;
}

}  // namespace papersetter::marking
