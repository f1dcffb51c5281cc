// SPDX-License-Identifier: MIT
#include "bank/option_reader.hpp"

#include "bank/keys.hpp"
#include "bank/text_reader.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

constexpr std::array<std::string_view, 1> unsupported_keys{"misconception"};

std::string name_of(const toml_file::Table& table, std::size_t number, std::string_view item_name) {
    const toml_file::Table::Entry* const entry = table.find("id");
    const auto* const id =
        entry == nullptr ? nullptr : std::get_if<toml_file::String>(&entry->value.data);
    if (id != nullptr) return "option " + base::in_quotes(id->text);
    return "option " + std::to_string(number) + " of " + std::string(item_name);
}

void refuse_item_keys(toml_file::TableReader& reader, const toml_file::Table& table,
                      const std::string& option_name, base::Place first_option) {
    for (const toml_file::Table::Entry& entry : table.entries) {
        if (!is_item_key(entry.key)) continue;
        reader.refuse_misplaced(
            entry.key, base::in_quotes(entry.key) + " stands under " + option_name,
            "it belongs to the item: move it above line " + std::to_string(first_option.line));
    }
}

}  // namespace

Text read_text_key(toml_file::TableReader& reader, std::string_view key, bool is_draft,
                   base::Diagnostics& diagnostics) {
    const toml_file::String* const value = reader.string(key);
    if (value == nullptr) return {{}, reader.has(key) ? reader.place_of(key) : base::Place(), 0};
    Text text = read_text(*value);
    if (text.empty() && !is_draft) {
        diagnostics.error(reader.place_of(key), base::in_quotes(key) + " is empty",
                          "write the text, or leave the key out");
    }
    return text;
}

Option read_option(const toml_file::Value& value, std::size_t number, std::string_view item_name,
                   base::Place first_option, bool is_draft, base::Diagnostics& diagnostics) {
    const auto& table = std::get<toml_file::Table>(value.data);
    const std::string name = name_of(table, number, item_name);
    toml_file::TableReader reader(table, name, value.place, diagnostics);
    Option option;
    option.place = value.place;
    refuse_item_keys(reader, table, name, first_option);
    option.id = read_id(reader, diagnostics).value_or("");
    if (!is_draft) reader.require("text");
    option.text = read_text_key(reader, "text", is_draft, diagnostics);
    option.is_correct = reader.boolean("correct").value_or(false);
    option.rationale = read_text_key(reader, "rationale", is_draft, diagnostics);
    option.tempting = read_text_key(reader, "tempting", is_draft, diagnostics);
    option.right_when = read_text_key(reader, "right_when", is_draft, diagnostics);
    const auto pins = std::span(pin_words).subspan(1);
    if (const auto pin = reader.word("pin", pins)) option.pin = static_cast<Pin>(*pin + 1);
    reader.refuse_unsupported(unsupported_keys);
    reader.finish();
    return option;
}

}  // namespace papersetter::bank
