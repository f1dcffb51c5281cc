// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "base/decimal.hpp"

namespace papersetter::marking {

/// A whole number from 0 up, as large as sums of squares of marks become: statistics are exact and
/// rounded once, alike on every machine.
class Natural {
  public:
    Natural() = default;
    /// `value` must not be negative.
    explicit Natural(std::int64_t value);

    [[nodiscard]] Natural operator+(const Natural& other) const;
    /// `other` must not be larger.
    [[nodiscard]] Natural operator-(const Natural& other) const;
    [[nodiscard]] Natural operator*(const Natural& other) const;
    Natural& operator+=(const Natural& other) { return *this = *this + other; }
    [[nodiscard]] std::strong_ordering operator<=>(const Natural& other) const;
    [[nodiscard]] bool operator==(const Natural& other) const = default;
    [[nodiscard]] bool is_zero() const { return limbs_.empty(); }

  private:
    void trim();
    std::vector<std::uint32_t> limbs_;  ///< the least first; none at the end is 0
};

/// A number with a sign.
struct Signed {
    bool is_negative = false;
    Natural magnitude;
};

/// `minuend` - `subtrahend`.
[[nodiscard]] Signed difference(const Natural& minuend, const Natural& subtrahend);

/// dividend / divisor, rounded to four places, halves away from zero. The divisor must not be 0,
/// the quotient less than 10^14.
[[nodiscard]] base::Decimal rounded_quotient(const Natural& dividend, const Natural& divisor);
[[nodiscard]] base::Decimal rounded_quotient(const Signed& dividend, const Natural& divisor);

/// The root of dividend / divisor, rounded in the same way.
[[nodiscard]] base::Decimal rounded_root(const Natural& dividend, const Natural& divisor);

}  // namespace papersetter::marking
