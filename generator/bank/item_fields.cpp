// SPDX-License-Identifier: MIT
#include "bank/item_fields.hpp"

#include <algorithm>
#include <charconv>

#include "bank/keys.hpp"
#include "bank/text_reader.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

constexpr std::array<std::string_view, 10> all_type_words{
    "single",   "multiple", "true-false", "short", "numeric",
    "matching", "ordering", "cloze",      "essay", "composite"};

/// Bounds of an amount, and what to say outside them.
struct Range {
    base::Decimal least;
    base::Decimal most;
    std::string_view words;
};

constexpr Range share{base::Decimal(), base::Decimal::whole(1),
                      "must lie between 0 and 1: the share of candidates who got it right"};
constexpr Range correlation{base::Decimal::whole(-1), base::Decimal::whole(1),
                            "must lie between -1 and 1"};
constexpr Range marks{base::Decimal::units(1), base::Decimal::whole(1000),
                      "must be more than 0 and at most 1000"};
constexpr Range time{base::Decimal::units(1), base::Decimal::whole(600),
                     "must be more than 0 and at most 600"};

void read_types(toml_file::TableReader& reader, Item& item, base::Diagnostics& diagnostics) {
    if (const auto type = reader.word("type", all_type_words)) {
        item.type = Type::single;
        if (*type != 0) {
            diagnostics.error(
                reader.place_of("type"),
                "the type " + base::in_quotes(all_type_words[*type]) + " is not supported yet",
                "only \"single\" works so far");
        }
    }
    if (const auto order = reader.word("order", order_words)) {
        item.order = static_cast<Order>(*order);
    }
}

void read_option_columns(toml_file::TableReader& reader, Item& item,
                         base::Diagnostics& diagnostics) {
    const auto columns = reader.integer("option_columns");
    if (!columns) return;
    if (*columns >= 1 && *columns <= most_option_columns) {
        item.option_columns = static_cast<std::uint8_t>(*columns);
        return;
    }
    diagnostics.error(reader.place_of("option_columns"),
                      "\"option_columns\" must be 1 to " + std::to_string(most_option_columns) +
                          ", not " + std::to_string(*columns),
                      "without it the options stand as the layout has them");
}

// Whether the bank has that stimulus is known when all its files are read.
void read_stimulus_id(toml_file::TableReader& reader, Item& item) {
    const toml_file::String* const stimulus = reader.string("stimulus");
    if (stimulus == nullptr) return;
    item.stimulus = stimulus->text;
    item.stimulus_place = reader.place_of("stimulus");
}

std::optional<base::Decimal> read_amount(toml_file::TableReader& reader, std::string_view key,
                                         const Range& range, base::Diagnostics& diagnostics) {
    const std::optional<base::Decimal> amount = reader.decimal(key);
    if (!amount || (*amount >= range.least && *amount <= range.most)) return amount;
    diagnostics.error(reader.place_of(key), base::in_quotes(key) + " " + std::string(range.words) +
                                                ", not " + base::to_string(*amount));
    return std::nullopt;
}

void read_amounts(toml_file::TableReader& reader, Item& item, base::Diagnostics& diagnostics) {
    if (const auto p = read_amount(reader, "p", share, diagnostics)) item.p = p;
    if (const auto d = read_amount(reader, "discrimination", correlation, diagnostics)) {
        item.discrimination = d;
    }
    if (const auto points = read_amount(reader, "points", marks, diagnostics)) {
        item.points = *points;
    }
    if (const auto minutes = read_amount(reader, "minutes", time, diagnostics)) {
        item.minutes = minutes;
    }
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
    read_types(reader, item, diagnostics);
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
    read_option_columns(reader, item, diagnostics);
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
        const bool is_own = entry.key == "id" || entry.key == "stem" || entry.key == "option" ||
                            entry.key == "explanation" || entry.key == "enemies";
        if (is_own) {
            reader.refuse_misplaced(entry.key,
                                    base::in_quotes(entry.key) + " cannot stand in [defaults]",
                                    "every item has its own: move it below its [[item]]");
        } else if (is_option_key(entry.key)) {
            reader.refuse_misplaced(entry.key,
                                    base::in_quotes(entry.key) + " cannot stand in [defaults]",
                                    "it belongs to an option: move it below [[item.option]]");
        }
    }
    read_fields(reader, head, defaults, diagnostics);
    reader.finish();
}

}  // namespace papersetter::bank
