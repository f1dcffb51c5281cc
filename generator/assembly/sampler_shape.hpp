// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/table_search.hpp"

namespace papersetter::assembly {

/// How a problem is counted: levels or difficulties are the columns, the others the sides. A state
/// says how many items of each column are taken, but for the last column, which the topics taken so
/// far decide; the last is the one that most items are wanted of, so that there are few states.
class SamplerShape {
  public:
    /// Nothing when counting would take too much time or memory. The problem must outlive it.
    [[nodiscard]] static std::optional<SamplerShape> of(const TableProblem& problem);

    [[nodiscard]] std::size_t topics() const { return problem_->topics.size(); }
    [[nodiscard]] std::size_t columns() const { return column_numbers_.size(); }
    [[nodiscard]] std::size_t sides() const { return side_wanted_.size(); }
    [[nodiscard]] std::int64_t topic_wanted(std::size_t topic) const {
        return problem_->topics[topic];
    }
    [[nodiscard]] std::int64_t column_wanted(std::size_t column) const {
        return column_wanted_[column];
    }
    [[nodiscard]] std::int64_t side_wanted(std::size_t side) const { return side_wanted_[side]; }
    /// Items of all topics before this one.
    [[nodiscard]] std::int64_t before(std::size_t topic) const { return before_[topic]; }
    /// The place of a cell in TableProblem::capacity.
    [[nodiscard]] std::size_t place(std::size_t topic, std::size_t column, std::size_t side) const;
    [[nodiscard]] std::int64_t capacity(std::size_t topic, std::size_t column,
                                        std::size_t side) const {
        return problem_->capacity[place(topic, column, side)];
    }
    [[nodiscard]] std::size_t cells() const { return problem_->capacity.size(); }

    [[nodiscard]] std::size_t states() const { return sums_.size(); }
    /// What one more item of the column adds to the number of a state; not for the last column.
    [[nodiscard]] std::size_t stride(std::size_t column) const { return strides_[column]; }
    /// How many items of the column are taken in a state; not for the last column.
    [[nodiscard]] std::int64_t taken(std::size_t state, std::size_t column) const {
        return static_cast<std::int64_t>(state / strides_[column]) % (column_wanted_[column] + 1);
    }
    /// How many items of all columns but the last are taken in a state.
    [[nodiscard]] std::int64_t sum(std::size_t state) const { return sums_[state]; }

    /// A positive number by side: weighted so, the sides are right on average, as far as
    /// proportional fitting of topics, columns and sides brings them.
    [[nodiscard]] std::vector<std::uint64_t> tilt() const;

  private:
    SamplerShape(const TableProblem& problem, bool are_columns_levels);
    [[nodiscard]] bool is_affordable() const;
    void number_states();

    const TableProblem* problem_;
    bool are_columns_levels_;
    std::vector<std::size_t> column_numbers_;  ///< in the problem, in the order of counting
    Counts column_wanted_;                     ///< in the order of counting
    Counts side_wanted_;
    Counts before_;
    std::vector<std::size_t> strides_;
    Counts sums_;
};

}  // namespace papersetter::assembly
