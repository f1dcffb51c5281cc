// SPDX-License-Identifier: MIT
#include "blueprint/series_check.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "blueprint/item_names.hpp"

namespace papersetter::blueprint {
namespace {

/// The items of a form that it does not have by name, which are those that an overlap counts.
/// Nothing where faults leave open how many there are.
std::optional<std::int64_t> counted_items(const Blueprint& blueprint) {
    std::int64_t items = 0;
    for (const Section& section : blueprint.sections) {
        if (!section.pick.empty()) continue;
        if (!is_drawn(section)) return std::nullopt;
        items += section.items;
    }
    const std::size_t named = blueprint.include.size() + blueprint.common.size();
    return std::max<std::int64_t>(0, items - static_cast<std::int64_t>(named));
}

void check_max_use(const Blueprint& blueprint, base::Diagnostics& diagnostics) {
    const auto forms = static_cast<std::int64_t>(blueprint.forms.size());
    // Where `forms` is left out, --forms may still give more.
    if (!blueprint.max_use || forms == 1 || *blueprint.max_use <= forms) return;
    diagnostics.error(blueprint.max_use_place,
                      "max_use = " + std::to_string(*blueprint.max_use) + " means nothing with " +
                          std::to_string(forms) + " forms",
                      "an item is on at most " + std::to_string(forms) +
                          " of them anyway: write a smaller number, or leave it out");
}

void check_overlap(const Blueprint& blueprint, base::Diagnostics& diagnostics) {
    const auto items = counted_items(blueprint);
    if (!blueprint.overlap || !items || *blueprint.overlap < *items) return;
    const std::string named =
        blueprint.include.empty() && blueprint.common.empty() ? "" : " beside those on all forms";
    diagnostics.error(blueprint.overlap_place,
                      "overlap = " + std::to_string(*blueprint.overlap) +
                          " means nothing where a form has " +
                          items_of(static_cast<std::size_t>(*items)) + named,
                      "two forms cannot share more anyway: write a smaller number, or leave it "
                      "out");
}

}  // namespace

void check_series(const Blueprint& blueprint, base::Diagnostics& diagnostics) {
    if (blueprint.mode != SeriesMode::joint) return;
    check_max_use(blueprint, diagnostics);
    check_overlap(blueprint, diagnostics);
}

}  // namespace papersetter::blueprint
