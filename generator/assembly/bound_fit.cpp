// SPDX-License-Identifier: MIT
#include "assembly/bound_fit.hpp"

#include <algorithm>
#include <map>

namespace papersetter::assembly {
namespace {

constexpr int fitting_rounds = 20;
constexpr std::uint64_t expected_unit = 65'536;
/// Tilts are multiples of 1/4,096, so that products of few of them are exact.
constexpr std::uint64_t tilt_unit = 4'096;
constexpr std::uint64_t largest_tilt = 65'536;

Weight whole(std::int64_t number) { return Weight(static_cast<std::uint64_t>(number)); }

bool counts_items(const SectionProblem& problem, std::size_t bound) {
    bool is_counted = false;
    for (const Kind& kind : problem.kinds) {
        if (kind.amounts[bound] > 1) return false;
        is_counted = is_counted || kind.amounts[bound] == 1;
    }
    return is_counted;
}

/// Kinds that count for the same bounds.
struct Alike {
    std::vector<std::size_t> bounds;
    Weight supply;
    Weight expected;
};

}  // namespace

BoundFit::BoundFit(const SectionProblem& problem)
    : problem_(problem), tilts_(problem.bounds.size(), Weight(1)) {
    fit();
}

void BoundFit::fit() {
    std::vector<std::int64_t> supplies;
    for (const Kind& kind : problem_.kinds) supplies.push_back(kind.supply);
    for (const SetOfItems& set : problem_.sets) {
        for (const std::size_t kind : set.kinds) ++supplies[kind];
    }
    std::vector<std::size_t> counted;
    for (std::size_t bound = 0; bound < problem_.bounds.size(); ++bound) {
        if (counts_items(problem_, bound)) counted.push_back(bound);
    }
    std::map<std::vector<std::size_t>, std::size_t> numbers;
    std::vector<Alike> alike;
    std::vector<std::size_t> number_of;
    for (std::size_t kind = 0; kind < supplies.size(); ++kind) {
        std::vector<std::size_t> bounds;
        for (const std::size_t bound : counted) {
            if (problem_.kinds[kind].amounts[bound] == 1) bounds.push_back(bound);
        }
        const auto [at, is_new] = numbers.try_emplace(std::move(bounds), alike.size());
        if (is_new) alike.push_back({at->first, {}, {}});
        alike[at->second].supply += whole(supplies[kind]);
        number_of.push_back(at->second);
    }
    for (Alike& one : alike) one.expected = one.supply;
    for (int round = 0; round < fitting_rounds; ++round) {
        for (const std::size_t bound : counted) {
            Weight sum;
            std::vector<Alike*> in_bound;
            for (Alike& one : alike) {
                if (!std::ranges::binary_search(one.bounds, bound)) continue;
                sum += one.expected;
                in_bound.push_back(&one);
            }
            const base::Range range = problem_.bounds[bound];
            if (sum.is_zero() || range.most <= 0) continue;
            const Weight least = whole(std::max<std::int64_t>(range.least, 0));
            const Weight wanted = sum < least ? least : std::min(sum, whole(range.most));
            if (wanted == sum) continue;
            const Weight factor = wanted / sum;
            tilts_[bound] = tilts_[bound] * factor;
            for (Alike* one : in_bound) one->expected = one->expected * factor;
        }
    }
    for (Weight& tilt : tilts_) {
        const std::uint64_t units = (tilt * Weight(tilt_unit)).rounded_down();
        tilt = Weight(std::clamp<std::uint64_t>(units, 1, tilt_unit * largest_tilt)) /
               Weight(tilt_unit);
    }
    for (std::size_t kind = 0; kind < supplies.size(); ++kind) {
        const Alike& one = alike[number_of[kind]];
        const Weight share = one.supply.is_zero() ? Weight() : one.expected / one.supply;
        const Weight own = whole(supplies[kind]) * share * Weight(expected_unit);
        expected_.push_back(static_cast<std::int64_t>(
            std::min<std::uint64_t>(own.rounded_down(), expected_unit << 20U)));
    }
}

// A sum near a normal law of this variance meets a range of w numbers with a chance of about
// w / sqrt(2 pi variance).
Weight BoundFit::rarity_squared(std::size_t bound) const {
    std::int64_t items = 0;
    std::int64_t sum = 0;
    constexpr std::int64_t most_amount = 1'000'000;
    const auto amount = [&](std::size_t kind) {
        return std::min(problem_.kinds[kind].amounts[bound], most_amount);
    };
    for (std::size_t kind = 0; kind < expected_.size(); ++kind) {
        items += expected_[kind];
        sum += expected_[kind] / 16 * amount(kind);
    }
    if (items == 0) return Weight(1);
    const std::int64_t mean = sum / std::max<std::int64_t>(items / 256, 1);  // in 1/16
    Weight variance;                                                         // in 1/65,536 of 1/256
    for (std::size_t kind = 0; kind < expected_.size(); ++kind) {
        const std::int64_t distance = std::abs(16 * amount(kind) - mean);
        variance += whole(expected_[kind]) * whole(distance) * whole(distance);
    }
    const base::Range range = problem_.bounds[bound];
    const Weight width =
        whole(std::clamp<std::int64_t>(range.most - range.least, 0, INT32_MAX) + 1);
    const Weight rarity = Weight(6) * variance / (Weight(expected_unit * 256) * width * width);
    return std::max(rarity, Weight(1));
}

}  // namespace papersetter::assembly
