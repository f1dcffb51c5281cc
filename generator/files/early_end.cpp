// SPDX-License-Identifier: MIT
#include "files/early_end.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <string>

#include <unistd.h>

namespace papersetter::files {
namespace {

enum class State : int { nothing_made, folders_made, wait };

std::atomic<State> state = State::nothing_made;
static_assert(std::atomic<State>::is_always_lock_free, "a signal handler must not wait for a lock");

std::atomic<bool> is_refused = false;

// Paths, each with its end, and an empty one. A signal handler may not reach memory that moves.
std::array<char, 16'384> paths{};

}  // namespace

void note_empty_folders(const std::vector<Path>& folders) {
    State expected = State::nothing_made;
    // What is written meanwhile must not be read.
    if (!state.compare_exchange_strong(expected, State::wait)) return state.store(State::wait);
    std::string list;
    for (const Path& folder : folders) list += folder.string() + '\0';
    list += '\0';
    if (list.size() > paths.size()) return;
    std::copy(list.begin(), list.end(), paths.begin());
    state.store(State::folders_made);
}

void forget_empty_folders() noexcept { state.store(State::nothing_made); }

void note_output() noexcept { state.store(State::wait); }

void refuse_early_end() noexcept { is_refused.store(true); }

void end_if_nothing_is_written(int code) noexcept {
    if (is_refused.load() || state.load() == State::wait) return;
    if (state.load() == State::folders_made) {
        // The first is the staging folder: where it is not empty, or is gone, the run ends
        // politely.
        const char* path = paths.data();
        if (::rmdir(path) != 0) return;
        for (path += std::strlen(path) + 1; *path != '\0'; path += std::strlen(path) + 1) {
            if (::rmdir(path) != 0) break;
        }
    }
    constexpr char message[] = "error: interrupted; nothing was left behind\n";
    static_cast<void>(!::write(STDERR_FILENO, message, sizeof message - 1));
    ::_exit(code);
}

}  // namespace papersetter::files
