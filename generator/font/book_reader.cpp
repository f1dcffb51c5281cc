// SPDX-License-Identifier: MIT
#include "font/book_reader.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "toml_file/listed_file.hpp"
#include "toml_file/read.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::font {
namespace {

using toml_file::Table;
using toml_file::TableReader;

bool is_script(std::string_view code) {
    return code.size() == 4 && base::is_capital_letter(code[0]) &&
           std::ranges::all_of(code.substr(1), base::is_small_letter);
}

void refuse_script(std::string_view code, base::Place place, base::Diagnostics& diagnostics) {
    diagnostics.error(place, base::in_quotes(code) + " is no code of a script",
                      "ISO 15924 has four letters for each, as \"Arab\" or \"Deva\"");
}

std::vector<std::string> read_scripts(TableReader& reader, base::Diagnostics& diagnostics) {
    std::vector<std::string> scripts = reader.texts("scripts");
    for (const std::string& script : scripts) {
        if (!is_script(script)) refuse_script(script, reader.place_of("scripts"), diagnostics);
    }
    return scripts;
}

std::vector<std::string> read_languages(TableReader& reader, base::Diagnostics& diagnostics) {
    std::vector<std::string> languages = reader.texts("languages");
    for (const std::string& language : languages) {
        if (base::is_language_tag(language) && language.find('-') == std::string::npos) continue;
        diagnostics.error(reader.place_of("languages"),
                          base::in_quotes(language) + " is no language without its region",
                          "write it like \"ja\" or \"ur\"");
    }
    return languages;
}

std::optional<FaceEntry> read_face(const toml_file::Value& value, const FamilyEntry& family,
                                   base::Diagnostics& diagnostics) {
    TableReader reader(std::get<Table>(value.data), "[[family.face]] of \"" + family.name + "\"",
                       value.place, diagnostics);
    const std::size_t errors = diagnostics.errors();
    FaceEntry face;
    reader.require("weight");
    if (const auto weight = reader.integer("weight"); weight.has_value()) {
        if (*weight < 1 || *weight > 1000) {
            diagnostics.error(reader.place_of("weight"), "`weight` is not within 1 … 1000",
                              "400 is regular, 700 is bold");
        } else {
            face.weight = static_cast<int>(*weight);
        }
    }
    static constexpr std::array<std::string_view, 2> styles = {"normal", "italic"};
    face.is_italic = reader.word("style", styles).value_or(0) == 1;
    if (const auto index = reader.integer("index"); index.has_value()) {
        face.index = static_cast<unsigned>(std::clamp<std::int64_t>(*index, 0, 0xFFFF));
        if (*index != face.index) {
            diagnostics.error(reader.place_of("index"), "`index` is not within 0 … 65535",
                              "the fonts of a collection count from 0");
        }
    }
    const toml_file::String* const package = reader.string("package");
    face.package = package != nullptr ? package->text : family.package;
    face.listed = toml_file::read_listed_file(reader, "`folders` of the family", diagnostics);
    reader.finish();
    return diagnostics.errors() == errors ? std::optional(face) : std::nullopt;
}

FamilyEntry read_family(const toml_file::Value& value, base::Diagnostics& diagnostics) {
    TableReader reader(std::get<Table>(value.data), "[[family]]", value.place, diagnostics);
    FamilyEntry family;
    family.name = reader.required_text("name");
    family.package = reader.required_text("package");
    (void)reader.required_text("license");
    family.folders = reader.texts("folders");
    reader.require("folders");
    family.scripts = read_scripts(reader, diagnostics);
    family.languages = read_languages(reader, diagnostics);
    for (const toml_file::Value* entry : reader.tables("face")) {
        const auto face = read_face(*entry, family, diagnostics);
        if (!face.has_value()) continue;
        const bool is_twice = std::ranges::any_of(family.faces, [&](const FaceEntry& other) {
            return other.weight == face->weight && other.is_italic == face->is_italic;
        });
        if (is_twice) {
            diagnostics.error(entry->place, "family \"" + family.name +
                                                "\" has two faces of the same weight and style");
        } else {
            family.faces.push_back(*face);
        }
    }
    reader.require("face");
    reader.finish();
    return family;
}

// By script; every key is one.
void read_packages(const Table& table, base::Place place, BookEntries& book,
                   base::Diagnostics& diagnostics) {
    TableReader reader(table, "[packages]", place, diagnostics);
    for (const Table::Entry& entry : table.entries) {
        if (!is_script(entry.key)) refuse_script(entry.key, entry.key_place, diagnostics);
        const toml_file::String* const package = reader.string(entry.key);
        if (package != nullptr) book.packages[entry.key] = package->text;
    }
    reader.finish();
}

void check_names(const BookEntries& book, TableReader& reader, base::Diagnostics& diagnostics) {
    const auto has_family = [&](std::string_view name, std::size_t count) {
        return std::any_of(
            book.families.begin(), book.families.begin() + static_cast<std::ptrdiff_t>(count),
            [&](const FamilyEntry& family) { return is_same_family(family.name, name); });
    };
    for (std::size_t i = 0; i < book.families.size(); ++i) {
        if (has_family(book.families[i].name, i)) {
            diagnostics.error(reader.place(),
                              "two families are named \"" + book.families[i].name + "\"");
        }
    }
    for (const std::string& name : book.fallback) {
        if (!has_family(name, book.families.size())) {
            diagnostics.error(reader.place_of("fallback"),
                              "the fallback family \"" + name + "\" is not in the book");
        }
    }
}

}  // namespace

BookEntries read_book(const files::Disk& disk, const files::Path& folder, base::Sources& sources,
                      base::Diagnostics& diagnostics) {
    const files::Path path = folder / "fonts.toml";
    const std::size_t errors = diagnostics.errors();
    const base::FileNumber file = sources.add(path.generic_string(), disk.read(path));
    BookEntries book;
    if (const auto table = toml_file::read(sources, file, diagnostics); table.has_value()) {
        TableReader reader(*table, "fonts.toml", {file, 1, 1}, diagnostics);
        for (const toml_file::Value* value : reader.tables("family")) {
            book.families.push_back(read_family(*value, diagnostics));
        }
        reader.require("family");
        if (const Table* fallback = reader.table("fallback"); fallback != nullptr) {
            TableReader inner(*fallback, "[fallback]", reader.place_of("fallback"), diagnostics);
            book.fallback = inner.texts("families");
            inner.finish();
        }
        if (const Table* packages = reader.table("packages"); packages != nullptr) {
            read_packages(*packages, reader.place_of("packages"), book, diagnostics);
        }
        check_names(book, reader, diagnostics);
        reader.finish();
    }
    if (diagnostics.errors() != errors) throw base::InputError();
    return book;
}

bool is_same_family(std::string_view one, std::string_view other) {
    return base::equals_in_any_case(one, other);
}

}  // namespace papersetter::font
