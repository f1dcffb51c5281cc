// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "assembly/form_program.hpp"
#include "assembly/pool.hpp"
#include "assembly/program_search.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

struct FormResult {
    Outcome outcome = Outcome::undecided;
    /// Only when found. By part: positions in the pool, ascending, without what every paper has
    /// outside item sets.
    std::vector<std::vector<std::size_t>> items;
    /// Only when none: groups of enemies that the proof needs, each of positions ascending. Where
    /// there are none, bounds alone cannot be met.
    std::vector<std::vector<std::size_t>> enemies;
    std::uint64_t steps = 0;
};

/// Finds the items of a whole form if there is one, by a complete search: every bound of every
/// part holds and no enemies meet. Any form may be found, but not each as likely as any other.
/// `none` is a proof.
[[nodiscard]] FormResult search_form(const Pool& pool, const std::vector<FormPart>& parts,
                                     const base::Random& random, std::uint64_t most_steps);

}  // namespace papersetter::assembly
