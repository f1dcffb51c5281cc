// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "assembly/pool.hpp"
#include "assembly/program.hpp"
#include "assembly/section_problem.hpp"
#include "assembly/section_program.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// A section that draws its items, as a form needs it: parts of a CompiledSection, which must
/// outlive it.
struct FormPart {
    const SectionProblem* problem = nullptr;
    const std::vector<std::vector<std::size_t>>* kind_items = nullptr;
    const std::vector<std::vector<std::size_t>>* set_items = nullptr;
};

/// The sections of a form as one program. An item that has enemies is a kind of its own; for items
/// of which each is an enemy of each other there is an extra row: at most one of them.
class FormProgram {
  public:
    /// Items of `apart` (positions in the pool) are kinds of their own too.
    FormProgram(const Pool& pool, const std::vector<FormPart>& parts,
                const std::vector<std::size_t>& apart = {});
    FormProgram(const FormProgram&) = delete;
    FormProgram& operator=(const FormProgram&) = delete;

    [[nodiscard]] const Program& program() const { return program_; }
    /// Bound 0 of a part is this row; its other bounds follow.
    [[nodiscard]] std::size_t first_row(std::size_t part) const {
        return sections_[part].first_row();
    }
    /// By extra row of the program: the enemies, ascending; empty where it is none of enemies.
    [[nodiscard]] const std::vector<std::vector<std::size_t>>& cliques() const { return cliques_; }
    /// The columns that stand for an item that is a kind of its own; none if no part may draw it.
    [[nodiscard]] std::vector<Program::Extra::Part> parts_of(std::size_t position) const;
    /// Values to start a search from.
    [[nodiscard]] std::vector<std::int64_t> start(base::Random& random) const;
    /// By part: positions in the pool of the items that a solution means, ascending.
    [[nodiscard]] std::vector<std::vector<std::size_t>> items(
        const std::vector<std::int64_t>& values, base::Random& random) const;

  private:
    struct Single {
        std::size_t part = 0;
        std::size_t kind = 0;
    };
    /// A part whose items with enemies are kinds of their own.
    struct Refined {
        SectionProblem problem;
        std::vector<std::vector<std::size_t>> kind_items;
        const std::vector<std::vector<std::size_t>>* set_items = nullptr;
    };

    void find_entangled(const std::vector<FormPart>& parts, const std::vector<std::size_t>& apart);
    void refine(const FormPart& part, std::size_t number);
    std::size_t own_kind(Refined& refined, std::size_t kind, std::size_t position, std::size_t part,
                         std::int64_t supply);
    void add_cliques();

    const Pool& pool_;
    Program program_;
    std::vector<bool> is_entangled_;  ///< by position: whether it is a kind of its own
    std::vector<Single> singles_;     ///< by position, of those entangled
    std::deque<Refined> refined_;
    std::deque<SectionProgram> sections_;
    std::vector<std::vector<std::size_t>> cliques_;
};

}  // namespace papersetter::assembly
