// SPDX-License-Identifier: MIT
#include "production/replacement_choice.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "base/text.hpp"
#include "blueprint/picked.hpp"
#include "production/make.hpp"

namespace papersetter::production {
namespace {

using assembly::FormPlace;
using assembly::ItemRef;
using Items = assembly::Replacement::Items;

std::string hint_for(const std::string& name, const std::vector<std::string>& names) {
    const std::string hint =
        base::did_you_mean(name, std::vector<std::string_view>(names.begin(), names.end()));
    return hint.empty() ? hint : ": " + hint;
}

[[noreturn]] void refuse(const std::string& kind, const std::string& name, const std::string& place,
                         const std::string& obstacle) {
    throw base::InputError(kind + base::in_quotes(name) + " cannot stand at " + place + ": " +
                           obstacle);
}

Items item_named(const assembly::Replacement& replacement, const std::vector<bank::Bank>& banks,
                 const std::string& name, const std::string& place) {
    const auto found = blueprint::find_item(banks, name);
    if (!found) {
        std::vector<std::string> names;
        for (const bank::Bank& bank : banks) {
            for (const bank::Item& item : bank.items) {
                names.push_back(banks.size() > 1 ? blueprint::full_name(bank, item) : item.id);
            }
        }
        throw base::InputError("there is no item " + base::in_quotes(name) + hint_for(name, names));
    }
    Items items{{static_cast<std::uint32_t>(found->bank), static_cast<std::uint32_t>(found->item)}};
    const std::string obstacle = replacement.obstacle(items);
    if (!obstacle.empty()) refuse("item ", name, place, obstacle);
    return items;
}

std::vector<Items> parts_named(const assembly::Replacement& replacement,
                               const std::vector<bank::Bank>& banks, const std::string& name,
                               const std::string& place) {
    std::vector<std::pair<std::uint32_t, const bank::Stimulus*>> found;
    std::vector<std::string> names;
    for (std::uint32_t b = 0; b < banks.size(); ++b) {
        for (const bank::Stimulus& stimulus : banks[b].stimuli) {
            const std::string full = banks[b].id + ":" + stimulus.id;
            if (name == stimulus.id || name == full) found.emplace_back(b, &stimulus);
            names.push_back(banks.size() > 1 ? full : stimulus.id);
        }
    }
    if (found.size() != 1) {
        throw base::InputError(
            place + " belongs to an item set, which is replaced as a whole, and " +
            (found.empty() ? "there is no stimulus " + base::in_quotes(name) + hint_for(name, names)
                           : "several banks have a stimulus " + base::in_quotes(name)));
    }
    auto [choices, obstacles] = replacement.candidates_of(found[0].first, *found[0].second);
    if (choices.empty()) refuse("item set ", name, place, obstacles.begin()->first);
    return std::move(choices);
}

}  // namespace

manifest::RecordedPlace place_named(const std::string& written) {
    auto place = manifest::place_from(written);
    if (!place) {
        throw OptionError(base::in_quotes(written) + " is no place on a paper",
                          "write A:17 for question 17 of form A");
    }
    return std::move(*place);
}

FormPlace form_place(const assembly::Selections& series, const manifest::RecordedPlace& wanted) {
    std::string names;
    for (std::size_t f = 0; f < series.size(); ++f) {
        names += (names.empty() ? "" : ", ") + series[f].form;
        if (series[f].form != wanted.form) continue;
        int number = 0;
        for (std::size_t s = 0; s < series[f].sections.size(); ++s) {
            for (std::size_t i = 0; i < series[f].sections[s].items.size(); ++i) {
                if (++number == wanted.number) return {f, s, i};
            }
        }
        throw base::InputError("form " + wanted.form + " has no question " +
                               std::to_string(wanted.number) + ": it has " +
                               std::to_string(number));
    }
    throw base::InputError("the paper has no form " + base::in_quotes(wanted.form) + ": it has " +
                           base::in_brief(names));
}

int number_of(const assembly::Selections& series, const FormPlace& place) {
    std::size_t number = place.position + 1;
    for (std::size_t s = 0; s < place.section; ++s) {
        number += series[place.form].sections[s].items.size();
    }
    return static_cast<int>(number);
}

std::string name_of_run(const std::vector<bank::Bank>& banks, const Items& items) {
    const bank::Bank& bank = banks[items.front().bank];
    const bank::Item& item = bank.items[items.front().item];
    return item.stimulus.empty() ? blueprint::full_name(bank, item) : bank.id + ":" + item.stimulus;
}

std::vector<Items> choices_named(const assembly::Replacement& replacement, const assembly::Run& run,
                                 const std::vector<bank::Bank>& banks, const std::string& name,
                                 const std::string& place) {
    if (run.is_set) return parts_named(replacement, banks, name, place);
    return {item_named(replacement, banks, name, place)};
}

std::vector<Items> choices_left(const assembly::Replacement& replacement,
                                const std::vector<bank::Bank>& banks,
                                const std::vector<manifest::RecordedReplacement>& history,
                                std::map<std::string, std::size_t>& obstacles) {
    auto [choices, in_the_way] = replacement.candidates();
    obstacles = std::move(in_the_way);
    std::set<std::string> gone;
    for (const manifest::RecordedReplacement& one : history) gone.insert(one.was);
    std::set<std::string> returning;
    std::erase_if(choices, [&](const Items& items) {
        std::string name = name_of_run(banks, items);
        if (!gone.contains(name)) return false;
        returning.insert(std::move(name));
        return true;
    });
    if (!returning.empty()) {
        obstacles["replaced before (--with takes it)"] += returning.size();
    }
    return std::move(choices);
}

std::string reasons(const std::map<std::string, std::size_t>& obstacles, bool is_set) {
    std::vector<std::pair<std::size_t, std::string>> sorted;
    for (const auto& [obstacle, count] : obstacles) sorted.emplace_back(count, obstacle);
    std::ranges::stable_sort(sorted,
                             [](const auto& a, const auto& b) { return a.first > b.first; });
    constexpr std::size_t most_told = 8;
    const std::string kind = is_set ? " item set" : " item";
    std::string text;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i == most_told) return text + "\nand other reasons";
        const auto& [count, obstacle] = sorted[i];
        text += "\n" + std::to_string(count) + kind + (count == 1 ? ": " : "s: ") + obstacle;
    }
    return text;
}

}  // namespace papersetter::production
