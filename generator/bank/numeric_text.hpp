// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace papersetter::bank {

/// The number that a text of an option says, exactly, and what stands around it.
struct NumericText {
    bool is_negative = false;
    std::uint64_t numerator = 0;
    std::uint64_t denominator = 1;  ///< at least 1
    std::string before;             ///< a sign of currency, or nothing
    std::string unit;               ///< "%", "GB", "minutes", or nothing

    /// By value alone. -0 is 0.
    [[nodiscard]] std::weak_ordering operator<=>(const NumericText& other) const;
};

/// What a comma in a number is.
enum class Comma : std::uint8_t { groups_thousands, decimal_mark };

/// Reads "-3", "1 000", "1,000", "2.5", "1/2", "1 1/2", "1e-4", "10 %", "$5", "**7** days" and
/// "`16`"; nothing for other texts and for numbers of more than 18 digits. Minus signs are "-" and
/// U+2212, groups of three digits are parted by blanks (also no-break, thin and narrow ones),
/// apostrophes or, as told, commas.
[[nodiscard]] std::optional<NumericText> read_numeric(std::string_view text, Comma comma);

/// Whether the text has a comma between digits that can only be a decimal mark, as in "0,5".
[[nodiscard]] bool has_decimal_comma(std::string_view text);

/// Whether two numbers count the same: their units are equal, or one is the beginning of the other
/// and of three letters at least ("minute", "minutes").
[[nodiscard]] bool count_the_same(const NumericText& a, const NumericText& b);

}  // namespace papersetter::bank
