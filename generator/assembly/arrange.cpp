// SPDX-License-Identifier: MIT
#include "assembly/arrange.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <utility>

namespace papersetter::assembly {
namespace {

using blueprint::Arrange;
using Rank = std::pair<std::size_t, std::size_t>;

/// The order of topics in the banks' own lists, banks in the blueprint's order.
std::map<std::string, std::size_t> topic_ranks(const std::vector<bank::Bank>& banks) {
    std::map<std::string, std::size_t> ranks;
    for (const bank::Bank& bank : banks) {
        for (const bank::Topic& topic : bank.topics) ranks.emplace(topic.id, ranks.size());
    }
    return ranks;
}

std::vector<Rank> ranks_by_topic(const std::vector<std::size_t>& items,
                                 const SectionSupply& supply) {
    const auto topics = topic_ranks(supply.pool().banks());
    const auto family = supply.family(blueprint::Attribute::topic);
    std::vector<Rank> ranks;
    for (const std::size_t position : items) {
        const bank::Item& item = supply.pool().item(position);
        Rank rank;
        if (family) rank.first = *supply.eligibility().partitions()[*family].class_of(item);
        const auto topic = topics.find(item.topic);
        rank.second = topic == topics.end() ? topics.size() : topic->second;
        ranks.push_back(rank);
    }
    return ranks;
}

std::vector<Rank> ranks_by_difficulty(const std::vector<std::size_t>& items,
                                      const SectionSupply& supply) {
    std::vector<Rank> ranks;
    for (const std::size_t position : items) {
        const auto band = bank::band_of(supply.pool().item(position));
        ranks.push_back(
            {band ? static_cast<std::size_t>(*band) : bank::difficulty_words.size(), 0});
    }
    return ranks;
}

std::vector<Rank> ranks_by_author(const std::vector<std::size_t>& items,
                                  const SectionSupply& supply) {
    std::vector<std::vector<std::size_t>> authored;
    for (const bank::Bank& bank : supply.pool().banks()) {
        authored.emplace_back(bank.items.size());
        for (std::size_t i = 0; i < bank.authored.size(); ++i) {
            authored.back()[bank.authored[i]] = i;
        }
    }
    std::vector<Rank> ranks;
    for (const std::size_t position : items) {
        const ItemRef ref = supply.pool().ref(position);
        ranks.push_back({ref.bank, authored[ref.bank][ref.item]});
    }
    return ranks;
}

std::vector<Rank> ranks_of(const std::vector<std::size_t>& items, const SectionSupply& supply) {
    switch (supply.section().arrange) {
        case Arrange::topic:
            return ranks_by_topic(items, supply);
        case Arrange::difficulty:
            return ranks_by_difficulty(items, supply);
        case Arrange::bank:
            return ranks_by_author(items, supply);
        case Arrange::random:
            break;
    }
    return std::vector<Rank>(items.size());
}

}  // namespace

std::vector<std::size_t> arrange(std::vector<std::size_t> items, const SectionSupply& supply,
                                 base::Random random) {
    random.shuffle(std::span(items));
    const std::vector<Rank> ranks = ranks_of(items, supply);
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < items.size(); ++i) order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return ranks[a] < ranks[b]; });
    std::vector<std::size_t> arranged;
    for (const std::size_t i : order) arranged.push_back(items[i]);
    return arranged;
}

std::vector<std::uint32_t> order_options(const bank::Item& item, base::Random random) {
    std::vector<std::uint32_t> first;
    std::vector<std::uint32_t> free;
    std::vector<std::uint32_t> last;
    const bool is_fixed = item.order == bank::Order::fixed;
    for (std::uint32_t i = 0; i < item.options.size(); ++i) {
        const bank::Pin pin = is_fixed ? bank::Pin::first : item.options[i].pin;
        (pin == bank::Pin::first ? first : pin == bank::Pin::last ? last : free).push_back(i);
    }
    random.shuffle(std::span(free));
    first.insert(first.end(), free.begin(), free.end());
    first.insert(first.end(), last.begin(), last.end());
    return first;
}

}  // namespace papersetter::assembly
