// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "assembly/composition.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Deals seats to places one by one at random, in proportion to how well a place suits: the start
/// from which a search looks for a composition that works.
class Dealer {
  public:
    explicit Dealer(base::Random random) : random_(random) {}

    /// For each place: how many seats are still asked for, how many items there are here, and how
    /// many there are here and in all that comes after.
    struct Suit {
        Few asked{};
        Few here{};
        Few anywhere{};
    };

    /// A composition within its bounds (which must be possible).
    [[nodiscard]] Few deal(const Composition& wanted, const Suit& suit);

  private:
    base::Random random_;
    std::uint32_t draws_ = 0;
};

}  // namespace papersetter::assembly
