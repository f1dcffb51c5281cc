// SPDX-License-Identifier: MIT
#include "blueprint/series_reader.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <variant>

#include "base/text.hpp"
#include "blueprint/limits.hpp"
#include "blueprint/strays.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::blueprint {
namespace {

constexpr std::array<std::string_view, 2> mode_words{"same", "independent"};
constexpr std::array<std::string_view, 3> later_series_keys{"max_use", "overlap", "common"};
constexpr std::array<std::string_view, 1> position_words{"random"};
constexpr std::array<std::string_view, 3> rationale_words{"every", "key", "none"};

bool says(const toml_file::Table& table, std::string_view key, std::string_view word) {
    const auto* entry = table.find(key);
    const auto* text =
        entry == nullptr ? nullptr : std::get_if<toml_file::String>(&entry->value.data);
    return text != nullptr && text->text == word;
}

void read_form_count(std::int64_t forms, base::Place place, Blueprint& blueprint,
                     base::Diagnostics& diagnostics) {
    if (forms < 1 || forms > most_forms) {
        diagnostics.error(place, "`forms` cannot be " + std::to_string(forms),
                          "a series has from 1 to " + std::to_string(most_forms) + " forms");
        return;
    }
    blueprint.forms.clear();
    for (std::int64_t i = 0; i < forms; ++i) {
        blueprint.forms.push_back(form_name(static_cast<std::size_t>(i)));
    }
}

void read_form_names(const std::vector<const toml_file::Value*>& values, Blueprint& blueprint,
                     base::Diagnostics& diagnostics) {
    std::map<std::string, base::Place> known;
    std::vector<std::string> names;
    for (const toml_file::Value* value : values) {
        const auto* name = std::get_if<toml_file::String>(&value->data);
        if (name == nullptr) continue;
        if (!is_form_name(name->text)) {
            diagnostics.error(value->place, base::in_quotes(name->text) + " cannot name a form",
                              "1 to 20 of the characters A-Z a-z 0-9 _ -: it becomes part of a "
                              "file name");
            continue;
        }
        const auto [at, is_new] = known.emplace(base::fold_case(name->text), value->place);
        if (!is_new) {
            base::Diagnostic told;
            told.place = value->place;
            told.message = "two forms are named " + base::in_quotes(name->text);
            told.hint = "names become file names, where capital and small letters may be one";
            told.related = at->second;
            told.related_message = "the first of them";
            diagnostics.add(std::move(told));
            continue;
        }
        names.push_back(name->text);
    }
    if (values.size() > static_cast<std::size_t>(most_forms)) {
        diagnostics.error(values.front()->place,
                          "a series has at most " + std::to_string(most_forms) + " forms");
    }
    if (!names.empty()) blueprint.forms = std::move(names);
}

}  // namespace

void read_series(const toml_file::Table& table, base::Place place, Blueprint& blueprint,
                 base::Diagnostics& diagnostics) {
    toml_file::TableReader reader(table, "[series]", place, diagnostics);
    if (const toml_file::Value* forms = reader.any("forms")) {
        const auto* list = std::get_if<toml_file::Array>(&forms->data);
        if (std::holds_alternative<toml_file::Number>(forms->data)) {
            if (const auto count = reader.integer("forms")) {
                read_form_count(*count, reader.place_of("forms"), blueprint, diagnostics);
            }
        } else if (list != nullptr && list->values.empty()) {
            diagnostics.error(forms->place, "`forms` names no form",
                              "write a number, or names such as [\"Red\", \"Blue\"]");
        } else if (list != nullptr || std::holds_alternative<toml_file::String>(forms->data)) {
            read_form_names(reader.strings("forms"), blueprint, diagnostics);
        } else {
            diagnostics.error(forms->place, "`forms` must be a number or a list of names, not " +
                                                std::string(toml_file::kind_of(*forms)));
        }
    }
    if (says(table, "mode", "joint")) {
        static_cast<void>(reader.any("mode"));
        diagnostics.error(reader.place_of("mode"), "mode \"joint\" is not supported yet",
                          "\"same\": one selection in other orders; \"independent\": each form "
                          "drawn on its own");
    } else if (const auto mode = reader.word("mode", mode_words)) {
        blueprint.mode = static_cast<SeriesMode>(*mode);
    }
    reader.refuse_unsupported(later_series_keys);
    refuse_strays(reader, "[series]");
    reader.finish();
}

void read_options(const toml_file::Table& table, base::Place place, Blueprint& blueprint,
                  base::Diagnostics& diagnostics) {
    toml_file::TableReader reader(table, "[options]", place, diagnostics);
    if (says(table, "positions", "balanced")) {
        static_cast<void>(reader.any("positions"));
        diagnostics.error(reader.place_of("positions"),
                          "positions \"balanced\" is not supported yet",
                          "\"random\" places each key independently and uniformly");
    } else {
        static_cast<void>(reader.word("positions", position_words));
    }
    if (const auto rationales = reader.word("rationales", rationale_words)) {
        blueprint.rationales = static_cast<Rationales>(*rationales);
    }
    refuse_strays(reader, "[options]");
    reader.finish();
}

}  // namespace papersetter::blueprint
