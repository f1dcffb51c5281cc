// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "base/wide.hpp"

namespace papersetter::assembly {

/// A number of papers, which soon passes 64 bits: mantissa · 2^exponent with 64 bits of mantissa,
/// in integer code that is the same on every machine. Each operation is right to 2^-62 of its
/// result, rounded down; whole numbers below 2^64 are exact.
class Weight {
  public:
    Weight() = default;
    explicit Weight(std::uint64_t number);

    [[nodiscard]] bool is_zero() const { return mantissa_ == 0; }

    Weight& operator+=(const Weight& other) {
        if (other.is_zero()) return *this;
        if (is_zero()) return *this = other;
        const bool is_smaller = exponent_ < other.exponent_;
        const std::int64_t exponent = is_smaller ? other.exponent_ : exponent_;
        const std::int64_t distance = exponent - (is_smaller ? exponent_ : other.exponent_);
        const std::uint64_t large = is_smaller ? other.mantissa_ : mantissa_;
        const std::uint64_t small = is_smaller ? mantissa_ : other.mantissa_;
        const std::uint64_t sum = large + (distance < bits ? small >> distance : 0);
        const std::uint64_t carry = sum < large ? 1 : 0;  // out of the highest bit
        mantissa_ = sum >> carry | carry << (bits - 1);
        exponent_ = exponent + static_cast<std::int64_t>(carry);
        return *this;
    }
    [[nodiscard]] friend Weight operator+(Weight one, const Weight& other) { return one += other; }
    friend Weight operator*(const Weight& one, const Weight& other) {
        const base::Wide product = base::product(one.mantissa_, other.mantissa_);
        if (product.high == 0) return {};  // one of them is 0
        // From 2^126 to 2^127 the highest bit is not set.
        const std::uint64_t shift = 1 - (product.high >> (bits - 1));
        Weight result;
        result.mantissa_ = product.high << shift | (shift & product.low >> (bits - 1));
        result.exponent_ =
            one.exponent_ + other.exponent_ + bits - static_cast<std::int64_t>(shift);
        return result;
    }
    /// `divisor` must not be zero.
    friend Weight operator/(const Weight& dividend, const Weight& divisor);
    friend std::strong_ordering operator<=>(const Weight& one, const Weight& other) {
        if (one.exponent_ != other.exponent_ && !one.is_zero() && !other.is_zero()) {
            return one.exponent_ <=> other.exponent_;
        }
        return one.mantissa_ <=> other.mantissa_;
    }
    bool operator==(const Weight&) const = default;

    /// This part of the number: (draw / 2^64) of it.
    [[nodiscard]] Weight part(std::uint64_t draw) const;
    /// The whole number, or 2^64 - 1 if it is larger.
    [[nodiscard]] std::uint64_t rounded_down() const;
    /// "1,234,567" when it is exact and short, else "about 3.4 × 10^21".
    [[nodiscard]] std::string to_text() const;

  private:
    static constexpr int bits = 64;
    static constexpr std::uint64_t highest = std::uint64_t{1} << (bits - 1);

    Weight(std::uint64_t mantissa, std::int64_t exponent);

    std::uint64_t mantissa_ = 0;  ///< its highest bit is set, or it is 0
    std::int64_t exponent_ = 0;
};

/// How many ways there are to take `chosen` of `items`. A running product: exact below 2^64.
[[nodiscard]] Weight binomial(std::int64_t items, std::int64_t chosen);

}  // namespace papersetter::assembly
