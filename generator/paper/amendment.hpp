// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bank/item.hpp"
#include "base/decimal.hpp"

namespace papersetter::paper {

enum class KeyChangeKind : std::uint8_t {
    accept,     ///< a further answer is right
    leave_out,  ///< the question is not counted
    points,     ///< it is worth other points
};

/// What is changed in the key of an item on every form that has it.
struct KeyChange {
    KeyChangeKind kind = KeyChangeKind::accept;
    std::string item;                 ///< "bank:item"
    std::optional<std::size_t> part;  ///< of a composite item, from 0; nothing: all of the item
    /// Of an answer given by letters, authored positions from 0: the options chosen, the statements
    /// that are true, or an option for each prompt, step or gap.
    std::vector<std::uint32_t> options = {};
    std::string text = {};      ///< of an answer that is written
    std::size_t gap = 0;        ///< which gap of a cloze it is written in, from 0
    base::Decimal points = {};  ///< kind points
    bool operator==(const KeyChange&) const = default;
};

/// What was changed in one go after a paper was made, and why.
struct Amendment {
    std::uint32_t revision = 2;  ///< of the key
    std::string note;            ///< printed in the key
    std::vector<KeyChange> changes;
    bool operator==(const Amendment&) const = default;
};
using Amendments = std::vector<Amendment>;

/// The key of one item, or of a part of one, as amendments leave it.
struct AmendedKey {
    std::vector<KeyChange> accepted;  ///< in the order they were made
    bool is_left_out = false;
    std::optional<base::Decimal> points;
    std::vector<std::string> notes;  ///< of each amendment that changed it

    [[nodiscard]] bool is_changed() const { return !notes.empty(); }
};

/// `item` is "bank:item"; `part` the number of a part of a composite item, from 0.
[[nodiscard]] AmendedKey amended_key(const Amendments& amendments, std::string_view item,
                                     std::optional<std::size_t> part);

/// The answer of an accepting change in letters, for a question printed in that order of options
/// (authored positions in printed order); in the order in which keys give letters. "TF…" for
/// statements; empty for a written answer.
[[nodiscard]] std::string letters_of(const KeyChange& change, const bank::Item& part,
                                     const std::vector<std::uint32_t>& order);

}  // namespace papersetter::paper
