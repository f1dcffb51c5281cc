// SPDX-License-Identifier: MIT
#include "files/memory_disk.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace papersetter::files {

namespace {

// "./a//b/" and "a/b" are one.
std::string key_of(const Path& path) {
    std::string key = path.lexically_normal().generic_string();
    if (key.size() > 1 && key.ends_with('/')) key.pop_back();
    return key;
}

std::string below(const std::string& folder) {
    if (folder == "." || folder.empty()) return "";
    return folder == "/" ? "/" : folder + "/";
}

// Moves every entry at `from` or below it to `to`.
template <typename T>
void move_entries(std::map<std::string, T>& entries, const std::string& from,
                  const std::string& to) {
    std::map<std::string, T> moved;
    for (auto entry = entries.begin(); entry != entries.end();) {
        if (entry->first == from || entry->first.starts_with(below(from))) {
            moved[to + entry->first.substr(from.size())] = std::move(entry->second);
            entry = entries.erase(entry);
        } else {
            ++entry;
        }
    }
    for (auto& [key, value] : moved) entries[key] = std::move(value);
}

}  // namespace

bool MemoryDisk::has_below(const std::string& folder) const {
    const std::string prefix = below(folder);
    const auto has = [&](const auto& entries) {
        const auto first = entries.upper_bound(prefix);
        return first != entries.end() && first->first.starts_with(prefix);
    };
    return has(files_) || has(folders_);
}

bool MemoryDisk::exists(const Path& path) const {
    return files_.contains(key_of(path)) || is_folder(path);
}

bool MemoryDisk::is_folder(const Path& path) const {
    const std::string key = key_of(path);
    return key == "." || key == "/" || key.empty() || folders_.contains(key) || has_below(key);
}

std::string MemoryDisk::read(const Path& path) const {
    const auto file = files_.find(key_of(path));
    if (file != files_.end()) return file->second;
    throw DiskError("read", path, is_folder(path) ? "Is a directory" : "No such file or directory");
}

std::vector<std::string> MemoryDisk::list(const Path& folder) const {
    if (!is_folder(folder)) {
        throw DiskError("list", folder,
                        exists(folder) ? "Not a directory" : "No such file or directory");
    }
    const std::string prefix = below(key_of(folder));
    std::set<std::string> names;
    const auto collect = [&](const auto& entries) {
        for (auto entry = entries.lower_bound(prefix); entry != entries.end(); ++entry) {
            if (!entry->first.starts_with(prefix)) break;
            const std::string rest = entry->first.substr(prefix.size());
            if (!rest.empty()) names.insert(rest.substr(0, rest.find('/')));
        }
    };
    collect(files_);
    collect(folders_);
    names.erase("");
    return {names.begin(), names.end()};
}

void MemoryDisk::make_folders(const Path& folder) {
    for (Path path = folder.lexically_normal(); !key_of(path).empty(); path = path.parent_path()) {
        const std::string key = key_of(path);
        if (files_.contains(key)) throw DiskError("make", folder, "Not a directory");
        if (key == "." || key == "/") break;
        folders_[key] = true;
    }
}

void MemoryDisk::write(const Path& path, std::string_view bytes) {
    if (is_folder(path)) throw DiskError("write", path, "Is a directory");
    if (bytes.size() > room) throw DiskError("write", path, "No space left on device");
    room -= bytes.size();
    files_[key_of(path)] = std::string(bytes);
}

void MemoryDisk::keep_folder_of(const std::string& key) {
    const std::string folder = key_of(Path(key).parent_path());
    if (!folder.empty()) folders_[folder] = true;
}

void MemoryDisk::rename(const Path& from, const Path& to) {
    const std::string old_key = key_of(from);
    const std::string new_key = key_of(to);
    const bool is_from_folder = is_folder(from);
    if (!exists(from) || !is_folder(to.parent_path())) {
        throw DiskError("write", to, "No such file or directory");
    }
    if (!is_from_folder && is_folder(to)) throw DiskError("write", to, "Is a directory");
    if (is_from_folder && files_.contains(new_key)) {
        throw DiskError("write", to, "Not a directory");
    }
    if (is_from_folder && has_below(new_key)) {
        throw DiskError("write", to, "Directory not empty");
    }
    if (old_key == new_key) return;
    keep_folder_of(old_key);
    move_entries(files_, old_key, new_key);
    move_entries(folders_, old_key, new_key);
}

void MemoryDisk::remove(const Path& path) {
    const std::string key = key_of(path);
    if (has_below(key)) throw DiskError("remove", path, "Directory not empty");
    if (exists(path)) keep_folder_of(key);
    files_.erase(key);
    folders_.erase(key);
}

void MemoryDisk::remove_all(const Path& path) {
    const std::string key = key_of(path);
    const auto goes = [&](const auto& entry) {
        return entry.first == key || entry.first.starts_with(below(key));
    };
    std::erase_if(files_, goes);
    std::erase_if(folders_, goes);
}

void MemoryDisk::sync(const Path& folder) {
    if (!is_folder(folder)) throw DiskError("sync", folder, "No such file or directory");
}

}  // namespace papersetter::files
