// SPDX-License-Identifier: MIT
#include "bank/head_reader.hpp"

#include <algorithm>
#include <map>

#include "bank/item_fields.hpp"
#include "bank/keys.hpp"
#include "bank/terms.hpp"
#include "bank/text_reader.hpp"
#include "base/text.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::bank {

namespace {

void read_bank_table(const toml_file::Table& table, base::Place place, Bank& bank,
                     base::Diagnostics& diagnostics) {
    toml_file::TableReader reader(table, "[bank]", place, diagnostics);
    reader.require("id");
    bank.id = read_id(reader, diagnostics).value_or("");
    bank.title = read_name(reader, "title", diagnostics);
    if (bank.title.empty()) bank.title = bank.id;
    bank.version = read_name(reader, "version", diagnostics);
    bank.license = read_name(reader, "license", diagnostics);
    std::string language = read_language(reader, diagnostics);
    if (!language.empty()) bank.language = std::move(language);
    reader.finish();
}

std::string last_part(std::string_view path) {
    return std::string(path.substr(path.rfind('/') + 1));
}

std::optional<Topic> read_topic(const toml_file::Value& value, base::Diagnostics& diagnostics) {
    const auto& table = std::get<toml_file::Table>(value.data);
    const toml_file::Table::Entry* const entry = table.find("id");
    const auto* const named =
        entry == nullptr ? nullptr : std::get_if<toml_file::String>(&entry->value.data);
    toml_file::TableReader reader(
        table, named == nullptr ? "[[topic]]" : "topic " + base::in_quotes(named->text),
        value.place, diagnostics);
    Topic topic;
    topic.place = value.place;
    topic.title = read_name(reader, "title", diagnostics);
    if (const toml_file::String* const notes = reader.string("notes")) {
        topic.notes = read_text(*notes);
        check_illustrated_text(topic.notes, diagnostics);
        if (topic.notes.empty()) {
            diagnostics.error(reader.place_of("notes"), "\"notes\" is empty",
                              "leave the key out, or write something");
        }
    }
    reader.require("id");
    const toml_file::String* const id = reader.string("id");
    reader.finish();
    if (id == nullptr) return std::nullopt;
    if (!is_topic_path(id->text)) {
        diagnostics.error(id->body, "the topic id " + base::in_quotes(id->text) + " cannot be used",
                          "write a path like \"training/distributed\": parts of A-Z, a-z, digits, "
                          "'.', '_' and '-' with a single '/' between them, 400 characters in all");
    }
    topic.id = id->text;
    if (topic.title.empty()) topic.title = last_part(topic.id);
    return topic;
}

void read_topics(toml_file::TableReader& reader, Bank& bank, base::Diagnostics& diagnostics) {
    std::vector<Topic> declared;
    std::map<std::string, base::Place, std::less<>> places;
    for (const toml_file::Value* const value : reader.tables("topic")) {
        std::optional<Topic> topic = read_topic(*value, diagnostics);
        if (!topic) continue;
        const auto [entry, is_new] = places.try_emplace(topic->id, topic->place);
        if (is_new) {
            declared.push_back(std::move(*topic));
            continue;
        }
        diagnostics.add({base::Severity::error, topic->place,
                         "the topic " + base::in_quotes(topic->id) + " is declared twice",
                         "put both together, or give one another id", entry->second,
                         "it is declared here first"});
    }
    for (Topic& topic : declared) {
        // What is no path has no parents.
        const std::string path = is_topic_path(topic.id) ? topic.id : std::string();
        for (std::size_t slash = path.find('/'); slash != std::string::npos;
             slash = path.find('/', slash + 1)) {
            const std::string parent = path.substr(0, slash);
            if (!places.try_emplace(parent, topic.place).second) continue;
            bank.topics.push_back({parent, last_part(parent), {}, topic.place});
        }
        bank.topics.push_back(std::move(topic));
    }
}

}  // namespace

Head read_head(const toml_file::Table& table, base::FileNumber file,
               base::Diagnostics& diagnostics) {
    Head head;
    head.bank.place = {file, 1, 1};
    toml_file::TableReader reader(table, "bank.toml", head.bank.place, diagnostics);
    for (const toml_file::Table::Entry& entry : table.entries) {
        if (is_bank_key(entry.key)) {
            reader.refuse_misplaced(entry.key,
                                    base::in_quotes(entry.key) + " stands outside a table",
                                    "it belongs to [bank]: move it below that line");
        }
    }
    reader.refuse_misplaced("item", "items do not stand in bank.toml",
                            "move them to a file of their own beside it, such as items/first.toml");
    reader.refuse_misplaced("stimulus", "stimuli do not stand in bank.toml",
                            "move them to a file of items, beside the items that ask about them");
    if (reader.require("bank")) {
        if (const toml_file::Table* const bank = reader.table("bank")) {
            head.bank.place = reader.place_of("bank");
            read_bank_table(*bank, head.bank.place, head.bank, diagnostics);
        }
    }
    read_topics(reader, head.bank, diagnostics);
    head.bank.terms = read_terms(reader, diagnostics);
    if (const toml_file::Table* const defaults = reader.table("defaults")) {
        read_defaults(*defaults, reader.place_of("defaults"), head, head.defaults, diagnostics);
    }
    reader.finish();
    return head;
}

}  // namespace papersetter::bank
