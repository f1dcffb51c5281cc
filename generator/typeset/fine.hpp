// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/length.hpp"

namespace papersetter::typeset {

using base::Length;

/// A place on a line, in 1/2^20 of a thousandth of a point: fine enough that the advances of a
/// whole line add up without drift, and an integer like every length.
using Fine = std::int64_t;

inline constexpr int fine_bits = 20;

[[nodiscard]] constexpr Fine fine(Length length) { return length.thousandths() << fine_bits; }

/// The nearest length; halves go up.
[[nodiscard]] constexpr Length rounded(Fine place) {
    return Length::thousandths((place + (Fine{1} << (fine_bits - 1))) >> fine_bits);
}

/// The least length that holds it, so that a box as wide as its text never breaks the text.
[[nodiscard]] constexpr Length rounded_up(Fine place) {
    return Length::thousandths((place + (Fine{1} << fine_bits) - 1) >> fine_bits);
}

/// What one font unit measures at a size.
[[nodiscard]] constexpr Fine fine_unit(Length size, std::int32_t units_per_em) {
    return (fine(size) + units_per_em / 2) / units_per_em;
}

}  // namespace papersetter::typeset
