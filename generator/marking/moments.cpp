// SPDX-License-Identifier: MIT
#include "marking/moments.hpp"

#include <algorithm>
#include <cassert>

namespace papersetter::marking {

namespace {

Natural units(base::Decimal amount) { return Natural(amount.units()); }
Natural count_of(const Amounts& amounts) {
    return Natural(static_cast<std::int64_t>(amounts.size()));
}

Natural sum_of(const Amounts& amounts) {
    Natural sum;
    for (const base::Decimal amount : amounts) sum += units(amount);
    return sum;
}

Natural sum_of_products(const Amounts& one, const Amounts& other) {
    Natural sum;
    for (std::size_t i = 0; i < one.size(); ++i) sum += units(one[i]) * units(other[i]);
    return sum;
}

/// n² times the variance of a population, in squares of units: n Σx² - (Σx)².
Natural spread_of(const Amounts& amounts) {
    const Natural sum = sum_of(amounts);
    return count_of(amounts) * sum_of_products(amounts, amounts) - sum * sum;
}

/// The same of two rows: n Σxy - Σx Σy.
Signed joint_spread_of(const Amounts& one, const Amounts& other) {
    return difference(count_of(one) * sum_of_products(one, other), sum_of(one) * sum_of(other));
}

}  // namespace

std::optional<base::Decimal> mean_of(const Amounts& amounts) {
    if (amounts.empty()) return std::nullopt;
    return rounded_quotient(sum_of(amounts), count_of(amounts) * Natural(base::Decimal::one));
}

std::optional<base::Decimal> median_of(Amounts amounts) {
    if (amounts.empty()) return std::nullopt;
    std::ranges::sort(amounts);
    const std::size_t half = amounts.size() / 2;
    if (amounts.size() % 2 == 1) return amounts[half];
    return mean_of({amounts[half - 1], amounts[half]});
}

std::optional<base::Decimal> deviation_of(const Amounts& amounts) {
    if (amounts.size() < 2) return std::nullopt;
    const Natural n = count_of(amounts);
    const Natural one(base::Decimal::one);
    return rounded_root(spread_of(amounts), n * (n - Natural(1)) * one * one);
}

std::optional<base::Decimal> correlation_of(const Amounts& one, const Amounts& other) {
    assert(one.size() == other.size());
    const Natural spreads = spread_of(one) * spread_of(other);
    if (spreads.is_zero()) return std::nullopt;
    const Signed joint = joint_spread_of(one, other);
    const base::Decimal r = rounded_root(joint.magnitude * joint.magnitude, spreads);
    return joint.is_negative ? base::Decimal() - r : r;
}

std::optional<base::Decimal> alpha_of(const std::vector<Amounts>& items) {
    if (items.size() < 2) return std::nullopt;
    Amounts sums(items.front().size());
    Natural of_items;
    for (const Amounts& item : items) {
        of_items += spread_of(item);
        for (std::size_t i = 0; i < item.size(); ++i) sums[i] += item[i];
    }
    const Natural of_sums = spread_of(sums);
    if (of_sums.is_zero()) return std::nullopt;
    const Natural k(static_cast<std::int64_t>(items.size()));
    Signed rest = difference(of_sums, of_items);
    rest.magnitude = rest.magnitude * k;
    return rounded_quotient(rest, of_sums * (k - Natural(1)));
}

std::optional<base::Decimal> share_of_third(const Amounts& amounts, const Amounts& scores,
                                            base::Decimal whole, Third third) {
    assert(amounts.size() == scores.size());
    if (amounts.size() < 3 || whole == base::Decimal()) return std::nullopt;
    const std::size_t size = (amounts.size() + 1) / 3;  // to the nearest
    Amounts ranked = scores;
    std::ranges::sort(ranked);
    const bool is_upper = third == Third::upper;
    const base::Decimal border = is_upper ? ranked[ranked.size() - size] : ranked[size - 1];
    Amounts within;
    Amounts at_border;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (scores[i] == border) at_border.push_back(amounts[i]);
        if (is_upper ? scores[i] > border : scores[i] < border) within.push_back(amounts[i]);
    }
    const Natural room(static_cast<std::int64_t>(size - within.size()));
    const Natural tied = count_of(at_border);
    return rounded_quotient(sum_of(within) * tied + sum_of(at_border) * room,
                            Natural(static_cast<std::int64_t>(size)) * tied * units(whole));
}

}  // namespace papersetter::marking
