// SPDX-License-Identifier: MIT
#include "bank/item_sets.hpp"

#include <set>
#include <string_view>

#include "base/text.hpp"

namespace papersetter::bank {

namespace {

void tell_unknown(const Item& item, const Bank& bank, base::Diagnostics& diagnostics) {
    std::vector<std::string_view> known;
    for (const Stimulus& each : bank.stimuli) known.push_back(each.id);
    const std::string hint = base::did_you_mean(item.stimulus, known);
    diagnostics.error(
        item.stimulus_place, "the bank has no stimulus " + base::in_quotes(item.stimulus),
        hint.empty() ? "write it in a file of items: [[stimulus]] with this id" : hint);
}

}  // namespace

void check_item_sets(const Bank& bank, base::Diagnostics& diagnostics) {
    std::set<std::string_view> asked_about;
    for (const Item& item : bank.items) {
        if (!item.stimulus_place.is_known()) continue;
        asked_about.insert(item.stimulus);
        if (bank.find_stimulus(item.stimulus) == nullptr) tell_unknown(item, bank, diagnostics);
    }
    for (const Stimulus& stimulus : bank.stimuli) {
        if (const Item* const item = bank.find(stimulus.id)) {
            diagnostics.add(
                {base::Severity::error, stimulus.place,
                 "the id " + base::in_quotes(stimulus.id) + " is given to an item and a stimulus",
                 "`enemies` could not tell which is meant: give the stimulus another id",
                 item->place, "the item stands here"});
        }
        if (asked_about.contains(stimulus.id)) continue;
        diagnostics.warning(
            stimulus.place, "no item asks about the stimulus " + base::in_quotes(stimulus.id),
            "write stimulus = " + base::in_quotes(stimulus.id) + " in the items of its set");
    }
}

}  // namespace papersetter::bank
