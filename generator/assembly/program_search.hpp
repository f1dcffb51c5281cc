// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "assembly/program.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// What a complete search says. `none` is a proof; `undecided` came to its limit.
enum class Outcome : std::uint8_t { found, none, undecided };

struct ProgramResult {
    Outcome outcome = Outcome::undecided;
    std::vector<std::int64_t> values;  ///< by column; only when found
    /// Only when none: rows that already cannot be met together, ascending.
    std::vector<std::size_t> core;
    /// Only when none: the extra rows that the proof needs too.
    std::vector<std::size_t> core_extras;
    /// Only when none, and where no value had to be cut: weights of the core and of its extras, so
    /// that the weighted sum of what the columns give is always less than that of what rows take.
    std::vector<std::int64_t> weights;
    std::vector<std::int64_t> extra_weights;
    std::uint64_t steps = 0;
};

/// Draws values in their boxes to start from.
using StartOfSearch = std::function<std::vector<std::int64_t>(base::Random&)>;

/// Finds a solution if there is one: branch and bound over a Relaxation (Land and Doig 1960) that
/// starts from drawn values and moves only what it must, so that every solution that may be drawn
/// may be found. Starts anew with other values after 1,000, 2,000, 4,000, …
/// exchanges of the basis.
[[nodiscard]] ProgramResult search_program(const Program& program, const StartOfSearch& start,
                                           const base::Random& random, std::uint64_t most_steps);

}  // namespace papersetter::assembly
