// SPDX-License-Identifier: MIT
#include "assembly/replacement.hpp"

#include <algorithm>
#include <utility>

#include "assembly/arrange.hpp"
#include "assembly/checker.hpp"
#include "blueprint/picked.hpp"
#include "blueprint/rationales.hpp"

namespace papersetter::assembly {
namespace {

using blueprint::Arrange;

/// The block that an item belongs to when questions are arranged by topic: the deepest topic that
/// the section counts and that holds it, else its own.
std::string_view block_of(const blueprint::Section& section, const bank::Item& item) {
    std::string_view best;
    for (const blueprint::Family& family : section.families) {
        if (family.attribute != blueprint::Attribute::topic) continue;
        for (const blueprint::Count& count : family.counts) {
            if (count.value.size() > best.size() && bank::is_within(item.topic, count.value)) {
                best = count.value;
            }
        }
    }
    return best.empty() ? std::string_view(item.topic) : best;
}

std::size_t rank_of(const bank::Item& item) {
    const auto band = bank::band_of(item);
    return band ? static_cast<std::size_t>(*band) : bank::difficulty_words.size();
}

/// What the checker says of an item, without its name: "section 1: left out by where".
std::string without_name(std::string fault, const std::string& id) {
    for (const std::string& name : {"item " + id + " is ", "item " + id + " "}) {
        const std::size_t at = fault.find(name);
        if (at == std::string::npos) continue;
        fault.erase(at, name.size());
        break;
    }
    return fault;
}

}  // namespace

std::vector<FormPlace> places_of_item(const blueprint::Blueprint& blueprint,
                                      const Selections& selections, const FormPlace& place) {
    if (blueprint.mode != blueprint::SeriesMode::same) return {place};
    const ItemRef wanted =
        selections.at(place.form).sections.at(place.section).items.at(place.position).ref;
    std::vector<FormPlace> places;
    for (std::size_t f = 0; f < selections.size(); ++f) {
        for (std::size_t s = 0; s < selections[f].sections.size(); ++s) {
            const std::vector<SelectedItem>& items = selections[f].sections[s].items;
            for (std::size_t i = 0; i < items.size(); ++i) {
                if (items[i].ref == wanted) places.push_back({f, s, i});
            }
        }
    }
    return places;
}

Replacement::Replacement(const std::vector<bank::Bank>& banks,
                         const blueprint::Blueprint& blueprint, const Selections& selections,
                         std::vector<FormPlace> places, base::Random root)
    : banks_(&banks),
      blueprint_(&blueprint),
      selections_(&selections),
      places_(std::move(places)),
      options_(root.fork("options")) {}

bool Replacement::is_on_forms(ItemRef ref) const {
    return std::any_of(places_.begin(), places_.end(), [&](const FormPlace& place) {
        const std::vector<SelectedSection>& sections = (*selections_)[place.form].sections;
        return std::any_of(sections.begin(), sections.end(), [&](const SelectedSection& section) {
            return std::any_of(section.items.begin(), section.items.end(),
                               [&](const SelectedItem& item) { return item.ref == ref; });
        });
    });
}

bool Replacement::meets_enemy(const FormPlace& place, ItemRef ref) const {
    const std::vector<std::string>& enemies = item_of(ref).enemies;
    const std::vector<SelectedSection>& sections = (*selections_)[place.form].sections;
    for (std::size_t s = 0; s < sections.size(); ++s) {
        for (std::size_t i = 0; i < sections[s].items.size(); ++i) {
            if (place == FormPlace{place.form, s, i}) continue;
            const ItemRef other = sections[s].items[i].ref;
            if (other.bank == ref.bank &&
                std::binary_search(enemies.begin(), enemies.end(), item_of(other).id)) {
                return true;
            }
        }
    }
    return false;
}

bool Replacement::keeps_order(const FormPlace& place, const bank::Item& item) const {
    const blueprint::Section& section = blueprint_->sections[place.section];
    const std::vector<SelectedItem>& items =
        (*selections_)[place.form].sections[place.section].items;
    const std::size_t at = place.position;
    if (section.arrange == Arrange::topic) {
        return block_of(section, item) == block_of(section, item_of(items[at].ref));
    }
    if (section.arrange == Arrange::difficulty) {
        return (at == 0 || rank_of(item_of(items[at - 1].ref)) <= rank_of(item)) &&
               (at + 1 == items.size() || rank_of(item) <= rank_of(item_of(items[at + 1].ref)));
    }
    return true;
}

SelectedItem Replacement::selected(ItemRef ref, std::uint32_t form) const {
    const std::string name = blueprint::full_name((*banks_)[ref.bank], item_of(ref));
    return {ref, order_options(item_of(ref), options_.fork(name).form(form))};
}

std::string Replacement::obstacle(ItemRef ref) const {
    const bank::Item& item = item_of(ref);
    if (is_on_forms(ref)) return "on the paper already";
    if (!bank::is_usable(item)) return "draft, retired or incomplete";
    if (std::any_of(item.options.begin(), item.options.end(), [&](const bank::Option& option) {
            return blueprint::lacks_rationale(option, blueprint_->rationales);
        })) {
        return "without a rationale";
    }
    if (!std::all_of(places_.begin(), places_.end(),
                     [&](const FormPlace& place) { return keeps_order(place, item); })) {
        return "outside its block of questions";
    }
    if (meets_enemy(places_.front(), ref)) return "an enemy of an item on the paper";
    // The forms of mode same have the same items: the bounds hold on all of them or on none.
    const FormPlace& place = places_.front();
    Selection form = (*selections_)[place.form];
    form.sections[place.section].items[place.position] = selected(ref, form.index);
    std::vector<std::string> faults = faults_of(*banks_, *blueprint_, form);
    return faults.empty() ? std::string() : without_name(std::move(faults.front()), item.id);
}

Replacement::Candidates Replacement::candidates() const {
    Candidates result;
    std::vector<std::pair<std::string, ItemRef>> named;
    for (std::uint32_t b = 0; b < banks_->size(); ++b) {
        const bank::Bank& bank = (*banks_)[b];
        for (std::uint32_t i = 0; i < bank.items.size(); ++i) {
            std::string why = obstacle({b, i});
            if (why.empty()) {
                named.emplace_back(blueprint::full_name(bank, bank.items[i]), ItemRef{b, i});
            } else {
                ++result.obstacles[std::move(why)];
            }
        }
    }
    std::sort(named.begin(), named.end());
    for (const auto& [name, ref] : named) result.items.push_back(ref);
    return result;
}

Selections Replacement::with(ItemRef item) const {
    Selections series = *selections_;
    for (const FormPlace& place : places_) {
        Selection& form = series[place.form];
        form.sections[place.section].items[place.position] = selected(item, form.index);
    }
    return series;
}

}  // namespace papersetter::assembly
