// SPDX-License-Identifier: MIT
#include "blueprint/series_reader.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <variant>

#include "base/text.hpp"
#include "blueprint/limits.hpp"
#include "blueprint/strays.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::blueprint {
namespace {

constexpr std::array<std::string_view, 3> mode_words{"same", "independent", "joint"};
constexpr std::array<std::string_view, 2> position_words{"random", "balanced"};
constexpr std::array<std::string_view, 3> rationale_words{"every", "key", "none"};

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

/// What forms that are drawn together are bound to.
class JointReader {
  public:
    JointReader(toml_file::TableReader& reader, Blueprint& blueprint,
                base::Diagnostics& diagnostics)
        : reader_(reader), blueprint_(blueprint), diagnostics_(diagnostics) {}

    /// `has_mode`: the mode could be read, or none was written.
    void read(bool has_mode) {
        blueprint_.max_use = number("max_use", {1, most_forms});
        if (blueprint_.max_use) blueprint_.max_use_place = reader_.place_of("max_use");
        blueprint_.overlap = number("overlap", {0, most_items});
        if (blueprint_.overlap) blueprint_.overlap_place = reader_.place_of("overlap");
        for (const toml_file::Value* value : reader_.strings("common")) {
            const auto* name = std::get_if<toml_file::String>(&value->data);
            if (name == nullptr) continue;
            blueprint_.common.push_back(name->text);
            blueprint_.common_places.push_back(value->place);
        }
        if (!has_mode) return;
        if (blueprint_.mode == SeriesMode::joint) return refuse_for_one_form();
        for (const std::string_view key : {"max_use", "overlap", "common"}) refuse(key);
    }

  private:
    std::optional<std::int64_t> number(std::string_view key, base::Range limits) {
        const auto written = reader_.integer(key);
        if (!written || limits.holds(*written)) return written;
        diagnostics_.error(reader_.place_of(key), "`" + std::string(key) + "` is from " +
                                                      std::to_string(limits.least) + " to " +
                                                      std::to_string(limits.most) + ", not " +
                                                      std::to_string(*written));
        return std::nullopt;
    }

    // Where `forms` is left out, --forms may still give more.
    void refuse_for_one_form() {
        if (!reader_.has("forms") || blueprint_.forms.size() != 1) return;
        for (const std::string_view key : {"max_use", "overlap"}) {
            if (!reader_.has(key)) continue;
            diagnostics_.error(reader_.place_of(key),
                               "`" + std::string(key) + "` means nothing with one form",
                               "leave it out, or write e.g. forms = 2");
        }
    }

    void refuse(std::string_view key) {
        if (!reader_.has(key)) return;
        const std::string mode(mode_words.at(static_cast<std::size_t>(blueprint_.mode)));
        const std::string why = blueprint_.mode == SeriesMode::same
                                    ? "all forms have the same items"
                                    : "each form is drawn on its own";
        diagnostics_.error(
            reader_.place_of(key),
            "`" + std::string(key) + "` means nothing in mode \"" + mode + "\", where " + why,
            "mode = \"joint\" draws the forms together");
    }

    toml_file::TableReader& reader_;
    Blueprint& blueprint_;
    base::Diagnostics& diagnostics_;
};

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
    blueprint.mode_place = reader.place_of("mode");
    const auto mode = reader.word("mode", mode_words);
    if (mode) blueprint.mode = static_cast<SeriesMode>(*mode);
    JointReader(reader, blueprint, diagnostics).read(mode || !reader.has("mode"));
    refuse_strays(reader, "[series]");
    reader.finish();
}

void read_options(const toml_file::Table& table, base::Place place, Blueprint& blueprint,
                  base::Diagnostics& diagnostics) {
    toml_file::TableReader reader(table, "[options]", place, diagnostics);
    blueprint.positions_place = reader.place_of("positions");
    if (const auto positions = reader.word("positions", position_words)) {
        blueprint.positions = static_cast<Positions>(*positions);
    }
    if (const auto rationales = reader.word("rationales", rationale_words)) {
        blueprint.rationales = static_cast<Rationales>(*rationales);
    }
    refuse_strays(reader, "[options]");
    reader.finish();
}

}  // namespace papersetter::blueprint
