// SPDX-License-Identifier: MIT
#include "image/fixed.hpp"

#include <limits>

#include "base/wide.hpp"
#include "image/fault.hpp"

namespace papersetter::image {
namespace {

std::uint64_t size_of(std::int64_t value) {
    return value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
}

Unit product(Unit a, Unit b) { return (a * b + unit_one / 2) >> 30U; }

// The series of Taylor, for at most an eighth of a circle: the terms left out are below 1/2^30.
SineCosine within_eighth(Unit radians) {
    const Unit square = product(radians, radians);
    SineCosine result{0, 0};
    Unit term = radians;
    for (const int factor : {6, 20, 42, 72, 110}) {
        result.sine += term;
        term = -product(term, square) / factor;
    }
    term = unit_one;
    for (const int factor : {2, 12, 30, 56, 90, 132}) {
        result.cosine += term;
        term = -product(term, square) / factor;
    }
    return result;
}

}  // namespace

std::int64_t product_over(std::int64_t a, std::int64_t b, std::int64_t divisor) {
    const auto by = static_cast<std::uint64_t>(divisor);
    base::Wide whole = base::product(size_of(a), size_of(b));
    whole.low += by / 2;
    if (whole.low < by / 2) ++whole.high;
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (whole.high >= by) throw Fault("holds numbers that are too large");
    const std::uint64_t quotient = base::quotient(whole, by);
    if (quotient > most) throw Fault("holds numbers that are too large");
    const auto size = static_cast<std::int64_t>(quotient);
    return (a < 0) == (b < 0) ? size : -size;
}

std::uint64_t root(std::uint64_t square) {
    std::uint64_t result = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 31U; bit != 0; bit >>= 1U) {
        const std::uint64_t next = result | bit;
        if (next * next <= square) result = next;
    }
    return result;
}

SineCosine sine_cosine(Fixed degrees) {
    constexpr Fixed quarter = 90 * million;
    Fixed angle = degrees % (4 * quarter);
    if (angle < 0) angle += 4 * quarter;
    // In quarters, from the nearest axis on.
    const Fixed turns = (angle + quarter / 2) / quarter;
    const Fixed rest = angle - turns * quarter;
    constexpr std::int64_t pi = 3'373'259'426;  // times 2^30
    const SineCosine near = within_eighth(product_over(rest, pi, 180 * million));
    switch (turns % 4) {
        case 1:
            return {near.cosine, -near.sine};
        case 2:
            return {-near.sine, -near.cosine};
        case 3:
            return {-near.cosine, near.sine};
        default:
            return near;
    }
}

}  // namespace papersetter::image
