// SPDX-License-Identifier: MIT
#include "production/dictionary_reader.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "toml_file/read.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::production {
namespace {

using toml_file::Table;
using toml_file::TableReader;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string required_string(TableReader& reader, std::string_view key) {
    const toml_file::String* value = reader.string(key);
    reader.require(key);
    return value != nullptr ? value->text : std::string();
}

class Reader {
  public:
    Reader(DictionaryEntries& entries, base::Diagnostics& diagnostics)
        : entries_(entries), diagnostics_(diagnostics) {}

    void read(const Table& table, base::Place place) {
        TableReader reader(table, "hyphenation.toml", place, diagnostics_);
        for (const toml_file::Value* value : reader.strings("folders")) {
            if (const auto* string = std::get_if<toml_file::String>(&value->data)) {
                entries_.folders.push_back(string->text);
            }
        }
        reader.require("folders");
        for (const toml_file::Value* value : reader.tables("dictionary")) read_dictionary(*value);
        reader.finish();
    }

  private:
    void read_dictionary(const toml_file::Value& value) {
        TableReader reader(std::get<Table>(value.data), "[[dictionary]]", value.place,
                           diagnostics_);
        DictionaryEntry entry;
        for (const toml_file::Value* language : reader.strings("languages")) {
            if (const auto* string = std::get_if<toml_file::String>(&language->data)) {
                add_language(entry, string->text, language->place);
            }
        }
        reader.require("languages");
        entry.package = required_string(reader, "package");
        (void)required_string(reader, "license");
        entry.file = required_string(reader, "file");
        if (entry.file.find('/') != std::string::npos) {
            diagnostics_.error(reader.place_of("file"), "`file` is a name without a folder",
                               "put the folder into `folders`");
        }
        const std::string hex = required_string(reader, "sha256");
        entry.place = reader.place_of("sha256");
        if (const auto digest = base::digest_from_hex(hex)) {
            entry.expected = *digest;
        } else if (reader.has("sha256")) {
            diagnostics_.error(entry.place, "`sha256` is not 64 hexadecimal digits",
                               "`sha256sum " + entry.file + "` prints them");
        }
        reader.finish();
        entries_.dictionaries.push_back(std::move(entry));
    }

    void add_language(DictionaryEntry& entry, const std::string& language, base::Place place) {
        const auto has = [&](const DictionaryEntry& other) {
            return std::ranges::any_of(other.languages, [&](const std::string& known) {
                return is_same_language(known, language);
            });
        };
        if (has(entry) || std::ranges::any_of(entries_.dictionaries, has)) {
            diagnostics_.error(
                place, "two dictionaries are for the language " + base::in_quotes(language));
        }
        entry.languages.push_back(language);
    }

    DictionaryEntries& entries_;
    base::Diagnostics& diagnostics_;
};

}  // namespace

DictionaryEntries read_dictionaries(const files::Disk& disk, const files::Path& folder,
                                    base::Sources& sources, base::Diagnostics& diagnostics) {
    DictionaryEntries entries;
    const files::Path path = folder / "hyphenation.toml";
    if (!disk.exists(path)) return entries;
    const base::FileNumber file = sources.add(path.generic_string(), disk.read(path));
    const auto table = toml_file::read(sources, file, diagnostics);
    if (table) Reader(entries, diagnostics).read(*table, {file, 1, 1});
    return entries;
}

bool is_same_language(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other, {}, lower, lower);
}

}  // namespace papersetter::production
