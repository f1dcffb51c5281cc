// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace papersetter::assembly {

/// The limit of a search in steps; never in seconds, so that it falls alike on every machine. About
/// ten seconds of work.
inline constexpr std::uint64_t step_limit = 20'000'000;

/// The search came to its limit before it found a paper or proved that there is none. A third
/// outcome, never taken for "no paper exists"; the diagnostics say so too. Exit code 5.
class Undecided : public std::runtime_error {
  public:
    explicit Undecided(std::uint64_t steps)
        : std::runtime_error("undecided after " + std::to_string(steps) + " steps"),
          steps_(steps) {}
    [[nodiscard]] std::uint64_t steps() const { return steps_; }

  private:
    std::uint64_t steps_;
};

}  // namespace papersetter::assembly
