// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "assembly/section_problem.hpp"
#include "assembly/weight.hpp"

namespace papersetter::assembly {

/// What papers look like on average when items are taken independently of each other, each kind
/// with a chance that is fitted to the bounds (iterative proportional fitting). An estimate: it
/// decides how papers are counted, never which ones there are.
class BoundFit {
  public:
    explicit BoundFit(const SectionProblem& problem);

    /// What to weight an item by for each unit that it adds to the bound, so that the sum is in
    /// range on average. It is 1 where that is so anyway, and for bounds that do not count items.
    [[nodiscard]] const Weight& tilt(std::size_t bound) const { return tilts_[bound]; }
    /// How many times rarer papers are for meeting the bound by chance, squared.
    [[nodiscard]] Weight rarity_squared(std::size_t bound) const;

  private:
    void fit();

    const SectionProblem& problem_;
    std::vector<Weight> tilts_;
    std::vector<std::int64_t> expected_;  ///< by kind: items in 1/65,536
};

}  // namespace papersetter::assembly
