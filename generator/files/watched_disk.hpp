// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "files/disk.hpp"

namespace papersetter::files {

/// The disk of this machine, remembering what was looked at and how it was then, so that a program
/// can do its work anew when any of that has changed. A file that was looked for and was not there
/// counts, and so do the names in a folder, but for hidden ones. What lies in the folder
/// `passed_over`, and that folder itself, is never remembered: work that is written there must not
/// set off more work. Safe to read from several threads.
class WatchedDisk final : public Disk {
  public:
    WatchedDisk(Disk& disk, Path passed_over);

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

    /// Forgets all that was looked at.
    void forget();
    /// How many files and folders were looked at and were there.
    [[nodiscard]] std::size_t watched() const;
    /// One that is not as it was when it was looked at; nothing when all are.
    [[nodiscard]] std::optional<Path> changed() const;

  private:
    /// What a change of a file shows in. All 0 when there is none.
    struct Stamp {
        bool is_there = false;
        std::int64_t size = 0;
        std::int64_t seconds = 0;  ///< of the last change of its content
        std::int64_t nanoseconds = 0;
        std::uint64_t number = 0;  ///< an editor may put another file in its place
        bool operator==(const Stamp&) const = default;
    };
    [[nodiscard]] static Stamp stamp_of(const Path& path);
    [[nodiscard]] std::vector<std::string> visible_names(const Path& folder) const;
    [[nodiscard]] bool is_passed_over(const Path& path) const;
    void remember(const Path& path) const;

    Disk* disk_;
    Path passed_over_;
    mutable std::mutex mutex_;
    mutable std::map<Path, Stamp> files_;
    mutable std::map<Path, std::vector<std::string>> folders_;  ///< names of those that were listed
};

}  // namespace papersetter::files
