// SPDX-License-Identifier: MIT
#include "document/selector.hpp"

namespace papersetter::document {

std::uint32_t WordTable::add(std::string_view word) {
    if (const std::uint32_t number = find(word); number != 0) return number;
    const auto number = static_cast<std::uint32_t>(numbers_.size() + 1);
    numbers_.emplace(word, number);
    return number;
}

std::uint32_t WordTable::find(std::string_view word) const {
    const auto found = numbers_.find(word);
    return found == numbers_.end() ? 0 : found->second;
}

}  // namespace papersetter::document
