// SPDX-License-Identifier: MIT
#include "assembly/table_search.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>
#include <span>

#include "assembly/composition.hpp"
#include "assembly/dealer.hpp"
#include "assembly/remaining.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::uint64_t first_patience = 1000;
/// States remembered as dead ends, about 64 bytes each. Beyond it the search stays complete and
/// only repeats work.
constexpr std::size_t most_remembered = 1'000'000;

/// What one topic takes, by level and by difficulty.
struct Taken {
    Few levels{};
    Few difficulties{};
};

class Search {
  public:
    Search(const TableProblem& problem, std::uint64_t most_steps)
        : problem_(&problem), remaining_(problem), most_steps_(most_steps) {
        taken_.resize(problem.topics.size());
    }

    TableResult run(const base::Random& random) {
        TableResult result;
        State start;
        std::copy(problem_->levels.begin(), problem_->levels.end(), start.levels.begin());
        std::copy(problem_->difficulties.begin(), problem_->difficulties.end(),
                  start.difficulties.begin());
        Verdict verdict = remaining_.admits(0, start) ? Verdict::stopped : Verdict::dead;
        std::uint64_t patience = first_patience;
        for (std::uint32_t attempt = 0; verdict == Verdict::stopped && steps_ < most_steps_;
             ++attempt, patience *= 2) {
            Dealer dealer(random.attempt(attempt));
            stop_at_ = std::min(most_steps_, steps_ + patience);
            verdict = descend(0, start, dealer);
            if (verdict == Verdict::found) result.counts = fill(dealer);
        }
        result.steps = steps_;
        result.outcome = verdict == Verdict::found  ? TableOutcome::found
                         : verdict == Verdict::dead ? TableOutcome::none
                                                    : TableOutcome::undecided;
        return result;
    }

  private:
    enum class Verdict : std::uint8_t { found, dead, stopped };
    using Key = std::array<std::uint16_t, 2 * most_columns + 1>;

    static Key key_of(std::size_t depth, const State& state) {
        Key key{};
        key[0] = static_cast<std::uint16_t>(depth);
        for (std::size_t i = 0; i < most_columns; ++i) {
            key[1 + i] = static_cast<std::uint16_t>(state.levels[i]);
            key[1 + most_columns + i] = static_cast<std::uint16_t>(state.difficulties[i]);
        }
        return key;
    }

    Verdict descend(std::size_t depth, const State& state, Dealer& dealer) {
        if (depth == remaining_.depths()) return Verdict::found;
        if (dead_.contains(key_of(depth, state))) return Verdict::dead;
        const Composition wanted = remaining_.by_level(depth, state);
        if (wanted.is_possible()) {
            const Few target = dealer.deal(wanted, remaining_.level_suit(depth, state));
            Verdict verdict = Verdict::dead;
            visit_compositions(wanted, target, [&](const Few& levels) {
                if (++steps_ >= stop_at_) {
                    verdict = Verdict::stopped;
                } else {
                    State next = state;
                    subtract(next.levels, levels);
                    if (!remaining_.admits_levels(depth + 1, next)) return false;
                    verdict = split(depth, state, levels, dealer);
                }
                return verdict != Verdict::dead;
            });
            if (verdict != Verdict::dead) return verdict;
        }
        if (dead_.size() < most_remembered) dead_.insert(key_of(depth, state));
        return Verdict::dead;
    }

    /// The levels of the topic are settled; now its difficulties.
    Verdict split(std::size_t depth, const State& state, const Few& levels, Dealer& dealer) {
        const Composition wanted = remaining_.by_difficulty(depth, state);
        if (!wanted.is_possible()) return Verdict::dead;
        const Few target = dealer.deal(wanted, remaining_.difficulty_suit(depth, state));
        Verdict verdict = Verdict::dead;
        visit_compositions(wanted, target, [&](const Few& difficulties) {
            if (++steps_ >= stop_at_) {
                verdict = Verdict::stopped;
                return true;
            }
            State next = state;
            subtract(next.levels, levels);
            subtract(next.difficulties, difficulties);
            const TwoWay own{{levels.data(), problem_->levels.size()},
                             {difficulties.data(), problem_->difficulties.size()},
                             remaining_.cells(depth)};
            if (!is_feasible(own) || !remaining_.admits(depth + 1, next)) return false;
            taken_[depth] = {levels, difficulties};
            verdict = descend(depth + 1, next, dealer);
            return verdict != Verdict::dead;
        });
        return verdict;
    }

    static void subtract(Few& from, const Few& counts) {
        for (std::size_t i = 0; i < most_columns; ++i) from[i] -= counts[i];
    }

    [[nodiscard]] Counts fill(Dealer& dealer) const;
    void fill_topic(std::size_t depth, Dealer& dealer, std::span<std::int64_t> cells) const;

    const TableProblem* problem_;
    Remaining remaining_;
    std::uint64_t most_steps_;
    std::uint64_t stop_at_ = 0;
    std::uint64_t steps_ = 0;
    std::vector<Taken> taken_;  ///< by depth
    std::set<Key> dead_;
};

Counts Search::fill(Dealer& dealer) const {
    Counts counts(problem_->capacity.size());
    const std::size_t size = problem_->levels.size() * problem_->difficulties.size();
    for (std::size_t depth = 0; depth < remaining_.depths(); ++depth) {
        const std::span<std::int64_t> all(counts);
        fill_topic(depth, dealer, all.subspan(remaining_.topic(depth) * size, size));
    }
    return counts;
}

/// A random two-way table with the sums that the search settled on, level by level; each step keeps
/// the rest feasible, so that nothing is ever taken back.
void Search::fill_topic(std::size_t depth, Dealer& dealer, std::span<std::int64_t> cells) const {
    const Taken& taken = taken_[depth];
    const std::size_t levels = problem_->levels.size();
    const std::size_t width = problem_->difficulties.size();
    const std::span<const std::int64_t> capacity = remaining_.cells(depth);
    Few left = taken.difficulties;
    for (std::size_t level = 0; level < levels; ++level) {
        Composition wanted;
        wanted.size = width;
        wanted.sum = taken.levels[level];
        Dealer::Suit suit;
        suit.asked = left;
        for (std::size_t i = 0; i < width; ++i) {
            wanted.highest[i] = std::min(capacity[level * width + i], left[i]);
            suit.here[i] = capacity[level * width + i];
            for (std::size_t below = level; below < levels; ++below) {
                suit.anywhere[i] += capacity[below * width + i];
            }
        }
        const Few target = dealer.deal(wanted, suit);
        [[maybe_unused]] const bool is_filled =
            visit_compositions(wanted, target, [&](const Few& row) {
                Few rest = left;
                subtract(rest, row);
                const TwoWay below{{taken.levels.data() + level + 1, levels - level - 1},
                                   {rest.data(), width},
                                   capacity.subspan((level + 1) * width)};
                if (!is_feasible(below)) return false;
                std::copy(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(width),
                          cells.begin() + static_cast<std::ptrdiff_t>(level * width));
                left = rest;
                return true;
            });
        assert(is_filled);
    }
}

}  // namespace

TableResult search_table(const TableProblem& problem, const base::Random& random,
                         std::uint64_t most_steps) {
    return Search(problem, most_steps).run(random);
}

}  // namespace papersetter::assembly
