// SPDX-License-Identifier: MIT
#include <cassert>

#include "base/text.hpp"
#include "manifest/manifest.hpp"
#include "manifest/words.hpp"

namespace papersetter::manifest {

namespace {

using base::quoted_toml;

void add(std::string& toml, std::string_view key, std::string_view value) {
    toml.append(key).append(" = ").append(value).append("\n");
}

void add_text(std::string& toml, std::string_view key, std::string_view text) {
    add(toml, key, quoted_toml(text));
}

void add_files(std::string& toml, std::string_view key, const std::vector<FileDigest>& files) {
    toml.append(key).append(" = [\n");
    for (const FileDigest& file : files) {
        toml.append("  { name = ").append(quoted_toml(file.name));
        toml.append(", sha256 = \"").append(base::to_hex(file.digest)).append("\" },\n");
    }
    toml.append("]\n");
}

void add_libraries(std::string& toml,
                   const std::vector<std::pair<std::string, std::string>>& libraries) {
    toml.append("libraries = [\n");
    for (const auto& [name, version] : libraries) {
        toml.append("  { name = ").append(quoted_toml(name));
        toml.append(", version = ").append(quoted_toml(version)).append(" },\n");
    }
    toml.append("]\n");
}

void add_avoided(std::string& toml, const std::vector<std::string>& items) {
    if (items.empty()) return;
    toml.append("avoided = [\n");
    for (const std::string& item : items) {
        toml.append("  ").append(quoted_toml(item)).append(",\n");
    }
    toml.append("]\n");
}

std::string list_of(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) {
        list.append(list.empty() ? "" : ", ").append(quoted_toml(name));
    }
    return "[" + list + "]";
}

void add_profiles(std::string& toml, const std::vector<std::string>& profiles) {
    if (!has_standard_profile_only(profiles)) add(toml, "profiles", list_of(profiles));
}

/// A list of pages a profile.
void add_pages(std::string& toml, const std::vector<std::vector<std::int64_t>>& pages) {
    if (pages.empty()) return;
    toml.append("pages = [\n");
    for (const std::vector<std::int64_t>& profile : pages) {
        std::string list;
        for (const std::int64_t page : profile) {
            list.append(list.empty() ? "" : ", ").append(std::to_string(page));
        }
        toml.append("  [").append(list).append("],\n");
    }
    toml.append("]\n");
}

void add_item(std::string& toml, const RecordedItem& item) {
    std::string options;
    for (const std::uint32_t position : item.options) {
        if (!options.empty()) options += ", ";
        options += std::to_string(position);
    }
    toml.append("  { item = ").append(quoted_toml(item.item));
    toml.append(", options = [").append(options);
    toml.append("], answer = ").append(quoted_toml(item.answer));
    toml.append(", points = ").append(base::to_string(item.points)).append(" },\n");
}

void add_form(std::string& toml, const RecordedForm& form) {
    assert(form.laws.size() == form.sections.size());
    toml.append("\n[[form]]\n");
    add_text(toml, "name", form.name);
    add_text(toml, "code", form.code);
    add_pages(toml, form.pages);
    for (std::size_t i = 0; i < form.sections.size(); ++i) {
        toml.append("[[form.section]]\n");
        add_text(toml, "law", form.laws[i]);
        toml.append("items = [\n");
        for (const RecordedItem& item : form.sections[i]) add_item(toml, item);
        toml.append("]\n");
    }
}

void add_replacement(std::string& toml, const RecordedReplacement& replacement,
                     std::size_t revision) {
    toml.append("\n[[replacement]]\n");
    add(toml, "revision", std::to_string(revision));
    std::string places;
    for (const RecordedPlace& place : replacement.places) {
        if (!places.empty()) places += ", ";
        places += quoted_toml(place.form + ":" + std::to_string(place.number));
    }
    add(toml, "places", "[" + places + "]");
    add_text(toml, "was", replacement.was);
    add_text(toml, "now", replacement.now);
    add_text(toml, "by", replacement_words.at(replacement.is_drawn ? 0 : 1));
}

void add_change(std::string& toml, const paper::KeyChange& change) {
    toml.append("  { item = ").append(quoted_toml(change.item));
    if (change.part) toml.append(", part = ").append(std::to_string(*change.part + 1));
    switch (change.kind) {
        case paper::KeyChangeKind::leave_out:
            toml.append(", left_out = true");
            break;
        case paper::KeyChangeKind::points:
            toml.append(", points = ").append(base::to_string(change.points));
            break;
        case paper::KeyChangeKind::accept:
            if (!change.text.empty()) {
                toml.append(", text = ").append(quoted_toml(change.text));
                toml.append(", gap = ").append(std::to_string(change.gap + 1));
            }
            std::string options;
            for (const std::uint32_t position : change.options) {
                options.append(options.empty() ? "" : ", ").append(std::to_string(position));
            }
            toml.append(", options = [").append(options).append("]");
    }
    toml.append(" },\n");
}

void add_amendment(std::string& toml, const paper::Amendment& amendment) {
    toml.append("\n[[amendment]]\n");
    add(toml, "revision", std::to_string(amendment.revision));
    add_text(toml, "note", amendment.note);
    toml.append("changes = [\n");
    for (const paper::KeyChange& change : amendment.changes) add_change(toml, change);
    toml.append("]\n");
}

}  // namespace

std::string write(const Manifest& manifest) {
    std::string toml =
        "# What was made, and from what. With record/ beside it, `papersetter rebuild` "
        "makes it again.\n";
    toml.append("[manifest]\n");
    add(toml, "format", std::to_string(format));
    add_text(toml, "program", manifest.program);
    add_libraries(toml, manifest.libraries);
    add_text(toml, "engine", manifest.engine);
    add_text(toml, "seed", manifest.seed);
    add_text(toml, "blueprint", manifest.blueprint);
    add_text(toml, "layout", manifest.layout);
    add_text(toml, "paper_size", manifest.paper_size);
    add_profiles(toml, manifest.profiles);
    if (!manifest.keys.empty()) add(toml, "keys", list_of(manifest.keys));
    add_avoided(toml, manifest.avoided);
    if (manifest.is_issued) toml.append(issue_mark).append("\n");
    toml.append("\n[files]\n");
    add_files(toml, "fonts", manifest.fonts);
    add_files(toml, "inputs", manifest.inputs);
    add_files(toml, "record", manifest.record);
    add_files(toml, "outputs", manifest.outputs);
    for (const RecordedForm& form : manifest.forms) add_form(toml, form);
    for (std::size_t i = 0; i < manifest.replacements.size(); ++i) {
        add_replacement(toml, manifest.replacements[i], i + 2);
    }
    for (const paper::Amendment& amendment : manifest.amendments) add_amendment(toml, amendment);
    if (manifest.figures) toml.append("\n").append(write_figures(*manifest.figures));
    toml.append("\n[seal]\n");
    const std::string seal = seal_of(toml);
    add_text(toml, "digest", seal);
    return toml;
}

}  // namespace papersetter::manifest
