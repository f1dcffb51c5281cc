// SPDX-License-Identifier: MIT
#include "bank/item_fields.hpp"

#include <algorithm>
#include <charconv>

#include "bank/amounts.hpp"
#include "bank/content_fields.hpp"
#include "bank/keys.hpp"
#include "bank/text_reader.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

// Whether the bank has that stimulus is known when all its files are read.
void read_stimulus_id(toml_file::TableReader& reader, Item& item) {
    const toml_file::String* const stimulus = reader.string("stimulus");
    if (stimulus == nullptr) return;
    item.stimulus = stimulus->text;
    item.stimulus_place = reader.place_of("stimulus");
}

void read_amounts(toml_file::TableReader& reader, Item& item, base::Diagnostics& diagnostics) {
    if (const auto p = read_p(reader, diagnostics)) item.p = p;
    if (const auto d = read_discrimination(reader, diagnostics)) item.discrimination = d;
    if (const auto minutes = read_minutes(reader, diagnostics)) item.minutes = minutes;
}

void read_topic(toml_file::TableReader& reader, const Head& head, Item& item,
                base::Diagnostics& diagnostics) {
    const toml_file::String* const topic = reader.string("topic");
    if (topic == nullptr) return;
    item.topic = topic->text;
    if (!head.knows_topics || head.bank.find_topic(topic->text) != nullptr) return;
    std::vector<std::string_view> known;
    for (const Topic& each : head.bank.topics) known.push_back(each.id);
    const std::string hint = base::did_you_mean(topic->text, known);
    diagnostics.error(reader.place_of("topic"),
                      "the bank has no topic " + base::in_quotes(topic->text),
                      hint.empty() ? "declare it in bank.toml: [[topic]] with this id" : hint);
}

void read_author_words(toml_file::TableReader& reader, std::string_view key, std::string& value,
                       base::Diagnostics& diagnostics) {
    std::string name = read_name(reader, key, diagnostics);
    if (reader.has(key)) value = std::move(name);
}

std::string padded(int number, std::size_t digits) {
    std::string text = std::to_string(number);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

// A review is a date, "2026-03-01", or any words.
void read_reviewed(toml_file::TableReader& reader, Item& item, base::Diagnostics& diagnostics) {
    const toml_file::Value* const value = reader.any("reviewed");
    if (value == nullptr) return;
    if (std::holds_alternative<toml_file::Date>(value->data)) {
        const auto date = reader.date("reviewed");
        if (!date) return;
        item.reviewed =
            padded(date->year, 4) + '-' + padded(date->month, 2) + '-' + padded(date->day, 2);
    } else {
        read_author_words(reader, "reviewed", item.reviewed, diagnostics);
    }
}

}  // namespace

void read_fields(toml_file::TableReader& reader, const Head& head, Item& item,
                 base::Diagnostics& diagnostics) {
    read_content_fields(reader, item, diagnostics);
    read_topic(reader, head, item, diagnostics);
    if (const auto level = reader.word("level", level_words)) {
        item.level = static_cast<Level>(*level);
    }
    if (const auto band = reader.word("difficulty", difficulty_words)) {
        item.difficulty = static_cast<Difficulty>(*band);
    }
    if (const auto status = reader.word("status", status_words)) {
        item.status = static_cast<Status>(*status);
    }
    read_amounts(reader, item, diagnostics);
    read_list(reader, "tags", item.tags, diagnostics);
    read_list(reader, "objectives", item.objectives, diagnostics);
    read_list(reader, "references", item.references, diagnostics);
    read_stimulus_id(reader, item);
    read_list(reader, "enemies", item.enemies, diagnostics);
    item.enemies_place = reader.place_of("enemies");
    read_author_words(reader, "author", item.author, diagnostics);
    read_author_words(reader, "source", item.source, diagnostics);
    read_reviewed(reader, item, diagnostics);
    std::string language = read_language(reader, diagnostics);
    if (!language.empty()) item.language = std::move(language);
}

void read_defaults(const toml_file::Table& table, base::Place place, const Head& head,
                   Item& defaults, base::Diagnostics& diagnostics) {
    toml_file::TableReader reader(table, "[defaults]", place, diagnostics);
    for (const toml_file::Table::Entry& entry : table.entries) {
        constexpr std::array<std::string_view, 9> own{"id",          "stem",      "option",
                                                      "answer",      "criterion", "part",
                                                      "explanation", "enemies",   "model_answer"};
        const bool is_own = std::find(own.begin(), own.end(), entry.key) != own.end();
        if (is_own) {
            reader.refuse_misplaced(entry.key,
                                    base::in_quotes(entry.key) + " cannot stand in [defaults]",
                                    "every item has its own: move it below its [[item]]");
        } else if (is_option_key(entry.key)) {
            reader.refuse_misplaced(entry.key,
                                    base::in_quotes(entry.key) + " cannot stand in [defaults]",
                                    "it belongs to an option or answer: move it below "
                                    "[[item.option]] or [[item.answer]]");
        }
    }
    read_fields(reader, head, defaults, diagnostics);
    reader.finish();
}

}  // namespace papersetter::bank
