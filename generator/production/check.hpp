// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "production/folders.hpp"

namespace papersetter::production {

/// What `check` found a path to be.
enum class Checked : std::uint8_t { bank, blueprint, layout, unknown };

/// Checks a bank folder (or a file in one), a blueprint with its banks and layout, or a layout
/// folder: every fault is told with its place. An unknown kind of path is told as an error.
Checked check(const files::Disk& disk, const files::Path& path, unsigned jobs,
              const DataFolders& folders, base::Sources& sources, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
