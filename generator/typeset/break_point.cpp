// SPDX-License-Identifier: MIT
#include "typeset/break_point.hpp"

#include "typeset/line_costs.hpp"

namespace papersetter::typeset {

namespace {

constexpr std::uint32_t start_of_text = LineSpan::start_of_text;
constexpr std::size_t lines_expected = 8;  // of a paragraph; more are fine

}  // namespace

LineSpan line_between(BreakPoints points, std::uint32_t after, std::uint32_t end,
                      const Measure& measure) {
    const BreakPoint& last = points[end];
    if (after == start_of_text) {
        return {last.ink_end + last.hyphen + measure.indent, last.spaces_before};
    }
    const BreakPoint& first = points[after];
    const std::uint32_t begun = first.spaces_before + first.spaces_hung;
    // A line without ink ends before it begins.
    const std::uint32_t spaces = last.spaces_before > begun ? last.spaces_before - begun : 0;
    return {last.ink_end + last.hyphen - first.next_start, spaces};
}

bool fits(const LineSpan& line, const Measure& measure) {
    if (line.width <= measure.width) return true;
    return measure.is_justified && line.width - most_shrink(line, measure) <= measure.width;
}

std::vector<std::uint32_t> break_first_fit(BreakPoints points, const Measure& measure) {
    std::vector<std::uint32_t> ends;
    ends.reserve(lines_expected);
    std::uint32_t after = start_of_text;
    std::uint32_t fitting = start_of_text;    // the last point that fits, emergencies aside
    std::uint32_t emergency = start_of_text;  // the last emergency point that fits
    for (std::uint32_t at = 0; at < points.size();) {
        const bool is_emergency = points[at].kind == BreakPoint::Kind::emergency;
        const bool is_forced = points[at].kind == BreakPoint::Kind::forced;
        const bool does_fit = fits(line_between(points, after, at, measure), measure);
        if (does_fit && !is_forced) {
            (is_emergency ? emergency : fitting) = at++;
            continue;
        }
        std::uint32_t end = at;
        if (!does_fit && fitting != start_of_text) {
            end = fitting;
        } else if (!does_fit && emergency != start_of_text) {
            end = emergency;
        }
        ends.push_back(end);
        after = end;
        at = end + 1;
        fitting = emergency = start_of_text;
    }
    return ends;
}

}  // namespace papersetter::typeset
