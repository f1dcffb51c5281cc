// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "assembly/conflict.hpp"
#include "assembly/form_program.hpp"
#include "assembly/pool.hpp"
#include "assembly/requirement.hpp"
#include "assembly/section_compiler.hpp"
#include "base/random.hpp"
#include "blueprint/eligibility.hpp"

namespace papersetter::assembly {

/// One thing that a blueprint or its banks ask of a paper, which might as well not be asked.
struct Asked {
    enum class Kind : std::uint8_t {
        bound,    ///< of a section
        include,  ///< one item that every paper has
        exclude,  ///< all items that no paper has
        avoid,    ///< all items of earlier papers and their enemies
        enemies   ///< of the banks: no two meet
    };
    Kind kind = Kind::bound;
    std::size_t part = 0;   ///< bound: of the sections looked at
    std::size_t bound = 0;  ///< bound: its number in the section's problem
    /// Of the program: a row of a bound; an extra row of an include, exclude or avoid.
    std::size_t row = 0;
    std::size_t position = 0;  ///< include: of the item in the pool
};

/// Some sections of a blueprint as a program in which each thing asked for can be left out.
///
/// Two things are not asked for on their own: a number of items that is not written, which follows
/// from the counts; and a number of items beside a bound on the mean p, which means nothing
/// without it. The first is left out, the second always holds, unless means are left out.
class AskedProgram {
  public:
    enum class Means : std::uint8_t { asked, left_out };

    /// `sections` (indices) draw their items. Banks and blueprint must outlive it.
    AskedProgram(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                 const std::vector<std::size_t>& sections, Means means = Means::asked);
    AskedProgram(const AskedProgram&) = delete;
    AskedProgram& operator=(const AskedProgram&) = delete;

    [[nodiscard]] const std::vector<Asked>& asked() const { return asked_; }
    [[nodiscard]] const Pool& pool() const { return pool_; }
    [[nodiscard]] std::size_t parts() const { return compiled_.size(); }
    [[nodiscard]] const CompiledSection& compiled(std::size_t part) const {
        return compiled_[part];
    }
    [[nodiscard]] const blueprint::Section& section(std::size_t part) const {
        return *sections_[part];
    }
    /// `section "Title"`.
    [[nodiscard]] const std::string& name(std::size_t part) const { return names_[part]; }
    [[nodiscard]] const Requirement& requirement(const Asked& one) const {
        return compiled_[one.part].requirements[one.bound];
    }
    [[nodiscard]] std::size_t first_row(std::size_t part) const { return form_->first_row(part); }
    /// Positions of the items that an `exclude` or `avoid` keeps away from these sections.
    [[nodiscard]] std::vector<std::size_t> kept_away(Asked::Kind kind) const;
    /// By extra row of programs: the enemies of which at most one is drawn; empty for other rows.
    [[nodiscard]] const std::vector<std::vector<std::size_t>>& cliques() const {
        return form_->cliques();
    }

    /// The program with what is kept only.
    [[nodiscard]] Program program(const Kept& kept) const;
    /// Searches a program of these rows, or one with more columns.
    [[nodiscard]] ProgramResult search(const Program& program) const;
    /// Whether what is kept can be met together.
    [[nodiscard]] Verdict ask(const Kept& kept) const;
    /// By part: positions of the items that a solution means.
    [[nodiscard]] std::vector<std::vector<std::size_t>> items(
        const std::vector<std::int64_t>& values) const;

  private:
    void find_asked(Means means);
    void add_bounds(std::size_t part, Means means);
    [[nodiscard]] bool may_be_drawn(std::size_t position) const;
    void add_extra_of(Asked one, const std::vector<std::size_t>& positions, base::Range range);
    [[nodiscard]] Kept met(const std::vector<std::int64_t>& values) const;

    Pool pool_;  ///< of the blueprint
    Pool all_;   ///< as if nothing were included, excluded or avoided
    base::Random random_;
    std::vector<const blueprint::Section*> sections_;
    std::vector<std::string> names_;
    std::deque<blueprint::Eligibility> eligibility_;
    std::deque<CompiledSection> compiled_;
    std::unique_ptr<FormProgram> form_;
    Program program_;                                   ///< with all that is asked
    std::vector<base::Range> reach_;                    ///< by row: beyond what can be
    std::vector<bool> is_hard_;                         ///< by row: never left out
    std::vector<std::optional<std::size_t>> of_row_;    ///< by row: what asks for it
    std::vector<std::optional<std::size_t>> of_extra_;  ///< by extra row
    std::vector<Asked> asked_;
    mutable std::uint64_t steps_ = 0;         ///< of all questions
    mutable std::vector<std::int64_t> last_;  ///< the last solution found
};

}  // namespace papersetter::assembly
