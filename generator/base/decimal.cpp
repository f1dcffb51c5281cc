// SPDX-License-Identifier: MIT
#include "base/decimal.hpp"

#include <algorithm>
#include <charconv>

#include "base/ascii.hpp"

namespace papersetter::base {

namespace {

constexpr std::size_t fraction_digits = 4;

bool all_digits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

}  // namespace

std::optional<Decimal> Decimal::parse(std::string_view text) {
    const bool is_negative = text.starts_with('-');
    if (is_negative) text.remove_prefix(1);
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    const std::string_view fraction =
        point == std::string_view::npos ? std::string_view("0") : text.substr(point + 1);
    if (!all_digits(whole) || !all_digits(fraction)) return std::nullopt;
    if (whole.size() > 1 && whole.front() == '0') return std::nullopt;
    if (fraction.size() > fraction_digits) return std::nullopt;

    std::string digits(whole);
    digits.append(fraction);
    digits.append(fraction_digits - fraction.size(), '0');
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc()) return std::nullopt;
    return Decimal(is_negative ? -value : value);
}

std::string to_string(Decimal amount) {
    const std::int64_t value = amount.units();
    // The magnitude as unsigned, since the smallest value has no positive counterpart.
    std::uint64_t magnitude = static_cast<std::uint64_t>(value);
    if (value < 0) magnitude = 0 - magnitude;
    const auto one = static_cast<std::uint64_t>(Decimal::one);
    std::string text = value < 0 ? "-" : "";
    text += std::to_string(magnitude / one);
    std::string fraction = std::to_string(magnitude % one);
    fraction.insert(0, fraction_digits - fraction.size(), '0');
    while (!fraction.empty() && fraction.back() == '0') fraction.pop_back();
    if (!fraction.empty()) text.append(".").append(fraction);
    return text;
}

}  // namespace papersetter::base
