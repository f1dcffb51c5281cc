// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "typeset/break_point.hpp"

namespace papersetter::typeset {

/// Indices of the points at which lines end so that the paragraph costs least (LineCosts), the
/// sum over all its lines; of ways that cost the same, the one whose first lines are longest. A
/// line may end at an emergency point only if it has no other point before it, and a line that does
/// not fit is as short as possible. Knuth and Plass, "Breaking Paragraphs into Lines" (1981).
[[nodiscard]] std::vector<std::uint32_t> break_optimally(BreakPoints points,
                                                         const Measure& measure);
/// The same in place of what `ends` held.
void break_optimally(BreakPoints points, const Measure& measure, std::vector<std::uint32_t>& ends);

}  // namespace papersetter::typeset
