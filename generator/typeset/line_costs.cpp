// SPDX-License-Identifier: MIT
#include "typeset/line_costs.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace papersetter::typeset {

namespace {

constexpr int measure_bits = 11;

// Tiers that ordinary costs do not reach: a line costs at most some 2^27.
constexpr std::int64_t third_hyphen = std::int64_t{1} << 40;
constexpr std::int64_t emergency = std::int64_t{1} << 44;
constexpr std::int64_t overfull = std::int64_t{1} << 50;
constexpr std::int64_t out_of_reach = std::int64_t{1} << 60;

// Of the spaces of a justified line, in 1/1,024 of what they stretch or shrink at ease.
constexpr std::int64_t ease = 1024;
constexpr std::int64_t worst_badness = 10'000;
constexpr std::int64_t unlike_neighbours = 10'000;

std::int64_t square(std::int64_t value) { return value * value; }

int shift_for(Fine width) {
    const auto positive = static_cast<std::uint64_t>(std::max<Fine>(width, 1));
    return static_cast<int>(std::bit_width(positive)) - measure_bits;
}

Fine slack_of(const LineSpan& line, const Measure& measure) { return measure.width - line.width; }

// How far the spaces are stretched (positive) or shrunk, within ±10 times their ease.
std::int64_t strain_of(const LineSpan& line, const Measure& measure) {
    const Fine slack = slack_of(line, measure);
    const Fine room = line.spaces * (measure.space / (slack > 0 ? 2 : 4));
    constexpr std::int64_t most = 10 * ease;
    if (slack == 0) return 0;
    if (room == 0 || slack / 10 >= room) return slack > 0 ? most : -most;
    return std::max(-most, slack * ease / room);
}

std::uint8_t tightness_of(std::int64_t strain) {
    if (strain < -ease / 2) return 0;
    if (strain <= ease / 2) return 1;
    return strain <= ease ? 2 : 3;
}

}  // namespace

LineCosts::LineCosts(const Measure& measure) : measure_(measure), shift_(shift_for(measure.width)) {
    const std::int64_t whole = units(std::max<Fine>(measure.width, 0));
    weights_ = {square(whole / 4), square(whole / 6), square(whole / 3), square(whole / 4),
                square(whole / 2)};
    // Those of TeX, plain format.
    if (measure.is_justified) weights_ = {0, 2'500, 10'000, 5'000, 10'000};
}

bool LineCosts::is_runt(const LineSpan& line) const { return line.width < measure_.width / 8; }

// A line with a forced end need not fill its measure.
bool LineCosts::ends_free(const LineSpan& line, const BreakPoint& end) const {
    if (end.kind != BreakPoint::Kind::forced) return false;
    if (!measure_.is_justified) return true;
    return !measure_.fills_last && line.width <= measure_.width;
}

std::int64_t LineCosts::justified_cost(const LineSpan& line, std::uint8_t& tightness) const {
    const std::int64_t strain = strain_of(line, measure_);
    tightness = tightness_of(strain);
    const std::int64_t amount = strain < 0 ? -strain : strain;
    const std::int64_t badness = 100 * amount * amount * amount / (ease * ease * ease);
    return square(10 + std::min(badness, worst_badness));
}

std::int64_t LineCosts::cut_cost(const LineState& before, LineState& result,
                                 const BreakPoint& end) const {
    std::int64_t cost = weights_.cut;
    if (end.cut != BreakPoint::Cut::hyphen) return cost;
    result.hyphens = static_cast<std::uint8_t>(std::min(before.hyphens + 1, 3));
    if (result.hyphens == 2) cost += weights_.second_cut;
    if (result.hyphens == 3) cost += third_hyphen;
    return cost;
}

LineState LineCosts::after(const LineState& before, const LineSpan& line, const BreakPoint& end,
                           bool is_first) const {
    LineState result;
    const bool is_last = end.kind == BreakPoint::Kind::forced;
    std::int64_t cost = weights_.line;
    if (!fits(line, measure_)) {
        cost += overfull;
    } else if (ends_free(line, end)) {
        if (measure_.is_justified) cost += 100;
    } else {
        cost += measure_.is_justified ? justified_cost(line, result.tightness) : ragged_cost(line);
    }
    if (is_last && !is_first) {
        if (is_runt(line)) cost += weights_.runt;
        if (before.hyphens > 0) cost += weights_.cut_before_last;
    }
    if (end.cut != BreakPoint::Cut::none) cost += cut_cost(before, result, end);
    if (end.kind == BreakPoint::Kind::emergency) cost += emergency;
    const int unlike = int{result.tightness} - int{before.tightness};
    if (!is_first && (unlike > 1 || unlike < -1)) cost += unlike_neighbours;
    result.cost = std::min(before.cost, out_of_reach) + cost;
    return result;
}

bool LineCosts::is_poor(const LineSpan& line, const BreakPoint& end, bool is_first) const {
    if (!fits(line, measure_)) return true;
    if (ends_free(line, end)) return !is_first && is_runt(line);
    if (measure_.is_justified) return strain_of(line, measure_) > ease;
    return slack_of(line, measure_) > measure_.width / 6;
}

bool are_poor(BreakPoints points, const std::vector<std::uint32_t>& ends, const Measure& measure) {
    const LineCosts costs(measure);
    std::uint32_t after = LineSpan::start_of_text;
    bool is_first = true;
    for (const std::uint32_t end : ends) {
        const LineSpan line = line_between(points, after, end, measure);
        if (costs.is_poor(line, points[end], is_first)) return true;
        is_first = points[end].kind == BreakPoint::Kind::forced;
        after = end;
    }
    return false;
}

std::int64_t total_cost(BreakPoints points, const std::vector<std::uint32_t>& ends,
                        const Measure& measure) {
    const LineCosts costs(measure);
    LineState state;
    std::uint32_t after = LineSpan::start_of_text;
    bool is_first = true;
    for (const std::uint32_t end : ends) {
        state =
            costs.after(state, line_between(points, after, end, measure), points[end], is_first);
        is_first = points[end].kind == BreakPoint::Kind::forced;
        if (is_first) state = {state.cost, 1, 0};
        after = end;
    }
    return state.cost;
}

}  // namespace papersetter::typeset
