// SPDX-License-Identifier: MIT
#include "assembly/weight.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace papersetter::assembly {
// Brings the highest bit of the mantissa to its place.
Weight::Weight(std::uint64_t mantissa, std::int64_t exponent) {
    if (mantissa == 0) return;
    const int shift = std::countl_zero(mantissa);
    mantissa_ = mantissa << shift;
    exponent_ = exponent - shift;
}

Weight::Weight(std::uint64_t number) : Weight(number, 0) {}

Weight operator/(const Weight& dividend, const Weight& divisor) {
    constexpr int bits = Weight::bits;
    assert(!divisor.is_zero());
    if (dividend.is_zero()) return {};
    const bool is_high = dividend.mantissa_ >= divisor.mantissa_;
    // Shifted by 64 bits or, so that the quotient has no more than 64, by 63.
    const base::Wide shifted =
        is_high ? base::Wide{dividend.mantissa_ >> 1U, dividend.mantissa_ << (bits - 1)}
                : base::Wide{dividend.mantissa_, 0};
    Weight result(base::quotient(shifted, divisor.mantissa_), 0);
    result.exponent_ += dividend.exponent_ - divisor.exponent_ - (is_high ? bits - 1 : bits);
    return result;
}

Weight Weight::part(std::uint64_t draw) const {
    const base::Wide product = base::product(mantissa_, draw);
    if (product.high != 0) return {product.high, exponent_};
    return {product.low, exponent_ - bits};
}

std::uint64_t Weight::rounded_down() const {
    if (is_zero() || exponent_ <= -bits) return 0;
    return exponent_ > 0 ? UINT64_MAX : mantissa_ >> -exponent_;
}

std::string Weight::to_text() const {
    // Nine digits at most are written out; of larger ones the first two.
    std::uint64_t number = rounded_down();
    if (number < 1'000'000'000) {
        std::string digits = std::to_string(number);
        for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
        return digits;
    }
    Weight rest = *this;
    int zeros = 0;
    while (rest.rounded_down() >= 1'000'000'000) {
        rest = rest / Weight(10);
        ++zeros;
    }
    number = rest.rounded_down();  // nine digits
    std::uint64_t tenths = (number + 5'000'000) / 10'000'000;
    zeros += 8;
    if (tenths == 100) {
        tenths = 10;
        ++zeros;
    }
    return "about " + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " × 10^" +
           std::to_string(zeros);
}

Weight binomial(std::int64_t items, std::int64_t chosen) {
    if (chosen < 0 || chosen > items) return {};
    chosen = std::min(chosen, items - chosen);
    Weight result(1);
    for (std::int64_t i = 1; i <= chosen; ++i) {
        result = result * Weight(static_cast<std::uint64_t>(items - chosen + i)) /
                 Weight(static_cast<std::uint64_t>(i));
    }
    return result;
}

}  // namespace papersetter::assembly
