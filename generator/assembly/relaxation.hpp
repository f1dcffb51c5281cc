// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/program.hpp"

namespace papersetter::assembly {

/// A program in fractions: the simplex method (Dantzig 1951), in integers alone. The inverse of the
/// basis is kept as whole numbers over one denominator (Edmonds 1967), so that nothing is rounded
/// and verdicts are proofs. It starts from any values and moves no more than it must, and goes on
/// from where it stood when boxes change.
class Relaxation {
  public:
    /// The program must outlive it. `start` has a whole number in its box for each column.
    Relaxation(const Program& program, std::vector<std::int64_t> start);

    enum class Verdict : std::uint8_t {
        met,  ///< the values satisfy all rows
        none,
        lost,     ///< the numbers grew too large
        stopped,  ///< out of steps
    };
    /// Steps that one exchange of the basis takes: about as many as there are numbers to look at.
    [[nodiscard]] static std::uint64_t cost(const Program& program);
    /// Seeks values that satisfy all rows, adding up steps until there are `most_steps`.
    [[nodiscard]] Verdict solve(std::uint64_t& steps, std::uint64_t most_steps);

    [[nodiscard]] base::Range box(std::size_t column) const { return boxes_[column]; }
    /// Narrows or widens a box, which must not be empty.
    void set_box(std::size_t column, base::Range box);

    /// whole + part / denominator, 0 <= part < denominator.
    struct Value {
        std::int64_t whole = 0;
        std::int64_t part = 0;
        std::int64_t denominator = 1;
    };
    [[nodiscard]] Value value(std::size_t column) const;
    /// Columns whose values are not whole, in no particular order.
    [[nodiscard]] std::vector<std::size_t> fractional() const;
    /// After `none`, by row: a weight, so that the weighted sum of what the columns in their boxes
    /// give is always more than that of what the rows take (Farkas 1902).
    [[nodiscard]] const std::vector<std::int64_t>& weights() const { return prices_; }

  private:
    struct Move {
        std::size_t variable = 0;
        bool is_up = false;
    };
    struct Step {
        std::int64_t distance = 0;  ///< over `rate`
        std::int64_t rate = 1;
        std::optional<std::size_t> leaving;  ///< its place in the basis
    };

    [[nodiscard]] bool is_row(std::size_t variable) const { return variable >= columns_; }
    [[nodiscard]] bool is_low(std::size_t place) const;
    [[nodiscard]] bool is_high(std::size_t place) const;
    [[nodiscard]] std::int64_t gain(std::size_t variable) const;
    void start_basis();
    void find_values();
    [[nodiscard]] bool price();
    [[nodiscard]] std::optional<Move> entering(bool is_first) const;
    void find_direction(std::size_t variable);
    [[nodiscard]] Step longest_step(const Move& move) const;
    void shift(std::size_t variable, std::int64_t by);
    void leave(std::size_t place, const Move& move);
    [[nodiscard]] bool exchange(std::size_t place, std::size_t entering);
    [[nodiscard]] bool make(const Move& move, const Step& step);
    void round_off();

    const Program& program_;
    std::size_t columns_;
    std::size_t rows_;
    std::int64_t largest_ = 0;         ///< that a number of the inverse may be
    std::vector<base::Range> boxes_;   ///< by variable: columns, then what rows add up to
    std::vector<std::int64_t> fixed_;  ///< by variable: its value outside the basis
    std::vector<bool> is_basic_;
    std::vector<std::size_t> basis_;       ///< by place: the variable
    std::vector<std::int64_t> inverse_;    ///< place by row, times the denominator
    std::int64_t denominator_ = 1;         ///< positive
    std::vector<std::int64_t> rest_;       ///< by row: what variables outside the basis add to it
    std::vector<std::int64_t> values_;     ///< by place, times the denominator
    std::vector<std::int64_t> prices_;     ///< by row
    std::vector<std::int64_t> direction_;  ///< by place, times the denominator
};

}  // namespace papersetter::assembly
