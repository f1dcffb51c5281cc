// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "files/disk.hpp"

namespace papersetter::production {

/// The files of a new project, by name relative to its folder: a small bank, a blueprint that
/// `make` accepts at once, and a copy of the layout in `layout_folder` to change freely.
[[nodiscard]] std::map<std::string, std::string> starter_files(const files::Disk& disk,
                                                               const files::Path& layout_folder);

}  // namespace papersetter::production
