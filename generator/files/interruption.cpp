// SPDX-License-Identifier: MIT
#include "files/interruption.hpp"

#include <atomic>

namespace papersetter::files {

namespace {

std::atomic<bool> is_stop_asked = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler must not wait for a lock");

}  // namespace

void interrupt() noexcept { is_stop_asked.store(true); }

bool is_interrupted() noexcept { return is_stop_asked.load(); }

void stop_if_interrupted() {
    if (is_interrupted()) throw Interrupted();
}

void clear_interruption() noexcept { is_stop_asked.store(false); }

}  // namespace papersetter::files
