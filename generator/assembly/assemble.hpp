// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "assembly/selection.hpp"
#include "assembly/undecided.hpp"
#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// The name of the draw, recorded with each paper: every paper that satisfies the blueprint is
/// equally likely, where it can be counted; else a complete search finds one, and the law says so.
inline constexpr std::string_view engine = "papersetter/engine/1";

/// Draws the forms of a blueprint: Bank + Blueprint + seed → Selections. The result depends on the
/// set of items, the blueprint and the seed only; form i does not depend on how many forms there
/// are. Every bound holds and no item stands twice on a form; when that cannot be, it is told which
/// requirements are in conflict, why, and what repairs it, and base::InputError is thrown. The
/// blueprint must have passed blueprint::check. When a section's counts are so tight that
/// `most_steps` steps of search decide nothing, that is told and `Undecided` is thrown.
[[nodiscard]] Selections assemble(const std::vector<bank::Bank>& banks,
                                  const blueprint::Blueprint& blueprint, std::string_view seed,
                                  base::Diagnostics& diagnostics,
                                  std::uint64_t most_steps = step_limit);

/// One form alone: equal to the same form of `assemble`. `index` from 0.
[[nodiscard]] Selection assemble_form(const std::vector<bank::Bank>& banks,
                                      const blueprint::Blueprint& blueprint, std::string_view seed,
                                      std::uint32_t index, base::Diagnostics& diagnostics);

}  // namespace papersetter::assembly
