// SPDX-License-Identifier: MIT
#include "blueprint/blueprint.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "blueprint/limits.hpp"

namespace papersetter::blueprint {

std::string_view word_of(Attribute attribute) {
    switch (attribute) {
        case Attribute::topic:
            return "topic";
        case Attribute::level:
            return "level";
        case Attribute::difficulty:
            return "difficulty";
        case Attribute::type:
            break;
    }
    return "type";
}

bool is_drawn(const Section& section) { return section.pick.empty() && section.items > 0; }

std::string name_of(const Section& section, std::size_t index) {
    return section.title.empty() ? "section " + std::to_string(index + 1)
                                 : "section " + base::in_quotes(section.title);
}

std::string form_name(std::size_t index) {
    // Bijective base 26: A … Z stand for 1 … 26 and there is no digit for 0.
    std::string name;
    for (std::size_t rest = index + 1; rest > 0; rest = (rest - 1) / 26) {
        name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % 26));
    }
    return name;
}

bool is_form_name(std::string_view name) {
    const auto is_allowed = [](char c) {
        return base::is_letter_or_digit(c) || c == '_' || c == '-';
    };
    return !name.empty() && name.size() <= longest_form_name &&
           std::all_of(name.begin(), name.end(), is_allowed);
}

std::vector<std::int64_t> largest_remainder(const std::vector<std::int64_t>& shares,
                                            std::int64_t seats) {
    const std::int64_t total = std::accumulate(shares.begin(), shares.end(), std::int64_t{0});
    assert(total > 0);
    std::vector<std::int64_t> counts;
    std::vector<std::size_t> order;
    std::int64_t left = seats;
    for (const std::int64_t share : shares) {
        order.push_back(counts.size());
        counts.push_back(share * seats / total);
        left -= counts.back();
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return shares[a] * seats % total > shares[b] * seats % total;
    });
    for (std::size_t i = 0; left > 0; ++i, --left) ++counts[order[i]];
    return counts;
}

}  // namespace papersetter::blueprint
