// SPDX-License-Identifier: MIT
#include "toml_file/table_reader.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "toml_file/decimal_text.hpp"

namespace papersetter::toml_file {

namespace {

using base::in_brief;
using base::in_quotes;

// "easy, medium or hard"
std::string listed(std::span<const std::string_view> words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

bool is_number(std::string_view text) {
    return decimal_from(base::trimmed(text)).fault != DecimalText::Fault::not_a_number;
}

}  // namespace

TableReader::TableReader(const Table& table, std::string what, base::Place place,
                         base::Diagnostics& diagnostics)
    : table_(&table),
      what_(std::move(what)),
      place_(place),
      diagnostics_(&diagnostics),
      taken_(table.entries.size(), false) {}

const Table::Entry* TableReader::take(std::string_view key) {
    const Table::Entry* const entry = table_->find(key);
    if (entry != nullptr) {
        taken_[static_cast<std::size_t>(entry - table_->entries.data())] = true;
    }
    asked_.emplace_back(key);
    return entry;
}

void TableReader::wrong_type(const Table::Entry& entry, std::string_view wanted, std::string hint) {
    diagnostics_->error(entry.value.place,
                        in_quotes(entry.key) + " must be " + std::string(wanted) + ", not " +
                            std::string(kind_of(entry.value)),
                        std::move(hint));
}

const String* TableReader::string(std::string_view key) {
    const Table::Entry* const entry = take(key);
    if (entry == nullptr) return nullptr;
    const auto* const text = std::get_if<String>(&entry->value.data);
    if (text == nullptr) {
        const auto* const number = std::get_if<Number>(&entry->value.data);
        wrong_type(*entry, "a string",
                   "put it in quotes: " + entry->key + " = \"" +
                       (number != nullptr ? in_brief(number->text) : "…") + "\"");
    }
    return text;
}

std::optional<std::int64_t> TableReader::integer(std::string_view key) {
    const Table::Entry* const entry = take(key);
    if (entry == nullptr) return std::nullopt;
    const auto* const number = std::get_if<Number>(&entry->value.data);
    if (number != nullptr && number->is_integer) return number->integer;
    if (number != nullptr) {
        diagnostics_->error(
            entry->value.place,
            in_quotes(entry->key) + " must be a whole number, not " + in_brief(number->text));
    } else {
        wrong_type(*entry, "a whole number", number_hint(*entry));
    }
    return std::nullopt;
}

std::optional<base::Decimal> TableReader::decimal(std::string_view key) {
    const Table::Entry* const entry = take(key);
    if (entry == nullptr) return std::nullopt;
    const auto* const number = std::get_if<Number>(&entry->value.data);
    if (number == nullptr) {
        wrong_type(*entry, "a number", number_hint(*entry));
        return std::nullopt;
    }
    // 0x1F and its like are integers only the parser reads.
    const DecimalText amount = number->is_integer ? decimal_from(std::to_string(number->integer))
                                                  : decimal_from(number->text);
    const std::string name = in_quotes(entry->key);
    switch (amount.fault) {
        case DecimalText::Fault::none:
            return amount.value;
        case DecimalText::Fault::not_a_number:
            diagnostics_->error(entry->value.place,
                                name + " must be a number, not " + in_brief(number->text));
            break;
        case DecimalText::Fault::too_many_places:
            diagnostics_->error(
                entry->value.place,
                name + " may have four decimal places at most, not " + in_brief(number->text),
                "round it");
            break;
        case DecimalText::Fault::too_large:
            diagnostics_->error(entry->value.place,
                                name + " is too large: " + in_brief(number->text));
            break;
    }
    return std::nullopt;
}

std::optional<bool> TableReader::boolean(std::string_view key) {
    const Table::Entry* const entry = take(key);
    if (entry == nullptr) return std::nullopt;
    if (const auto* const flag = std::get_if<bool>(&entry->value.data)) return *flag;
    wrong_type(*entry, "true or false",
               "write " + entry->key + " = true or " + entry->key + " = false, without quotes");
    return std::nullopt;
}

std::optional<Date> TableReader::date(std::string_view key) {
    const Table::Entry* const entry = take(key);
    if (entry == nullptr) return std::nullopt;
    const auto* const day = std::get_if<Date>(&entry->value.data);
    if (day != nullptr && !day->has_time) return *day;
    wrong_type(*entry, "a date",
               "write " + entry->key + " = 2026-05-15, without quotes and without a time");
    return std::nullopt;
}

const Table* TableReader::table(std::string_view key) {
    const Table::Entry* const entry = take(key);
    if (entry == nullptr) return nullptr;
    const auto* const found = std::get_if<Table>(&entry->value.data);
    if (found == nullptr) {
        const auto* const list = std::get_if<Array>(&entry->value.data);
        const bool is_tables = list != nullptr && !list->values.empty() &&
                               std::holds_alternative<Table>(list->values.front().data);
        wrong_type(*entry, "a table",
                   is_tables ? "write [" + entry->key + "] once, with single brackets"
                             : "write [" + entry->key + "] and its keys below it");
    }
    return found;
}

std::vector<const Value*> TableReader::tables(std::string_view key) {
    std::vector<const Value*> result;
    const Table::Entry* const entry = take(key);
    if (entry == nullptr) return result;
    const auto* const list = std::get_if<Array>(&entry->value.data);
    if (list == nullptr) {
        const bool is_table = std::holds_alternative<Table>(entry->value.data);
        wrong_type(*entry, "a list of tables",
                   "write [[" + entry->key + "]], with double brackets, for each" +
                       (is_table ? "" : " and its keys below it"));
        return result;
    }
    for (const Value& value : list->values) {
        if (std::holds_alternative<Table>(value.data)) {
            result.push_back(&value);
        } else {
            diagnostics_->error(value.place, in_quotes(entry->key) +
                                                 " must hold tables only, not " +
                                                 std::string(kind_of(value)));
        }
    }
    return result;
}

std::vector<const Value*> TableReader::strings(std::string_view key) {
    std::vector<const Value*> result;
    const Table::Entry* const entry = take(key);
    if (entry == nullptr) return result;
    if (std::holds_alternative<String>(entry->value.data)) {
        result.push_back(&entry->value);
        return result;
    }
    const auto* const list = std::get_if<Array>(&entry->value.data);
    if (list == nullptr) {
        wrong_type(*entry, "a list of strings", "write " + entry->key + " = [\"…\", \"…\"]");
        return result;
    }
    for (const Value& value : list->values) {
        if (std::holds_alternative<String>(value.data)) {
            result.push_back(&value);
        } else {
            diagnostics_->error(value.place,
                                in_quotes(entry->key) + " must hold strings only, not " +
                                    std::string(kind_of(value)),
                                "put each value in quotes");
        }
    }
    return result;
}

std::vector<std::string> TableReader::texts(std::string_view key) {
    std::vector<std::string> result;
    for (const Value* value : strings(key)) result.push_back(std::get<String>(value->data).text);
    return result;
}

std::string TableReader::required_text(std::string_view key) {
    const String* const value = string(key);
    require(key);
    return value == nullptr ? std::string() : value->text;
}

const Value* TableReader::any(std::string_view key) {
    const Table::Entry* const entry = take(key);
    return entry == nullptr ? nullptr : &entry->value;
}

std::optional<std::size_t> TableReader::word(std::string_view key,
                                             std::span<const std::string_view> words) {
    const String* const written = string(key);
    if (written == nullptr) return std::nullopt;
    const auto found = std::find(words.begin(), words.end(), written->text);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    diagnostics_->error(
        place_of(key),
        in_quotes(key) + " must be " + listed(words) + ", not " + in_quotes(written->text),
        base::did_you_mean(base::trimmed(written->text), words));
    return std::nullopt;
}

bool TableReader::require(std::string_view key) {
    if (has(key)) return true;
    diagnostics_->error(place_, what_ + " has no " + in_quotes(key));
    return false;
}

bool TableReader::has(std::string_view key) const { return table_->find(key) != nullptr; }

base::Place TableReader::place_of(std::string_view key) const {
    const Table::Entry* const entry = table_->find(key);
    if (entry == nullptr) return place_;
    const bool is_table = std::holds_alternative<Table>(entry->value.data);
    return is_table ? entry->key_place : entry->value.place;
}

void TableReader::refuse_unsupported(std::span<const std::string_view> keys) {
    for (const std::string_view key : keys) {
        later_.emplace_back(key);
        const std::string subject = in_quotes(key);
        refuse_misplaced(key, subject + " is not supported yet", {});
    }
}

void TableReader::refuse_misplaced(std::string_view key, std::string message, std::string hint) {
    const Table::Entry* const entry = table_->find(key);
    if (entry == nullptr) return;
    taken_[static_cast<std::size_t>(entry - table_->entries.data())] = true;
    diagnostics_->error(entry->key_place, std::move(message), std::move(hint));
}

void TableReader::finish() {
    for (std::size_t i = 0; i < taken_.size(); ++i) {
        if (taken_[i]) continue;
        const Table::Entry& entry = table_->entries[i];
        base::Diagnostic unknown;
        unknown.place = entry.key_place;
        unknown.message = "unknown key " + in_quotes(entry.key) + " in " + what_;
        unknown.hint = hint_for(entry.key);
        // The same slip in many items of a bank is told once.
        unknown.kind = "unknown key " + in_quotes(entry.key);
        diagnostics_->add(std::move(unknown));
    }
}

// First the keys that are not there yet: what a misspelt one most likely means.
std::string TableReader::hint_for(std::string_view unknown) const {
    std::vector<std::string_view> known;
    std::vector<std::string_view> missing(later_.begin(), later_.end());
    std::vector<std::string_view> given;
    for (const std::string& key : asked_) {
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        known.push_back(key);
        (has(key) ? given : missing).push_back(key);
    }
    std::string hint = base::did_you_mean(unknown, missing);
    if (!hint.empty()) return hint;
    hint = base::did_you_mean(unknown, given);
    if (!hint.empty()) return hint + " it stands here already";
    if (known.empty()) return {};
    for (const std::string_view key : known) {
        hint += hint.empty() ? "known here: " : ", ";
        hint += key;
    }
    return hint;
}

std::string TableReader::number_hint(const Table::Entry& entry) {
    const auto* const text = std::get_if<String>(&entry.value.data);
    if (text != nullptr && is_number(text->text)) {
        return "write " + entry.key + " = " + in_brief(base::trimmed(text->text)) +
               ", without quotes";
    }
    const auto* const list = std::get_if<Array>(&entry.value.data);
    const auto* const first = list == nullptr || list->values.empty()
                                  ? nullptr
                                  : std::get_if<Number>(&list->values.front().data);
    if (first != nullptr) {
        return "write one number, without brackets: " + entry.key + " = " + in_brief(first->text);
    }
    return "write " + entry.key + " = 1";
}

}  // namespace papersetter::toml_file
