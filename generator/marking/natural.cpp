// SPDX-License-Identifier: MIT
#include "marking/natural.hpp"

#include <algorithm>
#include <cassert>

namespace papersetter::marking {

namespace {

constexpr unsigned limb_bits = 32;
constexpr std::int64_t most_units = std::int64_t{1} << 60;

/// The largest number for which `fits` holds; it holds for 0 and ends once.
template <typename Fits>
std::int64_t largest(const Fits& fits) {
    std::int64_t low = 0;
    std::int64_t step = 1;
    while (step < most_units && fits(step)) step *= 2;
    for (; step > 0; step /= 2) {
        if (fits(low + step)) low += step;
    }
    return low;
}

}  // namespace

Natural::Natural(std::int64_t value) {
    assert(value >= 0);
    auto rest = static_cast<std::uint64_t>(value);
    for (; rest != 0; rest >>= limb_bits) limbs_.push_back(static_cast<std::uint32_t>(rest));
}

void Natural::trim() {
    while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
}

Natural Natural::operator+(const Natural& other) const {
    Natural sum;
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < std::max(limbs_.size(), other.limbs_.size()) || carry != 0; ++i) {
        if (i < limbs_.size()) carry += limbs_[i];
        if (i < other.limbs_.size()) carry += other.limbs_[i];
        sum.limbs_.push_back(static_cast<std::uint32_t>(carry));
        carry >>= limb_bits;
    }
    return sum;
}

Natural Natural::operator-(const Natural& other) const {
    assert(*this >= other);
    Natural rest;
    std::uint64_t borrowed = 0;
    for (std::size_t i = 0; i < limbs_.size(); ++i) {
        const std::uint64_t taken =
            (i < other.limbs_.size() ? std::uint64_t{other.limbs_[i]} : 0) + borrowed;
        borrowed = limbs_[i] < taken ? 1 : 0;
        rest.limbs_.push_back(static_cast<std::uint32_t>(limbs_[i] - taken));
    }
    rest.trim();
    return rest;
}

Natural Natural::operator*(const Natural& other) const {
    Natural product;
    product.limbs_.resize(limbs_.size() + other.limbs_.size());
    for (std::size_t i = 0; i < limbs_.size(); ++i) {
        std::uint64_t carry = 0;
        for (std::size_t j = 0; j < other.limbs_.size() || carry != 0; ++j) {
            // (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1.
            carry += product.limbs_[i + j];
            if (j < other.limbs_.size()) carry += std::uint64_t{limbs_[i]} * other.limbs_[j];
            product.limbs_[i + j] = static_cast<std::uint32_t>(carry);
            carry >>= limb_bits;
        }
    }
    product.trim();
    return product;
}

std::strong_ordering Natural::operator<=>(const Natural& other) const {
    if (limbs_.size() != other.limbs_.size()) return limbs_.size() <=> other.limbs_.size();
    for (std::size_t i = limbs_.size(); i-- > 0;) {
        if (limbs_[i] != other.limbs_[i]) return limbs_[i] <=> other.limbs_[i];
    }
    return std::strong_ordering::equal;
}

Signed difference(const Natural& minuend, const Natural& subtrahend) {
    if (minuend < subtrahend) return {true, subtrahend - minuend};
    return {false, minuend - subtrahend};
}

// The result r is the largest with r - 1/2 <= x, that is (2r - 1) divisor <= 2 x, x in units.
base::Decimal rounded_quotient(const Natural& dividend, const Natural& divisor) {
    assert(!divisor.is_zero());
    const Natural doubled = dividend * Natural(2 * base::Decimal::one);
    return base::Decimal::units(
        largest([&](std::int64_t r) { return Natural(2 * r - 1) * divisor <= doubled; }));
}

base::Decimal rounded_quotient(const Signed& dividend, const Natural& divisor) {
    const base::Decimal magnitude = rounded_quotient(dividend.magnitude, divisor);
    return dividend.is_negative ? base::Decimal() - magnitude : magnitude;
}

base::Decimal rounded_root(const Natural& dividend, const Natural& divisor) {
    assert(!divisor.is_zero());
    const Natural one(2 * base::Decimal::one);
    const Natural doubled = dividend * one * one;
    return base::Decimal::units(largest([&](std::int64_t r) {
        const Natural root(2 * r - 1);
        return root * root * divisor <= doubled;
    }));
}

}  // namespace papersetter::marking
