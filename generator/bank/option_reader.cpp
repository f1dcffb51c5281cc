// SPDX-License-Identifier: MIT
#include "bank/option_reader.hpp"

#include "bank/amounts.hpp"
#include "bank/keys.hpp"
#include "bank/text_reader.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

std::string name_of(const toml_file::Table& table, std::size_t number, const OptionOwner& owner) {
    const toml_file::Table::Entry* const entry = table.find("id");
    const auto* const id =
        entry == nullptr ? nullptr : std::get_if<toml_file::String>(&entry->value.data);
    std::string name(owner.table);
    if (id != nullptr) return name + ' ' + base::in_quotes(id->text);
    return name + ' ' + std::to_string(number) + " of " + owner.words.name;
}

void refuse_item_keys(toml_file::TableReader& reader, const toml_file::Table& table,
                      const std::string& name, const OptionOwner& owner) {
    for (const toml_file::Table::Entry& entry : table.entries) {
        const bool is_own = owner.table == "criterion" && entry.key == "points";
        if (is_own || !is_item_key(entry.key)) continue;
        reader.refuse_misplaced(entry.key, base::in_quotes(entry.key) + " stands under " + name,
                                "it belongs to the " + std::string(owner.words.kind()) +
                                    ": move it above line " + std::to_string(owner.first.line));
    }
}

// A number may stand without quotes.
Text read_answer(toml_file::TableReader& reader, const OptionOwner& owner,
                 base::Diagnostics& diagnostics) {
    if (owner.type == Type::numeric && owner.table == "answer") {
        const toml_file::Value* const value = reader.any("text");
        const auto* const number =
            value == nullptr ? nullptr : std::get_if<toml_file::Number>(&value->data);
        if (number != nullptr) return {number->text, value->place, 0};
    }
    return read_text_key(reader, "text", owner.is_draft, diagnostics);
}

void read_key(toml_file::TableReader& reader, const OptionOwner& owner, Option& option,
              base::Diagnostics& diagnostics) {
    switch (owner.type) {
        case Type::matching:
            option.prompt = read_text_key(reader, "prompt", owner.is_draft, diagnostics);
            option.is_correct = !option.prompt.empty();
            return;
        case Type::ordering:
            option.is_correct = true;
            return;
        case Type::true_false:
            if (!owner.is_draft) reader.require("correct");
            break;
        case Type::cloze:
            option.gap = read_name(reader, "gap", diagnostics);
            option.is_correct = !option.gap.empty();
            if (owner.table == "option") return;
            if (!owner.is_draft) reader.require("gap");
            break;
        default:
            break;
    }
    option.is_correct = reader.boolean("correct").value_or(owner.table == "answer");
}

bool can_be_pinned(const OptionOwner& owner) {
    return owner.table == "option" && owner.type != Type::ordering;
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

Option read_option(const toml_file::Value& value, std::size_t number, const OptionOwner& owner,
                   base::Diagnostics& diagnostics) {
    const auto& table = std::get<toml_file::Table>(value.data);
    const std::string name = name_of(table, number, owner);
    toml_file::TableReader reader(table, name, value.place, diagnostics);
    Option option;
    option.place = value.place;
    refuse_item_keys(reader, table, name, owner);
    option.id = read_id(reader, diagnostics).value_or("");
    if (!owner.is_draft) reader.require("text");
    option.text = read_answer(reader, owner, diagnostics);
    if (owner.table == "criterion") {
        if (!owner.is_draft) reader.require("points");
        option.points = read_points(reader, diagnostics).value_or(base::Decimal());
    } else {
        read_key(reader, owner, option, diagnostics);
        option.tempting = read_text_key(reader, "tempting", owner.is_draft, diagnostics);
        option.right_when = read_text_key(reader, "right_when", owner.is_draft, diagnostics);
        option.misconception = read_name(reader, "misconception", diagnostics);
        option.term = read_name(reader, "term", diagnostics);
        if (!option.term.empty()) option.term_place = reader.place_of("term");
    }
    option.rationale = read_text_key(reader, "rationale", owner.is_draft, diagnostics);
    if (can_be_pinned(owner)) {
        const auto pins = std::span(pin_words).subspan(1);
        if (const auto pin = reader.word("pin", pins)) option.pin = static_cast<Pin>(*pin + 1);
    }
    reader.finish();
    return option;
}

}  // namespace papersetter::bank
