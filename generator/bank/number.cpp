// SPDX-License-Identifier: MIT
#include "bank/number.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

constexpr std::string_view minus_sign = "\u2212";

bool take(std::string_view& text, std::string_view beginning) {
    if (!text.starts_with(beginning)) return false;
    text.remove_prefix(beginning.size());
    return true;
}

std::string take_digits(std::string_view& text) {
    std::size_t count = 0;
    while (count < text.size() && base::is_digit(text[count])) ++count;
    std::string digits(text.substr(0, count));
    text.remove_prefix(count);
    return digits;
}

/// The power of ten after an "e"; nothing when there is something else.
std::optional<int> read_power(std::string_view text) {
    if (text.empty()) return 0;
    if (!take(text, "e") && !take(text, "E")) return std::nullopt;
    const bool is_negative = take(text, "-") || take(text, minus_sign);
    if (!is_negative) take(text, "+");
    const std::string digits = take_digits(text);
    if (digits.empty() || digits.size() > 4 || !text.empty()) return std::nullopt;
    int power = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), power);
    return is_negative ? -power : power;
}

// Both with as many digits, the shorter one led by zeros.
void align(std::string& a, std::string& b) {
    const std::size_t size = std::max(a.size(), b.size());
    a.insert(0, size - a.size(), '0');
    b.insert(0, size - b.size(), '0');
}

std::string sum_of(std::string a, std::string b) {
    align(a, b);
    int carry = 0;
    for (std::size_t i = a.size(); i-- > 0;) {
        const int digit = (a[i] - '0') + (b[i] - '0') + carry;
        a[i] = static_cast<char>('0' + digit % 10);
        carry = digit / 10;
    }
    return carry == 0 ? a : '1' + a;
}

// `a` must not be the lesser one.
std::string difference_of(std::string a, std::string b) {
    align(a, b);
    int borrowed = 0;
    for (std::size_t i = a.size(); i-- > 0;) {
        const int digit = (a[i] - '0') - (b[i] - '0') - borrowed;
        borrowed = digit < 0 ? 1 : 0;
        a[i] = static_cast<char>('0' + digit + 10 * borrowed);
    }
    return a;
}

std::string product_of(std::string_view a, std::string_view b) {
    std::string digits(a.size() + b.size(), '0');
    for (std::size_t i = a.size(); i-- > 0;) {
        int carry = 0;
        for (std::size_t j = b.size(); j-- > 0;) {
            const int digit = (a[i] - '0') * (b[j] - '0') + (digits[i + j + 1] - '0') + carry;
            digits[i + j + 1] = static_cast<char>('0' + digit % 10);
            carry = digit / 10;
        }
        digits[i] = static_cast<char>(digits[i] + carry);
    }
    return digits;
}

}  // namespace

Number::Number(bool is_negative, std::string digits, int power)
    : is_negative_(is_negative), digits_(std::move(digits)), power_(power) {
    digits_.erase(0, digits_.find_first_not_of('0'));
    while (digits_.ends_with('0')) {
        digits_.pop_back();
        ++power_;
    }
    if (!digits_.empty()) return;
    is_negative_ = false;
    power_ = 0;
}

std::optional<Number> Number::parse(std::string_view text) {
    text = base::trimmed(text);
    const bool is_negative = take(text, "-") || take(text, minus_sign);
    if (!is_negative) take(text, "+");
    std::string digits = take_digits(text);
    int power = 0;
    if (take(text, ".") || take(text, ",")) {
        const std::string fraction = take_digits(text);
        if (fraction.empty()) return std::nullopt;
        digits += fraction;
        power -= static_cast<int>(fraction.size());
    }
    const std::optional<int> exponent = read_power(text);
    if (digits.empty() || digits.size() > 1000 || !exponent) return std::nullopt;
    Number number(is_negative, std::move(digits), power + *exponent);
    if (number.digits_.size() > most_digits || std::abs(number.power_) > most_power) {
        return std::nullopt;
    }
    return number;
}

std::strong_ordering Number::operator<=>(const Number& other) const {
    const Number difference = *this - other;
    if (difference.is_zero()) return std::strong_ordering::equal;
    return difference.is_negative() ? std::strong_ordering::less : std::strong_ordering::greater;
}

Number Number::operator-(const Number& other) const {
    if (other.is_zero()) return *this;
    if (is_zero()) return {!other.is_negative_, other.digits_, other.power_};
    const int power = std::min(power_, other.power_);
    std::string a = digits_ + std::string(static_cast<std::size_t>(power_ - power), '0');
    std::string b =
        other.digits_ + std::string(static_cast<std::size_t>(other.power_ - power), '0');
    if (is_negative_ != other.is_negative_) {
        return {is_negative_, sum_of(std::move(a), std::move(b)), power};
    }
    align(a, b);
    const bool is_less = a < b;
    if (is_less) std::swap(a, b);
    return {is_negative_ != is_less, difference_of(std::move(a), std::move(b)), power};
}

Number Number::operator*(const Number& other) const {
    return {is_negative_ != other.is_negative_, product_of(digits_, other.digits_),
            power_ + other.power_};
}

Number Number::magnitude() const { return {false, digits_, power_}; }

// Plain while that takes 21 characters at most, else with one digit before the point.
std::string Number::written() const {
    if (is_zero()) return "0";
    std::string text = is_negative_ ? "-" : "";
    const int size = static_cast<int>(digits_.size());
    const int point = size + power_;  // how many digits stand before it
    if (power_ >= 0 && point <= 21) {
        return text + digits_ + std::string(static_cast<std::size_t>(power_), '0');
    }
    if (point > 0 && point <= 21) {
        const auto before = static_cast<std::size_t>(point);
        return text + digits_.substr(0, before) + '.' + digits_.substr(before);
    }
    if (point <= 0 && point > -6) {
        return text + "0." + std::string(static_cast<std::size_t>(-point), '0') + digits_;
    }
    text += digits_.front();
    if (size > 1) text += '.' + digits_.substr(1);
    return text + 'e' + std::to_string(point - 1);
}

// Thousands are never led by a zero, nor by more than three digits: "0,125" and "1234,567" are
// plain.
bool has_doubtful_comma(std::string_view number) {
    const std::size_t comma = number.find(',');
    if (comma == std::string_view::npos) return false;
    std::string_view after = number.substr(comma + 1);
    std::string_view before = number.substr(0, comma);
    const std::size_t first = before.find_first_of("0123456789");
    if (first == std::string_view::npos) return false;
    before.remove_prefix(first);
    return before.front() != '0' && before.size() <= 3 && take_digits(after).size() == 3;
}

bool is_within(const Number& given, const Number& answer, const Number& tolerance,
               bool is_relative) {
    const Number allowed = is_relative ? answer.magnitude() * tolerance : tolerance;
    return (given - answer).magnitude() <= allowed;
}

}  // namespace papersetter::bank
