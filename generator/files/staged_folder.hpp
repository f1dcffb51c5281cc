// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "files/disk.hpp"
#include "files/folder_claim.hpp"

namespace papersetter::files {

/// Output that arrives whole or not at all. Files are written to a staging folder
/// `.<name>.staging-<process>-<n>` beside the final one; `commit` syncs once and puts them in
/// place: by one rename if there is no final folder yet, else file by file with the earlier run's
/// marker taken away first and the new one (the manifest) put there last. If the object goes
/// without a commit the staging folder goes with it; so it does after SIGINT or SIGTERM, which make
/// `write` and `commit` throw Interrupted (interruption.hpp). While it lives the object has a claim
/// on its staging folder (folder_claim.hpp); those that nobody claims any more are swept when a new
/// one is opened beside the same final folder.
class StagedFolder {
  public:
    /// Makes the staging folder. Throws DiskError naming the final folder.
    StagedFolder(Disk& disk, const Path& final_folder);
    ~StagedFolder();
    StagedFolder(const StagedFolder&) = delete;
    StagedFolder& operator=(const StagedFolder&) = delete;

    /// `name` is relative, with "/" between folders ("record/items.toml"), and new. Safe to call
    /// from several threads. Throws DiskError naming the file as it would have stood, or
    /// Interrupted.
    void write(std::string_view name, std::string_view bytes);

    /// The names, relative to the final folder, that go before the marker is put there. It is
    /// called when no other run can put anything into that folder any more, so it may look at what
    /// stands there and refuse; what it throws is passed on, and the final folder stays as it was.
    using LastLook = std::function<std::vector<std::string>()>;

    /// Puts everything in place, `marker` (a name already written) last; without a last look
    /// nothing is removed. Throws DiskError; then the final folder is as it was, or, if even that
    /// could not be brought about, the hint says where the earlier files are. Throws Interrupted
    /// before the first rename only.
    void commit(std::string_view marker, const LastLook& last_look);

    [[nodiscard]] const Path& staging() const { return staging_; }

  private:
    void make_parents(const Path& parent);
    void open_staging(const Path& parent, const std::string& name);
    void put_in_place(const std::string& marker, const LastLook& last_look);
    void replace(const std::string& marker, const std::vector<std::string>& obsolete);
    void remove_emptied(const std::vector<std::string>& obsolete) noexcept;

    Disk* disk_;
    Path final_;
    Path staging_;
    std::unique_ptr<FolderClaim> claim_;
    std::mutex mutex_;
    std::set<std::string> names_;
    std::vector<Path> made_parents_;  ///< folders above that were missing, the deepest first
    bool is_committed_ = false;
    bool removes_staging_ = true;  // not once it is the final folder or holds what must not go
};

}  // namespace papersetter::files
