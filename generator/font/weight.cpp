// SPDX-License-Identifier: MIT
#include "font/weight.hpp"

#include <cstdlib>

namespace papersetter::font {
namespace {

// The order of preference as (side, distance): the lower the side, the sooner it is taken.
int side(int weight, int wanted) {
    const bool is_heavier = weight >= wanted;
    if (wanted < 400) return is_heavier && weight != wanted ? 1 : 0;
    if (wanted > 500) return is_heavier ? 0 : 1;
    if (!is_heavier) return 1;
    return weight <= 500 ? 0 : 2;
}

}  // namespace

std::optional<std::size_t> nearest_weight(std::span<const int> weights, int wanted) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (!best.has_value()) {
            best = i;
            continue;
        }
        const int here = side(weights[i], wanted);
        const int there = side(weights[*best], wanted);
        if (here < there ||
            (here == there && std::abs(weights[i] - wanted) < std::abs(weights[*best] - wanted))) {
            best = i;
        }
    }
    return best;
}

}  // namespace papersetter::font
