// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bank/item.hpp"

namespace papersetter::paper {

/// The letters that the options of one item got on one form.
class Lettering {
  public:
    /// The most options an item may have on a printed paper.
    static constexpr std::size_t most_options = 26;

    /// `order` holds authored positions from 0 in printed order. Keeps a reference to the item.
    Lettering(const bank::Item& item, const std::vector<std::uint32_t>& order);

    /// "A" for the option printed first.
    [[nodiscard]] static std::string letter_at(std::size_t printed_position);
    /// What stands in a text for the letter of the option printed there: a noncharacter, which no
    /// author's text may hold. The layout puts the letter of its language in its place.
    [[nodiscard]] static std::string mark_at(std::size_t printed_position);
    /// All marks begin so; a last byte follows, that of the first option plus the position.
    static constexpr std::string_view mark_beginning = "\xEF\xB7";
    static constexpr unsigned char first_mark = 0x90;  ///< U+FDD0

    /// The mark of the option with this id; nothing for an unknown one.
    [[nodiscard]] std::optional<std::string> letter_of(std::string_view option_id) const;
    /// Authored positions in printed order.
    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return order_; }

  private:
    const bank::Item* item_;
    std::vector<std::uint32_t> order_;
};

}  // namespace papersetter::paper
