// SPDX-License-Identifier: MIT
#include "blueprint/rationales.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "bank/read.hpp"
#include "base/text.hpp"
#include "blueprint/eligibility.hpp"
#include "blueprint/picked.hpp"

namespace papersetter::blueprint {
namespace {

/// The items that a paper may hold, and whether it holds them whatever is drawn.
using Holdings = std::map<Picked, bool>;

Holdings holdings_of(const Blueprint& blueprint, const std::vector<bank::Bank>& banks) {
    Holdings holdings;
    for (const Section& section : blueprint.sections) {
        for (const std::string& name : section.pick) {
            if (const auto at = find_item(banks, name)) holdings[*at] = true;
        }
    }
    const Holdings picked = holdings;
    for (const Section& section : blueprint.sections) {
        if (!section.pick.empty()) continue;
        const Eligibility eligibility(section);
        std::vector<Picked> found;
        for (std::size_t b = 0; b < banks.size(); ++b) {
            for (std::size_t i = 0; i < banks[b].items.size(); ++i) {
                const bool is_free = !picked.contains({b, i});
                if (is_free && eligibility.covers(banks[b].items[i])) found.push_back({b, i});
            }
        }
        const bool takes_all = found.size() <= static_cast<std::size_t>(section.items);
        for (const Picked at : found) holdings[at] = holdings[at] || takes_all;
    }
    return holdings;
}

void warn(const bank::Option& option, base::Diagnostics& diagnostics) {
    // The same words for all, so that they are folded into one message.
    diagnostics.warning(option.place,
                        "this option has no rationale, and the paper may take its item",
                        "a paper needs one for every option, unless its blueprint waives it");
}

}  // namespace

bool lacks_rationale(const bank::Item& owner, const bank::Option& option, Rationales rationales) {
    if (owner.type == bank::Type::essay) return false;
    const bool is_required =
        rationales == Rationales::every || (rationales == Rationales::key && option.is_correct);
    return is_required && !bank::has_rationale(option);
}

bool lacks_any_rationale(const bank::Item& item, Rationales rationales) {
    const auto parts = bank::answered_parts(item);
    return std::any_of(parts.begin(), parts.end(), [&](const bank::Item* part) {
        return std::any_of(part->options.begin(), part->options.end(), [&](const auto& option) {
            return lacks_rationale(*part, option, rationales);
        });
    });
}

void tell_missing_rationale(const bank::Item& item, const bank::Option& option,
                            base::Diagnostics& diagnostics) {
    diagnostics.error(option.place,
                      "this option of item " + base::in_quotes(item.id) + " has no rationale",
                      option.is_correct ? "say why it is right: rationale = '''…'''"
                                        : "say why it fails: rationale = '''…''' (or waive it in "
                                          "the blueprint: [options] rationales = \"key\")");
}

void check_rationales(const Blueprint& blueprint, const std::vector<bank::Bank>& banks,
                      base::Diagnostics& diagnostics) {
    // Without sections nobody can know which items are meant.
    if (blueprint.sections.empty() && blueprint.rationales == Rationales::every) {
        for (const bank::Bank& bank : banks) bank::warn_missing_rationales(bank, diagnostics);
        return;
    }
    for (const auto& [at, is_certain] : holdings_of(blueprint, banks)) {
        const bank::Item& item = banks[at.bank].items[at.item];
        for (const bank::Item* const part : bank::answered_parts(item)) {
            for (const bank::Option& option : part->options) {
                if (!lacks_rationale(*part, option, blueprint.rationales)) continue;
                if (is_certain) {
                    tell_missing_rationale(item, option, diagnostics);
                } else {
                    warn(option, diagnostics);
                }
            }
        }
    }
}

}  // namespace papersetter::blueprint
