// SPDX-License-Identifier: MIT
#include "bank/content_reader.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "bank/content_fields.hpp"
#include "bank/keys.hpp"
#include "bank/option_reader.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

constexpr std::array<std::string_view, 4> tables{"option", "answer", "criterion", "part"};

std::string_view word_of(Type type) { return type_words.at(static_cast<std::size_t>(type)); }

/// The tables below an item of that type; a cloze item has either of the two.
std::span<const std::string_view> tables_of(Type type) {
    const std::span<const std::string_view> all(tables);
    switch (type) {
        case Type::numeric:
        case Type::short_answer:
            return all.subspan(1, 1);
        case Type::cloze:
            return all.subspan(0, 2);
        case Type::essay:
            return all.subspan(2, 1);
        case Type::composite:
            return all.subspan(3, 1);
        default:
            return all.subspan(0, 1);
    }
}

void refuse_tables(const ContentTable& content, Type type) {
    const auto own = tables_of(type);
    for (const std::string_view table : tables) {
        if (std::find(own.begin(), own.end(), table) != own.end()) continue;
        if (content.table.find(table) == nullptr) continue;
        content.reader.refuse_misplaced(table,
                                        content.name + " has [[…." + std::string(table) +
                                            "]], but its type is " + base::in_quotes(word_of(type)),
                                        "items of this type have [[…." + std::string(own.front()) +
                                            "]]; or give it another type");
    }
}

void refuse_option_keys(const ContentTable& content) {
    for (const toml_file::Table::Entry& entry : content.table.entries) {
        if (!is_option_key(entry.key)) continue;
        content.reader.refuse_misplaced(
            entry.key,
            base::in_quotes(entry.key) + " stands under " + content.name + ", not under an option",
            "it belongs to an option: move it below the [[item.option]] it is about");
    }
}

void read_options(const ContentTable& content, std::string_view table, Item& item,
                  base::Diagnostics& diagnostics) {
    const std::vector<const toml_file::Value*> values = content.reader.tables(table);
    item.options.reserve(values.size());
    for (const toml_file::Value* const value : values) {
        const OptionOwner owner{item.type, content.name, table, values.front()->place,
                                item.status == Status::draft};
        item.options.push_back(read_option(*value, item.options.size() + 1, owner, diagnostics));
    }
}

Item read_part(const toml_file::Value& value, const std::string& name, Status status,
               base::Diagnostics& diagnostics) {
    const auto& table = std::get<toml_file::Table>(value.data);
    toml_file::TableReader reader(table, name, value.place, diagnostics);
    Item part;
    part.place = value.place;
    part.status = status;
    for (const toml_file::Table::Entry& entry : table.entries) {
        constexpr std::array<std::string_view, 14> of_item{
            "id",      "topic",      "level", "difficulty", "p",      "discrimination",
            "status",  "objectives", "tags",  "author",     "source", "stimulus",
            "enemies", "reviewed"};
        if (std::find(of_item.begin(), of_item.end(), entry.key) == of_item.end()) continue;
        reader.refuse_misplaced(entry.key, base::in_quotes(entry.key) + " stands under " + name,
                                "it belongs to the item: move it above its first part");
    }
    read_content_fields(reader, part, diagnostics);
    if (part.type == Type::composite) {
        diagnostics.error(reader.place_of("type"), "a part cannot have parts of its own",
                          "write one part more, or another item");
        part.type = Type::single;
    }
    read_content({reader, table, name}, part, diagnostics);
    reader.finish();
    return part;
}

void read_parts(const ContentTable& content, Item& item, base::Diagnostics& diagnostics) {
    for (const toml_file::Value* const value : content.reader.tables("part")) {
        const std::string name =
            "part " + std::to_string(item.parts.size() + 1) + " of " + content.name;
        item.parts.push_back(read_part(*value, name, item.status, diagnostics));
    }
    base::Decimal sum;
    for (const Item& part : item.parts) sum += part.points;
    if (content.table.find("points") != nullptr && !item.parts.empty() && sum != item.points) {
        diagnostics.error(content.reader.place_of("points"),
                          "the points of the parts are " + base::to_string(sum) + ", not " +
                              base::to_string(item.points),
                          "leave \"points\" of the item out: they are the sum of its parts'");
    }
    if (!item.parts.empty()) item.points = sum;
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
    const bool is_draft = item.status == Status::draft;
    refuse_option_keys(content);
    settle_idle_fields(reader, item, diagnostics);
    refuse_tables(content, item.type);
    item.stem = read_text_key(reader, "stem", is_draft, diagnostics);
    item.explanation = read_text_key(reader, "explanation", is_draft, diagnostics);
    item.is_option_bank = item.type == Type::cloze && content.table.find("option") != nullptr;
    if (item.type == Type::composite) {
        read_parts(content, item, diagnostics);
    } else {
        for (const std::string_view table : tables_of(item.type)) {
            read_options(content, table, item, diagnostics);
        }
    }
    if (item.type == Type::essay) {
        item.model_answer = read_text_key(reader, "model_answer", is_draft, diagnostics);
    }
    item.order = order_of(item);
}

}  // namespace papersetter::bank
