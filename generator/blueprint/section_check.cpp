// SPDX-License-Identifier: MIT
#include "blueprint/section_check.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "bank/bank.hpp"
#include "base/counted.hpp"
#include "base/text.hpp"

namespace papersetter::blueprint {
namespace {

/// A value of an attribute: "topic", "valves".
using Value = std::pair<Attribute, std::string>;

/// How many items of a value a section has, and what says so.
struct Allowed {
    base::Range items;
    std::string said;
    base::Place place;
};

std::string quoted(const Value& value) { return base::in_quotes(value.second); }

class SectionCheck {
  public:
    SectionCheck(const Section& section, const std::string& name, base::Diagnostics& diagnostics)
        : section_(section), name_(name), diagnostics_(diagnostics) {}

    void check() {
        for (const TwoWayTable& table : section_.tables) check_table(table);
        for (const Rule& rule : section_.rules) {
            if (rule.items.least <= section_.items) continue;
            tell(rule.place, "the rule asks for " + least_of(rule.items) + " items", total());
        }
        check_sets();
    }

  private:
    static std::string least_of(const base::Range& items) {
        return (items.is_exact() ? "" : "at least ") + std::to_string(items.least);
    }

    void tell(base::Place place, std::string subject, const Allowed& allowed) {
        base::Diagnostic told;
        told.place = place;
        told.message = std::move(subject) + ", but " + allowed.said;
        told.related = allowed.place;
        told.related_message = "what bounds it";
        diagnostics_.add(std::move(told));
    }

    [[nodiscard]] Allowed total() const {
        return {base::Range::exactly(section_.items),
                name_ + " has " + std::to_string(section_.items), section_.items_place};
    }

    /// By the family of the attribute: its count of the value, that of a topic above it, or none at
    /// all where values that are not listed get none.
    [[nodiscard]] Allowed allowed(const Value& value) const {
        const auto family = std::ranges::find(section_.families, value.first, &Family::attribute);
        if (family == section_.families.end()) return total_of_any();
        const Count* nearest = nullptr;
        bool is_above = false;
        for (const Count& count : family->counts) {
            const bool holds = value.first == Attribute::topic
                                   ? bank::is_within(value.second, count.value)
                                   : value.second == count.value;
            if (holds && (nearest == nullptr || count.value.size() > nearest->value.size())) {
                nearest = &count;
            }
            is_above = is_above || (value.first == Attribute::topic &&
                                    bank::is_within(count.value, value.second));
        }
        const std::string key = "section." + std::string(word_of(value.first));
        if (nearest != nullptr) {
            const bool is_its_own = nearest->value == value.second;
            const std::int64_t least = is_its_own ? nearest->items.least : 0;
            return {{least, nearest->items.most},
                    base::in_quotes(nearest->value) + " = " + nearest->written + " in " + key,
                    nearest->place};
        }
        if (family->takes_others || is_above) return total_of_any();
        return {{0, 0}, quoted(value) + " is not listed in " + key, family->place};
    }

    [[nodiscard]] Allowed total_of_any() const {
        Allowed any = total();
        any.items.least = 0;
        return any;
    }

    void check_table(const TwoWayTable& table) {
        base::Range whole;
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            base::Range row = check_row(table, table.rows[i]);
            const bool is_below_another =
                table.row_attribute == Attribute::topic &&
                std::ranges::any_of(table.rows, [&](const TableRow& other) {
                    return other.value != table.rows[i].value &&
                           bank::is_within(table.rows[i].value, other.value);
                });
            if (!is_below_another) tops_.push_back(i);
            if (!is_below_another && !has_nested_columns(table)) whole.least += row.least;
        }
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            check_column(table, column);
        }
        tops_.clear();
        if (whole.least > section_.items) {
            tell(table.place,
                 "the cells of section.table add up to at least " + std::to_string(whole.least),
                 total());
        }
    }

    [[nodiscard]] static bool has_nested_columns(const TwoWayTable& table) {
        return table.column_attribute == Attribute::topic &&
               std::ranges::any_of(table.columns, [&](const std::string& one) {
                   return std::ranges::any_of(table.columns, [&](const std::string& other) {
                       return one != other && bank::is_within(one, other);
                   });
               });
    }

    base::Range check_row(const TwoWayTable& table, const TableRow& row) {
        const Allowed allowed_in_row = allowed({table.row_attribute, row.value});
        base::Range sum;
        bool is_told = false;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const std::string& column = table.columns[i];
            const std::int64_t most = allowed({table.column_attribute, column}).items.most;
            if (!row.cells[i]) {
                sum.most += most;
                continue;
            }
            const TableCell& cell = *row.cells[i];
            check_twice(table, row.value, column, cell.place);
            is_told = check_cell(cell, allowed_in_row, row.value, column) || is_told;
            is_told =
                check_cell(cell, allowed({table.column_attribute, column}), row.value, column) ||
                is_told;
            sum.least += cell.items.least;
            sum.most += std::min(cell.items.most, most);
        }
        if (is_told || has_nested_columns(table)) return sum;
        if (sum.least > allowed_in_row.items.most) {
            tell(row.place,
                 "the row " + base::in_quotes(row.value) + " adds up to at least " +
                     std::to_string(sum.least),
                 allowed_in_row);
        } else if (covers_all(table) && sum.most < allowed_in_row.items.least) {
            tell(row.place,
                 "the row " + base::in_quotes(row.value) + " adds up to at most " +
                     std::to_string(sum.most),
                 allowed_in_row);
        }
        return sum;
    }

    bool check_cell(const TableCell& cell, const Allowed& allowed_there, const std::string& row,
                    const std::string& column) {
        if (cell.items.least <= allowed_there.items.most) return false;
        tell(cell.place,
             "the cell " + base::in_quotes(row) + ", " + base::in_quotes(column) + " asks for " +
                 least_of(cell.items),
             allowed_there);
        return true;
    }

    /// Whether every item of the section is in one of the table's columns.
    [[nodiscard]] bool covers_all(const TwoWayTable& table) const {
        const auto family =
            std::ranges::find(section_.families, table.column_attribute, &Family::attribute);
        if (family == section_.families.end() || family->takes_others) return false;
        return std::ranges::all_of(family->counts, [&](const Count& count) {
            return count.items.most == 0 ||
                   std::ranges::any_of(table.columns, [&](const std::string& column) {
                       return table.column_attribute == Attribute::topic
                                  ? bank::is_within(count.value, column)
                                  : count.value == column;
                   });
        });
    }

    void check_column(const TwoWayTable& table, std::size_t column) {
        const Allowed allowed_there = allowed({table.column_attribute, table.columns[column]});
        std::int64_t sum = 0;
        for (const std::size_t top : tops_) {
            const auto& cell = table.rows[top].cells[column];
            if (!cell) continue;
            if (cell->items.least > allowed_there.items.most) return;  // told of the cell
            sum += cell->items.least;
        }
        if (sum <= allowed_there.items.most) return;
        tell(table.place,
             "the column " + base::in_quotes(table.columns[column]) +
                 " of section.table adds up to at least " + std::to_string(sum),
             allowed_there);
    }

    void check_twice(const TwoWayTable& table, const std::string& row, const std::string& column,
                     base::Place place) {
        Value one(table.row_attribute, row);
        Value other(table.column_attribute, column);
        if (other < one) std::swap(one, other);
        const auto [first, is_new] = cells_.emplace(std::pair(one, other), place);
        if (is_new) return;
        base::Diagnostic told;
        told.place = place;
        told.message = "the cell " + base::in_quotes(row) + ", " + base::in_quotes(column) +
                       " stands in two tables of " + name_;
        told.related = first->second;
        told.related_message = "the first of them";
        diagnostics_.add(std::move(told));
    }

    void check_sets() {
        const StimulusBounds& sets = section_.stimuli;
        if (!sets.count) return;
        const std::int64_t items = sets.count->least * (sets.items ? sets.items->least : 1);
        if (items <= section_.items) return;
        tell(sets.count_place,
             least_of(*sets.count) +
                 (sets.count->least == 1 ? " item set has" : " item sets have") + " at least " +
                 base::counted(items, "item"),
             total());
    }

    const Section& section_;
    const std::string& name_;
    base::Diagnostics& diagnostics_;
    std::vector<std::size_t> tops_;  ///< rows of a table that lie below no other
    std::map<std::pair<Value, Value>, base::Place> cells_;
};

}  // namespace

void check_section(const Section& section, const std::string& name,
                   base::Diagnostics& diagnostics) {
    SectionCheck(section, name, diagnostics).check();
}

}  // namespace papersetter::blueprint
