// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace papersetter::files {

/// The person or the system asked the program to stop (SIGINT, SIGTERM).
class Interrupted : public std::runtime_error {
  public:
    Interrupted() : std::runtime_error("interrupted") {}
};

/// Asks for the stop. May be called from a signal handler: it only sets a flag, the one piece of
/// state a signal can reach. Work goes on until the next `stop_if_interrupted`, so that
/// destructors clean up.
void interrupt() noexcept;

[[nodiscard]] bool is_interrupted() noexcept;

/// Throws Interrupted once `interrupt` was called.
void stop_if_interrupted();

/// Forgets the request, for a program that goes on (--watch) and for tests.
void clear_interruption() noexcept;

}  // namespace papersetter::files
