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
    /// The letter of the option with this id; nothing for an unknown one.
    [[nodiscard]] std::optional<std::string> letter_of(std::string_view option_id) const;
    /// Authored positions in printed order.
    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return order_; }

  private:
    const bank::Item* item_;
    std::vector<std::uint32_t> order_;
};

}  // namespace papersetter::paper
