// SPDX-License-Identifier: MIT
#include "bank/stimulus_reader.hpp"

#include "bank/keys.hpp"
#include "bank/text_reader.hpp"
#include "base/text.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::bank {

namespace {

std::string name_of(const toml_file::Table& table) {
    const toml_file::Table::Entry* const entry = table.find("id");
    const auto* const id =
        entry == nullptr ? nullptr : std::get_if<toml_file::String>(&entry->value.data);
    return id == nullptr ? "[[stimulus]]" : "stimulus " + base::in_quotes(id->text);
}

// A key of an item here is most likely one of an item whose line [[item]] is missing.
void refuse_item_keys(toml_file::TableReader& reader, const toml_file::Table& table,
                      const std::string& name) {
    for (const toml_file::Table::Entry& entry : table.entries) {
        if (entry.key == "enemies" || entry.key == "language") continue;
        const bool is_of_option = is_option_key(entry.key) && entry.key != "text";
        if (!is_item_key(entry.key) && !is_of_option) continue;
        reader.refuse_misplaced(entry.key, base::in_quotes(entry.key) + " stands under " + name,
                                is_of_option
                                    ? "it belongs to an option: move it below [[item.option]]"
                                    : "it belongs to an item: move it below its [[item]]");
    }
}

Text read_stimulus_text(toml_file::TableReader& reader, base::Diagnostics& diagnostics) {
    if (!reader.require("text")) return {};
    const toml_file::String* const value = reader.string("text");
    if (value == nullptr) return {};
    Text text = read_text(*value);
    if (text.empty()) {
        diagnostics.error(reader.place_of("text"), "\"text\" is empty",
                          "write what the items of the set ask about");
    }
    check_illustrated_text(text, diagnostics);
    return text;
}

}  // namespace

std::optional<Stimulus> read_stimulus(const toml_file::Value& value,
                                      base::Diagnostics& diagnostics) {
    const auto& table = std::get<toml_file::Table>(value.data);
    const std::string name = name_of(table);
    toml_file::TableReader reader(table, name, value.place, diagnostics);
    Stimulus stimulus;
    stimulus.place = value.place;
    reader.require("id");
    stimulus.id = read_id(reader, diagnostics).value_or("");
    stimulus.title = read_name(reader, "title", diagnostics);
    stimulus.language = read_language(reader, diagnostics);
    stimulus.text = read_stimulus_text(reader, diagnostics);
    read_list(reader, "enemies", stimulus.enemies, diagnostics);
    stimulus.enemies_place = reader.place_of("enemies");
    refuse_item_keys(reader, table, name);
    reader.finish();
    if (stimulus.id.empty()) return std::nullopt;
    return stimulus;
}

}  // namespace papersetter::bank
