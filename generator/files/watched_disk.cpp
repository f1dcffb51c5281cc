// SPDX-License-Identifier: MIT
#include "files/watched_disk.hpp"

#include <algorithm>

#include <sys/stat.h>

namespace papersetter::files {

namespace {

bool is_in(const Path& path, const Path& folder) {
    const auto [end, unused] =
        std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end();
}

}  // namespace

WatchedDisk::WatchedDisk(Disk& disk, Path passed_over)
    : disk_(&disk), passed_over_(passed_over.lexically_normal()) {}

bool WatchedDisk::exists(const Path& path) const {
    remember(path);
    return disk_->exists(path);
}

bool WatchedDisk::is_folder(const Path& path) const {
    remember(path);
    return disk_->is_folder(path);
}

// The stamp is taken before: what changes while it is read is seen as a change.
std::string WatchedDisk::read(const Path& path) const {
    remember(path);
    return disk_->read(path);
}

std::vector<std::string> WatchedDisk::list(const Path& folder) const {
    if (!is_passed_over(folder.lexically_normal())) {
        std::vector<std::string> names = visible_names(folder);
        const std::scoped_lock lock(mutex_);
        folders_.insert_or_assign(folder.lexically_normal(), std::move(names));
    }
    return disk_->list(folder);
}

void WatchedDisk::make_folders(const Path& folder) { disk_->make_folders(folder); }
void WatchedDisk::write(const Path& path, std::string_view bytes) { disk_->write(path, bytes); }
void WatchedDisk::rename(const Path& from, const Path& to) { disk_->rename(from, to); }
void WatchedDisk::remove(const Path& path) { disk_->remove(path); }
void WatchedDisk::remove_all(const Path& path) { disk_->remove_all(path); }
void WatchedDisk::sync(const Path& folder) { disk_->sync(folder); }

void WatchedDisk::forget() {
    const std::scoped_lock lock(mutex_);
    files_.clear();
    folders_.clear();
}

std::size_t WatchedDisk::watched() const {
    const std::scoped_lock lock(mutex_);
    const auto there = std::count_if(files_.begin(), files_.end(),
                                     [](const auto& file) { return file.second.is_there; });
    return static_cast<std::size_t>(there) + folders_.size();
}

std::optional<Path> WatchedDisk::changed() const {
    const std::scoped_lock lock(mutex_);
    for (const auto& [path, stamp] : files_) {
        if (stamp_of(path) != stamp) return path;
    }
    for (const auto& [folder, names] : folders_) {
        if (visible_names(folder) != names) return folder;
    }
    return std::nullopt;
}

WatchedDisk::Stamp WatchedDisk::stamp_of(const Path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return {};
    // Of a folder only that it is there: its names are watched where they were listed.
    if (S_ISDIR(status.st_mode)) return {true, 0, 0, 0, 0};
    return {true, static_cast<std::int64_t>(status.st_size),
            static_cast<std::int64_t>(status.st_mtim.tv_sec),
            static_cast<std::int64_t>(status.st_mtim.tv_nsec),
            static_cast<std::uint64_t>(status.st_ino)};
}

std::vector<std::string> WatchedDisk::visible_names(const Path& folder) const {
    if (!disk_->is_folder(folder)) return {};
    std::vector<std::string> names = disk_->list(folder);
    const Path normal = folder.lexically_normal();
    std::erase_if(names, [&](const std::string& name) {
        return name.starts_with('.') || is_in(passed_over_, normal / name);
    });
    return names;
}

bool WatchedDisk::is_passed_over(const Path& path) const { return is_in(path, passed_over_); }

void WatchedDisk::remember(const Path& path) const {
    const Path normal = path.lexically_normal();
    if (is_passed_over(normal)) return;
    const Stamp stamp = stamp_of(normal);
    const std::scoped_lock lock(mutex_);
    files_.try_emplace(normal, stamp);
}

}  // namespace papersetter::files
