// SPDX-License-Identifier: MIT
#pragma once

namespace papersetter::production {

/// Has the program keep memory that is freed, up to 32 MiB, instead of giving it back to the system
/// at once: printing fills and frees the same megabytes for each paper. For `main`, before all
/// else; does nothing without glibc.
void keep_freed_memory();

}  // namespace papersetter::production
