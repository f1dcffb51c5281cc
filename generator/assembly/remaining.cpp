// SPDX-License-Identifier: MIT
#include "assembly/remaining.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace papersetter::assembly {
namespace {

std::int64_t sum_of(std::span<const std::int64_t> values) {
    return std::accumulate(values.begin(), values.end(), std::int64_t{0});
}

/// For each set of values (a bit each) the sum of those in it.
template <typename Sum>
void sum_sets(std::size_t size, const Few& values, Sum& sums) {
    sums[0] = 0;
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t half = std::size_t{1} << i;
        for (std::size_t set = 0; set < half; ++set) sums[half + set] = sums[set] + values[i];
    }
}

}  // namespace

Remaining::Remaining(const TableProblem& problem) : problem_(&problem) {
    assert(problem.levels.size() <= most_columns && problem.difficulties.size() <= most_columns);
    order_.resize(problem.topics.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    const std::size_t size = problem.levels.size() * problem.difficulties.size();
    const std::span<const std::int64_t> all(problem.capacity);
    std::vector<std::int64_t> slack;
    for (std::size_t topic = 0; topic < problem.topics.size(); ++topic) {
        slack.push_back(sum_of(all.subspan(topic * size, size)) - problem.topics[topic]);
    }
    std::stable_sort(order_.begin(), order_.end(),
                     [&](std::size_t a, std::size_t b) { return slack[a] < slack[b]; });
    levels_ = side(true);
    difficulties_ = side(false);
    cell_supply_.assign(order_.size() + 1, Counts(size));
    for (std::size_t depth = order_.size(); depth-- > 0;) {
        for (std::size_t i = 0; i < size; ++i) {
            cell_supply_[depth][i] = cell_supply_[depth + 1][i] + cells(depth)[i];
        }
    }
}

std::span<const std::int64_t> Remaining::cells(std::size_t depth) const {
    const std::size_t size = problem_->levels.size() * problem_->difficulties.size();
    return std::span<const std::int64_t>(problem_->capacity).subspan(order_[depth] * size, size);
}

Remaining::Side Remaining::side(bool is_level) const {
    const std::size_t width = problem_->difficulties.size();
    Side side;
    side.size = is_level ? problem_->levels.size() : width;
    side.own.resize(order_.size());
    side.supply.resize(order_.size() + 1);
    side.excess.assign(order_.size() + 1, Counts(std::size_t{1} << side.size));
    Counts held(std::size_t{1} << side.size);
    for (std::size_t depth = order_.size(); depth-- > 0;) {
        const auto own = cells(depth);
        for (std::size_t i = 0; i < own.size(); ++i) {
            side.own[depth][is_level ? i / width : i % width] += own[i];
        }
        for (std::size_t i = 0; i < side.size; ++i) {
            side.supply[depth][i] = side.supply[depth + 1][i] + side.own[depth][i];
        }
        sum_sets(side.size, side.own[depth], held);
        for (std::size_t set = 0; set < held.size(); ++set) {
            const std::int64_t excess = problem_->topics[order_[depth]] - held[set];
            side.excess[depth][set] =
                side.excess[depth + 1][set] + std::max<std::int64_t>(0, excess);
        }
    }
    return side;
}

bool Remaining::fits(const Side& side, std::size_t depth, const Few& left) {
    std::array<std::int64_t, std::size_t{1} << most_columns> seats;
    sum_sets(side.size, left, seats);
    const Counts& excess = side.excess[depth];
    const std::size_t everything = excess.size() - 1;
    for (std::size_t set = 0; set <= everything; ++set) {
        if (excess[set] > seats[everything - set]) return false;
    }
    return true;
}

bool Remaining::admits_levels(std::size_t depth, const State& state) const {
    return fits(levels_, depth, state.levels);
}

bool Remaining::admits(std::size_t depth, const State& state) const {
    if (!fits(levels_, depth, state.levels)) return false;
    if (!fits(difficulties_, depth, state.difficulties)) return false;
    return is_feasible({{state.levels.data(), levels_.size},
                        {state.difficulties.data(), difficulties_.size},
                        cell_supply_[depth]});
}

Composition Remaining::bounds(const Side& side, std::size_t depth, const Few& left) const {
    Composition wanted;
    wanted.size = side.size;
    wanted.sum = problem_->topics[order_[depth]];
    for (std::size_t i = 0; i < side.size; ++i) {
        wanted.highest[i] = std::min({side.own[depth][i], left[i], wanted.sum});
        wanted.lowest[i] = std::max<std::int64_t>(0, left[i] - side.supply[depth + 1][i]);
    }
    return wanted;
}

Dealer::Suit Remaining::suit(const Side& side, std::size_t depth, const Few& left) {
    return {left, side.own[depth], side.supply[depth]};
}

Composition Remaining::by_level(std::size_t depth, const State& state) const {
    return bounds(levels_, depth, state.levels);
}

Composition Remaining::by_difficulty(std::size_t depth, const State& state) const {
    return bounds(difficulties_, depth, state.difficulties);
}

Dealer::Suit Remaining::level_suit(std::size_t depth, const State& state) const {
    return suit(levels_, depth, state.levels);
}

Dealer::Suit Remaining::difficulty_suit(std::size_t depth, const State& state) const {
    return suit(difficulties_, depth, state.difficulties);
}

}  // namespace papersetter::assembly
