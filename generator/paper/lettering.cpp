// SPDX-License-Identifier: MIT
#include "paper/lettering.hpp"

#include <cassert>
#include <charconv>

namespace papersetter::paper {

Lettering::Lettering(const bank::Item& item, const std::vector<std::uint32_t>& order)
    : item_(&item), order_(order) {
    assert(order.size() == item.options.size());
}

std::string Lettering::letter_at(std::size_t printed_position) {
    assert(printed_position < most_options);
    return std::string(1, static_cast<char>('A' + printed_position));
}

std::optional<std::string> Lettering::letter_of(std::string_view option_id) const {
    std::uint32_t position = 0;
    const char* const end = option_id.data() + option_id.size();
    const auto [stop, problem] = std::from_chars(option_id.data(), end, position);
    const bool is_position = problem == std::errc() && stop == end;
    std::optional<std::string> by_position;
    for (std::size_t printed = 0; printed < order_.size(); ++printed) {
        if (item_->options[order_[printed]].id == option_id) return letter_at(printed);
        if (is_position && order_[printed] + 1 == position) by_position = letter_at(printed);
    }
    return by_position;
}

}  // namespace papersetter::paper
