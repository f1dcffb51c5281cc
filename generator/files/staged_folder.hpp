// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "files/disk.hpp"

namespace papersetter::files {

/// Output that arrives whole or not at all. Files are written to a staging folder beside the final
/// one; `commit` syncs once, renames them into place, the marker (the manifest) last, and removes
/// what an earlier run left. If the object goes without a commit, or SIGINT or SIGTERM came
/// (see command_line), the staging folder goes with it. Stale staging folders of dead processes
/// beside the final folder are swept when a new one is opened.
class StagedFolder {
  public:
    /// Makes the staging folder. Throws base::WorldError.
    StagedFolder(Disk& disk, Path final_folder);
    ~StagedFolder();
    StagedFolder(const StagedFolder&) = delete;
    StagedFolder& operator=(const StagedFolder&) = delete;

    /// `name` is relative, with "/" between folders ("record/items.toml"). Safe to call from
    /// several threads. Throws base::WorldError naming the file.
    void write(std::string_view name, std::string_view bytes);

    /// Puts everything in place: `marker` (a name already written) last; `obsolete` names,
    /// relative to the final folder, are removed before it. Throws base::WorldError; a failure
    /// before the first rename leaves the final folder as it was.
    void commit(std::string_view marker, const std::vector<std::string>& obsolete);

    [[nodiscard]] const Path& staging() const { return staging_; }

  private:
    Disk* disk_;
    Path final_;
    Path staging_;
    std::vector<std::string> names_;
    bool committed_ = false;
};

}  // namespace papersetter::files
