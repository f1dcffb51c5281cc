// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "files/disk.hpp"

namespace papersetter::files {

/// A path as a person would write it from the folder `here` where they stand: relative when that
/// needs at most one "..", else whole. An empty `here` leaves the path as it is.
[[nodiscard]] std::string shown(const Path& path, const Path& here);

}  // namespace papersetter::files
