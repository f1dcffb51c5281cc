// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "files/disk.hpp"

namespace papersetter::files {

/// Puts new files in the place of old ones by renames that can be undone: what stood there is moved
/// to a folder of earlier files, below the same name.
class Replacement {
  public:
    Replacement(Disk& disk, Path final_folder, Path staging, Path earlier);

    /// Moves the file of that name, if there is one, from the final folder to the earlier ones.
    void take_away(const std::string& name);
    /// Moves the file of that name from staging to the final folder, whose earlier file goes away.
    void put(const std::string& name);
    /// Takes back everything done so far, last step first. False when a step could not be undone.
    [[nodiscard]] bool undo() noexcept;

  private:
    void make_folder_of(const Path& path);
    void move(const Path& from, const Path& to);

    Disk* disk_;
    Path final_;
    Path staging_;
    Path earlier_;
    std::vector<std::pair<Path, Path>> moves_;  // from, to
    std::vector<Path> folders_;                 // made, outer before inner
};

}  // namespace papersetter::files
