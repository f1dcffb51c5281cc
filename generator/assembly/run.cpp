// SPDX-License-Identifier: MIT
#include "assembly/run.hpp"

namespace papersetter::assembly {
namespace {

bool ask_about_one(const std::vector<bank::Bank>& banks, ItemRef a, ItemRef b) {
    const std::string& stimulus = banks[a.bank].items[a.item].stimulus;
    return a.bank == b.bank && !stimulus.empty() &&
           stimulus == banks[b.bank].items[b.item].stimulus;
}

}  // namespace

Stretch stretch_at(const std::vector<bank::Bank>& banks, const std::vector<SelectedItem>& items,
                   std::size_t position) {
    const ItemRef wanted = items.at(position).ref;
    std::size_t first = position;
    while (first > 0 && ask_about_one(banks, items[first - 1].ref, wanted)) --first;
    std::size_t end = position + 1;
    while (end < items.size() && ask_about_one(banks, items[end].ref, wanted)) ++end;
    return {first, end - first};
}

Run run_at(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
           const Selections& selections, const FormPlace& place) {
    const std::vector<SelectedItem>& items =
        selections.at(place.form).sections.at(place.section).items;
    const Stretch stretch = stretch_at(banks, items, place.position);
    const ItemRef start = items[stretch.first].ref;
    Run run;
    run.size = stretch.size;
    run.is_set = !banks[start.bank].items[start.item].stimulus.empty();
    if (blueprint.mode != blueprint::SeriesMode::same) {
        run.starts = {{place.form, place.section, stretch.first}};
        return run;
    }
    // The items of a set stand in one order on all forms.
    for (std::size_t f = 0; f < selections.size(); ++f) {
        for (std::size_t s = 0; s < selections[f].sections.size(); ++s) {
            const std::vector<SelectedItem>& others = selections[f].sections[s].items;
            for (std::size_t i = 0; i < others.size(); ++i) {
                if (others[i].ref == start) run.starts.push_back({f, s, i});
            }
        }
    }
    return run;
}

}  // namespace papersetter::assembly
