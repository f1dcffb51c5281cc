// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/pool.hpp"
#include "assembly/section_draw.hpp"
#include "assembly/selection.hpp"
#include "base/diagnostic.hpp"
#include "base/random.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// What became of drawing a form.
struct DrawnForm {
    std::vector<std::vector<std::size_t>> sections;  ///< positions in the pool, ascending
    std::vector<Law> laws;
    std::vector<std::size_t> impossible;  ///< sections whose bounds cannot be met, whatever else
    std::vector<std::size_t> undecided;   ///< sections about which the search gave up
    /// Two that meet, when bounds can be met only where enemies meet, or when the search gave up
    /// finding another way.
    std::vector<std::size_t> enemies;
    bool is_enemies_undecided = false;
    std::uint64_t steps = 0;

    [[nodiscard]] bool is_drawn() const {
        return impossible.empty() && undecided.empty() && enemies.empty();
    }
    /// Whether it is proven that there is no paper.
    [[nodiscard]] bool is_impossible() const {
        return !impossible.empty() || (!enemies.empty() && !is_enemies_undecided);
    }
};

/// Draws all sections of a form together, since items of two sections may be enemies. As long as
/// attempts succeed, each form that satisfies the blueprint is equally likely; when a great many
/// fail, a complete search over counts and enemies finds a form or proves that there is none.
class FormDraw {
  public:
    /// Pool and blueprint must outlive it.
    FormDraw(const Pool& pool, const blueprint::Blueprint& blueprint, const base::Random& root);

    [[nodiscard]] DrawnForm draw(std::uint32_t form, std::uint64_t most_steps);
    [[nodiscard]] const SectionSupply& supply(std::size_t section) const {
        return sections_[section].supply();
    }

  private:
    [[nodiscard]] bool is_picked(std::size_t section) const {
        return !blueprint_.sections[section].pick.empty();
    }
    [[nodiscard]] std::optional<DrawnForm> sample(std::uint32_t form, std::uint32_t end,
                                                  std::uint64_t most_steps);
    [[nodiscard]] DrawnForm search(std::uint32_t form, std::uint64_t most_steps);
    [[nodiscard]] DrawnForm search_around_enemies(std::uint32_t form, DrawnForm first,
                                                  std::uint64_t most_steps);
    [[nodiscard]] std::vector<std::size_t> picks(std::size_t section) const;

    const Pool& pool_;
    const blueprint::Blueprint& blueprint_;
    base::Random around_enemies_;
    std::vector<SectionDraw> sections_;
    std::vector<std::uint32_t> next_attempts_;  ///< by section, of the form at hand
    std::uint64_t steps_ = 0;                   ///< for the form at hand
};

/// Tells, at the place of the blueprint, that counts can be met only where enemies meet, or that
/// the search gave up finding another way.
void tell_enemies(const DrawnForm& drawn, const Pool& pool, base::Place place,
                  base::Diagnostics& diagnostics);

}  // namespace papersetter::assembly
