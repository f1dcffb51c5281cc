// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/asked_program.hpp"

namespace papersetter::assembly {

/// Why some requirements cannot be met together, in one sum: what some bounds ask for at least is
/// more than what other bounds and groups of enemies leave and what the items beside can give.
///
///     sum of weight x least of `asking`  >  sum of weight x most of `leaving` + groups + beside
struct Proof {
    struct Share {
        std::size_t asked = 0;  ///< which bound, among what is asked
        std::int64_t weight = 0;
        std::int64_t amount = 0;  ///< its least or most, not weighted
    };
    std::vector<Share> asking;
    std::vector<Share> leaving;
    std::int64_t groups = 0;  ///< weighted, of which each gives one item
    std::int64_t beside = 0;
    /// What the items that `asking` counts would give in all, and how much of that is of items that
    /// `leaving` or groups count too.
    std::int64_t have = 0;
    std::int64_t shared = 0;
    /// Weights are 1, and each item counts once at most.
    bool is_plain = true;
};

/// What the rows of a program are to a proof.
struct ProofRows {
    std::vector<std::optional<std::size_t>> asked;  ///< by row: which bound, if it is one
    std::vector<bool> is_group;                     ///< by extra row: a group of enemies
};

/// The proof that a program has no solution, as its search found it; nothing when it takes more
/// than one sum, or rows that are neither bounds nor groups.
[[nodiscard]] std::optional<Proof> proof_of(const Program& program, const ProgramResult& result,
                                            const ProofRows& named);

/// The proof of a conflict; nothing when it takes more than one sum.
[[nodiscard]] std::optional<Proof> prove(const AskedProgram& program, const Kept& conflict);

struct Nearest {
    std::optional<std::int64_t> sum;  ///< nothing when none on that side was found
    bool is_proved = true;            ///< that none is nearer; else the search gave up
};

/// How near the sum of a bound comes to its range, from below (-1) or above (1), when the rest of a
/// conflict is met.
[[nodiscard]] Nearest nearest(const AskedProgram& program, const Kept& conflict, std::size_t bound,
                              int side);

}  // namespace papersetter::assembly
