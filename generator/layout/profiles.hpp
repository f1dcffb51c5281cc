// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "files/disk.hpp"

namespace papersetter::layout {

/// The style sheet that is laid over style.css for a profile, relative to the layout's folder;
/// `standard` has none.
[[nodiscard]] std::string file_of_profile(std::string_view profile);

/// What the folder profiles/ of a layout holds, and that of the layout it is based on.
struct ProfileFolder {
    std::vector<std::string> profiles;  ///< "standard" first, the others by name
    std::vector<std::string> strays;    ///< names of entries of its own that are no profile
};

/// The profiles of the layout in `folder`.
[[nodiscard]] ProfileFolder profiles_of(const files::Disk& disk, const files::Path& folder);

}  // namespace papersetter::layout
