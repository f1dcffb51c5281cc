// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "files/disk.hpp"

namespace papersetter::files {

/// Writes one file that arrives whole or not at all: beside its place under the name
/// `.<name>.staging-<process>-<n>`, then renamed. Folders above are made. Throws DiskError naming
/// the file, or Interrupted; then nothing is left of it.
void write_whole(Disk& disk, const Path& path, std::string_view bytes);

}  // namespace papersetter::files
