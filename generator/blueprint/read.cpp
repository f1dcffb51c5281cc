// SPDX-License-Identifier: MIT
#include "blueprint/read.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

#include "bank/text_reader.hpp"
#include "base/layout_name.hpp"
#include "base/text.hpp"
#include "blueprint/cut_score_reader.hpp"
#include "blueprint/draw_reader.hpp"
#include "blueprint/limits.hpp"
#include "blueprint/section_reader.hpp"
#include "blueprint/series_reader.hpp"
#include "blueprint/strays.hpp"
#include "toml_file/read.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::blueprint {
namespace {

using toml_file::TableReader;

/// Keys of [paper] that authors write above every table.
constexpr std::array<std::string_view, 10> paper_keys{"title",   "subtitle",    "course", "code",
                                                      "aids",    "date",        "banks",  "seed",
                                                      "minutes", "instructions"};

bool is_one_line(std::string_view text) {
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) return false;
    }
    return true;
}

class PaperReader {
  public:
    PaperReader(TableReader& reader, Blueprint& blueprint, base::Diagnostics& diagnostics)
        : reader_(&reader), blueprint_(&blueprint), diagnostics_(&diagnostics) {}

    void read() {
        reader_->require("title");
        blueprint_->title = line("title");
        if (blueprint_->title.empty() && reader_->string("title") != nullptr) {
            diagnostics_->error(reader_->place_of("title"), "the title of the paper is empty");
        }
        blueprint_->subtitle = line("subtitle");
        blueprint_->course = line("course");
        blueprint_->code = line("code");
        blueprint_->aids = line("aids");
        const auto date = reader_->date("date");
        if (date && date->year < 1) {
            diagnostics_->error(reader_->place_of("date"), "there is no year 0",
                                "write the day as 2026-05-15");
        } else if (date) {
            blueprint_->date = Date{date->year, date->month, date->day};
        }
        read_banks();
        read_seed();
        read_layout_name();
        read_profiles();
        read_minutes();
        read_instructions();
        refuse_strays(*reader_, "[paper]");
        reader_->finish();
    }

  private:
    std::string line(std::string_view key) {
        const toml_file::String* value = reader_->string(key);
        if (value == nullptr) return {};
        return bank::read_line(*value, key, *diagnostics_);
    }

    void read_banks() {
        reader_->require("banks");
        const std::size_t errors = diagnostics_->errors();
        for (const toml_file::Value* value : reader_->strings("banks")) {
            const auto* folder = std::get_if<toml_file::String>(&value->data);
            if (folder == nullptr) continue;
            if (folder->text.empty() || !is_one_line(folder->text) ||
                folder->text.size() > longest_path) {
                diagnostics_->error(value->place, "`banks` needs the path of a folder");
                continue;
            }
            blueprint_->banks.push_back(folder->text);
            blueprint_->bank_places.push_back(value->place);
        }
        if (reader_->has("banks") && blueprint_->banks.empty() &&
            diagnostics_->errors() == errors) {
            diagnostics_->error(reader_->place_of("banks"), "`banks` names no bank",
                                "write e.g. banks = [\"..\"], relative to this file");
        }
    }

    void read_seed() {
        const toml_file::String* seed = reader_->string("seed");
        if (seed == nullptr) return;
        if (seed->text.empty()) {
            diagnostics_->error(reader_->place_of("seed"), "the seed is empty",
                                "write any text, or leave `seed` out for a fresh one");
            return;
        }
        blueprint_->seed = seed->text;
    }

    void read_layout_name() {
        blueprint_->layout_name_place = reader_->place_of("layout");
        const toml_file::String* layout = reader_->string("layout");
        if (layout == nullptr) return;
        if (!base::is_layout_name(layout->text)) {
            diagnostics_->error(blueprint_->layout_name_place,
                                base::in_quotes(layout->text) + " is not the name of a layout",
                                "a layout is named, not given by a path: layout = \"exam\"");
            return;
        }
        blueprint_->layout = layout->text;
    }

    void read_profiles() {
        std::vector<std::string> profiles;
        const std::size_t errors = diagnostics_->errors();
        for (const toml_file::Value* value : reader_->strings("profiles")) {
            const std::string& name = std::get<toml_file::String>(value->data).text;
            if (!base::is_profile_name(name)) {
                diagnostics_->error(value->place,
                                    base::in_quotes(name) + " is not the name of a profile",
                                    "a profile has small letters, digits, \"_\" and \"-\", at "
                                    "most 20: profiles = [\"standard\", \"large-18\"]");
            } else if (std::find(profiles.begin(), profiles.end(), name) != profiles.end()) {
                diagnostics_->error(value->place, "the profile \"" + name + "\" is named twice");
            } else {
                profiles.push_back(name);
                blueprint_->profile_places.push_back(value->place);
            }
        }
        if (!profiles.empty()) {
            blueprint_->profiles = std::move(profiles);
        } else if (reader_->has("profiles") && diagnostics_->errors() == errors) {
            diagnostics_->error(
                reader_->place_of("profiles"), "`profiles` names no profile",
                "write e.g. profiles = [\"standard\", \"large-18\"], or leave it out");
        }
    }

    void read_minutes() {
        const auto minutes = reader_->decimal("minutes");
        if (!minutes) return;
        if (*minutes <= base::Decimal() || *minutes > base::Decimal::whole(most_minutes)) {
            diagnostics_->error(reader_->place_of("minutes"),
                                "a paper cannot last " + to_string(*minutes) + " minutes",
                                "`minutes` is above 0 and at most " + std::to_string(most_minutes));
            return;
        }
        blueprint_->minutes = minutes;
    }

    void read_instructions() {
        const toml_file::String* text = reader_->string("instructions");
        if (text == nullptr) return;
        blueprint_->instructions = bank::read_text(*text);
        bank::check_text(blueprint_->instructions, *diagnostics_);
    }

    TableReader* reader_;
    Blueprint* blueprint_;
    base::Diagnostics* diagnostics_;
};

void read_sections(TableReader& root, Blueprint& blueprint, base::Diagnostics& diagnostics) {
    const auto values = root.tables("section");
    const auto* list =
        root.has("section") ? std::get_if<toml_file::Array>(&root.any("section")->data) : nullptr;
    if (!root.has("section") || (list != nullptr && list->values.empty())) {
        diagnostics.error(root.place_of("section"), "the blueprint has no section",
                          "write [[section]] and below it e.g. items = 40");
    }
    std::int64_t total = 0;
    for (const toml_file::Value* value : values) {
        blueprint.sections.push_back(read_section(*value, blueprint.sections.size(), diagnostics));
        total += blueprint.sections.back().items;
    }
    if (total > most_items) {
        diagnostics.error(blueprint.place, "the paper has " + std::to_string(total) +
                                               " items; the most is " + std::to_string(most_items));
    }
}

}  // namespace

Blueprint read(const files::Disk& disk, const files::Path& path, const std::string& shown_name,
               base::Sources& sources, base::Diagnostics& diagnostics) {
    Blueprint blueprint;
    blueprint.name = path.stem().string();
    const base::FileNumber file = sources.add(shown_name, disk.read(path));
    blueprint.place = {file, 1, 1};
    // It goes into the manifest, which is text.
    if (base::first_invalid_utf8(blueprint.name)) {
        diagnostics.error({file, 0, 0}, "the name of this file is not UTF-8",
                          "give it another name");
    }
    const auto table = toml_file::read(sources, file, diagnostics);
    if (!table) return blueprint;
    TableReader root(*table, "the blueprint", blueprint.place, diagnostics);
    root.require("paper");
    if (const toml_file::Table* paper = root.table("paper")) {
        TableReader reader(*paper, "[paper]", root.place_of("paper"), diagnostics);
        PaperReader(reader, blueprint, diagnostics).read();
    }
    if (const toml_file::Table* layout = root.table("layout")) {
        blueprint.layout_parameters = *layout;
        blueprint.layout_place = root.place_of("layout");
    }
    if (const toml_file::Table* cuts = root.table("cut_scores")) {
        blueprint.cut_scores = read_cut_scores(*cuts, diagnostics);
    }
    read_sections(root, blueprint, diagnostics);
    if (const toml_file::Table* series = root.table("series")) {
        read_series(*series, root.place_of("series"), blueprint, diagnostics);
    }
    if (const toml_file::Table* draw = root.table("draw")) {
        read_draw(*draw, root.place_of("draw"), blueprint, diagnostics);
    }
    if (const toml_file::Table* options = root.table("options")) {
        read_options(*options, root.place_of("options"), blueprint, diagnostics);
    }
    for (const std::string_view key : paper_keys) {
        root.refuse_misplaced(key, "`" + std::string(key) + "` stands outside of [paper]",
                              "move it below the line [paper]");
    }
    for (const std::string_view part :
         {"topic", "level", "difficulty", "type", "table", "stimuli"}) {
        root.refuse_misplaced(part, "`" + std::string(part) + "` stands outside of a section",
                              "write [section." + std::string(part) + "] below a [[section]]");
    }
    root.refuse_misplaced("rule", "`rule` stands outside of a section",
                          "write [[section.rule]] below a [[section]]");
    root.finish();
    return blueprint;
}

bool is_blueprint(const files::Disk& disk, const files::Path& path) {
    base::Sources sources;
    base::Diagnostics untold;
    const base::FileNumber file = sources.add(path.filename().string(), disk.read(path));
    if (const auto table = toml_file::read(sources, file, untold)) {
        return table->find("paper") != nullptr;
    }
    // Not TOML, so nobody can know; take the author's word for it, so that reading it as a
    // blueprint tells what is wrong.
    std::string_view rest = sources.text(file);
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        if (base::trimmed(rest.substr(0, end)).starts_with("[paper]")) return true;
        if (end == std::string_view::npos) break;
        rest.remove_prefix(end + 1);
    }
    return false;
}

}  // namespace papersetter::blueprint
