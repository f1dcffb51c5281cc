// SPDX-License-Identifier: MIT
#pragma once

#include "files/disk.hpp"

namespace papersetter::files {

/// Keeps two runs from putting their files into one folder at the same time, which would leave a
/// mixture of two papers: while one lock of a folder lives, the making of the next waits. A folder
/// that cannot be locked (it is not on a disk, or its file system has no locks) is not.
class FolderLock {
  public:
    /// Throws Interrupted when a signal ends the waiting.
    explicit FolderLock(const Path& folder);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

  private:
    int descriptor_ = -1;
};

}  // namespace papersetter::files
