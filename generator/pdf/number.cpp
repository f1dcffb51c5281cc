// SPDX-License-Identifier: MIT
#include "pdf/number.hpp"

namespace papersetter::pdf {

void append_integer(std::string& text, std::int64_t value) {
    std::array<char, most_number_digits> digits;
    text.append(digits.data(), put_integer(digits.data(), value));
}

char* put_thousandths(char* to, std::int64_t thousandths) {
    if (thousandths < 0) {
        *to++ = '-';
        thousandths = -thousandths;
    }
    const std::int64_t whole = thousandths / 1000;
    const auto rest = static_cast<unsigned>(thousandths % 1000);
    if (whole != 0 || rest == 0) to = put_integer(to, whole);
    if (rest == 0) return to;
    const unsigned hundredths = rest % 100;
    *to++ = '.';
    *to++ = static_cast<char>('0' + rest / 100);
    if (hundredths == 0) return to;
    *to++ = static_cast<char>('0' + hundredths / 10);
    if (hundredths % 10 != 0) *to++ = static_cast<char>('0' + hundredths % 10);
    return to;
}

void append_thousandths(std::string& text, std::int64_t thousandths) {
    std::array<char, most_number_digits> digits;
    text.append(digits.data(), put_thousandths(digits.data(), thousandths));
}

void append_millionths(std::string& text, std::int64_t millionths) {
    constexpr std::int64_t million = 1'000'000;
    if (millionths < 0) {
        text += '-';
        millionths = -millionths;
    }
    const std::int64_t rest = millionths % million;
    if (millionths >= million || rest == 0) append_integer(text, millionths / million);
    if (rest == 0) return;
    std::string digits = std::to_string(million + rest);
    digits.erase(digits.find_last_not_of('0') + 1);
    text += '.';
    text += digits.substr(1);
}

}  // namespace papersetter::pdf
