// SPDX-License-Identifier: MIT
#include "blueprint/filter.hpp"

#include <algorithm>

namespace papersetter::blueprint {
namespace {

bool is_one_of(std::string_view value, const std::vector<std::string>& words) {
    return std::find(words.begin(), words.end(), value) != words.end();
}

bool shares_one(const std::vector<std::string>& values, const std::vector<std::string>& words) {
    return std::any_of(values.begin(), values.end(),
                       [&](const std::string& value) { return is_one_of(value, words); });
}

bool holds(const Condition& condition, const bank::Item& item) {
    using Attribute = Condition::Attribute;
    const auto& words = condition.any_of;
    switch (condition.attribute) {
        case Attribute::id:
            return is_one_of(item.id, words);
        case Attribute::topic:
            return std::any_of(words.begin(), words.end(), [&](const std::string& topic) {
                return bank::is_within(item.topic, topic);
            });
        case Attribute::level:
            return item.level &&
                   is_one_of(bank::level_words[static_cast<std::size_t>(*item.level)], words);
        case Attribute::difficulty: {
            const auto band = bank::band_of(item);
            return band &&
                   is_one_of(bank::difficulty_words[static_cast<std::size_t>(*band)], words);
        }
        case Attribute::type:
            return is_one_of(bank::type_words[static_cast<std::size_t>(item.type)], words);
        case Attribute::status:
            return is_one_of(bank::status_words[static_cast<std::size_t>(item.status)], words);
        case Attribute::tags:
            return shares_one(item.tags, words);
        case Attribute::objectives:
            return shares_one(item.objectives, words);
        case Attribute::author:
            return is_one_of(item.author, words);
        case Attribute::source:
            return is_one_of(item.source, words);
    }
    return false;
}

}  // namespace

bool Filter::accepts(const bank::Item& item) const {
    const auto accepts_it = [&](const Filter& filter) { return filter.accepts(item); };
    if (!any_of.empty() && std::ranges::none_of(any_of, accepts_it)) return false;
    const bool is_in =
        std::all_of(conditions.begin(), conditions.end(),
                    [&](const Condition& condition) { return holds(condition, item); });
    return is_in && std::ranges::none_of(except, accepts_it);
}

}  // namespace papersetter::blueprint
