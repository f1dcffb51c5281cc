// SPDX-License-Identifier: MIT
#include "paper/amendment.hpp"

#include <algorithm>

#include "paper/lettering.hpp"

namespace papersetter::paper {

AmendedKey amended_key(const Amendments& amendments, std::string_view item,
                       std::optional<std::size_t> part) {
    AmendedKey key;
    for (const Amendment& amendment : amendments) {
        bool is_concerned = false;
        for (const KeyChange& change : amendment.changes) {
            if (change.item != item || (change.part && change.part != part)) continue;
            is_concerned = true;
            switch (change.kind) {
                case KeyChangeKind::accept:
                    key.accepted.push_back(change);
                    break;
                case KeyChangeKind::leave_out:
                    key.is_left_out = true;
                    break;
                case KeyChangeKind::points:
                    key.points = change.points;
                    break;
            }
        }
        if (is_concerned && (key.notes.empty() || key.notes.back() != amendment.note)) {
            key.notes.push_back(amendment.note);
        }
    }
    return key;
}

std::string letters_of(const KeyChange& change, const bank::Item& part,
                       const std::vector<std::uint32_t>& order) {
    if (!change.text.empty()) return {};
    std::string letters;
    if (part.type == bank::Type::true_false) {
        for (const std::uint32_t authored : order) {
            letters +=
                std::ranges::find(change.options, authored) != change.options.end() ? 'T' : 'F';
        }
        return letters;
    }
    for (const std::uint32_t authored : change.options) {
        const auto printed = std::ranges::find(order, authored) - order.begin();
        letters += Lettering::letter_at(static_cast<std::size_t>(printed));
    }
    if (bank::is_answered_by_letters(part)) std::ranges::sort(letters);
    return letters;
}

}  // namespace papersetter::paper
