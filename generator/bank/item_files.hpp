// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "files/disk.hpp"

namespace papersetter::bank {

/// The name of the file that makes a folder a bank.
inline constexpr const char* head_name = "bank.toml";

/// The TOML files of a bank beside bank.toml, sorted by the bytes of their path: all below the
/// folder, except in folders that are banks themselves or hold what a run left (a manifest.toml),
/// and except names that begin with a dot. A folder that symbolic links reach twice is taken once.
/// Throws base::WorldError when a folder cannot be read.
[[nodiscard]] std::vector<files::Path> item_files(const files::Disk& disk,
                                                  const files::Path& folder);

}  // namespace papersetter::bank
