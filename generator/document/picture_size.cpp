// SPDX-License-Identifier: MIT
#include "document/picture_size.hpp"

#include <algorithm>

#include "document/number.hpp"

namespace papersetter::document {

std::optional<Extent> size_of_picture(std::string_view text) {
    const auto is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
    const std::size_t unit_at = std::min(text.find_first_not_of("0123456789."), text.size());
    const std::string_view number = text.substr(0, unit_at);
    const std::string_view unit = text.substr(unit_at);
    Digits digits;
    const std::size_t point = std::min(number.find('.'), number.size());
    digits.whole = number.substr(0, point);
    if (point != number.size()) digits.fraction = number.substr(point + 1);
    const bool has_fraction = point == number.size() || !digits.fraction.empty();
    if (digits.whole.empty() || !has_fraction || !std::ranges::all_of(digits.fraction, is_digit)) {
        return std::nullopt;
    }
    const FixedNumber amount = to_fixed(digits);
    if (amount.is_too_large) return std::nullopt;
    if (unit == "%") {
        Extent share;
        share.kind = Extent::Kind::percent;
        share.percent = static_cast<std::int32_t>(
            std::min<std::int64_t>(amount.amount / (million / 100), 1'000'000));
        return share.percent == 0 ? std::nullopt : std::optional(share);
    }
    const std::optional<Unit> known = unit_named(unit);
    const bool is_absolute = known && *known != Unit::em && *known != Unit::rem;
    if (!is_absolute) return std::nullopt;
    const Length length = absolute_length({*known, amount.amount});
    return length > Length{} ? std::optional(Extent::of(length)) : std::nullopt;
}

}  // namespace papersetter::document
