// SPDX-License-Identifier: MIT
#include "typeset/break_point.hpp"

namespace papersetter::typeset {

namespace {

constexpr std::uint32_t start_of_text = LineSpan::start_of_text;
constexpr std::size_t lines_expected = 8;  // of a paragraph; more are fine

}  // namespace

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
