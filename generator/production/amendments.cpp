// SPDX-License-Identifier: MIT
#include "production/amendments.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "base/digest.hpp"
#include "base/text.hpp"
#include "blueprint/picked.hpp"
#include "production/crosswalk.hpp"
#include "production/output_names.hpp"

namespace papersetter::production {
namespace {

/// The items that stand on a form, by name.
std::map<std::string, const bank::Item*> items_on(const assembly::Selection& selection,
                                                  const std::vector<bank::Bank>& banks) {
    std::map<std::string, const bank::Item*> items;
    for (const assembly::SelectedSection& section : selection.sections) {
        for (const assembly::SelectedItem& selected : section.items) {
            const bank::Bank& bank = banks[selected.ref.bank];
            const bank::Item& item = bank.items[selected.ref.item];
            items[blueprint::full_name(bank, item)] = &item;
        }
    }
    return items;
}

/// How many positions an accepting change must have; nothing: any number of different ones.
std::optional<std::size_t> needed_options(const bank::Item& part) {
    switch (part.type) {
        case bank::Type::single:
            return 1;
        case bank::Type::matching:
            return std::ranges::count_if(
                part.options, [](const bank::Option& one) { return !one.prompt.empty(); });
        case bank::Type::ordering:
            return part.options.size();
        case bank::Type::cloze:
            return part.gaps.size();
        default:
            return std::nullopt;
    }
}

bool is_possible(const paper::KeyChange& change, const bank::Item& item) {
    const bool is_composite = item.type == bank::Type::composite;
    if (change.part && (!is_composite || *change.part >= item.parts.size())) return false;
    if (is_composite && !change.part) return change.kind == paper::KeyChangeKind::leave_out;
    const bank::Item& part = change.part ? item.parts[*change.part] : item;
    if (change.kind == paper::KeyChangeKind::points) return change.points > base::Decimal();
    if (change.kind == paper::KeyChangeKind::leave_out) return true;
    const bool is_known = std::ranges::all_of(
        change.options, [&](std::uint32_t authored) { return authored < part.options.size(); });
    if (!is_known || part.type == bank::Type::essay) return false;
    const bool is_lettered = bank::offers_options(part);
    if (is_lettered != change.text.empty()) return false;
    if (!is_lettered) return part.type != bank::Type::cloze || change.gap < part.gaps.size();
    const auto needed = needed_options(part);
    return !needed || change.options.size() == *needed;
}

}  // namespace

paper::Amendments amendments_of(const manifest::Manifest& manifest) { return manifest.amendments; }

void check_amendments(const RecordedPaper& paper, const Inputs& inputs,
                      const assembly::Selections& selections, base::Diagnostics& diagnostics) {
    std::map<std::string, const bank::Item*> items;
    for (const assembly::Selection& selection : selections) {
        items.merge(items_on(selection, inputs.banks));
    }
    for (const paper::Amendment& amendment : paper.manifest.amendments) {
        for (const paper::KeyChange& change : amendment.changes) {
            const auto found = items.find(change.item);
            if (found != items.end() && is_possible(change, *found->second)) continue;
            diagnostics.error(paper.place, "amendment r" + std::to_string(amendment.revision) +
                                               " does not fit the item " +
                                               base::in_quotes(change.item));
        }
    }
}

std::vector<std::size_t> amended_forms(const paper::Amendment& amendment, const Inputs& inputs,
                                       const assembly::Selections& selections) {
    std::vector<std::size_t> forms;
    for (std::size_t form = 0; form < selections.size(); ++form) {
        const auto items = items_on(selections[form], inputs.banks);
        const bool is_changed = std::ranges::any_of(
            amendment.changes,
            [&](const paper::KeyChange& change) { return items.contains(change.item); });
        if (is_changed) forms.push_back(form);
    }
    return forms;
}

std::vector<std::string> files_of(const paper::Amendment& amendment, const Inputs& inputs,
                                  const assembly::Selections& selections) {
    std::vector<std::string> names{key_csv_file(amendment.revision),
                                   key_json_file(amendment.revision)};
    for (const std::size_t form : amended_forms(amendment, inputs, selections)) {
        for (const std::string& profile : inputs.blueprint.profiles) {
            names.push_back(key_file(selections[form].form, profile, amendment.revision));
        }
    }
    return names;
}

AmendedKeys print_amended(const PrintRun& run, const Sink& sink, base::Diagnostics& diagnostics) {
    const paper::Amendment& amendment = run.amendments->back();
    AmendedKeys keys;
    keys.outcomes = print_forms(
        run,
        {amended_forms(amendment, *run.inputs, *run.selections), equal_pages(run), Products::keys},
        sink, diagnostics);
    for (const FormOutcome& outcome : keys.outcomes) {
        keys.outputs.insert(keys.outputs.end(), outcome.outputs.begin(), outcome.outputs.end());
    }
    const auto crosswalk = print_crosswalk(run, sink, diagnostics);
    keys.outputs.insert(keys.outputs.end(), crosswalk.begin(), crosswalk.end());
    const KeyTables tables = amended_tables(run, diagnostics);
    for (const auto& [name, text] : {std::pair(key_csv_file(amendment.revision), &tables.csv),
                                     {key_json_file(amendment.revision), &tables.json}}) {
        sink(name, *text);
        keys.outputs.push_back({name, base::sha256(*text)});
    }
    return keys;
}

KeyTables amended_tables(const PrintRun& run, base::Diagnostics& diagnostics) {
    std::vector<FormOutcome> outcomes(run.selections->size());
    for (std::size_t form = 0; form < outcomes.size(); ++form) {
        static_cast<void>(composed_form(run, form, outcomes[form], diagnostics));
    }
    return key_tables_of(*run.inputs, outcomes, run.amendments->back().revision);
}

}  // namespace papersetter::production
