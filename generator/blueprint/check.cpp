// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "blueprint/draw_check.hpp"
#include "blueprint/eligibility.hpp"
#include "blueprint/filter_reader.hpp"
#include "blueprint/item_names.hpp"
#include "blueprint/lack_check.hpp"
#include "blueprint/picked.hpp"
#include "blueprint/read.hpp"
#include "blueprint/series_check.hpp"
#include "blueprint/set_check.hpp"
#include "blueprint/vocabulary.hpp"

namespace papersetter::blueprint {
namespace {

bool is_known_topic(const std::vector<bank::Bank>& banks, const std::string& topic) {
    return std::any_of(banks.begin(), banks.end(),
                       [&](const bank::Bank& bank) { return bank.find_topic(topic) != nullptr; });
}

bool is_known_id(const std::vector<bank::Bank>& banks, const std::string& id) {
    return std::any_of(banks.begin(), banks.end(),
                       [&](const bank::Bank& bank) { return bank.find(id) != nullptr; });
}

class Checker {
  public:
    Checker(const Blueprint& blueprint, const std::vector<bank::Bank>& banks,
            base::Diagnostics& diagnostics)
        : blueprint_(&blueprint), banks_(&banks), diagnostics_(&diagnostics), words_(banks) {}

    void check() {
        check_bank_ids();
        for (std::size_t i = 0; i < blueprint_->sections.size(); ++i) check_section(i);
        check_picks();
        check_draw(*blueprint_, *banks_, words_, *diagnostics_);
        for (const auto* names : {&blueprint_->exclude, &blueprint_->avoided}) {
            for (const std::string& name : *names) {
                if (const auto at = find_item(*banks_, name)) untaken_.insert(*at);
            }
        }
        for (const Picked at : put_on_every_paper(*blueprint_, *banks_)) untaken_.erase(at);
        untaken_.insert(picked_.begin(), picked_.end());
        check_lacks(*blueprint_, *banks_, untaken_, *diagnostics_);
        check_overlap();
        check_sets(*blueprint_, *banks_, picked_, untaken_, *diagnostics_);
        check_series(*blueprint_, *diagnostics_);
        check_positions();
    }

  private:
    void check_bank_ids();
    void check_section(std::size_t index);
    void check_filter(const Filter& filter);
    void check_word(Condition::Attribute attribute, const std::string& word, base::Place place);
    void check_topic(const std::string& topic, base::Place place);
    void check_picks();
    void check_pick(const std::string& name, base::Place place,
                    std::map<Picked, base::Place>& taken);
    void check_overlap();
    void check_positions();

    const Blueprint* blueprint_;
    const std::vector<bank::Bank>* banks_;
    base::Diagnostics* diagnostics_;
    Vocabulary words_;
    std::set<Picked> picked_;
    std::set<Picked> untaken_;  ///< that no section draws
};

void Checker::check_bank_ids() {
    std::map<std::string, std::size_t> known;
    for (std::size_t i = 0; i < banks_->size(); ++i) {
        const std::string& id = (*banks_)[i].id;
        // They name folders of the record, where capitals may make no difference.
        const auto [at, is_new] = known.emplace(base::fold_case(id), i);
        if (is_new) continue;
        const auto place_of = [&](std::size_t bank) {
            return bank < blueprint_->bank_places.size() ? blueprint_->bank_places[bank]
                                                         : blueprint_->place;
        };
        base::Diagnostic told;
        told.place = place_of(i);
        const std::string& first = (*banks_)[at->second].id;
        told.message = id == first ? "two banks have the id " + base::in_quotes(id)
                                   : "the ids of two banks, " + base::in_quotes(first) + " and " +
                                         base::in_quotes(id) + ", differ in capitals only";
        told.hint = "items are named bank:item, so the banks of a paper need different ids";
        told.related = place_of(at->second);
        told.related_message = "the first of them";
        diagnostics_->add(std::move(told));
    }
}

void Checker::check_topic(const std::string& topic, base::Place place) {
    if (is_known_topic(*banks_, topic)) return;
    diagnostics_->error(place, "unknown topic " + base::in_quotes(topic),
                        words_.hint(Condition::Attribute::topic, topic));
}

void Checker::check_word(Condition::Attribute attribute, const std::string& word,
                         base::Place place) {
    using Attribute = Condition::Attribute;
    switch (attribute) {
        case Attribute::topic:
            return check_topic(word, place);
        case Attribute::id:
            if (is_known_id(*banks_, word)) return;
            diagnostics_->error(place, "there is no item " + base::in_quotes(word),
                                find_item(*banks_, word)
                                    ? "`where` takes the id inside its bank: " +
                                          base::in_quotes(word.substr(word.find(':') + 1))
                                    : words_.hint(attribute, word));
            return;
        case Attribute::tags:
        case Attribute::objectives:
        case Attribute::author:
        case Attribute::source:
            if (words_.has(attribute, word)) return;
            diagnostics_->warning(place,
                                  "no item has " + base::in_quotes(word) + " as its `" +
                                      std::string(word_of(attribute)) + "`",
                                  words_.hint(attribute, word));
            return;
        default:
            return;
    }
}

void Checker::check_filter(const Filter& filter) {
    for (const Condition& condition : filter.conditions) {
        for (const std::string& word : condition.any_of) {
            check_word(condition.attribute, word, condition.place);
        }
    }
    for (const Filter& except : filter.except) check_filter(except);
    for (const Filter& one : filter.any_of) check_filter(one);
}

void Checker::check_section(std::size_t index) {
    const Section& section = blueprint_->sections[index];
    check_filter(section.where);
    for (const Rule& rule : section.rules) check_filter(rule.where);
    for (const TwoWayTable& table : section.tables) {
        if (table.row_attribute == Attribute::topic) {
            for (const TableRow& row : table.rows) check_topic(row.value, row.place);
        }
        if (table.column_attribute != Attribute::topic) continue;
        for (const std::string& column : table.columns) check_topic(column, table.place);
    }
    for (const Family& family : section.families) {
        if (family.attribute != Attribute::topic) continue;
        for (const Count& count : family.counts) check_topic(count.value, count.place);
    }
}

void Checker::check_picks() {
    std::map<Picked, base::Place> taken;
    for (const Section& section : blueprint_->sections) {
        for (std::size_t i = 0; i < section.pick.size(); ++i) {
            const base::Place place =
                i < section.pick_places.size() ? section.pick_places[i] : section.place;
            check_pick(section.pick[i], place, taken);
        }
    }
}

void Checker::check_pick(const std::string& name, base::Place place,
                         std::map<Picked, base::Place>& taken) {
    const auto at = find_item(*banks_, name);
    if (!at) {
        diagnostics_->error(place, "there is no item " + base::in_quotes(name),
                            words_.item_hint(name));
        return;
    }
    const auto [first, is_new] = taken.emplace(*at, place);
    if (!is_new) {
        base::Diagnostic told;
        told.place = place;
        told.message = base::in_quotes(name) + " is picked twice";
        told.related = first->second;
        told.related_message = "picked here first";
        diagnostics_->add(std::move(told));
        return;
    }
    picked_.insert(*at);
    const bank::Item& item = (*banks_)[at->bank].items[at->item];
    if (bank::is_usable(item)) return;
    const std::string what = item.status == bank::Status::draft     ? "a draft"
                             : item.status == bank::Status::retired ? "retired"
                                                                    : "incomplete";
    diagnostics_->error(place, base::in_quotes(name) + " is " + what,
                        "papers take approved and reserved items only");
}

void Checker::check_overlap() {
    if (std::ranges::count_if(blueprint_->sections, is_drawn) < 2) return;
    std::vector<Eligibility> eligibilities;
    for (const Section& section : blueprint_->sections) eligibilities.emplace_back(section);
    std::map<std::pair<std::size_t, std::size_t>, std::vector<std::string>> shared;
    for (std::size_t b = 0; b < banks_->size(); ++b) {
        for (std::size_t k = 0; k < (*banks_)[b].items.size(); ++k) {
            if (untaken_.contains({b, k})) continue;
            std::vector<std::size_t> takers;
            for (std::size_t i = 0; i < eligibilities.size(); ++i) {
                const bool draws = is_drawn(blueprint_->sections[i]);
                if (draws && eligibilities[i].accepts((*banks_)[b].items[k])) takers.push_back(i);
            }
            for (std::size_t i = 1; i < takers.size(); ++i) {
                shared[{takers[i - 1], takers[i]}].push_back(shown_name(*banks_, {b, k}));
            }
        }
    }
    // One `where` too few makes every pair of sections meet.
    constexpr std::size_t most_pairs = 10;
    std::size_t told_pairs = 0;
    for (const auto& [pair, names] : shared) {
        if (told_pairs++ == most_pairs) {
            base::Diagnostic rest;
            rest.severity = base::Severity::note;
            rest.place = blueprint_->sections[pair.second].place;
            rest.message = std::to_string(shared.size() - most_pairs) +
                           " more pairs of sections have items in common";
            diagnostics_->add(std::move(rest));
            break;
        }
        const Section& first = blueprint_->sections[pair.first];
        const Section& second = blueprint_->sections[pair.second];
        base::Diagnostic told;
        told.place = second.place;
        told.message = items_of(names.size()) + (names.size() == 1 ? " is" : " are") +
                       " eligible for " + name_of(first, pair.first) + " and for " +
                       name_of(second, pair.second) + ": " + list_of(names);
        told.hint = "add `where` to one of the sections, so that no item fits both";
        told.related = first.place;
        told.related_message = "the other section";
        diagnostics_->add(std::move(told));
    }
}

// What candidates can make of balanced keys: Attali and Bar-Hillel 2003.
void Checker::check_positions() {
    if (blueprint_->positions != Positions::balanced) return;
    diagnostics_->warning(blueprint_->positions_place,
                          "balanced positions can be exploited: who counts letters guesses better",
                          "leave `positions` out, and every key has each of its places equally "
                          "likely");
}

}  // namespace

void check(const Blueprint& blueprint, const std::vector<bank::Bank>& banks,
           base::Diagnostics& diagnostics) {
    Checker(blueprint, banks, diagnostics).check();
}

}  // namespace papersetter::blueprint
