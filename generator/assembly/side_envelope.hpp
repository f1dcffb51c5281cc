// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/counting_plan.hpp"
#include "assembly/ways_by_sums.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Meets the sides of a paper by its last block. The block is drawn after all others, when it is
/// known which side sums it must bring; it counts beforehand as the most ways that any such wish
/// may have, and a try is refused in the proportion to which the actual wish has fewer. So all
/// papers stay equally likely, and far more tries succeed than if sides were left to chance.
class SideEnvelope {
  public:
    /// From the terms of the last block, by the sums that are counted throughout and side sums.
    SideEnvelope(const WaysBySums& terms, const CountingPlan& plan);

    /// By the sums that are counted throughout: the most ways that wishes have.
    [[nodiscard]] const WaysBySums& ways() const { return ways_; }

    /// Chooses a term of the last block for a term of `ways`, so that with `others` (by bound, the
    /// side sums of all other blocks) the sides are in range; nothing if the try is refused.
    [[nodiscard]] std::optional<std::uint32_t> choose(std::uint32_t term,
                                                      const std::vector<std::int64_t>& others,
                                                      base::Random& random) const;

  private:
    const WaysBySums& terms_;
    const CountingPlan& plan_;
    WaysBySums ways_;
    PackedSums mask_;
    std::vector<std::vector<std::uint32_t>> terms_by_way_;
};

}  // namespace papersetter::assembly
