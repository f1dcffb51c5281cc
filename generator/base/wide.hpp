// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace papersetter::base {

/// A number of 128 bits: high · 2^64 + low.
struct Wide {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    bool operator==(const Wide&) const = default;
};

/// The product of two numbers, where the machine has no numbers of 128 bits (32-bit ones).
[[nodiscard]] constexpr Wide product_by_halves(std::uint64_t one, std::uint64_t other) {
    constexpr std::uint64_t mask = 0xFFFFFFFF;
    const std::uint64_t low = (one & mask) * (other & mask);
    // Neither sum passes 2^64: (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1.
    const std::uint64_t middle = (one >> 32U) * (other & mask) + (low >> 32U);
    const std::uint64_t upper = (one & mask) * (other >> 32U) + (middle & mask);
    return {(one >> 32U) * (other >> 32U) + (middle >> 32U) + (upper >> 32U),
            upper << 32U | (low & mask)};
}

/// The quotient, rounded down, bit by bit. `divisor` must be larger than the high half.
[[nodiscard]] constexpr std::uint64_t quotient_by_bits(Wide dividend, std::uint64_t divisor) {
    std::uint64_t rest = dividend.high;
    std::uint64_t quotient = 0;
    for (int bit = 63; bit >= 0; --bit) {
        const bool is_carried = rest >> 63U != 0;
        rest = rest << 1U | (dividend.low >> static_cast<unsigned>(bit) & 1U);
        quotient <<= 1U;
        if (!is_carried && rest < divisor) continue;
        rest -= divisor;
        quotient |= 1U;
    }
    return quotient;
}

#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 MachineWide;

/// The product of two numbers.
[[nodiscard]] constexpr Wide product(std::uint64_t one, std::uint64_t other) {
    const MachineWide both = static_cast<MachineWide>(one) * other;
    return {static_cast<std::uint64_t>(both >> 64U), static_cast<std::uint64_t>(both)};
}

/// The quotient, rounded down. `divisor` must be larger than the high half.
[[nodiscard]] constexpr std::uint64_t quotient(Wide dividend, std::uint64_t divisor) {
    const MachineWide whole = static_cast<MachineWide>(dividend.high) << 64U | dividend.low;
    return static_cast<std::uint64_t>(whole / divisor);
}
#else
[[nodiscard]] constexpr Wide product(std::uint64_t one, std::uint64_t other) {
    return product_by_halves(one, other);
}

[[nodiscard]] constexpr std::uint64_t quotient(Wide dividend, std::uint64_t divisor) {
    return quotient_by_bits(dividend, divisor);
}
#endif

}  // namespace papersetter::base
