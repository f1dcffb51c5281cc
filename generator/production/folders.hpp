// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "files/disk.hpp"

namespace papersetter::production {

/// Where layouts and fonts are looked for, and from where paths are shown.
struct DataFolders {
    files::Path here;       ///< where the person stands; messages show paths relative to it
    files::Path installed;  ///< share/papersetter of the program
    std::optional<files::Path> given;  ///< --data: then nowhere else
};

/// The folder of the layout with this name: in --data if given; else in ./layouts, beside `start`
/// and upwards, in the installed data. Throws base::InputError saying where it looked.
[[nodiscard]] files::Path find_layout(const files::Disk& disk, std::string_view name,
                                      const files::Path& start, const DataFolders& folders);

/// The folder of the layout that a blueprint names; one that is nowhere is told of the blueprint.
/// Throws base::InputError.
[[nodiscard]] files::Path find_layout_of(const files::Disk& disk,
                                         const blueprint::Blueprint& blueprint,
                                         const files::Path& start, const DataFolders& folders,
                                         base::Diagnostics& diagnostics);

/// The folder with fonts.toml, found in the same order. Throws base::WorldError.
[[nodiscard]] files::Path find_fonts(const files::Disk& disk, const files::Path& start,
                                     const DataFolders& folders);

}  // namespace papersetter::production
