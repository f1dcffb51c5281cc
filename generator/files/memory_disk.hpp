// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "files/disk.hpp"

namespace papersetter::files {

/// A disk in memory, for tests and for reading a record. Folders exist by the files in them (and
/// by make_folders), so that files can be written without making their folders first. `room` bytes
/// may be written before writes fail as a full disk does. Not for several threads at once.
class MemoryDisk final : public Disk {
  public:
    [[nodiscard]] bool exists(const Path& path) const override;
    [[nodiscard]] bool is_folder(const Path& path) const override;
    [[nodiscard]] std::string read(const Path& path) const override;
    [[nodiscard]] std::vector<std::string> list(const Path& folder) const override;
    void make_folders(const Path& folder) override;
    void write(const Path& path, std::string_view bytes) override;
    void rename(const Path& from, const Path& to) override;
    void remove(const Path& path) override;
    void remove_all(const Path& path) override;
    void sync(const Path& folder) override;

    std::size_t room = SIZE_MAX;
    [[nodiscard]] const std::map<std::string, std::string>& contents() const { return files_; }

  private:
    [[nodiscard]] bool has_below(const std::string& folder) const;
    // The folder of a file that goes stays, as it does on a disk.
    void keep_folder_of(const std::string& key);

    std::map<std::string, std::string> files_;  // by normal path with "/", no "./" in front
    std::map<std::string, bool> folders_;
};

}  // namespace papersetter::files
