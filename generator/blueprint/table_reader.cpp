// SPDX-License-Identifier: MIT
#include "blueprint/table_reader.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/counted.hpp"
#include "base/text.hpp"
#include "blueprint/attribute_words.hpp"
#include "blueprint/limits.hpp"
#include "blueprint/range_reader.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::blueprint {
namespace {

constexpr std::array<Attribute, 4> attributes{Attribute::topic, Attribute::level,
                                              Attribute::difficulty, Attribute::type};
constexpr std::array<std::string_view, 4> words_of_attributes{"topic", "level", "difficulty",
                                                              "type"};
/// A cell that bounds nothing.
constexpr std::string_view no_cell = "-";

std::string quoted(Attribute attribute) { return "\"" + std::string(word_of(attribute)) + "\""; }

class TwoWayReader {
  public:
    TwoWayReader(const toml_file::Table& table, base::Place place, base::Diagnostics& diagnostics)
        : source_(table),
          reader_(table, "section.table", place, diagnostics),
          diagnostics_(diagnostics) {
        table_.place = place;
    }

    std::optional<TwoWayTable> read() {
        const std::size_t errors = diagnostics_.errors();
        const bool has_rows = reader_.require("rows");
        const bool has_columns = reader_.require("columns");
        const auto rows = reader_.word("rows", words_of_attributes);
        const std::size_t errors_before_columns = diagnostics_.errors();
        const auto columns = reader_.strings("columns");
        if (has_columns && diagnostics_.errors() == errors_before_columns) width_ = columns.size();
        if (!has_rows || !rows) return std::nullopt;
        table_.row_attribute = attributes.at(*rows);
        if (has_columns) read_columns(columns);
        for (const auto& entry : source_.entries) {
            if (entry.key != "rows" && entry.key != "columns") read_row(entry);
        }
        if (table_.rows.empty() && diagnostics_.errors() == errors) {
            fault(table_.place, "section.table has no row",
                  "write a value of " + quoted(table_.row_attribute) + " and one cell a column");
        }
        if (diagnostics_.errors() != errors) return std::nullopt;
        return std::move(table_);
    }

  private:
    void fault(base::Place place, std::string message, std::string hint = {}) {
        diagnostics_.error(place, std::move(message), std::move(hint));
    }

    void read_columns(const std::vector<const toml_file::Value*>& values) {
        if (values.size() > static_cast<std::size_t>(most_items)) {
            return fault(reader_.place_of("columns"),
                         "section.table has more than " + std::to_string(most_items) + " columns");
        }
        for (const toml_file::Value* value : values) {
            const auto* word = std::get_if<toml_file::String>(&value->data);
            if (word == nullptr) continue;
            if (std::ranges::find(table_.columns, word->text) != table_.columns.end()) {
                fault(value->place, "the column " + base::in_quotes(word->text) + " stands twice");
                continue;
            }
            table_.columns.push_back(word->text);
        }
        if (table_.columns.empty()) {
            if (reader_.any("columns") != nullptr && values.empty()) {
                fault(reader_.place_of("columns"), "`columns` lists no value",
                      "write e.g. columns = [\"remember\", \"apply\"]");
            }
            return;
        }
        if (!find_column_attribute()) return;
        const auto words = words_of(table_.column_attribute);
        if (words.empty()) return;
        for (const toml_file::Value* value : values) {
            const auto* word = std::get_if<toml_file::String>(&value->data);
            if (word == nullptr || std::ranges::find(words, word->text) != words.end()) continue;
            tell_unknown_word(word_of(table_.column_attribute), words, word->text, value->place,
                              diagnostics_);
        }
    }

    /// The attribute other than the rows' that has most of the columns among its words; topics when
    /// none has any. False when that is a fault, which is told.
    bool find_column_attribute() {
        std::ptrdiff_t most = 0;
        bool is_rows = false;
        for (const Attribute attribute : attributes) {
            const auto words = words_of(attribute);
            const auto known = std::ranges::count_if(table_.columns, [&](const std::string& word) {
                return std::ranges::find(words, word) != words.end();
            });
            if (attribute == table_.row_attribute) {
                is_rows = known > 0;
            } else if (known > most) {
                most = known;
                table_.column_attribute = attribute;
            }
        }
        if (most > 0) return true;
        if (table_.row_attribute != Attribute::topic && !is_rows) {
            table_.column_attribute = Attribute::topic;
            return true;
        }
        const base::Place place = reader_.place_of("columns");
        if (is_rows) {
            fault(place,
                  "rows and columns of section.table are both of " +
                      std::string(word_of(table_.row_attribute)),
                  "a table crosses two different attributes");
        } else {
            fault(place, "the columns of section.table are values of no attribute",
                  "write levels such as \"apply\" or difficulties such as \"easy\"");
        }
        return false;
    }

    void read_row(const toml_file::Table::Entry& entry) {
        const auto words = words_of(table_.row_attribute);
        if (!words.empty() && std::ranges::find(words, entry.key) == words.end()) {
            return tell_unknown_word(word_of(table_.row_attribute), words, entry.key,
                                     entry.key_place, diagnostics_);
        }
        const auto* list = std::get_if<toml_file::Array>(&entry.value.data);
        const std::string name = base::in_quotes(entry.key);
        if (list == nullptr) {
            return fault(entry.value.place,
                         "the row " + name + " must be a list of cells, not " +
                             std::string(toml_file::kind_of(entry.value)),
                         "write one number or range for each column");
        }
        if (width_ && list->values.size() != *width_) {
            return fault(entry.value.place,
                         "the row " + name + " has " + base::counted(list->values.size(), "cell") +
                             " for " + base::counted(*width_, "column"),
                         "write one number or range for each column, \"-\" where nothing is asked");
        }
        TableRow row{entry.key, {}, entry.key_place};
        for (const toml_file::Value& value : list->values) row.cells.push_back(read_cell(value));
        table_.rows.push_back(std::move(row));
    }

    std::optional<TableCell> read_cell(const toml_file::Value& value) {
        const auto* text = std::get_if<toml_file::String>(&value.data);
        if (text != nullptr && base::trimmed(text->text) == no_cell) return std::nullopt;
        auto read = read_count(value, "a cell", {0, most_items}, diagnostics_);
        if (!read) return std::nullopt;
        return TableCell{read->range, std::move(read->written), value.place};
    }

    const toml_file::Table& source_;
    toml_file::TableReader reader_;
    base::Diagnostics& diagnostics_;
    TwoWayTable table_;
    std::optional<std::size_t>
        width_;  ///< columns as they are written, when they are a list of words
};

}  // namespace

std::optional<TwoWayTable> read_table(const toml_file::Table& table, base::Place place,
                                      base::Diagnostics& diagnostics) {
    return TwoWayReader(table, place, diagnostics).read();
}

}  // namespace papersetter::blueprint
