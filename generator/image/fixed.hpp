// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace papersetter::image {

/// Numbers of drawings are held in millionths, so that no binary fraction decides anything.
using Fixed = std::int64_t;
inline constexpr Fixed million = 1'000'000;

/// Numbers of magnitude up to about 1, in 1/2^30.
using Unit = std::int64_t;
inline constexpr Unit unit_one = Unit{1} << 30U;

/// a · b / divisor, rounded half away from zero; `divisor` must be positive. Throws Fault when it
/// is far beyond any drawing.
[[nodiscard]] std::int64_t product_over(std::int64_t a, std::int64_t b, std::int64_t divisor);

/// The product of two numbers.
[[nodiscard]] inline Fixed times(Fixed a, Fixed b) { return product_over(a, b, million); }
[[nodiscard]] inline std::int64_t times_unit(std::int64_t a, Unit b) {
    return product_over(a, b, unit_one);
}

/// The root of a number of 0 or more, rounded down.
[[nodiscard]] std::uint64_t root(std::uint64_t square);

/// Sine and cosine of an angle in degrees.
struct SineCosine {
    Unit sine = 0;
    Unit cosine = unit_one;
};
[[nodiscard]] SineCosine sine_cosine(Fixed degrees);

}  // namespace papersetter::image
