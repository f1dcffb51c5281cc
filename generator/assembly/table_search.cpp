// SPDX-License-Identifier: MIT
#include "assembly/table_search.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
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
        for (std::uint32_t number = 0; verdict == Verdict::stopped && steps_ < most_steps_;
             ++number, patience *= 2) {
            Dealer dealer(random.attempt(number));
            stop_at_ = std::min(most_steps_, steps_ + patience);
            verdict = attempt(start, dealer);
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

    /// A topic whose counts are being tried: first how many of each level, then, for these, how
    /// many of each difficulty.
    struct Trial {
        State state;  ///< what is to be placed from this topic on
        CompositionCursor levels;
        std::optional<CompositionCursor> difficulties;
    };

    static Key key_of(std::size_t depth, const State& state);
    void remember(std::size_t depth, const State& state);
    Verdict attempt(const State& start, Dealer& dealer);
    void enter(const State& state, Dealer& dealer);
    void try_levels(Dealer& dealer);
    bool try_difficulties(Dealer& dealer);

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
    std::vector<Taken> taken_;   ///< by depth
    std::vector<Trial> trials_;  ///< by depth, down to the topic that is being tried
    std::set<Key> dead_;
};

Search::Key Search::key_of(std::size_t depth, const State& state) {
    Key key{};
    key[0] = static_cast<std::uint16_t>(depth);
    for (std::size_t i = 0; i < most_columns; ++i) {
        key[1 + i] = static_cast<std::uint16_t>(state.levels[i]);
        key[1 + most_columns + i] = static_cast<std::uint16_t>(state.difficulties[i]);
    }
    return key;
}

void Search::remember(std::size_t depth, const State& state) {
    if (dead_.size() < most_remembered) dead_.insert(key_of(depth, state));
}

Search::Verdict Search::attempt(const State& start, Dealer& dealer) {
    trials_.clear();
    enter(start, dealer);
    while (!trials_.empty()) {
        if (steps_ >= stop_at_) return Verdict::stopped;
        if (trials_.back().difficulties) {
            if (try_difficulties(dealer)) return Verdict::found;
        } else {
            try_levels(dealer);
        }
    }
    return Verdict::dead;
}

/// Goes one topic deeper, unless nothing can come of it.
void Search::enter(const State& state, Dealer& dealer) {
    const std::size_t depth = trials_.size();
    if (dead_.contains(key_of(depth, state))) return;
    const Composition wanted = remaining_.by_level(depth, state);
    if (!wanted.is_possible()) return remember(depth, state);
    const Few target = dealer.deal(wanted, remaining_.level_suit(depth, state));
    trials_.push_back({state, CompositionCursor(wanted, target), std::nullopt});
}

void Search::try_levels(Dealer& dealer) {
    const std::size_t depth = trials_.size() - 1;
    Trial& trial = trials_.back();
    if (!trial.levels.next()) {
        remember(depth, trial.state);
        trials_.pop_back();
        return;
    }
    ++steps_;
    State next = trial.state;
    subtract(next.levels, trial.levels.counts());
    if (!remaining_.admits_levels(depth + 1, next)) return;
    const Composition wanted = remaining_.by_difficulty(depth, trial.state);
    if (!wanted.is_possible()) return;
    const Few target = dealer.deal(wanted, remaining_.difficulty_suit(depth, trial.state));
    trial.difficulties.emplace(wanted, target);
}

/// True when the last topic has its counts.
bool Search::try_difficulties(Dealer& dealer) {
    const std::size_t depth = trials_.size() - 1;
    Trial& trial = trials_.back();
    if (!trial.difficulties->next()) {
        trial.difficulties.reset();
        return false;
    }
    ++steps_;
    const Taken taken{trial.levels.counts(), trial.difficulties->counts()};
    State next = trial.state;
    subtract(next.levels, taken.levels);
    subtract(next.difficulties, taken.difficulties);
    const TwoWay own{{taken.levels.data(), problem_->levels.size()},
                     {taken.difficulties.data(), problem_->difficulties.size()},
                     remaining_.cells(depth)};
    if (!is_feasible(own) || !remaining_.admits(depth + 1, next)) return false;
    taken_[depth] = taken;
    if (depth + 1 == remaining_.depths()) return true;
    enter(next, dealer);
    return false;
}

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
        CompositionCursor rows(wanted, target);
        Few rest{};
        bool is_filled = false;
        while (!is_filled && rows.next()) {
            rest = left;
            subtract(rest, rows.counts());
            const TwoWay below{{taken.levels.data() + level + 1, levels - level - 1},
                               {rest.data(), width},
                               capacity.subspan((level + 1) * width)};
            is_filled = is_feasible(below);
        }
        assert(is_filled);
        left = rest;
        std::copy_n(rows.counts().begin(), width,
                    cells.begin() + static_cast<std::ptrdiff_t>(level * width));
    }
}

}  // namespace

TableResult search_table(const TableProblem& problem, const base::Random& random,
                         std::uint64_t most_steps) {
    return Search(problem, most_steps).run(random);
}

}  // namespace papersetter::assembly
