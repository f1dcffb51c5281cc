// SPDX-License-Identifier: MIT
#include "files/staged_folder.hpp"

#include <exception>
#include <stdexcept>

#include "files/early_end.hpp"
#include "files/folder_lock.hpp"
#include "files/interruption.hpp"
#include "files/replacement.hpp"
#include "files/staging_name.hpp"

namespace papersetter::files {

namespace {

// A folder has a name of its own and a parent, however it was given: "out/", "." …
Path named(const Path& folder) {
    Path path = folder.lexically_normal();
    if (!path.has_filename()) path = path.parent_path();
    if (path.empty() || path == "." || path.filename() == "..") {
        path = std::filesystem::absolute(folder).lexically_normal();
        if (!path.has_filename()) path = path.parent_path();
    }
    return path;
}

Path parent_of(const Path& folder) {
    return folder.has_parent_path() ? folder.parent_path() : Path(".");
}

void check_name(const std::string& name) {
    const Path path(name);
    const bool is_plain = !name.empty() && path.is_relative() &&
                          path.lexically_normal().generic_string() == name && path.has_filename() &&
                          *path.begin() != "..";
    if (!is_plain || path.begin()->string() == earlier_files) {
        throw std::logic_error("staged folder: not a relative name: \"" + name + "\"");
    }
}

}  // namespace

StagedFolder::StagedFolder(Disk& disk, const Path& final_folder)
    : disk_(&disk), final_(named(final_folder)) {
    const Path parent = parent_of(final_);
    const std::string name = final_.filename().string();
    try {
        if (disk.exists(final_) && !disk.is_folder(final_)) {
            throw DiskError("make", final_, "a file stands there");
        }
        make_parents(parent);
        sweep_stale(disk, parent, name);
        open_staging(parent, name);
        std::vector<Path> made{staging_};
        made.insert(made.end(), made_parents_.begin(), made_parents_.end());
        note_empty_folders(made);
    } catch (const DiskError& error) {
        throw DiskError("make", final_folder, error.reason());
    }
}

void StagedFolder::open_staging(const Path& parent, const std::string& name) {
    for (unsigned n = 0;; ++n) {
        staging_ = parent / staging_name(name, n);
        if (disk_->exists(staging_)) continue;
        disk_->make_folders(staging_);
        claim_ = std::make_unique<FolderClaim>(staging_);
        // In another container a process of the same number may have been quicker, or a sweep, even
        // before there was anything to claim.
        if (!claim_->is_lost() && disk_->exists(staging_)) return;
    }
}

StagedFolder::~StagedFolder() {
    if (!removes_staging_) return;
    try {
        disk_->remove_all(staging_);
        // Fails, as it should, for a folder that something else has been put into.
        if (!disk_->exists(final_)) {
            for (const Path& folder : made_parents_) disk_->remove(folder);
        }
        if (!is_committed_) forget_empty_folders();
    } catch (const std::exception&) {
        // The next run sweeps it.
    }
}

void StagedFolder::make_parents(const Path& parent) {
    for (Path at = parent; !at.empty() && !disk_->exists(at); at = at.parent_path()) {
        made_parents_.push_back(at);
    }
    disk_->make_folders(parent);
}

void StagedFolder::write(std::string_view name, std::string_view bytes) {
    const std::string file(name);
    check_name(file);
    const std::lock_guard lock(mutex_);
    stop_if_interrupted();
    if (names_.contains(file)) {
        throw std::logic_error("staged folder: written twice: \"" + file + "\"");
    }
    const Path path = staging_ / file;
    try {
        if (file.find('/') != std::string::npos) disk_->make_folders(path.parent_path());
        disk_->write(path, bytes);
    } catch (const DiskError& error) {
        throw DiskError(error.action(), final_ / file, error.reason());
    }
    names_.insert(file);
}

void StagedFolder::commit(std::string_view marker, const LastLook& last_look) {
    const std::lock_guard lock(mutex_);
    if (!names_.contains(std::string(marker))) {
        throw std::logic_error("staged folder: the marker was not written");
    }
    stop_if_interrupted();
    is_committed_ = true;
    note_output();
    try {
        disk_->sync(staging_);
        stop_if_interrupted();
        put_in_place(std::string(marker), last_look);
    } catch (const DiskError& error) {
        // A failure is told of the final folder; the staging folder is gone by the time it is read.
        const Path inside = error.path().lexically_relative(staging_);
        if (inside.empty() || *inside.begin() == "..") throw;
        const Path path = inside == "." ? final_ : final_ / inside;
        throw DiskError(error.action(), path, error.reason(), error.hint());
    }
}

void StagedFolder::put_in_place(const std::string& marker, const LastLook& last_look) {
    const auto obsolete = [&] {
        std::vector<std::string> names;
        if (last_look) names = last_look();
        for (const std::string& name : names) check_name(name);
        return names;
    };
    if (!disk_->exists(final_)) {
        // Only one run gives a new folder its name; the next one finds it there.
        const FolderLock lock_of_parent(parent_of(final_));
        if (!disk_->exists(final_)) {
            static_cast<void>(obsolete());
            disk_->rename(staging_, final_);
            removes_staging_ = false;
            claim_->release();
            return;
        }
    }
    const FolderLock lock_of_final(final_);
    replace(marker, obsolete());
}

void StagedFolder::replace(const std::string& marker, const std::vector<std::string>& obsolete) {
    const Path earlier = staging_ / earlier_files;
    Replacement replacement(*disk_, final_, staging_, earlier);
    try {
        replacement.take_away(marker);
        for (const std::string& name : names_) {
            if (name != marker) replacement.put(name);
        }
        for (const std::string& name : obsolete) {
            if (!names_.contains(name)) replacement.take_away(name);
        }
        replacement.put(marker);
    } catch (const DiskError& error) {
        if (replacement.undo()) throw;
        removes_staging_ = false;
        throw DiskError(
            error.action(), error.path(), error.reason(),
            final_.string() + " is left incomplete; its earlier files are in " + earlier.string());
    }
    remove_emptied(obsolete);
}

void StagedFolder::remove_emptied(const std::vector<std::string>& obsolete) noexcept {
    try {
        for (const std::string& name : obsolete) {
            for (Path folder = Path(name).parent_path(); !folder.empty();
                 folder = folder.parent_path()) {
                if (!disk_->is_folder(final_ / folder)) continue;
                if (!disk_->list(final_ / folder).empty()) break;
                disk_->remove(final_ / folder);
            }
        }
    } catch (const std::exception&) {
        // The output is whole; an empty folder that stays does no harm.
    }
}

}  // namespace papersetter::files
