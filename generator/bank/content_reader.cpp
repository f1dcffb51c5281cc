// SPDX-License-Identifier: MIT
#include "bank/content_reader.hpp"

#include <algorithm>
#include <array>

#include "bank/content_fields.hpp"
#include "bank/keys.hpp"
#include "bank/option_reader.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

constexpr std::array<std::string_view, 4> tables{"option", "answer", "criterion", "part"};

std::string_view word_of(Type type) { return type_words.at(static_cast<std::size_t>(type)); }

bool has(std::span<const std::string_view> own, std::string_view table) {
    return std::find(own.begin(), own.end(), table) != own.end();
}

/// "[[item.option]] or [[item.answer]]"
std::string tables_told(const ContentTable& content, Type type) {
    std::string told;
    for (const std::string_view table : tables_of(type)) {
        told += (told.empty() ? "" : " or ") + content.words.table(table);
    }
    return told;
}

/// "numeric", "short" or "cloze": what has that table.
std::string types_told(std::string_view table) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < type_words.size(); ++i) {
        if (has(tables_of(static_cast<Type>(i)), table)) {
            words.push_back(base::in_quotes(type_words[i]));
        }
    }
    std::string told;
    for (std::size_t i = 0; i < words.size(); ++i) {
        told += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    }
    return told;
}

// Tells the tables of other types; whether they stand in the place of its own.
bool refuse_tables(const ContentTable& content, Type type) {
    bool has_others = false;
    bool has_own = false;
    const auto own = tables_of(type);
    const bool has_type = content.table.find("type") != nullptr;
    for (const std::string_view table : tables) {
        if (content.table.find(table) == nullptr) continue;
        (has(own, table) ? has_own : has_others) = true;
        if (has(own, table)) continue;
        const std::string kind(content.words.kind());
        content.reader.refuse_misplaced(
            table,
            content.words.name + " has " + content.words.table(table) + ", but its type is " +
                base::in_quotes(word_of(type)) + (has_type ? "" : ": it says no other"),
            has_type
                ? "write " + tables_told(content, type) + ", or another type: " + types_told(table)
                : "write type = " + types_told(table) + " under the " + kind);
    }
    return has_others && !has_own;
}

/// Of the two kinds of answers to gaps the one that stands first; the other one is told.
std::string_view kind_of_gaps(const ContentTable& content) {
    const toml_file::Table::Entry* const option = content.table.find("option");
    const toml_file::Table::Entry* const answer = content.table.find("answer");
    if (option == nullptr) return "answer";
    if (answer == nullptr) return "option";
    const bool is_bank = option->key_place < answer->key_place;
    content.reader.refuse_misplaced(
        is_bank ? "answer" : "option",
        content.words.name + " has an option bank and answers to write as well",
        "an option bank (" + content.words.table("option") + ") or answers (" +
            content.words.table("answer") + "), not both");
    return is_bank ? "option" : "answer";
}

/// Whether it is known how the item is answered: its type is one, or what was taken for it
/// (read_content_fields) is that of its tables.
bool is_type_known(const toml_file::Table& table, Type type) {
    const toml_file::Table::Entry* const entry = table.find("type");
    if (entry == nullptr) return true;
    const auto* const word = std::get_if<toml_file::String>(&entry->value.data);
    if (word == nullptr) return false;
    if (has(type_words, word->text)) return true;
    if (!base::nearest(word->text, type_words)) return false;
    const auto own = tables_of(type);
    return std::ranges::any_of(own, [&](auto each) { return table.find(each) != nullptr; }) &&
           std::ranges::all_of(
               tables, [&](auto each) { return has(own, each) || table.find(each) == nullptr; });
}

void pass_over(toml_file::TableReader& reader) {
    for (const std::string_view table : tables) static_cast<void>(reader.any(table));
    for (const std::string_view key : {"stem", "explanation", "model_answer"}) {
        static_cast<void>(reader.any(key));
    }
}

bool has_points(const Item& item) { return item.points != base::Decimal(); }

void refuse_option_keys(const ContentTable& content, Type type) {
    const std::string_view table =
        type == Type::composite ? "option or answer" : tables_of(type).front();
    const std::string belongs = (table == "criterion" ? "a " : "an ") + std::string(table);
    for (const toml_file::Table::Entry& entry : content.table.entries) {
        if (!is_option_key(entry.key)) continue;
        content.reader.refuse_misplaced(
            entry.key,
            base::in_quotes(entry.key) + " stands under " + content.words.name + ", not under " +
                belongs,
            "it belongs to " + belongs + ": move it below the " +
                (type == Type::composite ? "[[item.part.option]] or [[item.part.answer]]"
                                         : tables_told(content, type)) +
                " it is about");
    }
}

void read_options(const ContentTable& content, std::string_view table, Item& item,
                  base::Diagnostics& diagnostics) {
    const std::vector<const toml_file::Value*> values = content.reader.tables(table);
    item.options.reserve(values.size());
    for (const toml_file::Value* const value : values) {
        const OptionOwner owner{item.type, content.words, table, values.front()->place,
                                item.status == Status::draft};
        item.options.push_back(read_option(*value, item.options.size() + 1, owner, diagnostics));
    }
}

Item read_part(const toml_file::Value& value, const ItemWords& words, Item part,
               base::Diagnostics& diagnostics) {
    const auto& table = std::get<toml_file::Table>(value.data);
    toml_file::TableReader reader(table, words.name, value.place, diagnostics);
    part.place = value.place;
    for (const toml_file::Table::Entry& entry : table.entries) {
        constexpr std::array<std::string_view, 14> of_item{
            "id",      "topic",      "level", "difficulty", "p",      "discrimination",
            "status",  "objectives", "tags",  "author",     "source", "stimulus",
            "enemies", "reviewed"};
        if (std::find(of_item.begin(), of_item.end(), entry.key) == of_item.end()) continue;
        reader.refuse_misplaced(entry.key,
                                base::in_quotes(entry.key) + " stands under " + words.name,
                                "it belongs to the item: move it above its first part");
    }
    read_content_fields(reader, part, diagnostics);
    if (part.type == Type::composite) {
        diagnostics.error(reader.place_of("type"), "a part cannot have parts of its own",
                          "write one part more, or another item");
        part.type = Type::single;
    }
    read_content({reader, table, words}, part, diagnostics);
    reader.finish();
    return part;
}

/// `blank` has what [defaults] give to a part.
void read_parts(const ContentTable& content, const Item& blank, Item& item,
                base::Diagnostics& diagnostics) {
    for (const toml_file::Value* const value : content.reader.tables("part")) {
        const ItemWords words = content.words.part(item.parts.size() + 1);
        item.parts.push_back(read_part(*value, words, blank, diagnostics));
    }
    base::Decimal sum;
    for (const Item& part : item.parts) sum += part.points;
    const bool are_points_known = has_points(item) && std::ranges::all_of(item.parts, has_points);
    if (content.table.find("points") != nullptr && are_points_known && !item.parts.empty() &&
        sum != item.points) {
        diagnostics.error(content.reader.place_of("points"),
                          "the points of the parts are " + base::to_string(sum) + ", not " +
                              base::to_string(item.points),
                          "leave \"points\" of the item out: they are the sum of its parts'");
    }
    if (!item.parts.empty()) item.points = sum;
}

/// A part with nothing but what holds for it before it says anything: the ways of answering that
/// [defaults] gave to `item`. A type of theirs is the item's, and points are shared by nobody.
Item blank_part(const Item& item) {
    Item part;
    part.status = item.status;
    part.order = item.order;
    part.scoring = item.scoring;
    part.tells_count = item.tells_count;
    part.tolerance = item.tolerance;
    part.has_relative_tolerance = item.has_relative_tolerance;
    part.unit = item.unit;
    part.is_case_sensitive = item.is_case_sensitive;
    part.spaces = item.spaces;
    part.lines = item.lines;
    part.option_columns = item.option_columns;
    return part;
}

// What is not shuffled is printed, or kept, as it is written.
Order order_of(const Item& item) {
    switch (item.type) {
        case Type::ordering:
            return Order::shuffle;
        case Type::numeric:
        case Type::short_answer:
        case Type::essay:
        case Type::composite:
            return Order::fixed;
        case Type::cloze:
            return item.is_option_bank ? item.order : Order::fixed;
        default:
            return item.order;
    }
}

}  // namespace

void read_content(const ContentTable& content, Item& item, base::Diagnostics& diagnostics) {
    toml_file::TableReader& reader = content.reader;
    if (!is_type_known(content.table, item.type)) {
        item.status = Status::draft;
        return pass_over(reader);
    }
    const Item blank = item.type == Type::composite ? blank_part(item) : Item();
    refuse_option_keys(content, item.type);
    settle_idle_fields(reader, item, diagnostics);
    // What it lacks for its type is in the other tables.
    if (refuse_tables(content, item.type)) item.status = Status::draft;
    const bool is_draft = item.status == Status::draft;
    item.stem = read_text_key(reader, "stem", is_draft, diagnostics);
    item.explanation = read_text_key(reader, "explanation", is_draft, diagnostics);
    if (item.type == Type::composite) {
        read_parts(content, blank, item, diagnostics);
    } else {
        const std::string_view table =
            item.type == Type::cloze ? kind_of_gaps(content) : tables_of(item.type).front();
        item.is_option_bank = item.type == Type::cloze && table == "option";
        read_options(content, table, item, diagnostics);
    }
    if (item.type == Type::essay) {
        item.model_answer = read_text_key(reader, "model_answer", is_draft, diagnostics);
    }
    item.order = order_of(item);
}

}  // namespace papersetter::bank
