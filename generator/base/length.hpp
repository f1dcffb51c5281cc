// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace papersetter::base {

/// A length in thousandths of a point (1/72 inch), so that sums on a page are exact. May be
/// negative. One millimetre is 2834.6 of them; conversions round half away from zero.
class Length {
  public:
    constexpr Length() = default;
    [[nodiscard]] static constexpr Length thousandths(std::int64_t value) { return Length(value); }
    [[nodiscard]] static constexpr Length points(std::int64_t value) {
        return Length(value * 1000);
    }
    [[nodiscard]] constexpr std::int64_t thousandths() const { return value_; }

    /// This length times numerator / denominator, rounded half away from zero. The denominator
    /// must be positive.
    [[nodiscard]] constexpr Length scaled(std::int64_t numerator, std::int64_t denominator) const {
        const std::int64_t product = value_ * numerator;
        const std::int64_t half = denominator / 2;
        return Length((product >= 0 ? product + half : product - half) / denominator);
    }

    constexpr auto operator<=>(const Length&) const = default;
    constexpr Length operator-() const { return Length(-value_); }
    constexpr Length operator+(Length other) const { return Length(value_ + other.value_); }
    constexpr Length operator-(Length other) const { return Length(value_ - other.value_); }
    constexpr Length operator*(std::int64_t factor) const { return Length(value_ * factor); }
    constexpr Length& operator+=(Length other) { return *this = *this + other; }
    constexpr Length& operator-=(Length other) { return *this = *this - other; }

  private:
    explicit constexpr Length(std::int64_t value) : value_(value) {}
    std::int64_t value_ = 0;
};

/// "12.5" for 12,500 thousandths: points with up to three places, no trailing zeros, no locale.
[[nodiscard]] std::string to_string(Length length);

}  // namespace papersetter::base
