// SPDX-License-Identifier: MIT
#include "blueprint/draw_reader.hpp"

#include <string_view>
#include <variant>

#include "blueprint/limits.hpp"
#include "blueprint/strays.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::blueprint {
namespace {

void read_names(toml_file::TableReader& reader, std::string_view key,
                std::vector<std::string>& names, std::vector<base::Place>& places) {
    for (const toml_file::Value* value : reader.strings(key)) {
        const auto* name = std::get_if<toml_file::String>(&value->data);
        if (name == nullptr) continue;
        names.push_back(name->text);
        places.push_back(value->place);
    }
}

}  // namespace

void read_draw(const toml_file::Table& table, base::Place place, Blueprint& blueprint,
               base::Diagnostics& diagnostics) {
    toml_file::TableReader reader(table, "[draw]", place, diagnostics);
    read_names(reader, "include", blueprint.include, blueprint.include_places);
    read_names(reader, "exclude", blueprint.exclude, blueprint.exclude_places);
    read_names(reader, "avoid", blueprint.avoid, blueprint.avoid_places);
    for (std::size_t i = 0; i < blueprint.avoid.size(); ++i) {
        if (!blueprint.avoid[i].empty() && blueprint.avoid[i].size() <= longest_path) continue;
        diagnostics.error(blueprint.avoid_places[i], "`avoid` needs the path of a manifest",
                          "write e.g. avoid = [\"../2025/manifest.toml\"]");
    }
    refuse_strays(reader, "[draw]");
    reader.finish();
}

}  // namespace papersetter::blueprint
