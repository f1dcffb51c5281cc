// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "files/disk.hpp"

namespace papersetter::files {

/// Where earlier files wait in a staging folder while new ones take their places.
inline constexpr std::string_view earlier_files = ".earlier";

/// ".<name>.staging-<process>-<n>": the n-th staging folder of this process for a folder `name`.
[[nodiscard]] std::string staging_name(std::string_view name, unsigned n);

/// Removes the staging folders for `name` in `parent` that nobody has a claim on. One that cannot
/// be claimed at all stays, and so does one with earlier files: a run that could neither finish nor
/// undo left them, and told where they are.
void sweep_stale(Disk& disk, const Path& parent, std::string_view name);

}  // namespace papersetter::files
