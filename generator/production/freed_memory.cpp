// SPDX-License-Identifier: MIT
#include "production/freed_memory.hpp"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace papersetter::production {

void keep_freed_memory() {
#ifdef __GLIBC__
    // Pages that come from the system are cleared and mapped one by one: a twentieth of a run.
    constexpr int kept = 32 * 1024 * 1024;
    mallopt(M_TRIM_THRESHOLD, kept);
    mallopt(M_MMAP_THRESHOLD, kept);
#endif
}

}  // namespace papersetter::production
