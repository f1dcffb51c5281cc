// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace papersetter::bank {

/// A decimal number of any size that a person writes down, exactly: no binary fraction comes near
/// it, so that an answer at the very edge of a tolerance is judged alike everywhere.
class Number {
  public:
    /// The most digits it may have, and how far its power of ten may be from 0.
    static constexpr int most_digits = 30;
    static constexpr int most_power = 300;

    Number() = default;
    /// Reads "12", "-0.5", "+3", ".5", "6.02e23", "1E-9", with "-" or U+2212, a point or a comma as
    /// the decimal mark, and blanks around it; nothing for anything else.
    [[nodiscard]] static std::optional<Number> parse(std::string_view text);

    [[nodiscard]] std::strong_ordering operator<=>(const Number& other) const;
    [[nodiscard]] bool operator==(const Number& other) const { return (*this <=> other) == 0; }
    [[nodiscard]] Number operator-(const Number& other) const;
    [[nodiscard]] Number operator*(const Number& other) const;
    [[nodiscard]] Number magnitude() const;
    [[nodiscard]] bool is_zero() const { return digits_.empty(); }
    [[nodiscard]] bool is_negative() const { return is_negative_; }
    /// "12", "-0.5", "6.02e23": the shortest way to write it.
    [[nodiscard]] std::string written() const;

  private:
    Number(bool is_negative, std::string digits, int power);

    bool is_negative_ = false;
    std::string digits_;  ///< without zeros at either end; none for 0
    int power_ = 0;       ///< of ten, of the last digit
};

/// Whether what `Number::parse` reads has one comma that could part thousands as well: "1,234".
[[nodiscard]] bool has_doubtful_comma(std::string_view number);

/// Whether `given` is as near to `answer` as the tolerance allows, the edges included. A relative
/// tolerance is a share of the answer.
[[nodiscard]] bool is_within(const Number& given, const Number& answer, const Number& tolerance,
                             bool is_relative);

}  // namespace papersetter::bank
