// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "base/length.hpp"

namespace papersetter::typeset {

using base::Length;

/// A flex item along the main axis: border-box lengths, `around` its margins of that axis.
struct FlexItem {
    Length base;
    Length least;
    std::optional<Length> most;
    Length around;
    std::int64_t grow = 0;    ///< in 1/1000
    std::int64_t shrink = 0;  ///< in 1/1000
    Length size;              ///< the result
    bool is_frozen = false;   ///< while it is found: settled

    /// The base size kept between least and most.
    [[nodiscard]] Length hypothetical() const;
    [[nodiscard]] Length outer_hypothetical() const { return hypothetical() + around; }
};

/// Sets the sizes of the items of one flex line so that with their margins and the gaps between
/// them they fill `available` as far as growing, shrinking and the limits allow (CSS Flexbox 1,
/// 9.7). Integer division's remainders go to the later items, so that sums are exact.
void resolve_flexible_lengths(std::span<FlexItem> items, Length available, Length gap);

}  // namespace papersetter::typeset
