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

namespace {

bool has_all_texts(const Item& item) {
    return std::none_of(item.options.begin(), item.options.end(),
                        [](const Option& option) { return option.text.empty(); });
}

std::size_t count_right(const Item& item) {
    const auto right = std::count_if(item.options.begin(), item.options.end(),
                                     [](const Option& option) { return option.is_correct; });
    return static_cast<std::size_t>(right);
}

bool has_answers_to_all_gaps(const Item& item) {
    return !item.gaps.empty() &&
           std::all_of(item.gaps.begin(), item.gaps.end(), [&](const std::string& gap) {
               return std::any_of(
                   item.options.begin(), item.options.end(),
                   [&](const Option& option) { return option.gap == gap && option.is_correct; });
           });
}

bool is_complete(const Item& item) {
    if (item.stem.empty() || !has_all_texts(item)) return false;
    const std::size_t options = item.options.size();
    switch (item.type) {
        case Type::single:
            return options >= 2 && count_right(item) == 1;
        case Type::multiple:
            return options >= 2 && count_right(item) >= 1;
        case Type::true_false:
            return options >= 1;
        case Type::ordering:
        case Type::matching:
            return count_right(item) >= 2;
        case Type::numeric:
        case Type::short_answer:
            return count_right(item) >= 1;
        case Type::cloze:
            return has_answers_to_all_gaps(item);
        case Type::essay:
            return options >= 1 && !item.model_answer.empty();
        case Type::composite:
            return !item.parts.empty() &&
                   std::all_of(item.parts.begin(), item.parts.end(), is_complete);
    }
    return false;
}

}  // namespace

bool is_usable(const Item& item) {
    return (item.status == Status::approved || item.status == Status::reserved) &&
           is_complete(item);
}

bool offers_options(const Item& item) {
    switch (item.type) {
        case Type::single:
        case Type::multiple:
        case Type::true_false:
        case Type::matching:
        case Type::ordering:
            return true;
        case Type::cloze:
            return item.is_option_bank;
        default:
            return false;
    }
}

bool is_answered_by_letters(const Item& item) {
    return item.type == Type::single || item.type == Type::multiple;
}

std::vector<const Item*> answered_parts(const Item& item) {
    if (item.type != Type::composite) return {&item};
    std::vector<const Item*> parts;
    for (const Item& part : item.parts) parts.push_back(&part);
    return parts;
}

std::size_t option_count(const Item& item) {
    std::size_t count = item.options.size();
    for (const Item& part : item.parts) count += part.options.size();
    return count;
}

std::vector<std::vector<std::uint32_t>> orders_of_parts(const Item& item,
                                                        const std::vector<std::uint32_t>& order) {
    if (order.size() != option_count(item)) return {};
    std::vector<std::vector<std::uint32_t>> orders;
    std::size_t first = 0;
    for (const Item* const part : answered_parts(item)) {
        const std::size_t count = part->options.size();
        std::vector<std::uint32_t> own;
        std::vector<bool> is_seen(count);
        for (std::size_t i = first; i < first + count; ++i) {
            const std::size_t position = order[i] - first;
            if (order[i] < first || position >= count || is_seen[position]) return {};
            is_seen[position] = true;
            own.push_back(static_cast<std::uint32_t>(position));
        }
        orders.push_back(std::move(own));
        first += count;
    }
    return orders;
}

}  // namespace papersetter::bank
