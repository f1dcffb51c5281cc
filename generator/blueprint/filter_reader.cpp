// SPDX-License-Identifier: MIT
#include "blueprint/filter_reader.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <variant>

#include "base/text.hpp"
#include "blueprint/attribute_words.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::blueprint {
namespace {

constexpr std::array<std::string_view, 10> attribute_words{
    "id",     "topic", "level",      "difficulty", "type",
    "status", "tags",  "objectives", "author",     "source"};

/// The closed list of an attribute's words; empty when any word may stand.
std::span<const std::string_view> words_of(Condition::Attribute attribute) {
    using Attribute = Condition::Attribute;
    switch (attribute) {
        case Attribute::level:
            return bank::level_words;
        case Attribute::difficulty:
            return bank::difficulty_words;
        case Attribute::type:
            return bank::type_words;
        case Attribute::status:
            return bank::status_words;
        default:
            return {};
    }
}

class FilterReader {
  public:
    explicit FilterReader(base::Diagnostics& diagnostics) : diagnostics_(&diagnostics) {}

    /// A table, or a list of tables of which one must accept.
    Filter read_any(const toml_file::Value& value, const std::string& what) {
        const auto* list = std::get_if<toml_file::Array>(&value.data);
        if (list == nullptr) return read(value, what, false);
        Filter filter;
        if (list->values.empty()) diagnostics_->error(value.place, what + " is empty");
        for (const toml_file::Value& one : list->values) {
            filter.any_of.push_back(read(one, what, false));
        }
        return filter;
    }

    /// `is_excluding` is true inside an odd number of `not`.
    Filter read(const toml_file::Value& value, const std::string& what, bool is_excluding) {
        Filter filter;
        const auto* table = std::get_if<toml_file::Table>(&value.data);
        if (table == nullptr) {
            diagnostics_->error(
                value.place,
                what + " must be a table, not " + std::string(toml_file::kind_of(value)),
                "write e.g. where = { topic = \"tuning\", level = [\"apply\", \"analyse\"] }");
            return filter;
        }
        toml_file::TableReader reader(*table, what, value.place, *diagnostics_);
        for (std::size_t i = 0; i < attribute_words.size(); ++i) {
            if (reader.any(attribute_words[i]) == nullptr) continue;
            const auto attribute = static_cast<Condition::Attribute>(i);
            filter.conditions.push_back(read_condition(reader, attribute, is_excluding));
        }
        read_exceptions(reader, what, is_excluding, filter);
        reader.finish();
        if (table->entries.empty()) {
            diagnostics_->error(value.place, what + " names no condition",
                                "leave it out, or write e.g. { topic = \"tuning\" }");
        }
        return filter;
    }

  private:
    Condition read_condition(toml_file::TableReader& reader, Condition::Attribute attribute,
                             bool is_excluding) {
        const std::string_view key = word_of(attribute);
        Condition condition;
        condition.attribute = attribute;
        condition.place = reader.place_of(key);
        const std::size_t errors = diagnostics_->errors();
        for (const toml_file::Value* value : reader.strings(key)) {
            const auto* word = std::get_if<toml_file::String>(&value->data);
            if (word == nullptr) continue;
            check_word(attribute, *word, value->place, is_excluding);
            condition.any_of.push_back(word->text);
        }
        if (condition.any_of.empty() && diagnostics_->errors() == errors) {
            diagnostics_->error(condition.place, "`" + std::string(key) + "` lists no word");
        }
        return condition;
    }

    void check_word(Condition::Attribute attribute, const toml_file::String& word,
                    base::Place place, bool is_excluding) {
        const auto words = words_of(attribute);
        const std::string key(word_of(attribute));
        if (word.text.empty()) {
            diagnostics_->error(place, "an empty word for `" + key + "`");
            return;
        }
        if (words.empty()) return;
        if (std::find(words.begin(), words.end(), word.text) == words.end()) {
            tell_unknown_word(key, words, word.text, place, *diagnostics_);
        } else if (attribute == Condition::Attribute::status && !is_excluding &&
                   (word.text == "draft" || word.text == "retired")) {
            diagnostics_->error(place, "papers take no " + word.text + " items",
                                "`status` here can be \"approved\" or \"reserved\"");
        }
    }

    void read_exceptions(toml_file::TableReader& reader, const std::string& what, bool is_excluding,
                         Filter& filter) {
        const toml_file::Value* value = reader.any("not");
        if (value == nullptr) return;
        const std::string inner = "`not` of " + what;
        if (const auto* list = std::get_if<toml_file::Array>(&value->data)) {
            if (list->values.empty()) diagnostics_->error(value->place, inner + " is empty");
            for (const toml_file::Value& one : list->values) {
                filter.except.push_back(read(one, inner, !is_excluding));
            }
            return;
        }
        filter.except.push_back(read(*value, inner, !is_excluding));
    }

    base::Diagnostics* diagnostics_;
};

}  // namespace

std::string_view word_of(Condition::Attribute attribute) {
    return attribute_words[static_cast<std::size_t>(attribute)];
}

Filter read_filter(const toml_file::Value& value, const std::string& what,
                   base::Diagnostics& diagnostics) {
    return FilterReader(diagnostics).read_any(value, what);
}

}  // namespace papersetter::blueprint
