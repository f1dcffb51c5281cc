// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/range.hpp"

namespace papersetter::assembly {

/// An integer program: whole numbers, each from its box, so that sums of them come into ranges.
class Program {
  public:
    /// What one unit of a column adds to a row. Never 0.
    struct Term {
        std::size_t row = 0;
        std::int64_t amount = 0;
    };
    /// A row that solutions seldom break: searches leave it out until one does.
    struct Extra {
        struct Part {
            std::size_t column = 0;
            std::int64_t amount = 0;
        };
        std::vector<Part> parts;
        base::Range range;
    };

    /// The number of the row, from 0.
    std::size_t add_row(base::Range range);
    /// The number of the column, from 0. At most one term a row; rows must be there before.
    std::size_t add_column(base::Range box, const std::vector<Term>& terms);
    void add_extra(Extra extra) { extras_.push_back(std::move(extra)); }
    void set_row(std::size_t row, base::Range range) { rows_[row] = range; }
    void set_box(std::size_t column, base::Range box) { boxes_[column] = box; }
    void set_extra(std::size_t extra, base::Range range) { extras_[extra].range = range; }
    /// The same program with some extra rows (by their place in `extras`) as rows after the others.
    [[nodiscard]] Program with(const std::vector<std::size_t>& extras) const;

    [[nodiscard]] const std::vector<base::Range>& rows() const { return rows_; }
    [[nodiscard]] const std::vector<base::Range>& boxes() const { return boxes_; }
    [[nodiscard]] const std::vector<Extra>& extras() const { return extras_; }
    [[nodiscard]] std::span<const Term> terms(std::size_t column) const {
        return std::span(terms_).subspan(starts_[column], starts_[column + 1] - starts_[column]);
    }
    /// By row: what columns add up to.
    [[nodiscard]] std::vector<std::int64_t> sums(const std::vector<std::int64_t>& values) const;
    /// How many terms there are.
    [[nodiscard]] std::size_t size() const { return terms_.size(); }

  private:
    std::vector<base::Range> rows_;
    std::vector<base::Range> boxes_;
    std::vector<Term> terms_;
    std::vector<std::size_t> starts_{0};
    std::vector<Extra> extras_;
};

}  // namespace papersetter::assembly
