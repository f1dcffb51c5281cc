// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "assembly/pool.hpp"
#include "assembly/section_compiler.hpp"
#include "blueprint/eligibility.hpp"

namespace papersetter::assembly {

/// The items that a section may draw, and what a paper needs of them.
class SectionSupply {
  public:
    /// Pool and section must outlive it.
    SectionSupply(const Pool& pool, const blueprint::Section& section);

    [[nodiscard]] const CompiledSection& compiled() const { return compiled_; }
    /// What the section asks for, in numbers alone.
    [[nodiscard]] const SectionProblem& section_problem() const { return compiled_.problem; }
    /// By bound of the section's problem: what it is in the author's words.
    [[nodiscard]] const std::vector<Requirement>& requirements() const {
        return compiled_.requirements;
    }
    /// By kind of the section's problem: its items outside sets, ascending positions in the pool.
    [[nodiscard]] const std::vector<std::vector<std::size_t>>& kind_items() const {
        return compiled_.kind_items;
    }
    /// By set of the section's problem: its items in authored order, which the problem numbers.
    [[nodiscard]] const std::vector<std::vector<std::size_t>>& set_items() const {
        return compiled_.set_items;
    }
    /// By set of the section's problem: its place in Pool::sets.
    [[nodiscard]] const std::vector<std::size_t>& set_numbers() const {
        return compiled_.set_numbers;
    }

    /// Positions of the items that every paper has in this section, also those in item sets,
    /// ascending.
    [[nodiscard]] const std::vector<std::size_t>& included() const { return included_; }
    /// Whether items that the section may draw have enemies.
    [[nodiscard]] bool has_enemies() const { return has_enemies_; }
    [[nodiscard]] const Pool& pool() const { return *pool_; }
    [[nodiscard]] const blueprint::Section& section() const { return *section_; }
    [[nodiscard]] const blueprint::Eligibility& eligibility() const { return eligibility_; }
    /// The place of the attribute's family in the section's list, if it has one.
    [[nodiscard]] std::optional<std::size_t> family(blueprint::Attribute attribute) const;

  private:
    const Pool* pool_;
    const blueprint::Section* section_;
    blueprint::Eligibility eligibility_;
    CompiledSection compiled_;
    std::vector<std::size_t> included_;
    bool has_enemies_ = false;
};

}  // namespace papersetter::assembly
