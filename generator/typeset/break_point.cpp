// SPDX-License-Identifier: MIT
#include "typeset/break_point.hpp"

#include <algorithm>
#include <limits>

namespace papersetter::typeset {

namespace {

constexpr std::uint32_t start_of_text = 0xFFFFFFFF;
constexpr std::size_t lines_expected = 8;  // of a paragraph; more are fine

Fine line_start(BreakPoints points, std::uint32_t after) {
    return after == start_of_text ? 0 : points[after].next_start;
}

Fine line_width(BreakPoints points, std::uint32_t after, std::uint32_t end,
                const Measure& measure) {
    const Fine indent = after == start_of_text ? measure.indent : 0;
    return points[end].ink_end + points[end].hyphen - line_start(points, after) + indent;
}

bool is_forced(const BreakPoint& point) { return point.kind == BreakPoint::Kind::forced; }

bool is_runt(Fine width, const Measure& measure) { return width < measure.width / 8; }

// Squared slack in units of 1/1024 of the measure, so that sums stay small whatever the measure.
std::int64_t cost(Fine width, const Measure& measure) {
    const std::int64_t slack = (measure.width - width) / (measure.width / 1024 + 1);
    return slack * slack;
}

// A runt is worth half a measure of slack on some other line.
constexpr std::int64_t runt_cost = 512 * 512;

constexpr std::int64_t out_of_reach = std::numeric_limits<std::int64_t>::max();

struct Best {
    std::int64_t cost = out_of_reach;
    std::uint32_t after = start_of_text;
};

// The cheapest way to the point, from the way to each point before it; `first` is the first point
// after the last forced one.
Best best_way(BreakPoints points, const std::vector<Best>& best, std::uint32_t first,
              std::uint32_t end, const Measure& measure) {
    Best found;
    for (std::uint32_t start = end + 1; start-- > first;) {
        const std::uint32_t after =
            start == first ? (first == 0 ? start_of_text : first - 1) : start - 1;
        const Fine width = line_width(points, after, end, measure);
        if (width > measure.width) break;
        const std::int64_t before = start == first ? 0 : best[after].cost;
        if (before == out_of_reach) continue;
        std::int64_t own = cost(width, measure);
        if (is_forced(points[end])) {
            own = start != first && is_runt(width, measure) ? runt_cost : 0;
        }
        if (before + own < found.cost) found = {before + own, after};
    }
    return found;
}

}  // namespace

std::vector<std::uint32_t> break_first_fit(BreakPoints points, const Measure& measure) {
    std::vector<std::uint32_t> ends;
    ends.reserve(lines_expected);
    std::uint32_t after = start_of_text;
    std::uint32_t fitting = start_of_text;    // the last point that fits, emergencies aside
    std::uint32_t emergency = start_of_text;  // the last emergency point that fits
    for (std::uint32_t at = 0; at < points.size();) {
        const bool is_emergency = points[at].kind == BreakPoint::Kind::emergency;
        const bool fits = line_width(points, after, at, measure) <= measure.width;
        if (fits && !is_forced(points[at])) {
            (is_emergency ? emergency : fitting) = at++;
            continue;
        }
        std::uint32_t end = at;
        if (!fits && fitting != start_of_text) {
            end = fitting;
        } else if (!fits && emergency != start_of_text) {
            end = emergency;
        }
        ends.push_back(end);
        after = end;
        at = end + 1;
        fitting = emergency = start_of_text;
    }
    return ends;
}

bool are_ragged(BreakPoints points, const std::vector<std::uint32_t>& ends,
                const Measure& measure) {
    std::uint32_t after = start_of_text;
    bool is_first = true;
    for (const std::uint32_t end : ends) {
        const Fine width = line_width(points, after, end, measure);
        if (is_forced(points[end])) {
            if (!is_first && is_runt(width, measure)) return true;
        } else if (width < measure.width - measure.width / 5) {
            return true;
        }
        is_first = is_forced(points[end]);
        after = end;
    }
    return false;
}

std::vector<std::uint32_t> break_evenly(BreakPoints points, const Measure& measure) {
    std::vector<Best> best(points.size());
    std::uint32_t first = 0;
    for (std::uint32_t at = 0; at < points.size(); ++at) {
        if (points[at].kind != BreakPoint::Kind::emergency) {
            best[at] = best_way(points, best, first, at, measure);
        }
        if (!is_forced(points[at])) continue;
        if (best[at].cost == out_of_reach) return break_first_fit(points, measure);
        first = at + 1;
    }
    std::vector<std::uint32_t> ends;
    for (std::uint32_t at = static_cast<std::uint32_t>(points.size()); at > 0;) {
        const std::uint32_t end = at - 1;
        ends.push_back(end);
        at = best[end].after == start_of_text ? 0 : best[end].after + 1;
    }
    std::reverse(ends.begin(), ends.end());
    return ends;
}

}  // namespace papersetter::typeset
