// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "assembly/program.hpp"
#include "assembly/section_problem.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// A section's problem as rows and columns of a program. Row i of it is bound i; a column is a kind
/// of free items, or a way to draw from item sets that are alike. Of sets that can be drawn in very
/// many ways each kind is a column.
class SectionProgram {
  public:
    /// Adds the section to the program, after what stands there. The problem must outlive it.
    SectionProgram(const SectionProblem& problem, Program& program);

    /// Values for the section's columns: those of a paper that need not keep any bound but the
    /// number of items. Each such paper may come out, but for sets of very many ways.
    void start(base::Random& random, std::vector<std::int64_t>& values) const;
    /// The items that a solution of the program means; which of like sets and items is drawn.
    [[nodiscard]] Portions portions(const std::vector<std::int64_t>& values,
                                    base::Random& random) const;
    /// The columns that stand for items of a kind, each with how many.
    [[nodiscard]] std::vector<Program::Extra::Part> parts_of(std::size_t kind) const;
    /// Bound 0 of the section is this row of the program.
    [[nodiscard]] std::size_t first_row() const { return first_row_; }

  private:
    /// Sets that no bound tells apart.
    struct Alike {
        std::vector<std::size_t> sets;
        std::vector<std::size_t> kinds;            ///< ascending, each once
        std::vector<std::int64_t> most, included;  ///< by these kinds: items of one set
        bool is_required = false;
        bool is_by_kind = false;
        /// By column: how many of each kind. By kind: the set has a column, then each of its kinds.
        std::vector<std::vector<std::int64_t>> ways;
        std::size_t first_row = 0;
        std::size_t first_column = 0;
    };

    void find_alike();
    void find_ways(Alike& alike) const;
    [[nodiscard]] base::Range items_of(const Alike& alike) const;
    static void add_rows(const Alike& alike, base::Range items, Program& program);
    void add_ways(const Alike& alike, Program& program) const;
    void add_by_kind(const Alike& alike, Program& program) const;
    [[nodiscard]] std::vector<Program::Term> terms(const std::vector<std::int64_t>& sums) const;
    void deal(const Alike& alike, const std::vector<std::int64_t>& values,
              std::vector<std::size_t> sets, base::Random& random, Portions& portions) const;
    void take(const Alike& alike, std::size_t set, const std::vector<std::int64_t>& counts,
              base::Random& random, Portions& portions) const;

    const SectionProblem& problem_;
    std::size_t first_row_ = 0;
    std::size_t first_column_ = 0;
    std::vector<Alike> alike_;
};

}  // namespace papersetter::assembly
