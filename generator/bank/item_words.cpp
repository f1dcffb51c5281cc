// SPDX-License-Identifier: MIT
#include "bank/item_words.hpp"

#include <array>

namespace papersetter::bank {

ItemWords ItemWords::part(std::size_t number) const {
    return {"part " + std::to_string(number) + " of " + name, true};
}

std::string ItemWords::table(std::string_view below) const {
    return (is_part ? "[[item.part." : "[[item.") + std::string(below) + "]]";
}

std::span<const std::string_view> tables_of(Type type) {
    static constexpr std::array<std::string_view, 4> tables{"option", "answer", "criterion",
                                                            "part"};
    const std::span<const std::string_view> all(tables);
    switch (type) {
        case Type::numeric:
        case Type::short_answer:
            return all.subspan(1, 1);
        case Type::cloze:
            return all.subspan(0, 2);
        case Type::essay:
            return all.subspan(2, 1);
        case Type::composite:
            return all.subspan(3, 1);
        default:
            return all.subspan(0, 1);
    }
}

std::string_view options_word(const Item& item) {
    switch (item.type) {
        case Type::true_false:
            return "statements";
        case Type::ordering:
            return "steps";
        case Type::essay:
            return "criteria";
        default:
            return offers_options(item) ? "options" : "answers";
    }
}

}  // namespace papersetter::bank
