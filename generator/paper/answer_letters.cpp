// SPDX-License-Identifier: MIT
#include "paper/answer_letters.hpp"

#include <algorithm>

#include "paper/answer_order.hpp"
#include "paper/lettering.hpp"

namespace papersetter::paper {

std::string right_letters(const bank::Item& part, const std::vector<std::uint32_t>& order) {
    std::string letters;
    if (part.type == bank::Type::true_false) {
        for (const std::uint32_t authored : order) {
            letters += part.options[authored].is_correct ? 'T' : 'F';
        }
        return letters;
    }
    if (!bank::offers_options(part)) return letters;
    for (const std::uint32_t authored : right_in_order(part, order)) {
        const auto printed = std::ranges::find(order, authored) - order.begin();
        letters += Lettering::letter_at(static_cast<std::size_t>(printed));
    }
    return letters;
}

}  // namespace papersetter::paper
