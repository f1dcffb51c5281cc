// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "files/disk.hpp"

namespace papersetter::files {

/// ".<name>.staging-<process>-<n>": the n-th staging folder of this process for a folder `name`.
[[nodiscard]] std::string staging_name(std::string_view name, unsigned n);

/// Removes the staging folders for `name` in `parent` whose process is no longer alive.
void sweep_stale(Disk& disk, const Path& parent, std::string_view name);

}  // namespace papersetter::files
