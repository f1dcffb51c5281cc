// SPDX-License-Identifier: MIT
#include "paper/lettering.hpp"

#include <cassert>

namespace papersetter::paper {

Lettering::Lettering(const bank::Item& item, const std::vector<std::uint32_t>& order)
    : item_(&item), order_(order) {
    assert(order.size() == item.options.size());
}

std::string Lettering::letter_at(std::size_t printed_position) {
    assert(printed_position < most_options);
    return std::string(1, static_cast<char>('A' + printed_position));
}

std::string Lettering::mark_at(std::size_t printed_position) {
    assert(printed_position < most_options);
    return std::string(mark_beginning) + static_cast<char>(first_mark + printed_position);
}

std::optional<std::string> Lettering::letter_of(std::string_view option_id) const {
    for (std::size_t printed = 0; printed < order_.size(); ++printed) {
        if (item_->options[order_[printed]].id == option_id) return mark_at(printed);
    }
    return std::nullopt;
}

}  // namespace papersetter::paper
