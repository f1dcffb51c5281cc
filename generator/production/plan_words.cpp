// SPDX-License-Identifier: MIT
#include "production/plan_words.hpp"

#include <algorithm>
#include <string_view>

namespace papersetter::production {

std::string bounded_word(const assembly::Requirement& requirement) {
    constexpr std::string_view section = "section.";
    const std::string& key = requirement.key;
    return key.starts_with(section) ? key.substr(section.size()) : key;
}

std::string four_places(std::int64_t ten_thousandths) {
    std::string digits = std::to_string(ten_thousandths);
    digits.insert(0, 5 - std::min<std::size_t>(5, digits.size()), '0');
    return digits.insert(digits.size() - 4, ".");
}

}  // namespace papersetter::production
