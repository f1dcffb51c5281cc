// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"

namespace papersetter::files {

using Path = std::filesystem::path;

/// A disk refused: "cannot write output/x.pdf: No space left on device".
class DiskError : public base::WorldError {
  public:
    /// `action` is a verb ("write"), `reason` the system's words.
    DiskError(std::string action, Path path, std::string reason, std::string hint = {});
    [[nodiscard]] const std::string& action() const { return action_; }
    [[nodiscard]] const Path& path() const { return path_; }
    [[nodiscard]] const std::string& reason() const { return reason_; }

  private:
    std::string action_;
    Path path_;
    std::string reason_;
};

/// The disk behind an interface, so that tests can have one that fails or holds only memory.
/// Every function throws DiskError with the path and the system's reason.
class Disk {
  public:
    virtual ~Disk() = default;
    [[nodiscard]] virtual bool exists(const Path& path) const = 0;
    [[nodiscard]] virtual bool is_folder(const Path& path) const = 0;
    /// A whole file. Devices, pipes and files of more than 1 GiB are refused.
    [[nodiscard]] virtual std::string read(const Path& path) const = 0;
    /// The names in a folder, sorted by their bytes (never in the order of the disk).
    [[nodiscard]] virtual std::vector<std::string> list(const Path& folder) const = 0;
    virtual void make_folders(const Path& folder) = 0;
    /// Writes all of it, in place of what the file held, or throws; does not sync. The folder must
    /// be there.
    virtual void write(const Path& path, std::string_view bytes) = 0;
    /// Moves a file (in place of one that is there) or a folder; the target's folder must be there.
    virtual void rename(const Path& from, const Path& to) = 0;
    virtual void remove(const Path& path) = 0;      ///< a file or an empty folder, if there is one
    virtual void remove_all(const Path& path) = 0;  ///< a file or a folder with all in it
    virtual void sync(const Path& folder) = 0;      ///< the whole file system of that folder
};

/// The disk of this machine.
class RealDisk final : public Disk {
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
};

}  // namespace papersetter::files
