// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "base/length.hpp"

namespace papersetter::typeset {

using base::Length;

/// Adjoining vertical margins (CSS 2.2, 8.3.1): the largest positive plus the smallest negative.
struct MarginSet {
    Length positive;
    Length negative;

    MarginSet() = default;
    explicit MarginSet(Length margin) { join(margin); }
    void join(Length margin) {
        positive = std::max(positive, margin);
        negative = std::min(negative, margin);
    }
    void join(const MarginSet& other) {
        positive = std::max(positive, other.positive);
        negative = std::min(negative, other.negative);
    }
    [[nodiscard]] Length total() const { return positive + negative; }
};

/// What a block tells the block it stands in about its margins.
struct BlockMargins {
    MarginSet top;
    MarginSet bottom;
    bool collapses_through = false;  ///< no height and no edge: top and bottom adjoin
};

}  // namespace papersetter::typeset
