// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/sampler_shape.hpp"
#include "assembly/table_search.hpp"
#include "assembly/weight.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Draws tables of counts, each in proportion to the number of papers that have it: the product
/// over cells of the ways to take so many of the items there. With items drawn evenly in each cell,
/// all papers that satisfy the counts are equally likely.
///
/// Topics and one further family, the columns, are met by counting: the ways to complete a paper
/// from each topic on, by how many of each column are taken already (Miller and Harrison 2013). The
/// third family, the sides, is left to chance, and a table that misses its counts is refused. Each
/// item is weighted by a number that depends on its side alone, so that the sides are right on
/// average; as all accepted tables have the same side counts, they have the same product of these
/// numbers, and the accepted papers are exactly even.
class TableSampler {
  public:
    /// Nothing when there are too many states to count. The problem must outlive the sampler.
    [[nodiscard]] static std::optional<TableSampler> make(const TableProblem& problem);

    /// Whether topics and columns can be met. If not, no paper exists.
    [[nodiscard]] bool is_possible() const { return !ways_.front().front().is_zero(); }

    /// The number of papers that satisfy topics and columns, each in proportion to the product of
    /// its tilts, over that product for papers with the right sides: times the share of tries that
    /// are accepted it is the number of papers.
    [[nodiscard]] Weight papers() const;

    /// One try: a table laid out as TableProblem::capacity, or nothing when the sides miss their
    /// counts. Tries with different generators are independent; `steps` grows by what it cost. Must
    /// be possible.
    [[nodiscard]] std::optional<Counts> draw(base::Random random, std::uint64_t& steps) const;

  private:
    explicit TableSampler(SamplerShape shape) : shape_(std::move(shape)) {}

    using Polynomial = std::vector<Weight>;  ///< by number of items

    void count_cells();
    void count_topics();
    [[nodiscard]] std::vector<Weight> count_topic(std::size_t topic) const;
    /// Ways to take so many items of a topic and column from the first `sides` sides, tilted.
    [[nodiscard]] const Polynomial& ways_in(std::size_t topic, std::size_t column,
                                            std::size_t sides) const {
        return partial_[(topic * shape_.columns() + column) * (shape_.sides() + 1) + sides];
    }
    [[nodiscard]] const Polynomial& all_in(std::size_t topic, std::size_t column) const {
        return ways_in(topic, column, shape_.sides());
    }

    class Try;

    SamplerShape shape_;
    std::vector<std::uint64_t> tilt_;        ///< by side
    std::vector<Polynomial> own_;            ///< by cell of the shape: of its items alone, tilted
    std::vector<Polynomial> partial_;        ///< see ways_in
    std::vector<std::vector<Weight>> ways_;  ///< by topic, and one more at the end, and by state
};

}  // namespace papersetter::assembly
