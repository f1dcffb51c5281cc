// SPDX-License-Identifier: MIT
#include "production/selection_check.hpp"

#include <set>

#include "assembly/checker.hpp"
#include "manifest/key_csv.hpp"
#include "paper/compose.hpp"
#include "production/forms.hpp"

namespace papersetter::production {
namespace {

std::set<assembly::ItemRef> items_of(const assembly::SelectedSection& section) {
    std::set<assembly::ItemRef> items;
    for (const assembly::SelectedItem& item : section.items) items.insert(item.ref);
    return items;
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
    if (inputs.blueprint.mode != blueprint::SeriesMode::same || selections.empty()) return;
    const assembly::Selection& first = selections.front();
    for (const assembly::Selection& selection : selections) {
        for (std::size_t s = 0; s < selection.sections.size(); ++s) {
            if (items_of(selection.sections[s]) == items_of(first.sections[s])) continue;
            diagnostics.error(paper.place, "section " + std::to_string(s + 1) + " of form " +
                                               selection.form + " has other items than that of " +
                                               "form " + first.form);
        }
    }
}

std::string check_keys(const RecordedPaper& paper, const Inputs& inputs,
                       const assembly::Selections& selections, base::Diagnostics& diagnostics) {
    std::string csv(manifest::key_csv_header);
    for (std::size_t i = 0; i < selections.size(); ++i) {
        try {
            const paper::InstructorPaper composed =
                paper::compose(inputs.banks, inputs.blueprint, selections, i, diagnostics);
            csv += manifest::key_csv_rows(composed, selections[i], inputs.banks);
            if (recorded(inputs, selections[i], composed) == paper.manifest.forms[i]) continue;
            diagnostics.error(paper.place, "the letters, points or code of form " +
                                               selections[i].form + " are not those of its paper");
        } catch (const base::InputError&) {
            return {};
        }
    }
    return csv;
}

}  // namespace papersetter::production
