// SPDX-License-Identifier: MIT
#include "assembly/section_measures.hpp"

#include <algorithm>
#include <span>
#include <string>

#include "bank/bank.hpp"

namespace papersetter::assembly {
namespace {

using blueprint::Attribute;

std::span<const std::string_view> words_of(Attribute attribute) {
    switch (attribute) {
        case Attribute::level:
            return bank::level_words;
        case Attribute::difficulty:
            return bank::difficulty_words;
        case Attribute::type:
            return bank::type_words;
        case Attribute::topic:
            break;
    }
    return {};
}

std::int64_t units(const std::optional<base::Decimal>& amount) {
    return amount ? amount->units() : 0;
}

std::size_t index_of(Attribute attribute) { return static_cast<std::size_t>(attribute); }

}  // namespace

SectionMeasures::SectionMeasures(const blueprint::Section& section) : section_(&section) {
    for (const blueprint::Family& family : section.families) use(family.attribute);
    for (const blueprint::TwoWayTable& table : section.tables) {
        use(table.row_attribute);
        use(table.column_attribute);
    }
    learn_topics();
    Requirement items;
    items.key = "section.items";
    items.written = std::to_string(section.items);
    items.asked = base::Range::exactly(section.items);
    items.place = section.items_place;
    requirements_.push_back(std::move(items));
    tests_.emplace_back();
    add_families();
    add_tables();
    add_rules_and_sums();
}

void SectionMeasures::use(Attribute attribute) { is_used_.at(index_of(attribute)) = true; }

void SectionMeasures::learn_topics() {
    blueprint::Family named;
    const auto add = [&](const std::string& topic) {
        if (std::ranges::find(topics_, topic) != topics_.end()) return;
        topics_.push_back(topic);
        blueprint::Count count;
        count.value = topic;
        named.counts.push_back(std::move(count));
    };
    for (const blueprint::Family& family : section_->families) {
        if (family.attribute != Attribute::topic) continue;
        for (const blueprint::Count& count : family.counts) add(count.value);
    }
    for (const blueprint::TwoWayTable& table : section_->tables) {
        if (table.row_attribute == Attribute::topic) {
            for (const blueprint::TableRow& row : table.rows) add(row.value);
        }
        if (table.column_attribute == Attribute::topic) {
            for (const std::string& column : table.columns) add(column);
        }
    }
    if (!topics_.empty()) topic_partition_.emplace(named);
}

/// The last code of each attribute stands for no value, or one that nothing names.
std::size_t SectionMeasures::code_of(Attribute attribute, const bank::Item& item) const {
    switch (attribute) {
        case Attribute::topic:
            if (!topic_partition_) return 0;
            return topic_partition_->class_of(item).value_or(topics_.size());
        case Attribute::level:
            return item.level ? static_cast<std::size_t>(*item.level) : bank::level_words.size();
        case Attribute::difficulty: {
            const auto band = bank::band_of(item);
            return band ? static_cast<std::size_t>(*band) : bank::difficulty_words.size();
        }
        case Attribute::type:
            break;
    }
    return static_cast<std::size_t>(item.type);
}

SectionMeasures::Codes SectionMeasures::codes_of(Attribute attribute,
                                                 std::string_view value) const {
    Codes codes;
    if (attribute == Attribute::topic) {
        for (const std::string& topic : topics_) codes.push_back(bank::is_within(topic, value));
    } else {
        for (const std::string_view word : words_of(attribute)) codes.push_back(word == value);
    }
    codes.push_back(false);
    return codes;
}

void SectionMeasures::add_families() {
    for (std::size_t number = 0; number < section_->families.size(); ++number) {
        const blueprint::Family& family = section_->families[number];
        const std::size_t attribute = index_of(family.attribute);
        const std::size_t unlisted = family.counts.size();
        std::vector<Codes> codes;
        for (std::size_t row = 0; row < family.counts.size(); ++row) {
            const blueprint::Count& count = family.counts[row];
            Requirement one;
            one.demand = Demand::family;
            one.key = "section." + std::string(blueprint::word_of(family.attribute));
            one.value = count.value;
            one.written = count.written;
            one.asked = count.items;
            one.place = count.place;
            one.number = number;
            one.row = row;
            requirements_.push_back(std::move(one));
            codes.push_back(codes_of(family.attribute, count.value));
            tests_.push_back({{attribute, codes.back()}});
        }
        // Of the listed values that a code has, the class is that of the longest: the deepest.
        auto& classes = class_by_code_.emplace_back();
        const std::size_t size = codes_of(family.attribute, "").size();
        for (std::size_t code = 0; code < size; ++code) {
            std::size_t own = unlisted;
            for (std::size_t row = 0; row < codes.size(); ++row) {
                if (!codes[row][code]) continue;
                const bool is_deeper = own == unlisted || family.counts[row].value.size() >
                                                              family.counts[own].value.size();
                if (is_deeper) own = row;
            }
            classes.push_back(own);
        }
    }
}

void SectionMeasures::add_tables() {
    for (std::size_t number = 0; number < section_->tables.size(); ++number) {
        const blueprint::TwoWayTable& table = section_->tables[number];
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const auto& cells = table.rows[row].cells;
            for (std::size_t column = 0; column < cells.size(); ++column) {
                if (!cells[column]) continue;
                Requirement one;
                one.demand = Demand::table;
                one.key = "section.table";
                one.value = table.rows[row].value + ", " + table.columns[column];
                one.written = cells[column]->written;
                one.asked = cells[column]->items;
                one.place = cells[column]->place;
                one.number = number;
                one.row = row;
                one.column = column;
                requirements_.push_back(std::move(one));
                tests_.push_back({{index_of(table.row_attribute),
                                   codes_of(table.row_attribute, table.rows[row].value)},
                                  {index_of(table.column_attribute),
                                   codes_of(table.column_attribute, table.columns[column])}});
            }
        }
    }
}

void SectionMeasures::add_rules_and_sums() {
    for (std::size_t number = 0; number < section_->rules.size(); ++number) {
        const blueprint::Rule& rule = section_->rules[number];
        Requirement one;
        one.demand = Demand::rule;
        one.key = "section.rule";
        one.written = rule.written;
        one.asked = rule.items;
        one.place = rule.place;
        one.number = number;
        requirements_.push_back(std::move(one));
    }
    const auto add = [&](Demand demand, std::string key,
                         const std::optional<blueprint::AmountBound>& bound) {
        if (!bound) return;
        Requirement one;
        one.demand = demand;
        one.key = std::move(key);
        one.written = bound->written;
        one.asked = bound->amount;
        one.place = bound->place;
        requirements_.push_back(std::move(one));
    };
    add(Demand::points, "section.points", section_->points);
    add(Demand::minutes, "section.minutes", section_->minutes);
    add(Demand::p, "section.p", section_->p);
    if (!section_->stimuli.count) return;
    Requirement sets;
    sets.demand = Demand::sets;
    sets.key = "section.stimuli.count";
    sets.written = section_->stimuli.count_written;
    sets.asked = *section_->stimuli.count;
    sets.place = section_->stimuli.count_place;
    requirements_.push_back(std::move(sets));
}

void SectionMeasures::mark(const bank::Item& item, Marks& marks) const {
    marks.clear();
    for (std::size_t attribute = 0; attribute < attributes; ++attribute) {
        marks.push_back(is_used_.at(attribute) ? static_cast<std::int64_t>(code_of(
                                                     static_cast<Attribute>(attribute), item))
                                               : 0);
    }
    for (const blueprint::Rule& rule : section_->rules) {
        marks.push_back(rule.where.accepts(item) ? 1 : 0);
    }
    if (section_->points) marks.push_back(item.points.units());
    if (section_->minutes) marks.push_back(units(item.minutes));
    if (section_->p) marks.push_back(units(item.p));
}

std::vector<std::int64_t> SectionMeasures::amounts(const Marks& marks) const {
    std::vector<std::int64_t> amounts;
    for (const std::vector<Test>& tests : tests_) {
        const bool counts = std::ranges::all_of(tests, [&](const Test& test) {
            return static_cast<bool>(test.codes[static_cast<std::size_t>(marks[test.attribute])]);
        });
        amounts.push_back(counts ? 1 : 0);
    }
    amounts.insert(amounts.end(), marks.begin() + attributes, marks.end());
    amounts.resize(requirements_.size(), 0);  // an item alone is no set
    return amounts;
}

std::vector<std::size_t> SectionMeasures::classes(const Marks& marks) const {
    std::vector<std::size_t> classes;
    for (std::size_t number = 0; number < class_by_code_.size(); ++number) {
        const std::size_t attribute = index_of(section_->families[number].attribute);
        classes.push_back(class_by_code_[number][static_cast<std::size_t>(marks[attribute])]);
    }
    return classes;
}

}  // namespace papersetter::assembly
