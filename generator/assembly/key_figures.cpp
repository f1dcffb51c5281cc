// SPDX-License-Identifier: MIT
#include <map>
#include <utility>

#include "assembly/figures.hpp"
#include "assembly/positions.hpp"
#include "base/decimal.hpp"

namespace papersetter::assembly {
namespace {

/// Keys by place, of items that have the same choice of places.
using Counts = std::vector<std::int64_t>;

/// Pearson's chi-square of n keys in k places, k * sum of squares / n - n, in 1/10,000.
std::int64_t chi_square(const Counts& counts) {
    const auto places = static_cast<std::int64_t>(counts.size());
    std::int64_t keys = 0;
    std::int64_t squares = 0;
    for (const std::int64_t count : counts) {
        keys += count;
        squares += count * count;
    }
    const std::int64_t numerator = (places * squares - keys * keys) * base::Decimal::one;
    return (2 * numerator + keys) / (2 * keys);
}

}  // namespace

KeyFigures key_figures_of(const std::vector<bank::Bank>& banks, const Selection& selection) {
    KeyFigures figures;
    std::map<std::pair<std::size_t, std::size_t>, Counts> free;
    for (const SelectedSection& section : selection.sections) {
        for (const SelectedItem& one : section.items) {
            const auto places =
                key_places(banks.at(one.ref.bank).items.at(one.ref.item), one.options);
            if (!places) continue;
            if (figures.counts.size() < one.options.size()) {
                figures.counts.resize(one.options.size());
            }
            ++figures.counts[places->now];
            if (!places->is_free()) continue;
            ++figures.free;
            Counts& counts = free[{places->first, places->end}];
            counts.resize(places->end - places->first);
            ++counts[places->now - places->first];
        }
    }
    for (const auto& [places, counts] : free) {
        figures.chi_square += chi_square(counts);
        figures.degrees += static_cast<std::int64_t>(counts.size()) - 1;
    }
    return figures;
}

}  // namespace papersetter::assembly
