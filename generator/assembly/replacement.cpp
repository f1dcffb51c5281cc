// SPDX-License-Identifier: MIT
#include "assembly/replacement.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "assembly/arrange.hpp"
#include "assembly/checker.hpp"
#include "assembly/positions.hpp"
#include "blueprint/picked.hpp"
#include "blueprint/rationales.hpp"

namespace papersetter::assembly {
namespace {

using blueprint::Arrange;

constexpr std::size_t most_parts = 1000;

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

/// The bands of an item or an item set: it stands where their mean is.
struct Bands {
    std::size_t sum = 0;
    std::size_t count = 0;

    void add(const bank::Item& item) {
        const auto band = bank::band_of(item);
        sum += band ? static_cast<std::size_t>(*band) : bank::difficulty_words.size();
        ++count;
    }
    [[nodiscard]] bool is_at_most(const Bands& other) const {
        return sum * other.count <= other.sum * count;
    }
};

/// What the checker says of an item, without its name: "section 1: left out by where".
std::string without_name(std::string fault, const bank::Bank& bank, const bank::Item& item) {
    for (const std::string& id : {item.id, blueprint::full_name(bank, item)}) {
        for (const std::string& name : {"item " + id + " is ", "item " + id + " "}) {
            const std::size_t at = fault.find(name);
            if (at != std::string::npos) return fault.erase(at, name.size());
        }
    }
    return fault;
}

/// The next choice of as many places out of `count`, in lexicographic order; false after the last.
bool advance(std::vector<std::size_t>& places, std::size_t count) {
    std::size_t i = places.size();
    while (i > 0 && places[i - 1] == count - places.size() + i - 1) --i;
    if (i == 0) return false;
    ++places[i - 1];
    for (; i < places.size(); ++i) places[i] = places[i - 1] + 1;
    return true;
}

}  // namespace

Replacement::Replacement(const std::vector<bank::Bank>& banks,
                         const blueprint::Blueprint& blueprint, const Selections& selections,
                         Run run, base::Random root)
    : banks_(&banks),
      blueprint_(&blueprint),
      selections_(&selections),
      run_(std::move(run)),
      options_(root.fork("options")) {}

bool Replacement::is_on_forms(ItemRef ref) const {
    return std::ranges::any_of(run_.starts, [&](const FormPlace& start) {
        const std::vector<SelectedSection>& sections = (*selections_)[start.form].sections;
        return std::ranges::any_of(sections, [&](const SelectedSection& section) {
            return std::ranges::any_of(section.items,
                                       [&](const SelectedItem& item) { return item.ref == ref; });
        });
    });
}

// Enemies name each other, so those that the item and its stimulus name are all.
bool Replacement::meets_enemy(ItemRef ref) const {
    const FormPlace& start = run_.starts.front();
    const bank::Bank& bank = (*banks_)[ref.bank];
    const bank::Stimulus* const stimulus = bank.find_stimulus(item_of(ref).stimulus);
    const auto is_enemy = [&](const std::string& id) {
        const auto names = [&](const std::vector<std::string>& enemies) {
            return std::ranges::binary_search(enemies, id);
        };
        return names(item_of(ref).enemies) || (stimulus != nullptr && names(stimulus->enemies));
    };
    const std::vector<SelectedSection>& sections = (*selections_)[start.form].sections;
    for (std::size_t s = 0; s < sections.size(); ++s) {
        for (std::size_t i = 0; i < sections[s].items.size(); ++i) {
            const ItemRef other = sections[s].items[i].ref;
            if (is_in_run(start, s, i) || other.bank != ref.bank) continue;
            if (is_enemy(item_of(other).id) || is_enemy(item_of(other).stimulus)) return true;
        }
    }
    return false;
}

bool Replacement::keeps_order(const FormPlace& start, const Items& items) const {
    const blueprint::Section& section = blueprint_->sections[start.section];
    const std::vector<SelectedItem>& standing = items_at(start);
    if (section.arrange == Arrange::topic) {
        return block_of(section, item_of(items.front())) ==
               block_of(section, item_of(standing[start.position].ref));
    }
    if (section.arrange != Arrange::difficulty) return true;
    const auto bands_at = [&](std::size_t position) {
        const Stretch stretch = stretch_at(*banks_, standing, position);
        Bands bands;
        for (std::size_t i = 0; i < stretch.size; ++i) {
            bands.add(item_of(standing[stretch.first + i].ref));
        }
        return bands;
    };
    Bands own;
    for (const ItemRef ref : items) own.add(item_of(ref));
    const std::size_t end = start.position + run_.size;
    return (start.position == 0 || bands_at(start.position - 1).is_at_most(own)) &&
           (end == standing.size() || own.is_at_most(bands_at(end)));
}

SelectedItem Replacement::selected(ItemRef ref, const FormPlace& place) const {
    const bank::Item& item = item_of(ref);
    const std::string name = blueprint::full_name((*banks_)[ref.bank], item);
    const Selection& form = (*selections_)[place.form];
    SelectedItem made{ref, order_options(item, options_.fork(name).form(form.index))};
    if (blueprint_->positions != blueprint::Positions::balanced) return made;
    const SelectedItem& before = items_at(place)[place.position];
    const auto was = key_places(item_of(before.ref), before.options);
    const auto can = key_places(item, made.options);
    if (was && can && can->first <= was->now && was->now < can->end) {
        move_key(item, was->now, made.options);
    }
    return made;
}

void Replacement::put(const Items& items, const FormPlace& start, Selection& form) const {
    for (std::size_t i = 0; i < items.size(); ++i) {
        const FormPlace place{start.form, start.section, start.position + i};
        form.sections[place.section].items[place.position] = selected(items[i], place);
    }
}

std::string Replacement::obstacle_to_item(ItemRef ref) const {
    const bank::Item& item = item_of(ref);
    if (is_on_forms(ref)) return "on the paper already";
    if (!bank::is_usable(item)) return "draft, retired or incomplete";
    if (blueprint::lacks_any_rationale(item, blueprint_->rationales)) return "without a rationale";
    return {};
}

// The forms of mode same have the same items: the bounds hold on all of them or on none.
std::string Replacement::fault_of_series(const Items& items) const {
    const FormPlace& start = run_.starts.front();
    Selection form = (*selections_)[start.form];
    put(items, start, form);
    std::vector<std::string> faults = faults_of(*banks_, *blueprint_, form);
    if (faults.empty() && blueprint_->mode == blueprint::SeriesMode::joint) {
        faults = faults_of_series(*banks_, *blueprint_, with(items));
    }
    if (faults.empty()) return {};
    std::string fault = std::move(faults.front());
    for (const ItemRef ref : items) {
        fault = without_name(std::move(fault), (*banks_)[ref.bank], item_of(ref));
    }
    return fault;
}

std::string Replacement::obstacle(const Items& items) const {
    for (const ItemRef ref : items) {
        std::string why = obstacle_to_item(ref);
        if (!why.empty()) return why;
    }
    if (!std::ranges::all_of(run_.starts,
                             [&](const FormPlace& start) { return keeps_order(start, items); })) {
        return "outside its block of questions";
    }
    if (std::ranges::any_of(items, [&](ItemRef ref) { return meets_enemy(ref); })) {
        return "an enemy of an item on the paper";
    }
    return fault_of_series(items);
}

void Replacement::add_items(Candidates& candidates) const {
    std::vector<std::pair<std::string, ItemRef>> named;
    for (std::uint32_t b = 0; b < banks_->size(); ++b) {
        const bank::Bank& bank = (*banks_)[b];
        for (std::uint32_t i = 0; i < bank.items.size(); ++i) {
            std::string why = obstacle({{b, i}});
            if (why.empty()) {
                named.emplace_back(blueprint::full_name(bank, bank.items[i]), ItemRef{b, i});
            } else {
                ++candidates.obstacles[std::move(why)];
            }
        }
    }
    std::ranges::sort(named);
    for (const auto& [name, ref] : named) candidates.choices.push_back({ref});
}

void Replacement::add_parts(const Items& members, Candidates& candidates) const {
    std::vector<std::size_t> places(run_.size);
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
    std::string first_obstacle;
    bool has_any = false;
    for (std::size_t part = 0; part < most_parts; ++part) {
        Items items;
        for (const std::size_t place : places) items.push_back(members[place]);
        std::string why = obstacle(items);
        if (part == 0) first_obstacle = why;
        has_any = has_any || why.empty();
        if (why.empty()) candidates.choices.push_back(std::move(items));
        if (!advance(places, members.size())) break;
    }
    if (!has_any) ++candidates.obstacles[std::move(first_obstacle)];
}

Replacement::Candidates Replacement::candidates_of(std::uint32_t bank,
                                                   const bank::Stimulus& stimulus) const {
    Candidates result;
    Items members;
    bool is_on_paper = false;
    const bank::Bank& own = (*banks_)[bank];
    for (const std::size_t i : own.authored) {
        if (own.items[i].stimulus != stimulus.id) continue;
        const ItemRef ref{bank, static_cast<std::uint32_t>(i)};
        is_on_paper = is_on_paper || is_on_forms(ref);
        if (bank::is_usable(own.items[i])) members.push_back(ref);
    }
    if (is_on_paper) {
        result.obstacles["on the paper already"] = 1;
    } else if (members.size() < run_.size) {
        result.obstacles["of fewer items"] = 1;
    } else {
        add_parts(members, result);
    }
    return result;
}

Replacement::Candidates Replacement::candidates() const {
    Candidates result;
    if (!run_.is_set) {
        add_items(result);
        return result;
    }
    std::vector<std::pair<std::string, std::uint32_t>> order;
    for (std::uint32_t b = 0; b < banks_->size(); ++b) order.emplace_back((*banks_)[b].id, b);
    std::ranges::sort(order);
    for (const auto& [id, b] : order) {
        for (const bank::Stimulus& stimulus : (*banks_)[b].stimuli) {
            Candidates some = candidates_of(b, stimulus);
            std::ranges::move(some.choices, std::back_inserter(result.choices));
            for (const auto& [obstacle, count] : some.obstacles) {
                result.obstacles[obstacle] += count;
            }
        }
    }
    return result;
}

Selections Replacement::with(const Items& items) const {
    Selections series = *selections_;
    for (const FormPlace& start : run_.starts) put(items, start, series[start.form]);
    return series;
}

}  // namespace papersetter::assembly
