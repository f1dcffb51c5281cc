// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bank/item.hpp"

namespace papersetter::bank {

/// What messages call an item, or a part of one.
struct ItemWords {
    std::string name;  ///< item "x"; part 2 of item "x"
    bool is_part = false;

    /// The n-th part (from 1) of the item.
    [[nodiscard]] ItemWords part(std::size_t number) const;
    [[nodiscard]] std::string_view kind() const { return is_part ? "part" : "item"; }
    /// How a table below it is written: "[[item.part.answer]]".
    [[nodiscard]] std::string table(std::string_view below) const;
};

/// The tables in which an item of that type says how it is answered; a cloze item has either of
/// the two.
[[nodiscard]] std::span<const std::string_view> tables_of(Type type);

/// What the options of an item are to its author: "options", "statements", "steps", "answers",
/// "criteria".
[[nodiscard]] std::string_view options_word(const Item& item);

}  // namespace papersetter::bank
