// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "files/disk.hpp"

namespace papersetter::files {

/// A run may draw for a minute before it writes anything, and nothing asks for interruptions
/// meanwhile. As long as it has made empty folders only, a signal may end it at once.

/// The folders that the run has made, empty so far, the deepest first.
void note_empty_folders(const std::vector<Path>& folders);
/// They are gone again.
void forget_empty_folders() noexcept;
/// Output stands under its final name: the run ends by itself.
void note_output() noexcept;

/// From now on a signal never ends the process at once: it works again and again (--watch) and ends
/// by itself when it is interrupted.
void refuse_early_end() noexcept;

/// Removes the noted folders and ends the process with this code, if they are all that it has put
/// on the disk; else does nothing. For a signal handler.
void end_if_nothing_is_written(int code) noexcept;

}  // namespace papersetter::files
