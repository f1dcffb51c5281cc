// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "manifest/manifest.hpp"

namespace papersetter::production {

/// Files that begin with a dot, which nothing reads: passed over, or told like others.
enum class Hidden : std::uint8_t { passed_over, told };

/// Compares the files of a finished paper with what its manifest lists, telling an error of the
/// file for each that is missing, differs, cannot be read or is not listed.
class FileComparison {
  public:
    /// `folder` is the manifest's; messages show paths from `here`.
    FileComparison(const files::Disk& disk, files::Path folder, files::Path here,
                   base::Sources& sources, base::Diagnostics& diagnostics);

    void compare(const std::vector<manifest::FileDigest>& listed);
    /// Tells what lies in record/ and is not in this list.
    void tell_unlisted(const std::vector<manifest::FileDigest>& record, Hidden hidden);

    /// False once a file was there and could not be read: then nothing is known of it.
    [[nodiscard]] bool is_readable() const { return is_readable_; }
    /// Tells what is wrong with the file (by name relative to the folder): "is missing".
    void tell(const files::Path& name, std::string_view what, std::string hint = {});

  private:
    void compare_one(const manifest::FileDigest& file);
    void unreadable(const files::Path& name, const files::DiskError& problem);

    const files::Disk* disk_;
    files::Path folder_;
    files::Path here_;
    base::Sources* sources_;
    base::Diagnostics* diagnostics_;
    bool is_readable_ = true;
};

}  // namespace papersetter::production
