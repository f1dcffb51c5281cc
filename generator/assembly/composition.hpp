// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "assembly/transport.hpp"

namespace papersetter::assembly {

/// Up to `most_columns` counts, those of the unused places 0.
using Few = std::array<std::int64_t, most_columns>;

/// The counts of some places (at least one) that add up to `sum`, each between its bounds.
struct Composition {
    std::size_t size = 0;
    std::int64_t sum = 0;
    Few lowest{};
    Few highest{};

    [[nodiscard]] bool is_possible() const;
};

/// Goes through all compositions, each once, those near a target first. It holds its place between
/// calls, so that a search can be as deep as a paper has topics without recursion.
class CompositionCursor {
  public:
    CompositionCursor(const Composition& wanted, const Few& target);

    /// Moves to the next composition (at first to the first); false when there are no more.
    [[nodiscard]] bool next();
    /// The composition that `next` moved to.
    [[nodiscard]] const Few& counts() const { return counts_; }

  private:
    /// The values that a place may have while those before it stand.
    struct Range {
        std::int64_t left = 0;  ///< what this place and the later ones must add up to
        std::int64_t low = 0;
        std::int64_t high = 0;
        std::int64_t step = 0;  ///< of target, target + 1, target - 1, target + 2, …
    };

    void open(std::size_t place, std::int64_t left);
    [[nodiscard]] bool advance(std::size_t place);

    Composition wanted_;
    Few target_;
    Few counts_{};
    std::array<Range, most_columns> ranges_{};
    bool is_started_ = false;
};

}  // namespace papersetter::assembly
