// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "assembly/composition.hpp"
#include "assembly/dealer.hpp"
#include "assembly/table_search.hpp"

namespace papersetter::assembly {

/// What is still to be placed at some depth of a search.
struct State {
    Few levels{};
    Few difficulties{};
};

/// What the topics from each depth on can still supply, summed up once for a whole search. Topics
/// come tightest first (least choice beyond what they want); depth d is the d-th of them.
class Remaining {
  public:
    explicit Remaining(const TableProblem& problem);

    [[nodiscard]] std::size_t depths() const { return order_.size(); }
    [[nodiscard]] std::size_t topic(std::size_t depth) const { return order_[depth]; }
    /// The capacity of the topic's cells, level by level.
    [[nodiscard]] std::span<const std::int64_t> cells(std::size_t depth) const;

    /// Whether each two of the three families can still be met together from this depth on.
    [[nodiscard]] bool admits(std::size_t depth, const State& state) const;
    /// The part of `admits` that levels and topics decide.
    [[nodiscard]] bool admits_levels(std::size_t depth, const State& state) const;

    /// The bounds of what the topic at this depth takes.
    [[nodiscard]] Composition by_level(std::size_t depth, const State& state) const;
    [[nodiscard]] Composition by_difficulty(std::size_t depth, const State& state) const;
    [[nodiscard]] Dealer::Suit level_suit(std::size_t depth, const State& state) const;
    [[nodiscard]] Dealer::Suit difficulty_suit(std::size_t depth, const State& state) const;

  private:
    /// One of the two families that topics are held against.
    struct Side {
        std::size_t size = 0;
        std::vector<Few> own;     ///< by depth: the topic's items by value
        std::vector<Few> supply;  ///< by depth: the same of all topics from there on
        /// By depth and set of values: what topics from there on cannot place in the set.
        std::vector<Counts> excess;
    };

    [[nodiscard]] Side side(bool is_level) const;
    [[nodiscard]] static bool fits(const Side& side, std::size_t depth, const Few& left);
    [[nodiscard]] Composition bounds(const Side& side, std::size_t depth, const Few& left) const;
    [[nodiscard]] static Dealer::Suit suit(const Side& side, std::size_t depth, const Few& left);

    const TableProblem* problem_;
    std::vector<std::size_t> order_;
    Side levels_;
    Side difficulties_;
    std::vector<Counts> cell_supply_;  ///< by depth: level by difficulty, all topics from there on
};

}  // namespace papersetter::assembly
