// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/length.hpp"

namespace papersetter::pdf {

/// Appends an integer.
void append_integer(std::string& text, std::int64_t value);

/// The most characters that `put_thousandths` writes.
inline constexpr std::size_t most_number_digits = 24;

/// Writes thousandths where `to` points, as `append_thousandths` does; the end of what it wrote.
[[nodiscard]] char* put_thousandths(char* to, std::int64_t thousandths);

/// Appends thousandths as a PDF number in its shortest form: "12.5", ".25", "-3" (ISO 32000-1,
/// 7.3.3). No locale, no floating point.
void append_thousandths(std::string& text, std::int64_t thousandths);

/// Appends a length in points.
inline void append_length(std::string& text, base::Length length) {
    append_thousandths(text, length.thousandths());
}

/// numerator / denominator, rounded half away from zero; the denominator must be positive.
[[nodiscard]] constexpr std::int64_t rounded_quotient(std::int64_t numerator,
                                                      std::int64_t denominator) {
    const std::int64_t half = denominator / 2;
    return (numerator >= 0 ? numerator + half : numerator - half) / denominator;
}

}  // namespace papersetter::pdf
