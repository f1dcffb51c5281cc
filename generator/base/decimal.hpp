// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace papersetter::base {

/// An amount (marks, minutes, a p-value, a share) held as an integer of 1/10,000, so that totals
/// are exact and nothing depends on binary fractions.
class Decimal {
  public:
    static constexpr std::int64_t one = 10'000;

    constexpr Decimal() = default;
    [[nodiscard]] static constexpr Decimal units(std::int64_t value) { return Decimal(value); }
    [[nodiscard]] static constexpr Decimal whole(std::int64_t value) {
        return Decimal(value * one);
    }
    /// Reads "12", "0.58", "-1.5" with at most four places; nothing else, no exponent, no sign "+".
    [[nodiscard]] static std::optional<Decimal> parse(std::string_view text);
    [[nodiscard]] constexpr std::int64_t units() const { return value_; }

    constexpr auto operator<=>(const Decimal&) const = default;
    constexpr Decimal operator+(Decimal other) const { return Decimal(value_ + other.value_); }
    constexpr Decimal operator-(Decimal other) const { return Decimal(value_ - other.value_); }
    constexpr Decimal& operator+=(Decimal other) { return *this = *this + other; }

  private:
    explicit constexpr Decimal(std::int64_t value) : value_(value) {}
    std::int64_t value_ = 0;
};

/// "1.5", "12", "-0.25": the shortest exact form.
[[nodiscard]] std::string to_string(Decimal amount);

}  // namespace papersetter::base
