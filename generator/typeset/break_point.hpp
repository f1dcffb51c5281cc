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
    /// Between words; in a word, where a hyphen appears or stands; in an address, without one.
    enum class Cut : std::uint8_t { none, hyphen, bare };
    Kind kind = Kind::allowed;
    Cut cut = Cut::none;
    std::uint32_t next_piece = 0;  ///< the first piece of the next line
    Fine ink_end = 0;
    Fine next_start = 0;
    Fine hyphen = 0;                  ///< width of the hyphen that appears if the line ends here
    std::uint32_t spaces_before = 0;  ///< spaces of the paragraph before `ink_end`
    std::uint32_t spaces_hung = 0;    ///< and between `ink_end` and `next_start`
};

/// The points of a paragraph, in order. The last one must be forced.
using BreakPoints = std::span<const BreakPoint>;

/// The measure lines are broken at, and whether they are to fill it.
struct Measure {
    Fine width = 0;
    Fine indent = 0;            ///< of the first line; may be negative
    bool is_justified = false;  ///< spaces stretch and shrink
    bool fills_last = false;    ///< so do those of a line with a forced end
    Fine space = 0;             ///< what a space measures that is neither stretched nor shrunk
};

/// A line from the point `after` (or from the paragraph's start) to the point `end`.
struct LineSpan {
    static constexpr std::uint32_t start_of_text = 0xFFFFFFFF;
    Fine width = 0;            ///< with the indent and the hyphen
    std::uint32_t spaces = 0;  ///< that can stretch or shrink
};
[[nodiscard]] inline LineSpan line_between(BreakPoints points, std::uint32_t after,
                                           std::uint32_t end, const Measure& measure) {
    const BreakPoint& last = points[end];
    if (after == LineSpan::start_of_text) {
        return {last.ink_end + last.hyphen + measure.indent, last.spaces_before};
    }
    const BreakPoint& first = points[after];
    const std::uint32_t begun = first.spaces_before + first.spaces_hung;
    // A line without ink ends before it begins.
    const std::uint32_t spaces = last.spaces_before > begun ? last.spaces_before - begun : 0;
    return {last.ink_end + last.hyphen - first.next_start, spaces};
}

/// How far the spaces of a line may shrink: by a quarter.
[[nodiscard]] constexpr Fine most_shrink(const LineSpan& line, const Measure& measure) {
    return line.spaces * (measure.space / 4);
}

/// Whether the line fits, its spaces shrunk as far as they may be.
[[nodiscard]] inline bool fits(const LineSpan& line, const Measure& measure) {
    if (line.width <= measure.width) return true;
    return measure.is_justified && line.width - most_shrink(line, measure) <= measure.width;
}

/// Indices of the points at which lines end, first fit: each line takes what it can, emergency
/// points only when nothing else fits. A line that still does not fit is as short as possible.
[[nodiscard]] std::vector<std::uint32_t> break_first_fit(BreakPoints points,
                                                         const Measure& measure);

}  // namespace papersetter::typeset
