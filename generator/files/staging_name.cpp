// SPDX-License-Identifier: MIT
#include "files/staging_name.hpp"

#include <charconv>

#include <unistd.h>

#include "files/folder_claim.hpp"

namespace papersetter::files {

namespace {

std::string prefix_of(std::string_view name) { return "." + std::string(name) + ".staging-"; }

bool is_staging_name(std::string_view entry, std::string_view prefix) {
    if (!entry.starts_with(prefix)) return false;
    entry.remove_prefix(prefix.size());
    const char* const end = entry.data() + entry.size();
    pid_t process = 0;
    unsigned n = 0;
    const auto first = std::from_chars(entry.data(), end, process);
    if (first.ec != std::errc() || process <= 0) return false;
    if (first.ptr == end || *first.ptr != '-') return false;
    const auto second = std::from_chars(first.ptr + 1, end, n);
    return second.ec == std::errc() && second.ptr == end;
}

}  // namespace

std::string staging_name(std::string_view name, unsigned n) {
    return prefix_of(name) + std::to_string(::getpid()) + "-" + std::to_string(n);
}

void sweep_stale(Disk& disk, const Path& parent, std::string_view name) {
    const std::string prefix = prefix_of(name);
    for (const std::string& entry : disk.list(parent)) {
        if (!is_staging_name(entry, prefix)) continue;
        const FolderClaim claim(parent / entry);
        if (!claim.is_held()) continue;
        try {
            if (!disk.exists(parent / entry / earlier_files)) disk.remove_all(parent / entry);
        } catch (const DiskError&) {
            // Another user's remains do not keep this run from its work.
        }
    }
}

}  // namespace papersetter::files
