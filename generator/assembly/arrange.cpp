// SPDX-License-Identifier: MIT
#include "assembly/arrange.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "bank/ascending.hpp"

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

/// Where each item stands in its bank's files: by bank, then by item.
std::vector<std::vector<std::size_t>> authored_places(const std::vector<bank::Bank>& banks) {
    std::vector<std::vector<std::size_t>> places;
    for (const bank::Bank& bank : banks) {
        places.emplace_back(bank.items.size());
        for (std::size_t i = 0; i < bank.authored.size(); ++i) places.back()[bank.authored[i]] = i;
    }
    return places;
}

/// Items that are printed together: one alone, or those of an item set in authored order.
using Block = std::vector<std::size_t>;

/// Blocks in the order of their first items.
std::vector<Block> blocks_of(const std::vector<std::size_t>& items, const Pool& pool) {
    std::vector<Block> blocks;
    using Set = std::pair<std::uint32_t, std::string_view>;
    std::map<Set, std::size_t> sets;
    for (const std::size_t position : items) {
        const std::string_view stimulus = pool.item(position).stimulus;
        if (!stimulus.empty()) {
            const auto [set, is_new] =
                sets.emplace(Set(pool.ref(position).bank, stimulus), blocks.size());
            if (!is_new) {
                blocks[set->second].push_back(position);
                continue;
            }
        }
        blocks.push_back({position});
    }
    if (sets.empty()) return blocks;
    const auto places = authored_places(pool.banks());
    const auto place = [&](std::size_t position) {
        const ItemRef ref = pool.ref(position);
        return places[ref.bank][ref.item];
    };
    for (Block& block : blocks) {
        std::ranges::sort(block, {}, place);
    }
    return blocks;
}

std::vector<Rank> ranks_by_topic(const std::vector<Block>& blocks, const SectionSupply& supply) {
    const auto topics = topic_ranks(supply.pool().banks());
    const auto family = supply.family(blueprint::Attribute::topic);
    std::vector<Rank> ranks;
    for (const Block& block : blocks) {
        const bank::Item& item = supply.pool().item(block.front());
        Rank rank;
        if (family) {
            const blueprint::Partition& partition = supply.eligibility().partitions()[*family];
            rank.first = partition.class_of(item).value_or(partition.size());
        }
        const auto topic = topics.find(item.topic);
        rank.second = topic == topics.end() ? topics.size() : topic->second;
        ranks.push_back(rank);
    }
    return ranks;
}

// A set stands where the mean of its bands is; the factor makes halves, thirds, … whole numbers.
std::vector<Rank> ranks_by_difficulty(const std::vector<Block>& blocks, const Pool& pool) {
    constexpr std::size_t parts = 2520;
    std::vector<Rank> ranks;
    for (const Block& block : blocks) {
        std::size_t sum = 0;
        for (const std::size_t position : block) {
            const auto band = bank::band_of(pool.item(position));
            sum += band ? static_cast<std::size_t>(*band) : bank::difficulty_words.size();
        }
        ranks.push_back({sum * parts / block.size(), 0});
    }
    return ranks;
}

std::vector<Rank> ranks_by_author(const std::vector<Block>& blocks, const Pool& pool) {
    const auto places = authored_places(pool.banks());
    std::vector<Rank> ranks;
    for (const Block& block : blocks) {
        const ItemRef ref = pool.ref(block.front());
        ranks.push_back({ref.bank, places[ref.bank][ref.item]});
    }
    return ranks;
}

std::vector<Rank> ranks_of(const std::vector<Block>& blocks, const SectionSupply& supply) {
    switch (supply.section().arrange) {
        case Arrange::topic:
            return ranks_by_topic(blocks, supply);
        case Arrange::difficulty:
            return ranks_by_difficulty(blocks, supply.pool());
        case Arrange::bank:
            return ranks_by_author(blocks, supply.pool());
        case Arrange::random:
            break;
    }
    return std::vector<Rank>(blocks.size());
}

}  // namespace

std::vector<std::size_t> arrange(const std::vector<std::size_t>& items, const SectionSupply& supply,
                                 base::Random random) {
    std::vector<Block> blocks = blocks_of(items, supply.pool());
    random.shuffle(std::span(blocks));
    const std::vector<Rank> ranks = ranks_of(blocks, supply);
    std::vector<std::size_t> order(blocks.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return ranks[a] < ranks[b]; });
    std::vector<std::size_t> arranged;
    for (const std::size_t i : order) {
        arranged.insert(arranged.end(), blocks[i].begin(), blocks[i].end());
    }
    return arranged;
}

namespace {

std::vector<std::uint32_t> order_of_part(const bank::Item& item, base::Random& random) {
    if (item.order == bank::Order::ascending) return bank::ascending_order(item);
    std::vector<std::uint32_t> first;
    std::vector<std::uint32_t> free;
    std::vector<std::uint32_t> last;
    const bool is_fixed = item.order == bank::Order::fixed;
    for (std::uint32_t i = 0; i < item.options.size(); ++i) {
        const bank::Pin pin = is_fixed ? bank::Pin::first : item.options[i].pin;
        (pin == bank::Pin::first ? first : pin == bank::Pin::last ? last : free).push_back(i);
    }
    // The order in which steps are authored is the key: what is printed must not depend on it.
    if (item.type == bank::Type::ordering) {
        std::stable_sort(free.begin(), free.end(), [&](std::uint32_t a, std::uint32_t b) {
            return item.options[a].text.source < item.options[b].text.source;
        });
    }
    random.shuffle(std::span(free));
    first.insert(first.end(), free.begin(), free.end());
    first.insert(first.end(), last.begin(), last.end());
    return first;
}

}  // namespace

std::vector<std::uint32_t> order_options(const bank::Item& item, base::Random random) {
    std::vector<std::uint32_t> order;
    for (const bank::Item* const part : bank::answered_parts(item)) {
        const auto first = static_cast<std::uint32_t>(order.size());
        for (const std::uint32_t position : order_of_part(*part, random)) {
            order.push_back(first + position);
        }
    }
    return order;
}

}  // namespace papersetter::assembly
