// SPDX-License-Identifier: MIT
#include "production/previous.hpp"

#include <algorithm>

#include "bank/item_files.hpp"
#include "base/text.hpp"
#include "files/shown.hpp"
#include "manifest/manifest.hpp"

namespace papersetter::production {
namespace {

bool stays_within(const std::string& name) {
    const files::Path path(name);
    return !name.empty() && path.is_relative() &&
           std::none_of(path.begin(), path.end(),
                        [](const files::Path& part) { return part == ".." || part == "."; });
}

bool is_issued(const files::Disk& disk, const files::Path& folder) {
    const files::Path path = folder / "manifest.toml";
    return disk.exists(path) && !disk.is_folder(path) && manifest::has_issue_mark(disk.read(path));
}

/// Whether a name below the folder leads into an issued paper there.
bool is_within_issued(const files::Disk& disk, const files::Path& folder, const files::Path& name) {
    for (files::Path at = name.parent_path(); !at.empty(); at = at.parent_path()) {
        if (is_issued(disk, folder / at)) return true;
    }
    return false;
}

}  // namespace

std::vector<std::string> previous_files(const files::Disk& disk, const files::Path& folder) {
    const files::Path path = folder / "manifest.toml";
    if (!disk.exists(path)) return {};
    base::Sources sources;
    base::Diagnostics diagnostics;
    const base::FileNumber file = sources.add(path.string(), disk.read(path));
    const manifest::Manifest manifest = manifest::read(sources, file, diagnostics);
    if (diagnostics.has_errors()) return {};
    std::vector<std::string> names{"manifest.toml"};
    for (const auto* list : {&manifest.outputs, &manifest.record}) {
        for (const manifest::FileDigest& entry : *list) {
            if (stays_within(entry.name) && !is_within_issued(disk, folder, entry.name)) {
                names.push_back(entry.name);
            }
        }
    }
    return names;
}

void refuse_issued(const files::Disk& disk, const files::Path& folder, const files::Path& here,
                   std::string_view way_out) {
    std::vector<files::Path> papers{folder, folder / "record"};
    for (files::Path at = folder; at.has_relative_path(); at = at.parent_path()) {
        if (at.filename() == "record") papers.push_back(at.parent_path());
    }
    for (const files::Path& paper : papers) {
        if (!is_issued(disk, paper)) continue;
        throw base::InputError("the paper in " + base::in_brief(files::shown(paper, here)) +
                               " was issued: nothing overwrites it" + std::string(way_out));
    }
}

void refuse_bank(const files::Disk& disk, const files::Path& folder, const files::Path& here) {
    const auto refuse = [&](const std::string& what) {
        throw base::InputError(base::in_brief(files::shown(folder, here)) + what +
                               ": a paper would spoil it; --out names another folder");
    };
    if (disk.exists(folder / bank::head_name)) refuse(" is a bank");
    for (files::Path at = folder; at.has_relative_path();) {
        at = at.parent_path();
        if (!disk.exists(at / bank::head_name)) continue;
        for (const files::Path& file : bank::item_files(disk, at)) {
            const files::Path inside = file.lexically_relative(folder);
            if (!inside.empty() && *inside.begin() != "..") refuse(" holds items of a bank");
        }
        return;
    }
}

}  // namespace papersetter::production
