// SPDX-License-Identifier: MIT
#include "files/staging_name.hpp"

#include <cerrno>
#include <charconv>
#include <optional>

#include <signal.h>
#include <unistd.h>

namespace papersetter::files {

namespace {

std::string prefix_of(std::string_view name) { return "." + std::string(name) + ".staging-"; }

// The process in a staging folder's name; nothing for any other name.
std::optional<pid_t> process_of(std::string_view entry, std::string_view prefix) {
    if (!entry.starts_with(prefix)) return std::nullopt;
    entry.remove_prefix(prefix.size());
    const char* const end = entry.data() + entry.size();
    pid_t process = 0;
    unsigned n = 0;
    const auto first = std::from_chars(entry.data(), end, process);
    if (first.ec != std::errc() || process <= 0) return std::nullopt;
    if (first.ptr == end || *first.ptr != '-') return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, n);
    if (second.ec != std::errc() || second.ptr != end) return std::nullopt;
    return process;
}

bool is_alive(pid_t process) { return ::kill(process, 0) == 0 || errno != ESRCH; }

}  // namespace

std::string staging_name(std::string_view name, unsigned n) {
    return prefix_of(name) + std::to_string(::getpid()) + "-" + std::to_string(n);
}

void sweep_stale(Disk& disk, const Path& parent, std::string_view name) {
    const std::string prefix = prefix_of(name);
    for (const std::string& entry : disk.list(parent)) {
        const auto process = process_of(entry, prefix);
        if (!process || is_alive(*process)) continue;
        try {
            disk.remove_all(parent / entry);
        } catch (const DiskError&) {
            // Another user's remains do not keep this run from its work.
        }
    }
}

}  // namespace papersetter::files
