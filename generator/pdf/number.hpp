// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "base/length.hpp"

namespace papersetter::pdf {

/// The most characters that `put_integer` and `put_thousandths` write.
inline constexpr std::size_t most_number_digits = 24;

/// "00", "01" … "99": two digits cost little more than one.
inline constexpr std::array<char, 200> digit_pairs = [] {
    std::array<char, 200> pairs{};
    for (std::size_t i = 0; i < 100; ++i) {
        pairs[2 * i] = static_cast<char>('0' + i / 10);
        pairs[2 * i + 1] = static_cast<char>('0' + i % 10);
    }
    return pairs;
}();

/// How many decimal digits a number has.
[[nodiscard]] constexpr std::size_t digits_of(std::uint64_t number) {
    std::size_t digits = 1;
    for (; number >= 10'000; number /= 10'000) digits += 4;
    return digits + (number >= 10 ? 1 : 0) + (number >= 100 ? 1 : 0) + (number >= 1000 ? 1 : 0);
}

/// Writes an integer where `to` points; the end of what it wrote. A paper holds a hundred thousand.
[[nodiscard]] inline char* put_integer(char* to, std::int64_t value) {
    auto rest = static_cast<std::uint64_t>(value);
    if (value < 0) {
        *to++ = '-';
        rest = 0 - rest;
    }
    if (rest < 10) {
        *to = static_cast<char>('0' + rest);
        return to + 1;
    }
    char* const end = to + digits_of(rest);
    char* digit = end;
    for (; rest >= 100; rest /= 100) {
        digit -= 2;
        std::memcpy(digit, digit_pairs.data() + 2 * (rest % 100), 2);
    }
    if (rest >= 10) {
        std::memcpy(digit - 2, digit_pairs.data() + 2 * rest, 2);
    } else {
        *--digit = static_cast<char>('0' + rest);
    }
    return end;
}

/// Appends an integer.
void append_integer(std::string& text, std::int64_t value);

/// Writes thousandths where `to` points, as `append_thousandths` does; the end of what it wrote.
[[nodiscard]] char* put_thousandths(char* to, std::int64_t thousandths);

/// Appends thousandths as a PDF number in its shortest form: "12.5", ".25", "-3" (ISO 32000-1,
/// 7.3.3). No locale, no floating point.
void append_thousandths(std::string& text, std::int64_t thousandths);

/// The same of millionths, for the factors of a matrix.
void append_millionths(std::string& text, std::int64_t millionths);

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
