// SPDX-License-Identifier: MIT
#include "layout/parameters.hpp"

#include <algorithm>
#include <array>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "layout/keys.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::layout {
namespace {

using Type = Parameter::Type;

constexpr std::array<std::string_view, 4> type_words{"choice", "string", "boolean", "integer"};

std::string joined(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "\"" : ", \"") + word + '"';
    return list;
}

bool is_name(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) {
        return base::is_small_letter(c) || base::is_digit(c) || c == '_' || c == '-';
    });
}

void wrong_value(const Parameter& parameter, base::Place place, const std::string& wanted,
                 base::Diagnostics& diagnostics) {
    diagnostics.error(place, "`" + parameter.name + "` takes " + wanted, parameter.description);
}

void take_choice(Parameter& parameter, std::string_view word, base::Place place,
                 base::Diagnostics& diagnostics) {
    const auto found = std::ranges::find(parameter.values, word);
    if (found != parameter.values.end()) {
        parameter.chosen = static_cast<std::size_t>(found - parameter.values.begin());
        parameter.text = *found;
        return;
    }
    const std::vector<std::string_view> known(parameter.values.begin(), parameter.values.end());
    const auto near = base::nearest(word, known);
    diagnostics.error(place,
                      "`" + parameter.name + "` cannot be " + base::in_quotes(word) + "; it is " +
                          "one of " + joined(parameter.values),
                      near ? "did you mean \"" + *near + "\"?" : parameter.description);
}

void take_integer(Parameter& parameter, const toml_file::Value& value,
                  base::Diagnostics& diagnostics) {
    const auto* number = std::get_if<toml_file::Number>(&value.data);
    if (number == nullptr || !number->is_integer || number->integer < parameter.minimum ||
        number->integer > parameter.maximum) {
        wrong_value(parameter, value.place,
                    "a whole number from " + std::to_string(parameter.minimum) + " to " +
                        std::to_string(parameter.maximum),
                    diagnostics);
        return;
    }
    parameter.count = number->integer;
    parameter.text = std::to_string(number->integer);
}

void take(Parameter& parameter, const toml_file::Value& value, base::Diagnostics& diagnostics) {
    const auto* text = std::get_if<toml_file::String>(&value.data);
    const auto* truth = std::get_if<bool>(&value.data);
    switch (parameter.type) {
        case Type::choice:
            if (text != nullptr)
                return take_choice(parameter, text->text, value.place, diagnostics);
            return wrong_value(parameter, value.place, "one of " + joined(parameter.values),
                               diagnostics);
        case Type::string:
            if (text == nullptr) {
                return wrong_value(parameter, value.place, "a string", diagnostics);
            }
            parameter.text = text->text;
            return;
        case Type::boolean:
            if (truth == nullptr) {
                return wrong_value(parameter, value.place, "true or false", diagnostics);
            }
            parameter.is_true = *truth;
            parameter.text = *truth ? "true" : "false";
            return;
        case Type::integer:
            return take_integer(parameter, value, diagnostics);
    }
}

void read_values(Parameter& parameter, toml_file::TableReader& reader,
                 base::Diagnostics& diagnostics) {
    if (!reader.require("values")) return;
    for (const toml_file::Value* value : reader.strings("values")) {
        const std::string& word = std::get<toml_file::String>(value->data).text;
        if (!is_name(word)) {
            diagnostics.error(value->place, base::in_quotes(word) + " cannot be a choice",
                              "use small letters, digits, \"_\" and \"-\"");
        } else if (std::ranges::find(parameter.values, word) != parameter.values.end()) {
            diagnostics.error(value->place, "\"" + word + "\" stands in `values` twice");
        } else {
            parameter.values.push_back(word);
        }
    }
}

std::optional<Parameter> read_parameter(const toml_file::Table::Entry& entry,
                                        base::Diagnostics& diagnostics) {
    const std::string what = "[parameters." + base::in_brief(entry.key) + "]";
    const auto* table = std::get_if<toml_file::Table>(&entry.value.data);
    if (table == nullptr || !is_name(entry.key)) {
        diagnostics.error(entry.key_place, what + " is not a parameter",
                          "write [parameters.name] with `type` and `default`; names have small "
                          "letters, digits, \"_\" and \"-\"");
        return std::nullopt;
    }
    toml_file::TableReader reader(*table, what, entry.key_place, diagnostics);
    Parameter parameter;
    parameter.name = entry.key;
    parameter.place = entry.key_place;
    if (const auto* text = reader.string("description")) parameter.description = text->text;
    const bool has_type = reader.require("type");
    const auto type = reader.word("type", type_words);
    if (type) parameter.type = static_cast<Type>(*type);
    if (type && parameter.type == Type::choice) read_values(parameter, reader, diagnostics);
    if (type && parameter.type == Type::integer) {
        parameter.minimum = reader.integer("minimum").value_or(parameter.minimum);
        parameter.maximum = reader.integer("maximum").value_or(parameter.maximum);
    }
    const toml_file::Value* value = reader.any("default");
    if (reader.require("default") && has_type && type) take(parameter, *value, diagnostics);
    reader.finish();
    return parameter;
}

}  // namespace

Parameters Parameters::read(const toml_file::Table& table, base::Diagnostics& diagnostics) {
    Parameters parameters;
    for (const toml_file::Table::Entry& entry : table.entries) {
        if (auto parameter = read_parameter(entry, diagnostics)) {
            parameters.all_.push_back(std::move(*parameter));
        }
    }
    return parameters;
}

void Parameters::inherit(const Parameters& other) {
    std::vector<Parameter> all;
    for (const Parameter& parameter : other.all_) {
        if (!find(parameter.name)) all.push_back(parameter);
    }
    all.insert(all.end(), all_.begin(), all_.end());
    all_ = std::move(all);
}

void Parameters::set(const toml_file::Table& values, std::string_view layout,
                     base::Diagnostics& diagnostics) {
    for (const toml_file::Table::Entry& entry : values.entries) {
        if (const auto found = find(entry.key)) {
            take(all_[*found], entry.value, diagnostics);
            continue;
        }
        std::vector<std::string_view> known;
        std::string list;
        for (const Parameter& parameter : all_) {
            known.push_back(parameter.name);
            list += (list.empty() ? "`" : ", `") + parameter.name + '`';
        }
        const auto near = base::nearest(entry.key, known);
        diagnostics.error(entry.key_place,
                          "the layout " + base::in_quotes(layout) + " has no parameter `" +
                              base::in_brief(entry.key) + "`",
                          near           ? "did you mean `" + *near + "`?"
                          : list.empty() ? "it has no parameters at all"
                                         : "its parameters are " + list);
    }
}

void Parameters::set_paper(std::string_view size, base::Diagnostics& diagnostics) {
    const auto found = find("paper");
    if (!found || all_[*found].type != Type::choice) {
        diagnostics.error({}, "the layout has one paper size only",
                          "leave --paper out, or give the layout a parameter `paper`");
        return;
    }
    take_choice(all_[*found], size, {}, diagnostics);
}

void Parameters::set_keys(const std::vector<std::string>& keys, base::Diagnostics& diagnostics) {
    const auto is_named = [&](Key key) {
        return std::ranges::find(keys, key_words.at(static_cast<std::size_t>(key))) != keys.end();
    };
    const bool has_either = is_named(Key::marking) || is_named(Key::full);
    for (const Key key : {Key::marking, Key::full, Key::learning, Key::crosswalk}) {
        const bool is_part = key == Key::marking || key == Key::full;
        const bool is_wanted = is_named(key) || (is_part && !has_either);
        const auto found = find(key_parameter(key));
        if (found && all_[*found].type == Type::boolean) {
            all_[*found].is_true = is_wanted;
            all_[*found].text = is_wanted ? "true" : "false";
        } else if (is_named(key)) {
            diagnostics.error({}, "the layout has no parameter `" + key_parameter(key) + "`",
                              "give layout.toml a boolean one (docs/layout_guide.md)");
        }
    }
}

std::optional<std::size_t> Parameters::find(std::string_view name) const {
    for (std::size_t i = 0; i < all_.size(); ++i) {
        if (all_[i].name == name) return i;
    }
    return std::nullopt;
}

}  // namespace papersetter::layout
