// SPDX-License-Identifier: MIT
#include "blueprint/lack_check.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "blueprint/eligibility.hpp"
#include "blueprint/item_names.hpp"

namespace papersetter::blueprint {
namespace {

/// Something that a section needs of each of its items.
struct Need {
    std::string what;  ///< completes "section 1 …, but 2 items it may take have none"
    std::string keys;  ///< that give it
    base::Place place;
    bool (*is_met)(const bank::Item&);
};

bool has_band(const bank::Item& item) { return bank::band_of(item).has_value(); }
bool has_minutes(const bank::Item& item) { return item.minutes.has_value(); }
bool has_p(const bank::Item& item) { return item.p.has_value(); }

/// Where a section counts items by difficulty, if it does.
std::optional<base::Place> place_of_bands(const Section& section) {
    for (const Family& family : section.families) {
        if (family.attribute == Attribute::difficulty) return family.place;
    }
    for (const TwoWayTable& table : section.tables) {
        const bool has_bands = table.row_attribute == Attribute::difficulty ||
                               table.column_attribute == Attribute::difficulty;
        if (has_bands) return table.place;
    }
    return std::nullopt;
}

std::vector<Need> needs_of(const Section& section) {
    std::vector<Need> needs;
    const std::string bands = "`difficulty` or `p`";
    if (const auto place = place_of_bands(section)) {
        needs.push_back({"counts difficulty", bands, *place, has_band});
    } else if (section.arrange == Arrange::difficulty) {
        needs.push_back({"is arranged by difficulty", bands, section.place, has_band});
    }
    if (section.minutes) {
        needs.push_back({"bounds the minutes", "`minutes`", section.minutes->place, has_minutes});
    }
    if (section.p) needs.push_back({"bounds the mean p", "`p`", section.p->place, has_p});
    return needs;
}

}  // namespace

void check_lacks(const Blueprint& blueprint, const std::vector<bank::Bank>& banks,
                 const std::set<Picked>& untaken, base::Diagnostics& diagnostics) {
    for (std::size_t i = 0; i < blueprint.sections.size(); ++i) {
        const Section& section = blueprint.sections[i];
        const std::vector<Need> needs = needs_of(section);
        if (needs.empty() || !is_drawn(section)) continue;
        const Eligibility eligibility(section);
        std::vector<std::vector<std::string>> lacking(needs.size());
        for (std::size_t b = 0; b < banks.size(); ++b) {
            for (std::size_t k = 0; k < banks[b].items.size(); ++k) {
                const bank::Item& item = banks[b].items[k];
                const Obstacle obstacle = eligibility.obstacle(item);
                const bool counts =
                    obstacle == Obstacle::none || obstacle == Obstacle::no_difficulty;
                if (!counts || untaken.contains({b, k})) continue;
                for (std::size_t n = 0; n < needs.size(); ++n) {
                    if (!needs[n].is_met(item)) lacking[n].push_back(shown_name(banks, {b, k}));
                }
            }
        }
        for (std::size_t n = 0; n < needs.size(); ++n) {
            const std::vector<std::string>& names = lacking[n];
            if (names.empty()) continue;
            diagnostics.error(
                needs[n].place,
                name_of(section, i) + " " + needs[n].what + ", but " + items_of(names.size()) +
                    " it may take " + (names.size() == 1 ? "has" : "have") +
                    " none: " + list_of(names),
                "give the items " + needs[n].keys + ", or leave them out with `where`");
        }
    }
}

}  // namespace papersetter::blueprint
