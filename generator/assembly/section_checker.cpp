// SPDX-License-Identifier: MIT
#include "assembly/section_checker.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/counted.hpp"
#include "base/decimal.hpp"

namespace papersetter::assembly {
namespace {

bool has_value(const bank::Item& item, blueprint::Attribute attribute, const std::string& value) {
    switch (attribute) {
        case blueprint::Attribute::topic:
            return item.topic == value || item.topic.starts_with(value + "/");
        case blueprint::Attribute::level:
            return item.level &&
                   bank::level_words.at(static_cast<std::size_t>(*item.level)) == value;
        case blueprint::Attribute::difficulty: {
            const auto band = bank::band_of(item);
            return band && bank::difficulty_words.at(static_cast<std::size_t>(*band)) == value;
        }
        case blueprint::Attribute::type:
            return bank::type_words.at(static_cast<std::size_t>(item.type)) == value;
    }
    return false;
}

std::string amount(std::int64_t units) { return base::to_string(base::Decimal::units(units)); }

class SectionChecker {
  public:
    SectionChecker(const blueprint::Section& section, const std::vector<CheckedItem>& items)
        : section_(section), items_(items), number_(static_cast<std::int64_t>(items.size())) {}

    std::vector<std::string> check() {
        if (number_ != section_.items) {
            fault(base::counted(number_, "item") + " instead of " + std::to_string(section_.items));
        }
        for (const CheckedItem& one : items_) {
            if (!section_.where.accepts(*one.item)) {
                fault("item " + one.item->id + " is left out by where");
            }
        }
        for (const blueprint::Family& family : section_.families) check_family(family);
        for (const blueprint::TwoWayTable& table : section_.tables) check_table(table);
        for (std::size_t i = 0; i < section_.rules.size(); ++i) check_rule(section_.rules[i], i);
        check_points();
        check_minutes();
        check_p();
        check_sets();
        return std::move(faults_);
    }

  private:
    void fault(std::string what) { faults_.push_back(std::move(what)); }

    template <typename Condition>
    [[nodiscard]] std::int64_t count_if(const Condition& condition) const {
        return std::count_if(items_.begin(), items_.end(),
                             [&](const CheckedItem& one) { return condition(*one.item); });
    }

    void check_family(const blueprint::Family& family) {
        for (const blueprint::Count& count : family.counts) {
            const std::int64_t having = count_if([&](const bank::Item& item) {
                return has_value(item, family.attribute, count.value);
            });
            if (count.items.least <= having && having <= count.items.most) continue;
            const bool is_share = count.written.find('%') != std::string::npos;
            const std::string asked =
                is_share ? std::to_string(count.items.least) + " (" + count.written + ")"
                         : count.written;
            fault(std::to_string(having) + " instead of " + asked + " of " + count.value);
        }
        if (family.takes_others) return;
        for (const CheckedItem& one : items_) {
            const bool is_listed = std::any_of(
                family.counts.begin(), family.counts.end(), [&](const blueprint::Count& count) {
                    return has_value(*one.item, family.attribute, count.value);
                });
            if (!is_listed) fault("item " + one.item->id + " has a value that is not listed");
        }
    }

    void check_table(const blueprint::TwoWayTable& table) {
        for (const blueprint::TableRow& row : table.rows) {
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                if (!row.cells[i]) continue;
                const std::string& column = table.columns.at(i);
                const std::int64_t having = count_if([&](const bank::Item& item) {
                    return has_value(item, table.row_attribute, row.value) &&
                           has_value(item, table.column_attribute, column);
                });
                const base::Range& wanted = row.cells[i]->items;
                if (wanted.least <= having && having <= wanted.most) continue;
                fault(std::to_string(having) + " instead of " + row.cells[i]->written + " of " +
                      row.value + " and " + column);
            }
        }
    }

    void check_rule(const blueprint::Rule& rule, std::size_t index) {
        const std::int64_t having =
            count_if([&](const bank::Item& item) { return rule.where.accepts(item); });
        if (rule.items.least <= having && having <= rule.items.most) return;
        fault(std::to_string(having) + " instead of " + rule.written + " that rule " +
              std::to_string(index + 1) + " counts");
    }

    void check_sum(const std::optional<blueprint::AmountBound>& bound, std::int64_t sum,
                   std::string_view unit) {
        if (!bound || (bound->amount.least <= sum && sum <= bound->amount.most)) return;
        fault(amount(sum) + " instead of " + bound->written + " " + std::string(unit));
    }

    void check_points() {
        std::int64_t sum = 0;
        for (const CheckedItem& one : items_) sum += one.item->points.units();
        check_sum(section_.points, sum, "points");
    }

    void check_minutes() {
        if (!section_.minutes) return;
        std::int64_t sum = 0;
        for (const CheckedItem& one : items_) {
            if (!one.item->minutes) {
                fault("item " + one.item->id + " has no minutes");
                return;
            }
            sum += one.item->minutes->units();
        }
        check_sum(section_.minutes, sum, "minutes");
    }

    // The mean of n values lies between two numbers when their sum lies between n times them.
    void check_p() {
        if (!section_.p) return;
        std::int64_t sum = 0;
        for (const CheckedItem& one : items_) {
            if (!one.item->p) {
                fault("item " + one.item->id + " has no p");
                return;
            }
            sum += one.item->p->units();
        }
        const base::Range& wanted = section_.p->amount;
        if (wanted.least * number_ <= sum && sum <= wanted.most * number_) return;
        fault("a sum of p of " + amount(sum) + " over " + base::counted(number_, "item") +
              " instead of a mean of " + section_.p->written);
    }

    /// The place of an item in its bank's files.
    [[nodiscard]] static std::size_t authored(const CheckedItem& one) {
        const auto index = static_cast<std::size_t>(one.item - one.bank->items.data());
        const std::vector<std::size_t>& order = one.bank->authored;
        return static_cast<std::size_t>(std::find(order.begin(), order.end(), index) -
                                        order.begin());
    }

    void check_sets() {
        struct Seen {
            const bank::Bank* bank;
            std::string_view stimulus;
            std::int64_t items;
        };
        std::vector<Seen> sets;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            const CheckedItem& one = items_[i];
            if (one.item->stimulus.empty()) continue;
            const auto known = std::find_if(sets.begin(), sets.end(), [&](const Seen& set) {
                return set.bank == one.bank && set.stimulus == one.item->stimulus;
            });
            if (known == sets.end()) {
                sets.push_back({one.bank, one.item->stimulus, 1});
                continue;
            }
            ++known->items;
            const CheckedItem& before = items_[i - 1];
            if (before.bank != one.bank || before.item->stimulus != one.item->stimulus) {
                fault("item " + one.item->id + " is apart from its item set");
            } else if (authored(before) >= authored(one)) {
                fault("item " + one.item->id + " is not in the order of its item set");
            }
        }
        for (const Seen& set : sets) check_size(*set.bank, set.stimulus, set.items);
        if (!section_.stimuli.count) return;
        const auto count = static_cast<std::int64_t>(sets.size());
        const base::Range& wanted = *section_.stimuli.count;
        if (wanted.least <= count && count <= wanted.most) return;
        fault(base::counted(count, "item set") + " instead of " + section_.stimuli.count_written);
    }

    void check_size(const bank::Bank& bank, std::string_view stimulus, std::int64_t items) {
        const std::string subject =
            base::counted(items, "item") + " of item set " + std::string(stimulus) + " instead of ";
        if (section_.stimuli.items) {
            const base::Range& wanted = *section_.stimuli.items;
            if (wanted.least <= items && items <= wanted.most) return;
            fault(subject + section_.stimuli.items_written);
            return;
        }
        const std::int64_t all =
            std::count_if(bank.items.begin(), bank.items.end(), [&](const bank::Item& item) {
                return item.stimulus == stimulus && item.status != bank::Status::draft &&
                       item.status != bank::Status::retired;
            });
        if (items != all) fault(subject + "all " + std::to_string(all));
    }

    const blueprint::Section& section_;
    const std::vector<CheckedItem>& items_;
    std::int64_t number_;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> faults_of_section(const blueprint::Section& section,
                                           const std::vector<CheckedItem>& items) {
    return SectionChecker(section, items).check();
}

}  // namespace papersetter::assembly
