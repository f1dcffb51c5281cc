// SPDX-License-Identifier: MIT
#include "assembly/figures.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "assembly/section_measures.hpp"

namespace papersetter::assembly {
namespace {

const bank::Item& item_of(const std::vector<bank::Bank>& banks, ItemRef ref) {
    return banks.at(ref.bank).items.at(ref.item);
}

std::int64_t rounded_mean(std::int64_t sum, std::int64_t count) {
    return count == 0 ? 0 : (2 * sum + count) / (2 * count);
}

std::int64_t sets_of(const std::vector<bank::Bank>& banks, const SelectedSection& section) {
    std::set<std::pair<std::uint32_t, std::string_view>> sets;
    for (const SelectedItem& one : section.items) {
        const bank::Item& item = item_of(banks, one.ref);
        if (!item.stimulus.empty()) sets.emplace(one.ref.bank, item.stimulus);
    }
    return static_cast<std::int64_t>(sets.size());
}

FormSectionFigures figures_of_section(const std::vector<bank::Bank>& banks,
                                      const SectionMeasures& measures,
                                      const SelectedSection& section) {
    const std::vector<Requirement>& requirements = measures.requirements();
    FormSectionFigures figures{section.law, std::vector<std::int64_t>(requirements.size())};
    SectionMeasures::Marks marks;
    for (const SelectedItem& one : section.items) {
        measures.mark(item_of(banks, one.ref), marks);
        const std::vector<std::int64_t> amounts = measures.amounts(marks);
        for (std::size_t i = 0; i < amounts.size(); ++i) figures.got[i] += amounts[i];
    }
    for (std::size_t i = 0; i < requirements.size(); ++i) {
        if (requirements[i].demand == Demand::sets) figures.got[i] = sets_of(banks, section);
        if (requirements[i].demand != Demand::p) continue;
        figures.got[i] =
            rounded_mean(figures.got[i], static_cast<std::int64_t>(section.items.size()));
    }
    return figures;
}

void add_sums(const std::vector<bank::Bank>& banks, const Selection& selection,
              FormFigures& figures) {
    std::int64_t p = 0;
    figures.minutes = 0;
    for (const SelectedSection& section : selection.sections) {
        for (const SelectedItem& one : section.items) {
            const bank::Item& item = item_of(banks, one.ref);
            ++figures.items;
            figures.points += item.points.units();
            if (!item.minutes) figures.minutes.reset();
            if (figures.minutes) *figures.minutes += item.minutes->units();
            if (!item.p) continue;
            ++figures.p_items;
            p += item.p->units();
        }
    }
    if (figures.p_items > 0) figures.p = rounded_mean(p, figures.p_items);
}

/// What the forms have in common.
class Sharing {
  public:
    Sharing(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint)
        : banks_(banks) {
        names_.insert(blueprint.common.begin(), blueprint.common.end());
        names_.insert(blueprint.include.begin(), blueprint.include.end());
        for (const blueprint::Section& section : blueprint.sections) {
            names_.insert(section.pick.begin(), section.pick.end());
        }
    }

    void add(const Selection& selection) {
        std::set<ItemRef> standing;
        for (const SelectedSection& section : selection.sections) {
            for (const SelectedItem& one : section.items) standing.insert(one.ref);
        }
        std::vector<ItemRef>& items = forms_.emplace_back();
        for (const ItemRef ref : standing) {
            ++uses_[ref];
            if (!is_named(ref)) items.push_back(ref);
        }
    }

    void tell(bool with_overlaps, Figures& figures) const {
        figures.exposure.assign(forms_.size(), 0);
        for (const auto& [ref, uses] : uses_) {
            ++figures.exposure.at(uses - 1);
            if (is_named(ref)) ++figures.named;
        }
        for (std::size_t i = 0; with_overlaps && i + 1 < forms_.size(); ++i) {
            std::vector<std::int64_t>& row = figures.overlaps.emplace_back();
            for (std::size_t j = i + 1; j < forms_.size(); ++j) row.push_back(shared(i, j));
        }
    }

  private:
    [[nodiscard]] bool is_named(ItemRef ref) const {
        const std::string& id = item_of(banks_, ref).id;
        return names_.contains(id) || names_.contains(banks_[ref.bank].id + ":" + id);
    }

    [[nodiscard]] std::int64_t shared(std::size_t one, std::size_t other) const {
        std::vector<ItemRef> both;
        std::set_intersection(forms_[one].begin(), forms_[one].end(), forms_[other].begin(),
                              forms_[other].end(), std::back_inserter(both));
        return static_cast<std::int64_t>(both.size());
    }

    const std::vector<bank::Bank>& banks_;
    std::set<std::string> names_;
    std::map<ItemRef, std::size_t> uses_;
    std::vector<std::vector<ItemRef>> forms_;  ///< the items of each that have no name, sorted
};

}  // namespace

Figures figures_of(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                   const Selections& selections) {
    Figures figures;
    std::vector<SectionMeasures> measures;
    for (std::size_t i = 0; i < blueprint.sections.size(); ++i) {
        const blueprint::Section& section = blueprint.sections[i];
        measures.emplace_back(section);
        figures.sections.push_back(
            {section.title.empty() ? "section " + std::to_string(i + 1) : section.title,
             measures.back().requirements()});
    }
    Sharing sharing(banks, blueprint);
    for (const Selection& selection : selections) {
        FormFigures form;
        form.name = selection.form;
        for (std::size_t i = 0; i < selection.sections.size() && i < measures.size(); ++i) {
            form.sections.push_back(figures_of_section(banks, measures[i], selection.sections[i]));
        }
        add_sums(banks, selection, form);
        form.keys = key_figures_of(banks, selection);
        figures.forms.push_back(std::move(form));
        sharing.add(selection);
    }
    sharing.tell(blueprint.mode != blueprint::SeriesMode::same &&
                     selections.size() <= Figures::most_overlaps,
                 figures);
    return figures;
}

}  // namespace papersetter::assembly
