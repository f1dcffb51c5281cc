// SPDX-License-Identifier: MIT
#include "bank/keys.hpp"

#include <algorithm>
#include <array>

#include "bank/text_reader.hpp"
#include "base/ascii.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

constexpr std::array<std::string_view, item_key_count> item_keys{"stem",
                                                                 "explanation",
                                                                 "option",
                                                                 "answer",
                                                                 "criterion",
                                                                 "part",
                                                                 "type",
                                                                 "topic",
                                                                 "level",
                                                                 "difficulty",
                                                                 "p",
                                                                 "points",
                                                                 "minutes",
                                                                 "status",
                                                                 "discrimination",
                                                                 "order",
                                                                 "references",
                                                                 "objectives",
                                                                 "tags",
                                                                 "author",
                                                                 "reviewed",
                                                                 "source",
                                                                 "stimulus",
                                                                 "enemies",
                                                                 "language",
                                                                 "option_columns",
                                                                 "scoring",
                                                                 "tell_count",
                                                                 "tolerance",
                                                                 "relative_tolerance",
                                                                 "unit",
                                                                 "lines",
                                                                 "spaces",
                                                                 "case_sensitive",
                                                                 "model_answer"};
constexpr std::array<std::string_view, 10> option_keys{
    "text", "correct",       "rationale", "tempting", "right_when",
    "pin",  "misconception", "prompt",    "gap",      "term"};
constexpr std::array<std::string_view, 3> bank_keys{"title", "version", "license"};

constexpr std::size_t id_limit = 100;
constexpr std::size_t topic_limit = 400;

template <std::size_t count>
bool holds(const std::array<std::string_view, count>& keys, std::string_view key) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

bool is_id_character(char c) {
    return base::is_letter_or_digit(c) || c == '.' || c == '_' || c == '-';
}

}  // namespace

bool is_item_key(std::string_view key) { return holds(item_keys, key); }
bool is_option_key(std::string_view key) { return holds(option_keys, key); }
bool is_bank_key(std::string_view key) { return holds(bank_keys, key); }

bool is_id(std::string_view text) {
    // "." and ".." are folders of their own wherever an id names a folder.
    return !text.empty() && text.size() <= id_limit && text != "." && text != ".." &&
           std::all_of(text.begin(), text.end(), is_id_character);
}

bool is_topic_path(std::string_view text) {
    if (text.size() > topic_limit) return false;
    for (;;) {
        const std::size_t slash = text.find('/');
        if (!is_id(text.substr(0, slash))) return false;
        if (slash == std::string_view::npos) return true;
        text.remove_prefix(slash + 1);
    }
}

std::optional<std::string> read_id(toml_file::TableReader& reader, base::Diagnostics& diagnostics) {
    const toml_file::String* const id = reader.string("id");
    if (id == nullptr) return std::nullopt;
    if (is_id(id->text)) return id->text;
    diagnostics.error(id->body, "the id " + base::in_quotes(id->text) + " cannot be used",
                      id->text.size() > id_limit ? "an id has at most 100 characters"
                      : id->text == "." || id->text == ".."
                          ? "it names a folder; write at least one letter or digit"
                          : "an id is made of the letters A-Z and a-z, digits, '.', '_' and '-'");
    return std::nullopt;
}

std::string read_name(toml_file::TableReader& reader, std::string_view key,
                      base::Diagnostics& diagnostics) {
    const toml_file::String* const value = reader.string(key);
    if (value == nullptr) return {};
    std::string name = read_line(*value, key, diagnostics);
    if (name.empty()) {
        diagnostics.error(reader.place_of(key), base::in_quotes(key) + " is empty",
                          "leave the key out, or write something");
    }
    return name;
}

std::string read_language(toml_file::TableReader& reader, base::Diagnostics& diagnostics) {
    const toml_file::String* const language = reader.string("language");
    if (language == nullptr) return {};
    if (base::is_language_tag(language->text)) return language->text;
    diagnostics.error(reader.place_of("language"),
                      base::in_quotes(language->text) + " is no language tag",
                      "write one like \"en\", \"de\" or \"pt-BR\"");
    return {};
}

void read_list(toml_file::TableReader& reader, std::string_view key, std::vector<std::string>& list,
               base::Diagnostics& diagnostics) {
    const std::vector<const toml_file::Value*> values = reader.strings(key);
    if (!reader.has(key)) return;
    list.clear();
    for (const toml_file::Value* const value : values) {
        std::string entry = read_line(std::get<toml_file::String>(value->data), key, diagnostics);
        if (entry.empty()) {
            diagnostics.error(value->place, base::in_quotes(key) + " has an empty entry");
        } else if (std::find(list.begin(), list.end(), entry) != list.end()) {
            diagnostics.warning(value->place,
                                base::in_quotes(key) + " has " + base::in_quotes(entry) + " twice");
        } else {
            list.push_back(std::move(entry));
        }
    }
}

}  // namespace papersetter::bank
