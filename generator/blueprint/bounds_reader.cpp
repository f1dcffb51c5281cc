// SPDX-License-Identifier: MIT
#include "blueprint/bounds_reader.hpp"

#include <optional>
#include <utility>
#include <variant>

#include "blueprint/filter_reader.hpp"
#include "blueprint/limits.hpp"
#include "blueprint/range_reader.hpp"
#include "blueprint/table_reader.hpp"

namespace papersetter::blueprint {
namespace {

class BoundsReader {
  public:
    BoundsReader(toml_file::TableReader& reader, const std::string& name, Section& section,
                 base::Diagnostics& diagnostics)
        : reader_(reader), name_(name), section_(section), diagnostics_(diagnostics) {}

    void read() {
        section_.points = read_sum("points", base::Decimal::whole(most_sum));
        section_.minutes = read_sum("minutes", base::Decimal::whole(most_sum));
        section_.p = read_sum("p", base::Decimal::whole(1));
        read_tables();
        for (const toml_file::Value* rule : reader_.tables("rule")) read_rule(*rule);
        if (const toml_file::Table* stimuli = reader_.table("stimuli")) {
            read_stimuli(*stimuli, reader_.place_of("stimuli"));
        }
    }

  private:
    std::optional<AmountBound> read_sum(const std::string& key, base::Decimal most) {
        const toml_file::Value* value = reader_.any(key);
        if (value == nullptr) return std::nullopt;
        auto read = read_amount(*value, "`" + key + "`", base::Decimal(), most, diagnostics_);
        if (!read) return std::nullopt;
        return AmountBound{read->range, std::move(read->written), value->place};
    }

    void read_tables() {
        const toml_file::Value* value = reader_.any("table");
        if (value == nullptr) return;
        const auto* list = std::get_if<toml_file::Array>(&value->data);
        if (list == nullptr) return read_table_of(*value, reader_.place_of("table"));
        for (const toml_file::Value& one : list->values) read_table_of(one, one.place);
    }

    void read_table_of(const toml_file::Value& value, base::Place place) {
        const auto* table = std::get_if<toml_file::Table>(&value.data);
        if (table == nullptr) {
            return diagnostics_.error(
                place, "section.table must be a table, not " + std::string(kind_of(value)),
                "write [section.table] and its keys below it");
        }
        auto read = read_table(*table, place, diagnostics_);
        if (read) section_.tables.push_back(std::move(*read));
    }

    void read_rule(const toml_file::Value& value) {
        const std::string what = "a rule of " + name_;
        toml_file::TableReader reader(std::get<toml_file::Table>(value.data), what, value.place,
                                      diagnostics_);
        Rule rule;
        rule.place = value.place;
        const std::size_t errors = diagnostics_.errors();
        if (reader.require("where")) {
            rule.where = read_filter(*reader.any("where"), "`where` of " + what, diagnostics_);
        }
        if (reader.require("count")) {
            auto count = read_count(*reader.any("count"), "`count`", {0, most_items}, diagnostics_);
            if (count) {
                rule.items = count->range;
                rule.written = std::move(count->written);
            }
        }
        reader.finish();
        if (diagnostics_.errors() == errors) section_.rules.push_back(std::move(rule));
    }

    void read_stimuli(const toml_file::Table& table, base::Place place) {
        toml_file::TableReader reader(table, "[section.stimuli]", place, diagnostics_);
        StimulusBounds& bounds = section_.stimuli;
        bounds.place = place;
        if (const toml_file::Value* value = reader.any("count")) {
            bounds.count_place = value->place;
            auto count = read_count(*value, "`count`", {0, most_items}, diagnostics_);
            if (count) {
                bounds.count = count->range;
                bounds.count_written = std::move(count->written);
            }
        }
        if (const toml_file::Value* value = reader.any("items")) {
            bounds.items_place = value->place;
            const auto* text = std::get_if<toml_file::String>(&value->data);
            if (text != nullptr && text->text != "all") {
                diagnostics_.error(value->place, "`items` must be a number, a range or \"all\"",
                                   "\"all\", as when it is left out, draws item sets whole");
            } else if (text == nullptr) {
                auto items = read_count(*value, "`items`", {1, most_items}, diagnostics_);
                if (items) {
                    bounds.items = items->range;
                    bounds.items_written = std::move(items->written);
                }
            }
        }
        reader.finish();
    }

    toml_file::TableReader& reader_;
    const std::string& name_;
    Section& section_;
    base::Diagnostics& diagnostics_;
};

}  // namespace

void read_bounds(toml_file::TableReader& reader, const std::string& name, Section& section,
                 base::Diagnostics& diagnostics) {
    BoundsReader(reader, name, section, diagnostics).read();
}

}  // namespace papersetter::blueprint
