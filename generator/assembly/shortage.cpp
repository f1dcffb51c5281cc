// SPDX-License-Identifier: MIT
#include "assembly/shortage.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "assembly/stock.hpp"
#include "assembly/transport.hpp"
#include "base/text.hpp"

namespace papersetter::assembly {
namespace {

using blueprint::Attribute;
using blueprint::Family;
using blueprint::Partition;

std::string joined(const std::vector<std::string>& words, const std::string& last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " " + last + " " : ", ";
        text += words[i];
    }
    return text;
}

std::string items_of(std::int64_t count) { return count == 1 ? " item" : " items"; }

class Explainer {
  public:
    Explainer(const SectionSupply& supply, std::size_t index, base::Diagnostics& diagnostics)
        : supply_(&supply),
          name_(blueprint::name_of(supply.section(), index)),
          diagnostics_(&diagnostics) {}

    void explain() {
        if (!has_exact_counts_only()) return explain_section();
        if (supply_->section().families.empty()) return explain_total();
        if (explain_singles()) return;
        if (explain_pairs()) return;
        explain_all();
    }

  private:
    [[nodiscard]] const Family& family(std::size_t number) const {
        return supply_->section().families[number];
    }
    [[nodiscard]] const Partition& partition(std::size_t number) const {
        return supply_->eligibility().partitions()[number];
    }

    [[nodiscard]] bool has_exact_counts_only() const {
        const blueprint::Section& section = supply_->section();
        const auto is_exact = [](const Family& one) {
            return !one.takes_others &&
                   std::ranges::all_of(one.counts, [](const blueprint::Count& count) {
                       return count.items.is_exact();
                   });
        };
        return section.tables.empty() && section.rules.empty() && !section.points &&
               !section.minutes && !section.p && !section.stimuli.count && !section.stimuli.items &&
               std::ranges::all_of(section.families, is_exact);
    }

    void explain_section() {
        diagnostics_->error(supply_->section().place,
                            "no paper satisfies all bounds of " + name_ + " together",
                            "loosen one of them, or add items");
    }

    void explain_total();
    bool explain_singles();
    bool explain_pairs();
    bool explain_pair(std::size_t rows, std::size_t columns);
    void explain_all();

    [[nodiscard]] std::string subject(const ClassSet& set) const;
    [[nodiscard]] std::string object(std::int64_t count, const ClassSet& set) const;
    [[nodiscard]] std::string outside(const ClassSet& set) const;
    [[nodiscard]] std::string because(const ClassSet& rows, const ClassSet& columns) const;
    [[nodiscard]] std::vector<std::string> values(const ClassSet& set) const;

    const SectionSupply* supply_;
    std::string name_;
    base::Diagnostics* diagnostics_;
};

void Explainer::explain_total() {
    const Stock stock(*supply_, {});
    const std::int64_t items = supply_->section().items;
    diagnostics_->error(
        supply_->section().items_place,
        name_ + " needs " + std::to_string(items) + items_of(items) + ": " + stock.description());
}

std::vector<std::string> Explainer::values(const ClassSet& set) const {
    std::vector<std::string> words;
    const bool is_topic = family(set.family).attribute == Attribute::topic;
    for (const std::size_t number : set.classes) {
        const std::string& value = family(set.family).counts[number].value;
        words.push_back(is_topic ? base::in_quotes(value) : value);
    }
    return words;
}

/// "tuning", `"tuning" and "data" together`, "level apply".
std::string Explainer::subject(const ClassSet& set) const {
    const bool is_topic = family(set.family).attribute == Attribute::topic;
    const std::string together = set.classes.size() > 1 ? " together" : "";
    const std::string kind = set.classes.size() > 1 ? "levels " : "level ";
    const std::string verb = set.classes.size() > 1 ? " need " : " needs ";
    return (is_topic ? "" : kind) + joined(values(set), "and") + together + verb;
}

/// "7 hard items", "7 items of level apply or analyse", "7 items".
std::string Explainer::object(std::int64_t count, const ClassSet& set) const {
    const std::string number = std::to_string(count);
    switch (family(set.family).attribute) {
        case Attribute::difficulty:
            return number + " " + joined(values(set), "or") + items_of(count);
        case Attribute::level:
            return number + items_of(count) + " of level " + joined(values(set), "or");
        case Attribute::type:
        case Attribute::topic:
            break;
    }
    return number + items_of(count);
}

/// For a topic with topics listed below it: ` outside "training/distributed"`.
std::string Explainer::outside(const ClassSet& set) const {
    ClassSet below{set.family, {}};
    for (const std::size_t number : set.classes) {
        for (const std::size_t child : partition(set.family).below(number)) {
            const bool is_in =
                std::find(set.classes.begin(), set.classes.end(), child) != set.classes.end();
            if (!is_in) below.classes.push_back(child);
        }
    }
    return below.classes.empty() ? "" : " outside " + joined(values(below), "and");
}

bool Explainer::explain_singles() {
    bool is_short = false;
    for (std::size_t number = 0; number < supply_->section().families.size(); ++number) {
        for (std::size_t one = 0; one < partition(number).size(); ++one) {
            const std::int64_t wanted = partition(number).wanted(one);
            if (wanted <= 0) continue;
            const ClassSet set{number, {one}};
            const Stock stock(*supply_, {set});
            if (stock.usable() >= wanted) continue;
            is_short = true;
            const bool is_topic = family(number).attribute == Attribute::topic;
            diagnostics_->error(family(number).counts[one].place,
                                (is_topic ? subject(set) : name_ + " needs ") +
                                    object(wanted, set) + outside(set) + ": " +
                                    stock.description());
        }
    }
    return is_short;
}

bool Explainer::explain_pairs() {
    bool is_short = false;
    const std::size_t families = supply_->section().families.size();
    for (std::size_t rows = 0; rows < families; ++rows) {
        for (std::size_t columns = rows + 1; columns < families; ++columns) {
            is_short = explain_pair(rows, columns) || is_short;
        }
    }
    return is_short;
}

bool Explainer::explain_pair(std::size_t rows, std::size_t columns) {
    const auto wanted = [&](std::size_t number) {
        Counts counts;
        for (std::size_t i = 0; i < partition(number).size(); ++i) {
            counts.push_back(partition(number).wanted(i));
        }
        return counts;
    };
    const Counts row_sums = wanted(rows);
    const Counts column_sums = wanted(columns);
    Counts capacity(row_sums.size() * column_sums.size());
    for (const auto* groups : {&supply_->kind_items(), &supply_->set_items()}) {
        for (const std::vector<std::size_t>& items : *groups) {
            for (const std::size_t position : items) {
                const bank::Item& item = supply_->pool().item(position);
                const auto row = partition(rows).class_of(item);
                const auto column = partition(columns).class_of(item);
                if (!row || !column || *row >= row_sums.size() || *column >= column_sums.size()) {
                    continue;
                }
                ++capacity[*row * column_sums.size() + *column];
            }
        }
    }
    const Bottleneck bottleneck = smallest_bottleneck({row_sums, column_sums, capacity});
    if (bottleneck.rows.empty()) return false;
    const ClassSet row_set{rows, bottleneck.rows};
    const ClassSet column_set{columns, bottleneck.columns};
    const Stock stock(*supply_, {row_set, column_set});
    base::Diagnostic told;
    told.place = family(rows).counts[bottleneck.rows.front()].place;
    told.message = subject(row_set) + object(bottleneck.needed, column_set) + outside(row_set) +
                   ": " + stock.description();
    told.hint = because(row_set, column_set);
    told.related = family(columns).counts[bottleneck.columns.front()].place;
    told.related_message = "the other count";
    diagnostics_->add(std::move(told));
    return true;
}

/// Why the rows need so many items of the columns: the other columns take no more of them.
std::string Explainer::because(const ClassSet& rows, const ClassSet& columns) const {
    std::int64_t wanted = 0;
    for (const std::size_t row : rows.classes) wanted += partition(rows.family).wanted(row);
    ClassSet others{columns.family, {}};
    std::int64_t seats = 0;
    for (std::size_t i = 0; i < partition(columns.family).size(); ++i) {
        const bool is_in =
            std::find(columns.classes.begin(), columns.classes.end(), i) != columns.classes.end();
        if (is_in || partition(columns.family).wanted(i) <= 0) continue;
        others.classes.push_back(i);
        seats += partition(columns.family).wanted(i);
    }
    const std::string of = "of the " + std::to_string(wanted) + items_of(wanted);
    if (others.classes.empty()) return {};
    return of + " asked for there, at most " + std::to_string(seats) + " can be " +
           joined(values(others), "or") + ", for the section takes no more";
}

void Explainer::explain_all() {
    std::vector<std::string> keys;
    for (const Family& one : supply_->section().families) {
        keys.emplace_back(blueprint::word_of(one.attribute));
    }
    diagnostics_->error(supply_->section().place,
                        "no paper satisfies all counts of " + name_ + " together",
                        "each count of " + joined(keys, "and") +
                            ", and each two of these, could be met alone; change one of the "
                            "counts or add items");
    for (std::size_t number = 0; number < supply_->section().families.size(); ++number) {
        std::string table;
        for (std::size_t one = 0; one < partition(number).size(); ++one) {
            const std::int64_t wanted = partition(number).wanted(one);
            if (wanted <= 0) continue;
            const ClassSet set{number, {one}};
            const Stock stock(*supply_, {set});
            if (!table.empty()) table += ", ";
            table += base::in_brief(family(number).counts[one].value) + " " +
                     std::to_string(wanted) + " of " + std::to_string(stock.usable());
        }
        base::Diagnostic told;
        told.severity = base::Severity::note;
        told.place = family(number).place;
        told.message = keys[number] + ", needed of usable: " + table;
        diagnostics_->add(std::move(told));
    }
}

}  // namespace

void explain_shortage(const SectionSupply& supply, std::size_t index,
                      base::Diagnostics& diagnostics) {
    Explainer(supply, index, diagnostics).explain();
}

}  // namespace papersetter::assembly
