// SPDX-License-Identifier: MIT
#include "files/replacement.hpp"

#include <exception>

namespace papersetter::files {

Replacement::Replacement(Disk& disk, Path final_folder, Path staging, Path earlier)
    : disk_(&disk),
      final_(std::move(final_folder)),
      staging_(std::move(staging)),
      earlier_(std::move(earlier)) {}

void Replacement::make_folder_of(const Path& path) {
    std::vector<Path> missing;
    for (Path folder = path.parent_path(); !folder.empty() && !disk_->is_folder(folder);
         folder = folder.parent_path()) {
        missing.push_back(folder);
    }
    for (auto folder = missing.rbegin(); folder != missing.rend(); ++folder) {
        disk_->make_folders(*folder);
        folders_.push_back(*folder);
    }
}

void Replacement::move(const Path& from, const Path& to) {
    make_folder_of(to);
    disk_->rename(from, to);
    moves_.emplace_back(from, to);
}

void Replacement::take_away(const std::string& name) {
    if (disk_->exists(final_ / name)) move(final_ / name, earlier_ / name);
}

void Replacement::put(const std::string& name) {
    take_away(name);
    move(staging_ / name, final_ / name);
}

bool Replacement::undo() noexcept {
    bool is_undone = true;
    for (auto move = moves_.rbegin(); move != moves_.rend(); ++move) {
        try {
            disk_->rename(move->second, move->first);
        } catch (const std::exception&) {
            is_undone = false;
        }
    }
    for (auto folder = folders_.rbegin(); folder != folders_.rend(); ++folder) {
        try {
            if (disk_->list(*folder).empty()) disk_->remove(*folder);
        } catch (const std::exception&) {
            // An empty folder that stays loses nothing.
        }
    }
    return is_undone;
}

}  // namespace papersetter::files
