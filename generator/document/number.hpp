// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/length.hpp"

namespace papersetter::document {

/// CSS numbers are held in millionths, so that no binary fraction decides anything.
inline constexpr std::int64_t million = 1'000'000;
/// The largest number a style sheet may write, and the longest computed length in points.
inline constexpr std::int64_t largest_number = 1'000'000;
inline constexpr base::Length longest_length = base::Length::points(largest_number);

enum class Unit : std::uint8_t { number, percent, pt, mm, cm, in, px, em, rem };

/// A number with its unit as written; `amount` in millionths.
struct Dimension {
    Unit unit = Unit::number;
    std::int64_t amount = 0;
    bool operator==(const Dimension&) const = default;
};

/// "mm" in any case → Unit::mm; nothing for a unit outside the subset.
[[nodiscard]] std::optional<Unit> unit_named(std::string_view name);

/// The digits of a CSS number as they stand in the text, without sign.
struct Digits {
    std::string_view whole;
    std::string_view fraction;
    std::int32_t exponent = 0;
};

struct FixedNumber {
    std::int64_t amount = 0;    ///< millionths, rounded half up
    bool is_too_large = false;  ///< past largest_number; `amount` is then the largest
};

/// Reads digits of any count and exponent without overflow.
[[nodiscard]] FixedNumber to_fixed(const Digits& digits);

/// `length` times a factor in millionths, rounded half away from zero; no overflow for a length of
/// at most longest_length and a factor of at most largest_number.
[[nodiscard]] base::Length times(base::Length length, std::int64_t factor);

/// The length of an absolute unit (pt mm cm in px; a number 0 too), rounded half away from zero.
[[nodiscard]] base::Length absolute_length(Dimension dimension);

}  // namespace papersetter::document
