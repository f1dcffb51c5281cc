// SPDX-License-Identifier: MIT
#include <algorithm>

#include "base/text.hpp"
#include "manifest/manifest.hpp"
#include "manifest/words.hpp"

namespace papersetter::manifest {

namespace {

std::optional<assembly::ItemRef> find(std::string_view name, const std::vector<bank::Bank>& banks) {
    const std::size_t colon = name.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    for (std::size_t i = 0; i < banks.size(); ++i) {
        if (banks[i].id != name.substr(0, colon)) continue;
        const bank::Item* const item = banks[i].find(name.substr(colon + 1));
        if (item == nullptr) continue;
        return assembly::ItemRef{static_cast<std::uint32_t>(i),
                                 static_cast<std::uint32_t>(item - banks[i].items.data())};
    }
    return std::nullopt;
}

assembly::Law law_of(std::string_view word) {
    const auto* const found = std::find(law_words.begin(), law_words.end(), word);
    return found == law_words.end() ? assembly::Law::provisional
                                    : static_cast<assembly::Law>(found - law_words.begin());
}

}  // namespace

assembly::Selections selections_of(const Manifest& manifest, const std::vector<bank::Bank>& banks,
                                   base::Diagnostics& diagnostics) {
    assembly::Selections selections;
    for (const RecordedForm& form : manifest.forms) {
        assembly::Selection selection{form.name, static_cast<std::uint32_t>(selections.size()), {}};
        for (std::size_t s = 0; s < form.sections.size(); ++s) {
            assembly::SelectedSection section;
            if (s < form.laws.size()) section.law = law_of(form.laws[s]);
            for (const RecordedItem& item : form.sections[s]) {
                const auto ref = find(item.item, banks);
                const std::string named =
                    "item " + base::in_quotes(item.item) + " of form " + base::shown(form.name);
                if (!ref) {
                    diagnostics.error({}, "the record has no " + named);
                } else if (bank::orders_of_parts(banks[ref->bank].items[ref->item], item.options)
                               .empty()) {
                    diagnostics.error({}, "the manifest's order of options does not fit " + named);
                } else {
                    section.items.push_back({*ref, item.options});
                }
            }
            selection.sections.push_back(std::move(section));
        }
        selection.revision = revision_of(manifest, form.name);
        selections.push_back(std::move(selection));
    }
    return selections;
}

}  // namespace papersetter::manifest
