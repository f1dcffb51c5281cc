// SPDX-License-Identifier: MIT
#include "assembly/dealer.hpp"

#include <algorithm>
#include <cassert>

namespace papersetter::assembly {
namespace {

/// One purpose of base::Random gives 2^20 draws, and rejection takes a few of them.
constexpr std::uint32_t most_draws = 1U << 19U;

/// here · asked / anywhere, scaled to keep the fraction: the tilt with which a random draw of items
/// meets what is asked for on average.
std::uint64_t weight_of(const Dealer::Suit& suit, std::size_t place, std::int64_t dealt) {
    const auto positive = [](std::int64_t value) {
        return static_cast<std::uint64_t>(std::max<std::int64_t>(1, value));
    };
    const std::uint64_t product =
        positive(suit.here[place] - dealt) * positive(suit.asked[place] - dealt);
    return std::max<std::uint64_t>(1, (product << 20U) / positive(suit.anywhere[place]));
}

}  // namespace

Few Dealer::deal(const Composition& wanted, const Suit& suit) {
    assert(wanted.is_possible());
    Few counts = wanted.lowest;
    std::int64_t left = wanted.sum;
    for (std::size_t i = 0; i < wanted.size; ++i) left -= counts[i];
    for (; left > 0; --left) {
        std::array<std::uint64_t, most_columns> weights{};
        std::uint64_t total = 0;
        for (std::size_t i = 0; i < wanted.size; ++i) {
            if (counts[i] < wanted.highest[i]) weights[i] = weight_of(suit, i, counts[i]);
            total += weights[i];
        }
        std::size_t place = 0;
        if (draws_ < most_draws) {
            ++draws_;
            std::uint64_t at = random_.below(total);
            while (at >= weights[place]) at -= weights[place++];
        } else {
            place = static_cast<std::size_t>(std::max_element(weights.begin(), weights.end()) -
                                             weights.begin());
        }
        ++counts[place];
    }
    return counts;
}

}  // namespace papersetter::assembly
