// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/disk.hpp"

namespace papersetter::files {

namespace {

// Far above anything that is read here; a file without end is not read until memory ends.
constexpr off_t most_bytes = off_t{1} << 30;

[[noreturn]] void fail(const char* action, const Path& path, const std::error_code& code) {
    throw DiskError(action, path, code.message());
}

[[noreturn]] void fail(const char* action, const Path& path) {
    fail(action, path, std::error_code(errno, std::generic_category()));
}

// An open file; closed when it goes.
class Descriptor {
  public:
    Descriptor(const char* action, const Path& path, int flags) {
        do {
            number_ = ::open(path.c_str(), flags | O_CLOEXEC, 0666);
        } while (number_ < 0 && errno == EINTR);
        if (number_ < 0) fail(action, path);
    }
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] int number() const { return number_; }
    // Some file systems tell only now that a write has failed.
    [[nodiscard]] bool close() {
        return ::close(std::exchange(number_, -1)) == 0 || errno == EINTR;
    }

  private:
    int number_ = -1;
};

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

bool find_status(const Path& path, struct stat& status) {
    if (::stat(path.c_str(), &status) == 0) return true;
    // Under a name that is too long nothing can stand, and a link in a circle leads to nothing.
    if (errno != ENOENT && errno != ENOTDIR && errno != ENAMETOOLONG && errno != ELOOP) {
        fail("look at", path);
    }
    return false;
}

}  // namespace

DiskError::DiskError(std::string action, Path path, std::string reason, std::string hint)
    : base::WorldError("cannot " + action + " " + path.string() + ": " + reason, std::move(hint)),
      action_(std::move(action)),
      path_(std::move(path)),
      reason_(std::move(reason)) {}

bool RealDisk::exists(const Path& path) const {
    struct stat status {};
    return find_status(path, status);
}

bool RealDisk::is_folder(const Path& path) const {
    struct stat status {};
    return find_status(path, status) && S_ISDIR(status.st_mode);
}

std::string RealDisk::read(const Path& path) const {
    // Without O_NONBLOCK a pipe that nobody writes to would be waited for.
    const Descriptor file("read", path, O_RDONLY | O_NONBLOCK);
    struct stat status {};
    if (::fstat(file.number(), &status) != 0) fail("read", path);
    if (S_ISDIR(status.st_mode))
        fail("read", path, std::make_error_code(std::errc::is_a_directory));
    if (!S_ISREG(status.st_mode))
        throw DiskError("read", path, "it is a device or a pipe, not a file");
    if (status.st_size > most_bytes) throw DiskError("read", path, "it is larger than 1 GiB");
    std::string bytes;
    std::size_t size = 0;
    // One byte more than the file has shows its end without growing.
    std::size_t room = static_cast<std::size_t>(std::max<off_t>(status.st_size, 0)) + 1;
    for (;;) {
        bytes.resize(room);
        const ssize_t got = ::read(file.number(), bytes.data() + size, room - size);
        if (got < 0 && errno != EINTR) fail("read", path);
        if (got == 0) break;
        if (got > 0) size += static_cast<std::size_t>(got);
        if (size == room) room = 2 * room + 4096;
    }
    bytes.resize(size);
    return bytes;
}

std::vector<std::string> RealDisk::list(const Path& folder) const {
    std::error_code code;
    std::vector<std::string> names;
    std::filesystem::directory_iterator entry(folder, code);
    for (; !code && entry != std::filesystem::directory_iterator(); entry.increment(code)) {
        names.push_back(entry->path().filename().string());
    }
    if (code) fail("list", folder, code);
    std::sort(names.begin(), names.end());
    return names;
}

void RealDisk::make_folders(const Path& folder) {
    std::error_code code;
    std::filesystem::create_directories(folder, code);
    if (!code) return;
    // Of a file in the way, standard libraries give different reasons.
    for (Path at = folder; at.has_relative_path(); at = at.parent_path()) {
        std::error_code unheard;
        if (!std::filesystem::exists(at, unheard)) continue;
        const bool is_folder = std::filesystem::is_directory(at, unheard);
        if (!is_folder) code = std::make_error_code(std::errc::not_a_directory);
        break;
    }
    fail("make", folder, code);
}

void RealDisk::write(const Path& path, std::string_view bytes) {
    Descriptor file("write", path, O_WRONLY | O_CREAT | O_TRUNC);
    const bool is_whole = write_all(file.number(), bytes) && file.close();
    if (is_whole) return;
    const std::error_code code(errno, std::generic_category());
    struct stat status {};
    // Half a file helps nobody; but a device is not ours to remove.
    if (::lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode)) ::unlink(path.c_str());
    fail("write", path, code);
}

void RealDisk::rename(const Path& from, const Path& to) {
    if (::rename(from.c_str(), to.c_str()) != 0) fail("write", to);
}

void RealDisk::remove(const Path& path) {
    std::error_code code;
    std::filesystem::remove(path, code);
    if (code) fail("remove", path, code);
}

void RealDisk::remove_all(const Path& path) {
    std::error_code code;
    std::filesystem::remove_all(path, code);
    if (code) fail("remove", path, code);
}

void RealDisk::sync(const Path& folder) {
    const Descriptor file("sync", folder, O_RDONLY | O_DIRECTORY);
    if (::syncfs(file.number()) != 0) fail("sync", folder);
}

}  // namespace papersetter::files
