// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "typeset/fine.hpp"

namespace papersetter::typeset {

/// A place where a line may end, on the endless line of its paragraph. A line from one break to
/// another is as wide as `ink_end` of the latter (plus its hyphen) minus `next_start` of the
/// former; what lies between `ink_end` and `next_start` hangs.
struct BreakPoint {
    enum class Kind : std::uint8_t { allowed, emergency, forced };
    Kind kind = Kind::allowed;
    std::uint32_t next_piece = 0;  ///< the first piece of the next line
    Fine ink_end = 0;
    Fine next_start = 0;
    Fine hyphen = 0;  ///< width of the hyphen that appears if the line ends here
};

/// The points of a paragraph, in order. The last one must be forced.
using BreakPoints = std::span<const BreakPoint>;

/// The measure lines are broken at.
struct Measure {
    Fine width = 0;
    Fine indent = 0;  ///< of the first line; may be negative
};

/// Indices of the points at which lines end, first fit: each line takes what it can, emergency
/// points only when nothing else fits. A line that still does not fit is as short as possible.
[[nodiscard]] std::vector<std::uint32_t> break_first_fit(BreakPoints points,
                                                         const Measure& measure);

/// Whether the lines should be broken anew: the last line of a stretch of at least two lines is a
/// runt (narrower than an eighth of the measure), or an inner one leaves over a fifth of it empty.
[[nodiscard]] bool are_ragged(BreakPoints points, const std::vector<std::uint32_t>& ends,
                              const Measure& measure);

/// The lines of least total squared slack (Knuth and Plass 1981, for a ragged margin), where the
/// last line costs nothing unless it is a runt. As first fit when a line cannot fit.
[[nodiscard]] std::vector<std::uint32_t> break_evenly(BreakPoints points, const Measure& measure);

}  // namespace papersetter::typeset
