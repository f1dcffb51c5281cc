// SPDX-License-Identifier: MIT
#include "toml_file/decimal_text.hpp"

#include <charconv>
#include <string>

#include "base/ascii.hpp"

namespace papersetter::toml_file {

namespace {

// A number as its digits and the power of ten they stand to.
struct Digits {
    bool is_negative = false;
    std::string digits;
    long exponent = 0;
};

bool read_exponent(std::string_view text, long& exponent) {
    if (text.starts_with('+')) text.remove_prefix(1);
    long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return false;
    exponent += value;
    return true;
}

bool read_digits(std::string_view written, Digits& number) {
    std::string plain;
    for (const char c : written) {
        if (c != '_') plain += c;
    }
    std::string_view rest = plain;
    number.is_negative = rest.starts_with('-');
    if (rest.starts_with('-') || rest.starts_with('+')) rest.remove_prefix(1);
    const std::size_t e = rest.find_first_of("eE");
    if (e != std::string_view::npos && !read_exponent(rest.substr(e + 1), number.exponent)) {
        return false;
    }
    bool is_fraction = false;
    for (const char c : rest.substr(0, e)) {
        if (c == '.' && !is_fraction) {
            is_fraction = true;
        } else if (base::is_digit(c)) {
            number.digits += c;
            if (is_fraction) --number.exponent;
        } else {
            return false;
        }
    }
    return !number.digits.empty();
}

}  // namespace

DecimalText decimal_from(std::string_view written) {
    using Fault = DecimalText::Fault;
    constexpr long places = 4;
    constexpr std::size_t most_digits = 18;  // fits 64 bits
    Digits number;
    if (!read_digits(written, number)) return {{}, Fault::not_a_number};

    std::string& digits = number.digits;
    while (digits.size() > 1 && digits.back() == '0') {
        digits.pop_back();
        ++number.exponent;
    }
    digits.erase(0, digits.find_first_not_of('0'));
    if (digits.empty()) return {};
    if (number.exponent < -places) return {{}, Fault::too_many_places};
    const long zeros = number.exponent + places;
    if (zeros > static_cast<long>(most_digits)) return {{}, Fault::too_large};
    digits.append(static_cast<std::size_t>(zeros), '0');
    if (digits.size() > most_digits) return {{}, Fault::too_large};
    std::int64_t units = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), units);
    return {base::Decimal::units(number.is_negative ? -units : units), Fault::none};
}

}  // namespace papersetter::toml_file
