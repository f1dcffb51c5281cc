// SPDX-License-Identifier: MIT
#include "assembly/sampler_shape.hpp"

#include <algorithm>
#include <numeric>

#include "assembly/weight.hpp"

namespace papersetter::assembly {
namespace {

/// About a tenth of a second of counting, and 32 MiB.
constexpr std::uint64_t most_work = 25'000'000;
constexpr std::uint64_t most_stored = 2'000'000;

constexpr int fitting_rounds = 20;
constexpr std::uint64_t largest_tilt = 65'535;

using Weights = std::vector<Weight>;

Weight whole(std::int64_t number) { return Weight(static_cast<std::uint64_t>(number)); }

}  // namespace

std::optional<SamplerShape> SamplerShape::of(const TableProblem& problem) {
    // The family with more values is the harder one to meet by chance.
    const bool are_levels_more = problem.levels.size() >= problem.difficulties.size();
    for (const bool are_levels : {are_levels_more, !are_levels_more}) {
        SamplerShape shape(problem, are_levels);
        if (!shape.is_affordable()) continue;
        shape.number_states();
        return shape;
    }
    return std::nullopt;
}

SamplerShape::SamplerShape(const TableProblem& problem, bool are_columns_levels)
    : problem_(&problem), are_columns_levels_(are_columns_levels) {
    const Counts& columns = are_columns_levels ? problem.levels : problem.difficulties;
    side_wanted_ = are_columns_levels ? problem.difficulties : problem.levels;
    column_numbers_.resize(columns.size());
    std::iota(column_numbers_.begin(), column_numbers_.end(), std::size_t{0});
    std::ranges::stable_sort(column_numbers_, {},
                             [&](std::size_t column) { return columns[column]; });
    std::size_t stride = 1;
    for (const std::size_t number : column_numbers_) {
        column_wanted_.push_back(columns[number]);
        strides_.push_back(stride);
        stride *= static_cast<std::size_t>(columns[number] + 1);
    }
    before_.push_back(0);
    for (const std::int64_t wanted : problem.topics) before_.push_back(before_.back() + wanted);
}

std::size_t SamplerShape::place(std::size_t topic, std::size_t column, std::size_t side) const {
    const std::size_t number = column_numbers_[column];
    const std::size_t level = are_columns_levels_ ? number : side;
    const std::size_t difficulty = are_columns_levels_ ? side : number;
    return (topic * problem_->levels.size() + level) * problem_->difficulties.size() + difficulty;
}

bool SamplerShape::is_affordable() const {
    std::uint64_t states = 1;
    for (std::size_t column = 0; column + 1 < columns(); ++column) {
        states *= static_cast<std::uint64_t>(column_wanted_[column] + 1);
        if (states > most_stored) return false;
    }
    if (states * (topics() + 1) > most_stored) return false;
    std::uint64_t work = 0;
    for (const std::int64_t wanted : problem_->topics) {
        const auto items = static_cast<std::uint64_t>(wanted);
        work += states * columns() * (items + 1) * (items / 2 + 1);
        if (work > most_work) return false;
    }
    return true;
}

void SamplerShape::number_states() {
    sums_.assign(strides_.back(), 0);
    for (std::size_t state = 0; state < sums_.size(); ++state) {
        for (std::size_t column = 0; column + 1 < columns(); ++column) {
            sums_[state] += taken(state, column);
        }
    }
}

std::vector<std::uint64_t> SamplerShape::tilt() const {
    std::vector<std::uint64_t> result(sides(), 1);
    if (sides() == 1) return result;
    Weights by_topic(topics(), Weight(1));
    Weights by_column(columns(), Weight(1));
    Weights by_side(sides(), Weight(1));
    // Sets one factor of each class so that its cells add up to what is wanted.
    const auto fit = [&](Weights& factors, auto wanted, auto class_of) {
        Weights sums(factors.size());
        for (std::size_t t = 0; t < topics(); ++t) {
            for (std::size_t c = 0; c < columns(); ++c) {
                for (std::size_t s = 0; s < sides(); ++s) {
                    const Weight items = whole(capacity(t, c, s));
                    if (items.is_zero()) continue;
                    sums[class_of(t, c, s)] += items * by_topic[t] * by_column[c] * by_side[s];
                }
            }
        }
        for (std::size_t i = 0; i < factors.size(); ++i) {
            if (sums[i].is_zero() || wanted(i) == 0) continue;
            factors[i] = factors[i] * whole(wanted(i)) / sums[i];
        }
    };
    for (int round = 0; round < fitting_rounds; ++round) {
        fit(
            by_topic, [&](std::size_t i) { return topic_wanted(i); },
            [](std::size_t t, std::size_t, std::size_t) { return t; });
        fit(
            by_column, [&](std::size_t i) { return column_wanted(i); },
            [](std::size_t, std::size_t c, std::size_t) { return c; });
        fit(
            by_side, [&](std::size_t i) { return side_wanted(i); },
            [](std::size_t, std::size_t, std::size_t s) { return s; });
    }
    const Weight largest = *std::ranges::max_element(by_side);
    for (std::size_t side = 0; side < sides(); ++side) {
        const Weight scaled = by_side[side] * Weight(largest_tilt) / largest;
        result[side] = std::max<std::uint64_t>(scaled.rounded_down(), 1);
    }
    return result;
}

}  // namespace papersetter::assembly
