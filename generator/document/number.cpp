// SPDX-License-Identifier: MIT
#include "document/number.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "document/letters.hpp"

namespace papersetter::document {

using base::Length;

namespace {

constexpr std::array<std::pair<std::string_view, Unit>, 7> unit_names{{{"pt", Unit::pt},
                                                                       {"mm", Unit::mm},
                                                                       {"cm", Unit::cm},
                                                                       {"in", Unit::in},
                                                                       {"px", Unit::px},
                                                                       {"em", Unit::em},
                                                                       {"rem", Unit::rem}}};

/// The digit at `position` of whole and fraction written as one row; 0 outside of it.
std::int64_t digit(const Digits& digits, std::int64_t position) {
    const auto whole = static_cast<std::int64_t>(digits.whole.size());
    const auto all = whole + static_cast<std::int64_t>(digits.fraction.size());
    if (position < 0 || position >= all) return 0;
    const char letter = position < whole
                            ? digits.whole[static_cast<std::size_t>(position)]
                            : digits.fraction[static_cast<std::size_t>(position - whole)];
    return letter - '0';
}

}  // namespace

std::optional<Unit> unit_named(std::string_view name) {
    for (const auto& [text, unit] : unit_names) {
        if (equals_in_any_case(name, text)) return unit;
    }
    return std::nullopt;
}

FixedNumber to_fixed(const Digits& digits) {
    const std::int64_t point = static_cast<std::int64_t>(digits.whole.size()) + digits.exponent;
    std::int64_t value = 0;
    for (std::int64_t i = 0; i < point; ++i) {
        value = value * 10 + digit(digits, i);
        if (value > largest_number) return {largest_number * million, true};
    }
    for (std::int64_t i = 0; i < 6; ++i) value = value * 10 + digit(digits, point + i);
    if (digit(digits, point + 6) >= 5) ++value;
    if (value > largest_number * million) return {largest_number * million, true};
    return {value, false};
}

Length times(Length length, std::int64_t factor) {
    // Split, since 1e9 thousandths times 1e12 millionths does not fit 64 bits.
    const std::int64_t whole = factor / million;
    const std::int64_t rest = factor % million;
    return length * whole + length.scaled(rest, million);
}

Length absolute_length(Dimension dimension) {
    const Length amount = Length::thousandths(dimension.amount);
    switch (dimension.unit) {
        case Unit::pt:
            return amount.scaled(1, 1000);
        case Unit::px:
            return amount.scaled(3, 4 * 1000);
        case Unit::in:
            return amount.scaled(72, 1000);
        case Unit::cm:
            return amount.scaled(72 * 100, 254 * 1000);
        case Unit::mm:
            return amount.scaled(72 * 10, 254 * 1000);
        case Unit::number:
            return {};
        case Unit::percent:
        case Unit::em:
        case Unit::rem:
            break;
    }
    assert(false && "a relative unit has no absolute length");
    return {};
}

}  // namespace papersetter::document
