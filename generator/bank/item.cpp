// SPDX-License-Identifier: MIT
#include "bank/item.hpp"

#include <algorithm>

namespace papersetter::bank {

std::optional<Difficulty> band_of(const Item& item) {
    if (!item.p) return item.difficulty;
    if (*item.p < base::Decimal::units(4500)) return Difficulty::hard;
    if (*item.p < base::Decimal::units(7500)) return Difficulty::medium;
    return Difficulty::easy;
}

bool is_usable(const Item& item) {
    if (item.status != Status::approved && item.status != Status::reserved) return false;
    if (item.stem.empty() || item.options.size() < 2) return false;
    const bool has_texts = std::none_of(item.options.begin(), item.options.end(),
                                        [](const Option& option) { return option.text.empty(); });
    const auto right = std::count_if(item.options.begin(), item.options.end(),
                                     [](const Option& option) { return option.is_correct; });
    return has_texts && right == 1;
}

}  // namespace papersetter::bank
