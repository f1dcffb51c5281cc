// SPDX-License-Identifier: MIT
#pragma once

#include "files/disk.hpp"

namespace papersetter::files {

/// Says that a folder is in use, to whoever else sees it, for as long as the object lives: a lock
/// of the system on the folder itself, which goes with the process however that ends. Unlike the
/// number of a process it means the same in every container.
class FolderClaim {
  public:
    /// Never waits.
    explicit FolderClaim(const Path& folder);
    ~FolderClaim() { release(); }
    FolderClaim(const FolderClaim&) = delete;
    FolderClaim& operator=(const FolderClaim&) = delete;

    /// Whether the claim is ours and the folder still stands under its name.
    [[nodiscard]] bool is_held() const;
    /// Whether someone else has it, or had it and took the folder away. A folder that cannot be
    /// claimed at all (it is not on a disk, or its file system has no locks) is neither.
    [[nodiscard]] bool is_lost() const { return is_taken_ || (descriptor_ >= 0 && !is_held()); }
    void release();

  private:
    Path folder_;
    int descriptor_ = -1;
    bool is_taken_ = false;
};

}  // namespace papersetter::files
