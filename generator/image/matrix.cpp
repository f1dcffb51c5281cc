// SPDX-License-Identifier: MIT
#include "image/matrix.hpp"

#include <algorithm>
#include <cstdlib>

#include "image/fault.hpp"
#include "image/limits.hpp"

namespace papersetter::image {
namespace {

Fixed length_of(Fixed x, Fixed y) {
    // Shifted so that the squares fit; nine digits are left.
    Fixed wide = std::max(std::abs(x), std::abs(y));
    unsigned shift = 0;
    for (; wide >= Fixed{1} << 31U; wide >>= 1U) ++shift;
    const auto across = static_cast<std::uint64_t>(std::abs(x) >> shift);
    const auto down = static_cast<std::uint64_t>(std::abs(y) >> shift);
    return static_cast<Fixed>(root(across * across + down * down)) << shift;
}

Fixed checked(Fixed value) {
    if (std::abs(value) > 1000 * largest_number * million) {
        throw Fault("holds numbers that are too large");
    }
    return value;
}

}  // namespace

Spot Matrix::apply(Spot spot) const {
    return {checked(times(a, spot.x) + times(c, spot.y) + e),
            checked(times(b, spot.x) + times(d, spot.y) + f)};
}

Matrix Matrix::with(const Matrix& inner) const {
    const Spot place = apply({inner.e, inner.f});
    return {checked(times(a, inner.a) + times(c, inner.b)),
            checked(times(b, inner.a) + times(d, inner.b)),
            checked(times(a, inner.c) + times(c, inner.d)),
            checked(times(b, inner.c) + times(d, inner.d)),
            place.x,
            place.y};
}

std::optional<Fixed> Matrix::even_scale() const {
    const Fixed across = length_of(a, b);
    const Fixed down = length_of(c, d);
    const Fixed tolerance = std::max(across, down) / 1000 + 2;
    // Of two sides of a square one is the other, turned by a quarter.
    const bool turns_right = std::abs(a - d) <= tolerance && std::abs(b + c) <= tolerance;
    const bool turns_left = std::abs(a + d) <= tolerance && std::abs(b - c) <= tolerance;
    if (!turns_right && !turns_left) return std::nullopt;
    return across;
}

}  // namespace papersetter::image
