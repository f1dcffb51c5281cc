// SPDX-License-Identifier: MIT
#include "files/folder_claim.hpp"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace papersetter::files {

FolderClaim::FolderClaim(const Path& folder)
    : folder_(folder),
      descriptor_(
          ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)) {
    if (descriptor_ < 0) return;
    while (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EINTR) continue;
        is_taken_ = errno == EWOULDBLOCK;
        release();
        return;
    }
}

bool FolderClaim::is_held() const {
    struct stat ours {};
    struct stat named {};
    return descriptor_ >= 0 && ::fstat(descriptor_, &ours) == 0 &&
           ::lstat(folder_.c_str(), &named) == 0 && ours.st_dev == named.st_dev &&
           ours.st_ino == named.st_ino;
}

void FolderClaim::release() {
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
}

}  // namespace papersetter::files
