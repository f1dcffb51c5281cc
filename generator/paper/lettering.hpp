// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
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
    static constexpr std::size_t most_options = bank::most_letters;

    /// `order` holds authored positions from 0 in printed order. Keeps a reference to the item.
    Lettering(const bank::Item& item, const std::vector<std::uint32_t>& order);

    /// "A" for the option printed first.
    [[nodiscard]] static std::string letter_at(std::size_t printed_position);
    /// What stands in a text for the letter of the option printed there: a noncharacter (U+FDD0 and
    /// those after it), which no author's text may hold.
    [[nodiscard]] static std::string mark_at(std::size_t printed_position);
    /// Puts what `letter` gives for a printed position in place of each mark of the text.
    static void put_letters(std::string& text,
                            const std::function<std::string(std::size_t)>& letter);

    /// The mark of the option with this id; nothing for an unknown one and where
    /// nothing is offered.
    [[nodiscard]] std::optional<std::string> letter_of(std::string_view option_id) const;
    /// Authored positions in printed order.
    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return order_; }

  private:
    const bank::Item* item_;
    std::vector<std::uint32_t> order_;
};

}  // namespace papersetter::paper
