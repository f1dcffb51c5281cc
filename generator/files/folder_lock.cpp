// SPDX-License-Identifier: MIT
#include "files/folder_lock.hpp"

#include <cerrno>
#include <chrono>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "files/interruption.hpp"

namespace papersetter::files {

FolderLock::FolderLock(const Path& folder)
    : descriptor_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    // Asked again and again: a wait in the system would not end with a signal, which our handler
    // has the system take up again.
    while (descriptor_ >= 0 && ::flock(descriptor_, LOCK_EX | LOCK_NB) != 0 &&
           (errno == EWOULDBLOCK || errno == EINTR)) {
        if (is_interrupted()) {
            ::close(descriptor_);
            throw Interrupted();
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace papersetter::files
