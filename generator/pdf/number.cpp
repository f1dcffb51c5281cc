// SPDX-License-Identifier: MIT
#include "pdf/number.hpp"

#include <array>
#include <charconv>

namespace papersetter::pdf {

void append_integer(std::string& text, std::int64_t value) {
    std::array<char, 24> digits{};
    const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    text.append(digits.data(), result.ptr);
}

void append_thousandths(std::string& text, std::int64_t thousandths) {
    if (thousandths < 0) {
        text += '-';
        thousandths = -thousandths;
    }
    const std::int64_t whole = thousandths / 1000;
    std::int64_t rest = thousandths % 1000;
    if (whole != 0 || rest == 0) append_integer(text, whole);
    if (rest == 0) return;
    text += '.';
    for (std::int64_t unit = 100; rest != 0; unit /= 10) {
        text += static_cast<char>('0' + rest / unit);
        rest %= unit;
    }
}

}  // namespace papersetter::pdf
