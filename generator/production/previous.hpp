// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "files/disk.hpp"

namespace papersetter::production {

/// The files that a manifest.toml in this folder lists, by name relative to it, the manifest
/// included; none when there is no readable manifest. Names that would lead out of the folder are
/// left out: a manifest is only text, and anyone may have written it.
[[nodiscard]] std::vector<std::string> previous_files(const files::Disk& disk,
                                                      const files::Path& folder);

}  // namespace papersetter::production
