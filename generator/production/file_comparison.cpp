// SPDX-License-Identifier: MIT
#include "production/file_comparison.hpp"

#include <set>
#include <string>
#include <utility>

#include "base/digest.hpp"
#include "base/text.hpp"
#include "files/shown.hpp"

namespace papersetter::production {

FileComparison::FileComparison(const files::Disk& disk, files::Path folder, files::Path here,
                               base::Sources& sources, base::Diagnostics& diagnostics)
    : disk_(&disk),
      folder_(std::move(folder)),
      here_(std::move(here)),
      sources_(&sources),
      diagnostics_(&diagnostics) {}

// The file's text is left out of the sources: a PDF has no line to show. The message names it too,
// since equal messages are folded into one and every file at fault must be named.
void FileComparison::tell(const files::Path& name, std::string_view what, std::string hint) {
    const base::FileNumber file = sources_->add(files::shown(folder_ / name, here_), {});
    diagnostics_->error({file, 0, 0}, base::shown(name.generic_string()) + " " + std::string(what),
                        std::move(hint));
}

void FileComparison::unreadable(const files::Path& name, const files::DiskError& problem) {
    is_readable_ = false;
    tell(name, "cannot be read: " + problem.reason(), problem.hint());
}

void FileComparison::compare_one(const manifest::FileDigest& file) {
    const files::Path path = folder_ / file.name;
    if (!disk_->exists(path)) {
        tell(file.name, "is missing");
    } else if (disk_->is_folder(path)) {
        tell(file.name, "is missing: a folder stands there");
    } else if (base::sha256(disk_->read(path)) != file.digest) {
        tell(file.name, "is not as it was made: its digest differs");
    }
}

void FileComparison::compare(const std::vector<manifest::FileDigest>& listed) {
    for (const manifest::FileDigest& file : listed) {
        try {
            compare_one(file);
        } catch (const files::DiskError& problem) {
            unreadable(file.name, problem);
        }
    }
}

void FileComparison::tell_unlisted(const std::vector<manifest::FileDigest>& record, Hidden hidden) {
    std::set<files::Path> known;  // files and the folders above them
    for (const manifest::FileDigest& file : record) {
        for (files::Path at = file.name; !at.empty(); at = at.parent_path()) known.insert(at);
    }
    // Folders that hold no listed file are told as a whole and not entered.
    std::vector<files::Path> folders{"record"};
    while (!folders.empty()) {
        const files::Path at = std::move(folders.back());
        folders.pop_back();
        try {
            if (!disk_->is_folder(folder_ / at)) continue;
            for (const std::string& name : disk_->list(folder_ / at)) {
                if (name.starts_with('.') && hidden == Hidden::passed_over) continue;
                const files::Path entry = at / name;
                if (!known.contains(entry)) {
                    tell(entry, "is not listed in the manifest");
                } else if (disk_->is_folder(folder_ / entry)) {
                    folders.push_back(entry);
                }
            }
        } catch (const files::DiskError& problem) {
            unreadable(at, problem);
        }
    }
}

}  // namespace papersetter::production
