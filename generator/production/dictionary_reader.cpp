// SPDX-License-Identifier: MIT
#include "production/dictionary_reader.hpp"

#include <algorithm>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "toml_file/listed_file.hpp"
#include "toml_file/read.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::production {
namespace {

using toml_file::Table;
using toml_file::TableReader;

class Reader {
  public:
    Reader(DictionaryEntries& entries, base::Diagnostics& diagnostics)
        : entries_(entries), diagnostics_(diagnostics) {}

    void read(const Table& table, base::Place place) {
        TableReader reader(table, "hyphenation.toml", place, diagnostics_);
        entries_.folders = reader.texts("folders");
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
        entry.package = reader.required_text("package");
        (void)reader.required_text("license");
        entry.listed = toml_file::read_listed_file(reader, "`folders`", diagnostics_);
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
    return base::equals_in_any_case(one, other);
}

}  // namespace papersetter::production
