// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "assembly/transport.hpp"

namespace papersetter::assembly {

/// Up to `most_columns` counts, those of the unused places 0.
using Few = std::array<std::int64_t, most_columns>;

/// The counts of some places that add up to `sum`, each between its bounds.
struct Composition {
    std::size_t size = 0;
    std::int64_t sum = 0;
    Few lowest{};
    Few highest{};

    [[nodiscard]] bool is_possible() const {
        std::int64_t low = 0;
        std::int64_t high = 0;
        for (std::size_t i = 0; i < size; ++i) {
            if (lowest[i] > highest[i]) return false;
            low += lowest[i];
            high += highest[i];
        }
        return low <= sum && sum <= high;
    }
};

/// Visits all compositions, those near `target` first, until `visit` returns true. Returns whether
/// it did.
template <typename Visit>
bool visit_compositions(const Composition& wanted, const Few& target, Few& counts,
                        std::size_t place, std::int64_t left, const Visit& visit) {
    if (place == wanted.size) return left == 0 && visit(counts);
    std::int64_t low = left;
    std::int64_t high = left;
    for (std::size_t i = place + 1; i < wanted.size; ++i) {
        low -= wanted.highest[i];
        high -= wanted.lowest[i];
    }
    low = low < wanted.lowest[place] ? wanted.lowest[place] : low;
    high = high > wanted.highest[place] ? wanted.highest[place] : high;
    // target, target + 1, target - 1, target + 2, …
    const std::int64_t reach = (high - low) + std::abs(target[place] - low) + 1;
    for (std::int64_t step = 0; step <= 2 * reach; ++step) {
        const std::int64_t offset = step % 2 == 1 ? (step + 1) / 2 : -(step / 2);
        const std::int64_t value = target[place] + offset;
        if (value < low || value > high) continue;
        counts[place] = value;
        if (visit_compositions(wanted, target, counts, place + 1, left - value, visit)) return true;
    }
    return false;
}

template <typename Visit>
bool visit_compositions(const Composition& wanted, const Few& target, const Visit& visit) {
    if (!wanted.is_possible()) return false;
    Few counts{};
    return visit_compositions(wanted, target, counts, 0, wanted.sum, visit);
}

}  // namespace papersetter::assembly
