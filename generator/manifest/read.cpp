// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <limits>
#include <set>

#include "base/text.hpp"
#include "manifest/manifest.hpp"
#include "manifest/words.hpp"
#include "toml_file/read.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::manifest {

namespace {

using toml_file::Table;
using toml_file::TableReader;
using toml_file::Value;

class ManifestReader {
  public:
    ManifestReader(base::FileNumber file, base::Diagnostics& diagnostics)
        : start_{file, 1, 1}, diagnostics_(diagnostics) {}

    Manifest read(const Table& root, std::string_view bytes) {
        TableReader reader(root, "the manifest", start_, diagnostics_);
        if (!reader.has("manifest")) {
            diagnostics_.error(start_, "this is no manifest: it has no [manifest] table");
            return {};
        }
        const Table* const head = reader.table("manifest");
        if (head != nullptr && !read_head(*head, reader.place_of("manifest"))) return {};
        if (reader.require("files")) {
            const Table* const files = reader.table("files");
            if (files != nullptr) read_files(*files, reader.place_of("files"));
        }
        for (const Value* form : reader.tables("form")) read_form(*form);
        for (const Value* replacement : reader.tables("replacement")) {
            read_replacement(*replacement);
        }
        for (const Value* amendment : reader.tables("amendment")) read_amendment(*amendment);
        if (const Table* const figures = reader.table("figures")) {
            manifest_.figures = read_figures(*figures, reader.place_of("figures"), diagnostics_);
        }
        if (reader.require("seal")) {
            const Table* const seal = reader.table("seal");
            if (seal != nullptr) check_seal(*seal, reader.place_of("seal"), bytes);
        }
        reader.finish();
        return std::move(manifest_);
    }

  private:
    TableReader reader_of(const Value& value, std::string what) {
        return {std::get<Table>(value.data), std::move(what), value.place, diagnostics_};
    }

    // False when the format is another one, of which nothing can be said.
    bool read_head(const Table& table, base::Place place) {
        TableReader reader(table, "[manifest]", place, diagnostics_);
        const auto written = reader.integer("format");
        if (written && *written != format) {
            diagnostics_.error(reader.place_of("format"),
                               "a manifest of format " + std::to_string(*written) +
                                   " cannot be read by this version",
                               "use the version of papersetter that it names");
            return false;
        }
        static_cast<void>(reader.require("format"));
        manifest_.program = reader.required_text("program");
        for (const Value* value : reader.tables("libraries")) {
            TableReader library = reader_of(*value, "a library");
            std::string name = library.required_text("name");
            manifest_.libraries.emplace_back(std::move(name), library.required_text("version"));
            library.finish();
        }
        manifest_.engine = reader.required_text("engine");
        manifest_.seed = reader.required_text("seed");
        manifest_.blueprint = reader.required_text("blueprint");
        manifest_.layout = reader.required_text("layout");
        manifest_.paper_size = reader.required_text("paper_size");
        read_profiles(reader);
        manifest_.keys = reader.texts("keys");
        manifest_.avoided = reader.texts("avoided");
        manifest_.is_issued = reader.boolean("issued").value_or(false);
        reader.finish();
        return true;
    }

    // They become parts of file names.
    void read_profiles(TableReader& reader) {
        if (!reader.has("profiles")) return;
        manifest_.profiles.clear();
        for (const Value* value : reader.strings("profiles")) {
            const std::string& name = std::get<toml_file::String>(value->data).text;
            const auto& known = manifest_.profiles;
            if (!base::is_profile_name(name) ||
                std::find(known.begin(), known.end(), name) != known.end()) {
                diagnostics_.error(value->place,
                                   base::in_quotes(name) + " cannot be a profile here");
            }
            manifest_.profiles.push_back(name);
        }
        if (manifest_.profiles.empty()) {
            diagnostics_.error(reader.place_of("profiles"), "\"profiles\" must name a profile");
        }
    }

    std::vector<FileDigest> file_list(TableReader& files, std::string_view key) {
        std::vector<FileDigest> list;
        static_cast<void>(files.require(key));
        for (const Value* value : files.tables(key)) {
            TableReader reader = reader_of(*value, "a file of \"" + std::string(key) + "\"");
            FileDigest file;
            file.name = reader.required_text("name");
            check_name(file.name, key, reader);
            const std::string hex = reader.required_text("sha256");
            if (const auto digest = base::digest_from_hex(hex)) {
                file.digest = *digest;
            } else if (reader.has("sha256")) {
                diagnostics_.error(reader.place_of("sha256"),
                                   "\"sha256\" must be 64 hexadecimal digits");
            }
            reader.finish();
            list.push_back(std::move(file));
        }
        return list;
    }

    // The names of what rebuild writes: each once and below the manifest's folder.
    void check_name(const std::string& name, std::string_view key, const TableReader& reader) {
        const bool is_record = key == "record";
        if (!reader.has("name") || (!is_record && key != "outputs")) return;
        const bool is_below = name.starts_with("record/");
        if (!is_plain_name(name) || is_below != is_record || name == "manifest.toml") {
            diagnostics_.error(
                reader.place_of("name"),
                base::in_quotes(name) + " cannot be a file of \"" + std::string(key) + "\"");
        } else if (!names_.insert(name).second) {
            diagnostics_.error(reader.place_of("name"), base::in_quotes(name) + " is listed twice");
        }
    }

    void read_files(const Table& table, base::Place place) {
        TableReader reader(table, "[files]", place, diagnostics_);
        manifest_.fonts = file_list(reader, "fonts");
        manifest_.inputs = file_list(reader, "inputs");
        manifest_.record = file_list(reader, "record");
        manifest_.outputs = file_list(reader, "outputs");
        reader.finish();
    }

    void read_form(const Value& value) {
        TableReader reader = reader_of(value, "a [[form]]");
        RecordedForm form;
        form.name = reader.required_text("name");
        form.code = reader.required_text("code");
        if (reader.has("name") && !blueprint::is_form_name(form.name)) {
            diagnostics_.error(reader.place_of("name"),
                               base::in_quotes(form.name) + " cannot name a form");
        }
        for (const Value* part : reader.tables("section")) {
            TableReader section = reader_of(*part, "a [[form.section]]");
            if (section.require("law")) {
                const auto law = section.word("law", law_words);
                form.laws.emplace_back(law_words.at(law.value_or(0)));
            }
            std::vector<RecordedItem> items;
            static_cast<void>(section.require("items"));
            for (const Value* item : section.tables("items")) items.push_back(read_item(*item));
            form.sections.push_back(std::move(items));
            section.finish();
        }
        read_pages(reader, form);
        reader.finish();
        manifest_.forms.push_back(std::move(form));
    }

    // Of each profile the page of each question, as long as there are others than `standard`.
    void read_pages(TableReader& reader, RecordedForm& form) {
        if (has_standard_profile_only(manifest_.profiles) || !reader.require("pages")) return;
        std::size_t questions = 0;
        for (const auto& items : form.sections) questions += items.size();
        const Value* const value = reader.any("pages");
        const auto* const profiles = std::get_if<toml_file::Array>(&value->data);
        bool is_right = profiles != nullptr && profiles->values.size() == manifest_.profiles.size();
        for (std::size_t i = 0; is_right && i < profiles->values.size(); ++i) {
            auto pages = whole_numbers(profiles->values[i], 1);
            is_right =
                pages && pages->size() == questions && std::is_sorted(pages->begin(), pages->end());
            if (is_right) form.pages.push_back(std::move(*pages));
        }
        if (!is_right) {
            diagnostics_.error(value->place,
                               "\"pages\" must have a list a profile, with a page a question");
        }
    }

    /// A list of whole numbers from `least` up; nothing when it is none.
    static std::optional<std::vector<std::int64_t>> whole_numbers(const Value& value,
                                                                  std::int64_t least) {
        const auto* const list = std::get_if<toml_file::Array>(&value.data);
        if (list == nullptr) return std::nullopt;
        std::vector<std::int64_t> result;
        for (const Value& one : list->values) {
            const auto* const number = std::get_if<toml_file::Number>(&one.data);
            if (number == nullptr || !number->is_integer || number->integer < least ||
                number->integer > std::numeric_limits<std::int32_t>::max()) {
                return std::nullopt;
            }
            result.push_back(number->integer);
        }
        return result;
    }

    RecordedItem read_item(const Value& value) {
        TableReader reader = reader_of(value, "an item");
        RecordedItem item;
        item.item = reader.required_text("item");
        item.options = positions(reader);
        item.answer = reader.required_text("answer");
        if (reader.require("points")) {
            item.points = reader.decimal("points").value_or(base::Decimal());
        }
        reader.finish();
        return item;
    }

    void read_replacement(const Value& value) {
        TableReader reader = reader_of(value, "a [[replacement]]");
        const auto right = static_cast<std::int64_t>(manifest_.replacements.size() + 2);
        if (reader.require("revision") && reader.integer("revision").value_or(right) != right) {
            diagnostics_.error(reader.place_of("revision"),
                               "\"revision\" must be " + std::to_string(right) + " here");
        }
        RecordedReplacement replacement;
        static_cast<void>(reader.require("places"));
        for (const Value* place : reader.strings("places")) {
            replacement.places.push_back(place_of(*place));
        }
        replacement.was = reader.required_text("was");
        replacement.now = reader.required_text("now");
        if (reader.require("by")) {
            replacement.is_drawn = reader.word("by", replacement_words).value_or(0) == 0;
        }
        reader.finish();
        manifest_.replacements.push_back(std::move(replacement));
    }

    void read_amendment(const Value& value) {
        TableReader reader = reader_of(value, "an [[amendment]]");
        paper::Amendment amendment;
        amendment.revision = key_revision_of(manifest_) + 1;
        const auto right = static_cast<std::int64_t>(amendment.revision);
        if (reader.require("revision") && reader.integer("revision").value_or(right) != right) {
            diagnostics_.error(reader.place_of("revision"),
                               "\"revision\" must be " + std::to_string(right) + " here");
        }
        amendment.note = reader.required_text("note");
        static_cast<void>(reader.require("changes"));
        for (const Value* change : reader.tables("changes")) {
            amendment.changes.push_back(read_change(*change));
        }
        reader.finish();
        manifest_.amendments.push_back(std::move(amendment));
    }

    paper::KeyChange read_change(const Value& value) {
        TableReader reader = reader_of(value, "a change");
        paper::KeyChange change;
        change.item = reader.required_text("item");
        if (reader.has("part")) change.part = position(reader, "part");
        if (reader.has("left_out")) {
            change.kind = paper::KeyChangeKind::leave_out;
            static_cast<void>(reader.boolean("left_out"));
        } else if (reader.has("points")) {
            change.kind = paper::KeyChangeKind::points;
            change.points = reader.decimal("points").value_or(base::Decimal());
        } else {
            if (reader.has("text")) {
                change.text = reader.required_text("text");
                change.gap = position(reader, "gap");
            }
            change.options = positions(reader);
        }
        reader.finish();
        return change;
    }

    /// A number from 1 as one from 0.
    std::size_t position(TableReader& reader, std::string_view key) {
        if (!reader.require(key)) return 0;
        const std::int64_t number = reader.integer(key).value_or(1);
        if (number >= 1 && number <= std::numeric_limits<std::int32_t>::max()) {
            return static_cast<std::size_t>(number - 1);
        }
        diagnostics_.error(reader.place_of(key), "\"" + std::string(key) + "\" is from 1 up");
        return 0;
    }

    RecordedPlace place_of(const Value& value) {
        const std::string& written = std::get<toml_file::String>(value.data).text;
        const auto place = place_from(written);
        const auto is_named = [&](const RecordedForm& form) { return form.name == place->form; };
        if (place && std::any_of(manifest_.forms.begin(), manifest_.forms.end(), is_named)) {
            return *place;
        }
        diagnostics_.error(value.place,
                           base::in_quotes(written) + " is no place of this paper, such as A:17");
        return {};
    }

    std::vector<std::uint32_t> positions(TableReader& reader) {
        std::vector<std::uint32_t> result;
        if (!reader.require("options")) return result;
        const Value* const value = reader.any("options");
        if (const auto numbers = whole_numbers(*value, 0)) {
            for (const std::int64_t one : *numbers)
                result.push_back(static_cast<std::uint32_t>(one));
        } else {
            diagnostics_.error(value->place,
                               "\"options\" must be a list of positions, such as [2, 0, 1]");
        }
        return result;
    }

    // The seal's digest is that of every byte before its line.
    void check_seal(const Table& table, base::Place place, std::string_view bytes) {
        TableReader reader(table, "[seal]", place, diagnostics_);
        const std::string written = reader.required_text("digest");
        reader.finish();
        if (!reader.has("digest")) return;
        if (written == seal_of(sealed_part(bytes)) && is_sealed(bytes)) return;
        diagnostics_.error(reader.place_of("digest"),
                           "the manifest is not as it was written: its digest differs",
                           "take it from where it was kept unchanged, line ends included");
    }

    base::Place start_;
    base::Diagnostics& diagnostics_;
    Manifest manifest_;
    std::set<std::string> names_;  // of record and outputs
};

}  // namespace

std::optional<RecordedPlace> place_from(std::string_view written) {
    const std::size_t colon = written.rfind(':');
    if (colon == std::string_view::npos) return std::nullopt;
    RecordedPlace place{std::string(written.substr(0, colon)), 0};
    const char* const end = written.data() + written.size();
    const auto [stop, problem] = std::from_chars(written.data() + colon + 1, end, place.number);
    if (problem != std::errc() || stop != end || place.number < 1) return std::nullopt;
    return place;
}

bool has_standard_profile_only(const std::vector<std::string>& profiles) {
    return profiles.size() == 1 && profiles.front() == base::standard_profile;
}

std::uint32_t revision_of(const Manifest& manifest, std::string_view form) {
    std::uint32_t revision = 1;
    for (std::uint32_t i = 0; i < manifest.replacements.size(); ++i) {
        for (const RecordedPlace& place : manifest.replacements[i].places) {
            if (place.form == form) revision = i + 2;
        }
    }
    return revision;
}

std::uint32_t revision_of(const Manifest& manifest) {
    return static_cast<std::uint32_t>(manifest.replacements.size() + 1);
}

std::uint32_t key_revision_of(const Manifest& manifest) {
    return revision_of(manifest) + static_cast<std::uint32_t>(manifest.amendments.size());
}

bool is_plain_name(const std::string& name) {
    const std::filesystem::path path(name);
    return !name.empty() && path.is_relative() && path.has_filename() && name.front() != '.' &&
           path.lexically_normal().generic_string() == name && *path.begin() != "..";
}

Manifest read(const base::Sources& sources, base::FileNumber file, base::Diagnostics& diagnostics) {
    const auto root = toml_file::read(sources, file, diagnostics);
    if (!root) return {};
    return ManifestReader(file, diagnostics).read(*root, sources.text(file));
}

}  // namespace papersetter::manifest
