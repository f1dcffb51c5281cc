// SPDX-License-Identifier: MIT
#include "blueprint/partition.hpp"

#include <algorithm>
#include <numeric>

#include "bank/bank.hpp"
#include "blueprint/attribute_words.hpp"

namespace papersetter::blueprint {

std::vector<std::optional<std::size_t>> nearest_ancestors(const std::vector<std::string>& topics) {
    std::vector<std::optional<std::size_t>> ancestors(topics.size());
    for (std::size_t i = 0; i < topics.size(); ++i) {
        for (std::size_t j = 0; j < topics.size(); ++j) {
            if (topics[i] == topics[j] || !bank::is_within(topics[i], topics[j])) continue;
            const bool is_nearer = !ancestors[i] || topics[j].size() > topics[*ancestors[i]].size();
            if (is_nearer) ancestors[i] = j;
        }
    }
    return ancestors;
}

Partition::Partition(const Family& family) : attribute_(family.attribute) {
    std::vector<std::string> values;
    for (const Count& count : family.counts) {
        by_value_.push_back({count.value, values.size()});
        wanted_.push_back(count.items.most);
        values.push_back(count.value);
    }
    for (const Count& count : family.counts) least_.push_back(count.items.least);
    below_.resize(values.size());
    std::sort(by_value_.begin(), by_value_.end(),
              [](const Named& a, const Named& b) { return a.value < b.value; });
    if (attribute_ == Attribute::topic) {
        learn_tree(family, values);
    } else {
        learn_words(words_of(attribute_));
    }
}

void Partition::learn_tree(const Family& family, const std::vector<std::string>& topics) {
    const auto ancestors = nearest_ancestors(topics);
    std::vector<std::size_t> deepest_first(topics.size());
    std::iota(deepest_first.begin(), deepest_first.end(), std::size_t{0});
    // What lies below another topic has a longer path.
    std::ranges::stable_sort(deepest_first, [&](std::size_t a, std::size_t b) {
        return topics[a].size() > topics[b].size();
    });
    std::vector<std::int64_t> wanted_below(topics.size());
    for (const std::size_t i : deepest_first) {
        least_[i] = std::max(family.counts[i].items.least, wanted_below[i]);
        wanted_[i] -= wanted_below[i];
        if (ancestors[i]) wanted_below[*ancestors[i]] += least_[i];
    }
    for (std::size_t i = 0; i < topics.size(); ++i) {
        if (ancestors[i]) below_[*ancestors[i]].push_back(i);
    }
}

void Partition::learn_words(std::span<const std::string_view> words) {
    for (std::size_t i = 0; i < words.size(); ++i) by_word_.at(i) = find(words[i]);
}

std::optional<std::size_t> Partition::find(std::string_view value) const {
    const auto at = std::lower_bound(
        by_value_.begin(), by_value_.end(), value,
        [](const Named& named, std::string_view wanted) { return named.value < wanted; });
    if (at == by_value_.end() || at->value != value) return std::nullopt;
    return at->number;
}

std::optional<std::size_t> Partition::class_of(const bank::Item& item) const {
    switch (attribute_) {
        case Attribute::level:
            if (!item.level) return std::nullopt;
            return by_word_.at(static_cast<std::size_t>(*item.level));
        case Attribute::difficulty: {
            const auto band = bank::band_of(item);
            if (!band) return std::nullopt;
            return by_word_.at(static_cast<std::size_t>(*band));
        }
        case Attribute::type:
            return by_word_.at(static_cast<std::size_t>(item.type));
        case Attribute::topic:
            break;
    }
    std::string_view topic = item.topic;
    while (!topic.empty()) {
        if (const auto number = find(topic)) return number;
        const std::size_t slash = topic.rfind('/');
        if (slash == std::string_view::npos) break;
        topic = topic.substr(0, slash);
    }
    return std::nullopt;
}

}  // namespace papersetter::blueprint
