// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "files/disk.hpp"

namespace papersetter::production {

/// All files in a folder and below it, but for hidden ones, by name relative to it.
[[nodiscard]] std::map<std::string, std::string> files_below(const files::Disk& disk,
                                                             const files::Path& folder);

/// The files of the layout in `folder` as a layout called `name`, by name relative to its folder.
[[nodiscard]] std::map<std::string, std::string> copy_of_layout(const files::Disk& disk,
                                                                const files::Path& folder,
                                                                const std::string& name);

}  // namespace papersetter::production
