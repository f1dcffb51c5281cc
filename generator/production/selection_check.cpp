// SPDX-License-Identifier: MIT
#include "production/selection_check.hpp"

#include <map>
#include <utility>
#include <vector>

#include "assembly/checker.hpp"
#include "assembly/figures.hpp"
#include "base/text.hpp"
#include "production/forms.hpp"

namespace papersetter::production {
namespace {

/// "bank:item" of a place; empty when the form has no such question.
std::string item_at(const manifest::Manifest& manifest, const manifest::RecordedPlace& place) {
    for (const manifest::RecordedForm& form : manifest.forms) {
        if (form.name != place.form) continue;
        auto left = static_cast<std::size_t>(place.number) - 1;
        for (const std::vector<manifest::RecordedItem>& items : form.sections) {
            if (left < items.size()) return items[left].item;
            left -= items.size();
        }
    }
    return {};
}

/// "bank:stimulus" of the item set that the item belongs to; empty when it belongs to none.
std::string set_of(const std::vector<bank::Bank>& banks, const std::string& name) {
    const std::size_t colon = name.find(':');
    for (const bank::Bank& bank : banks) {
        if (colon == std::string::npos || name.substr(0, colon) != bank.id) continue;
        const bank::Item* const item = bank.find(name.substr(colon + 1));
        if (item != nullptr && !item->stimulus.empty()) return bank.id + ":" + item->stimulus;
    }
    return {};
}

}  // namespace

void check_selections(const RecordedPaper& paper, const Inputs& inputs,
                      const assembly::Selections& selections, base::Diagnostics& diagnostics) {
    for (const assembly::Selection& selection : selections) {
        for (const std::string& fault :
             assembly::faults_of(inputs.banks, inputs.blueprint, selection)) {
            diagnostics.error(paper.place, "form " + selection.form +
                                               " does not satisfy the blueprint: " + fault);
        }
    }
    for (const std::string& fault :
         assembly::faults_of_series(inputs.banks, inputs.blueprint, selections)) {
        diagnostics.error(paper.place, fault);
    }
}

void check_figures(const RecordedPaper& paper, const Inputs& inputs,
                   const assembly::Selections& selections, base::Diagnostics& diagnostics) {
    if (!paper.manifest.figures) {
        diagnostics.error(paper.place, "has no [figures]");
        return;
    }
    const manifest::RecordedFigures right =
        manifest::recorded(assembly::figures_of(inputs.banks, inputs.blueprint, selections));
    for (const std::string& one : manifest::differences(*paper.manifest.figures, right)) {
        diagnostics.error(paper.place, "the figures are not those of the forms: " + one);
    }
}

void check_history(const RecordedPaper& paper, const Inputs& inputs,
                   base::Diagnostics& diagnostics) {
    std::map<std::pair<std::string, int>, std::string> now;
    const auto tell = [&](const manifest::RecordedPlace& place, std::string_view what) {
        diagnostics.error(paper.place, "the replacements tell of " + place.form + ":" +
                                           std::to_string(place.number) + " that " +
                                           std::string(what));
    };
    for (const manifest::RecordedReplacement& one : paper.manifest.replacements) {
        for (const manifest::RecordedPlace& place : one.places) {
            const auto [known, is_first] = now.try_emplace({place.form, place.number}, one.was);
            if (known->second != one.was) tell(place, base::shown(one.was) + " stood there");
            known->second = one.now;
        }
    }
    for (const auto& [place, item] : now) {
        const manifest::RecordedPlace at{place.first, place.second};
        const std::string standing = item_at(paper.manifest, at);
        if (standing == item || set_of(inputs.banks, standing) == item) continue;
        tell(at, base::shown(item) + " stands there");
    }
}

KeyTables check_keys(const RecordedPaper& paper, const Inputs& inputs,
                     const assembly::Selections& selections, base::Diagnostics& diagnostics) {
    const PrintRun run{&inputs, &selections};
    std::vector<FormOutcome> outcomes(selections.size());
    for (std::size_t i = 0; i < selections.size(); ++i) {
        try {
            manifest::RecordedForm right = composed_form(run, i, outcomes[i], diagnostics);
            right.pages = paper.manifest.forms[i].pages;
            if (right == paper.manifest.forms[i]) continue;
            diagnostics.error(paper.place, "the letters, points or code of form " +
                                               selections[i].form + " are not those of its paper");
        } catch (const base::InputError&) {
            return {};
        }
    }
    return key_tables_of(inputs, outcomes, manifest::revision_of(paper.manifest));
}

}  // namespace papersetter::production
