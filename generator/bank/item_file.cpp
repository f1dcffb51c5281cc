// SPDX-License-Identifier: MIT
#include "bank/item_file.hpp"

#include <algorithm>
#include <optional>

#include "bank/content_reader.hpp"
#include "bank/item_checks.hpp"
#include "bank/item_fields.hpp"
#include "bank/keys.hpp"
#include "bank/stimulus_reader.hpp"
#include "base/text.hpp"
#include "toml_file/read.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::bank {

namespace {

// Whether a line of the file opens the table [paper]: asked of a file that is not TOML, whose
// faults are told where it is read as a blueprint.
bool seems_a_blueprint(std::string_view text) {
    for (std::size_t at = text.find("[paper]"); at != std::string_view::npos;
         at = text.find("[paper]", at + 1)) {
        const std::size_t before = text.substr(0, at).find_last_not_of(" \t");
        if (before == std::string_view::npos || text[before] == '\n') return true;
    }
    return false;
}

/// Reads the items of one file, one after another.
class ItemReader {
  public:
    ItemReader(const Head& head, base::Diagnostics& diagnostics)
        : head_(head), defaults_(head.defaults), diagnostics_(diagnostics) {}

    void read_file_defaults(const toml_file::Table& table, base::Place place) {
        read_defaults(table, place, head_, defaults_, diagnostics_);
    }
    [[nodiscard]] std::optional<ReadItem> read(const toml_file::Value& value, std::size_t number);

  private:
    const Head& head_;
    Item defaults_;
    base::Diagnostics& diagnostics_;
};

std::string name_of(const toml_file::Table& table, std::size_t number) {
    const toml_file::Table::Entry* const entry = table.find("id");
    const auto* const id =
        entry == nullptr ? nullptr : std::get_if<toml_file::String>(&entry->value.data);
    if (id != nullptr) return "item " + base::in_quotes(id->text);
    return "item " + std::to_string(number) + " of this file";
}

std::optional<ReadItem> ItemReader::read(const toml_file::Value& value, std::size_t number) {
    const auto& table = std::get<toml_file::Table>(value.data);
    const ItemWords words{name_of(table, number)};
    toml_file::TableReader reader(table, words.name, value.place, diagnostics_);
    ReadItem result{defaults_, value.place};
    Item& item = result.item;
    item.place = value.place;
    reader.require("id");
    item.id = read_id(reader, diagnostics_).value_or("");
    result.id_place = reader.place_of("id");
    read_fields(reader, head_, item, diagnostics_);
    const Status status = item.status;
    read_content({reader, table, words}, item, diagnostics_);
    reader.finish();
    check_item(item, words, diagnostics_);
    item.status = status;
    if (item.id.empty()) return std::nullopt;
    return result;
}

// "stimulus" names the stimulus of an item, and [[stimulus]] is one.
bool is_table_of_file(const toml_file::Table::Entry& entry) {
    const bool is_word = std::holds_alternative<toml_file::String>(entry.value.data);
    return entry.key == "topic" || (entry.key == "stimulus" && !is_word);
}

// Keys at the top of an item file that belong somewhere else.
void refuse_top_keys(toml_file::TableReader& reader, const toml_file::Table& table) {
    reader.refuse_misplaced("bank", "[bank] stands in an item file",
                            "the table [bank] belongs in bank.toml");
    reader.refuse_misplaced("topic", "topics are declared in an item file",
                            "[[topic]] belongs in bank.toml; a topic for all items of this file "
                            "stands under [defaults]");
    reader.refuse_misplaced("term", "terms are explained in an item file",
                            "[[term]] belongs in bank.toml");
    for (const toml_file::Table::Entry& entry : table.entries) {
        if (entry.key == "term") continue;
        const std::string subject = base::in_quotes(entry.key);
        if (entry.key == "option" || entry.key == "answer" || entry.key == "part" ||
            entry.key == "criterion") {
            const std::string these = entry.key == "criterion" ? "criteria" : entry.key + 's';
            reader.refuse_misplaced(
                entry.key, "these " + these + " belong to no item",
                "write " + ItemWords().table(entry.key) + " instead of [[" + entry.key + "]]");
        } else if (entry.key == "id" || is_option_key(entry.key)) {
            reader.refuse_misplaced(entry.key, subject + " stands above the first [[item]]",
                                    "move it below [[item]] or [[item.option]]");
        } else if (is_item_key(entry.key) && !is_table_of_file(entry)) {
            reader.refuse_misplaced(entry.key, subject + " stands above the first [[item]]",
                                    "move it below [[item]], or below [defaults] for all items of "
                                    "this file");
        }
    }
}

void read_stimuli(toml_file::TableReader& reader, const toml_file::Table& table, ItemFile& file) {
    const toml_file::Table::Entry* const entry = table.find("stimulus");
    if (entry != nullptr && !is_table_of_file(*entry)) return;
    for (const toml_file::Value* const value : reader.tables("stimulus")) {
        if (auto stimulus = read_stimulus(*value, file.diagnostics)) {
            file.stimuli.push_back(std::move(*stimulus));
        }
    }
}

}  // namespace

ItemFile read_item_file(const base::Sources& sources, base::FileNumber file, const Head& head) {
    ItemFile result;
    const std::optional<toml_file::Table> table =
        toml_file::read(sources, file, result.diagnostics);
    const bool is_blueprint =
        table ? table->find("paper") != nullptr : seems_a_blueprint(sources.text(file));
    if (is_blueprint) return {};
    if (!table) return result;
    toml_file::TableReader reader(*table, "an item file", {file, 1, 1}, result.diagnostics);
    refuse_top_keys(reader, *table);
    ItemReader items(head, result.diagnostics);
    if (const toml_file::Table* const defaults = reader.table("defaults")) {
        items.read_file_defaults(*defaults, reader.place_of("defaults"));
    }
    read_stimuli(reader, *table, result);
    std::size_t number = 0;
    for (const toml_file::Value* const value : reader.tables("item")) {
        if (auto item = items.read(*value, ++number)) result.items.push_back(std::move(*item));
    }
    reader.finish();
    return result;
}

}  // namespace papersetter::bank
