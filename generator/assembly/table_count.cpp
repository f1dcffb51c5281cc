// SPDX-License-Identifier: MIT
#include "assembly/table_count.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace papersetter::assembly {
namespace {

/// About a second, and 64 MiB.
constexpr std::uint64_t most_work = 200'000'000;
constexpr std::uint64_t most_stored = 4'000'000;

/// A family as a part of the number of a state: how many items of each class are taken, but for the
/// largest class, which the number of all items decides.
struct Axis {
    Axis(const Counts& wanted, std::size_t first_stride) : states(1), counts(&wanted) {
        const auto largest = std::ranges::max_element(wanted) - wanted.begin();
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const bool is_dropped = static_cast<std::ptrdiff_t>(i) == largest;
            strides.push_back(is_dropped ? 0 : first_stride * states);
            if (!is_dropped) states *= static_cast<std::uint64_t>(wanted[i] + 1);
            if (states > most_stored) return;
        }
    }
    /// How many more of the class a state can take.
    [[nodiscard]] std::size_t room(std::size_t state, std::size_t value) const {
        const auto wanted = static_cast<std::size_t>((*counts)[value]);
        if (strides[value] == 0) return wanted;
        return wanted - state / strides[value] % (wanted + 1);
    }

    std::uint64_t states;
    const Counts* counts;
    std::vector<std::size_t> strides;
};

class Counter {
  public:
    explicit Counter(const TableProblem& problem)
        : problem_(problem),
          levels_(problem.levels, 1),
          difficulties_(problem.difficulties, levels_.states) {}

    [[nodiscard]] bool is_affordable() const {
        if (levels_.states > most_stored || difficulties_.states > most_stored) return false;
        const std::uint64_t states = levels_.states * difficulties_.states;
        std::uint64_t work = 0;
        for (std::size_t topic = 0; topic < problem_.topics.size(); ++topic) {
            const auto items = static_cast<std::uint64_t>(problem_.topics[topic]);
            if ((items + 1) * states > most_stored) return false;
            work += states * cells_in(topic) * (items + 1) * (items / 2 + 1);
            if (work > most_work) return false;
        }
        return true;
    }

    [[nodiscard]] Weight count() const {
        const std::size_t states = levels_.states * difficulties_.states;
        std::vector<Weight> ways(states);
        ways.front() = Weight(1);
        for (std::size_t topic = 0; topic < problem_.topics.size(); ++topic) {
            ways = add_topic(topic, std::move(ways));
        }
        return ways.back();
    }

  private:
    [[nodiscard]] std::size_t width() const {
        return problem_.levels.size() * problem_.difficulties.size();
    }
    [[nodiscard]] std::uint64_t cells_in(std::size_t topic) const {
        std::uint64_t cells = 0;
        for (std::size_t i = 0; i < width(); ++i) {
            cells += problem_.capacity[topic * width() + i] > 0 ? 1 : 0;
        }
        return cells;
    }

    // By items of the topic that are still to come, and state.
    [[nodiscard]] std::vector<Weight> add_topic(std::size_t topic,
                                                std::vector<Weight> start) const {
        const std::size_t states = start.size();
        const auto items = static_cast<std::size_t>(problem_.topics[topic]);
        std::vector<Weight> ways(items * states);
        ways.insert(ways.end(), start.begin(), start.end());
        for (std::size_t i = 0; i < width(); ++i) {
            const std::int64_t capacity = problem_.capacity[topic * width() + i];
            if (capacity > 0) add_cell(i, capacity, items, ways);
        }
        ways.resize(states);
        return ways;
    }

    // From few left to many, so that what a cell adds is not counted again for the same cell.
    void add_cell(std::size_t cell, std::int64_t capacity, std::size_t items,
                  std::vector<Weight>& ways) const {
        const std::size_t states = ways.size() / (items + 1);
        const std::size_t level = cell / problem_.difficulties.size();
        const std::size_t difficulty = cell % problem_.difficulties.size();
        const std::size_t stride = levels_.strides[level] + difficulties_.strides[difficulty];
        std::vector<Weight> choices;
        for (std::int64_t count = 1; count <= capacity; ++count) {
            choices.push_back(binomial(capacity, count));
        }
        for (std::size_t left = 1; left <= items; ++left) {
            for (std::size_t state = 0; state < states; ++state) {
                const Weight& own = ways[left * states + state];
                if (own.is_zero()) continue;
                const std::size_t most = std::min({left, choices.size(), levels_.room(state, level),
                                                   difficulties_.room(state, difficulty)});
                for (std::size_t count = 1; count <= most; ++count) {
                    ways[(left - count) * states + state + count * stride] +=
                        own * choices[count - 1];
                }
            }
        }
    }

    const TableProblem& problem_;
    Axis levels_;
    Axis difficulties_;
};

}  // namespace

std::optional<Weight> count_papers(const TableProblem& problem) {
    const Counter counter(problem);
    if (!counter.is_affordable()) return std::nullopt;
    return counter.count();
}

}  // namespace papersetter::assembly
