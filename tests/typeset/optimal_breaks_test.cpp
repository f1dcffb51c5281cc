// SPDX-License-Identifier: MIT
#include "typeset/optimal_breaks.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <string>

#include "base/random.hpp"
#include "typeset/line_costs.hpp"

using namespace papersetter;
using typeset::BreakPoint;
using typeset::Fine;
using typeset::Measure;
using Points = std::vector<BreakPoint>;
using Ends = std::vector<std::uint32_t>;

namespace {

// Words of the given widths with a space of that width between them.
Points words(const std::vector<Fine>& widths, Fine space) {
    Points points;
    Fine at = 0;
    std::uint32_t spaces = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        BreakPoint point;
        const bool is_last = i + 1 == widths.size();
        point.kind = is_last ? BreakPoint::Kind::forced : BreakPoint::Kind::allowed;
        point.next_piece = static_cast<std::uint32_t>(i + 1);
        point.ink_end = at += widths[i];
        point.next_start = at += is_last ? 0 : space;
        point.spaces_before = spaces;
        point.spaces_hung = is_last ? 0 : 1;
        ++spaces;
        points.push_back(point);
    }
    return points;
}

// How many parts stand on each line.
std::string counts(const Ends& ends) {
    std::string text;
    std::uint32_t first = 0;
    for (const std::uint32_t end : ends) {
        text += std::to_string(end + 1 - first) + " ";
        first = end + 1;
    }
    return text;
}

void cut_at(BreakPoint& point, BreakPoint::Cut cut, Fine hyphen) {
    point.cut = cut;
    point.hyphen = hyphen;
    point.next_start = point.ink_end;
    point.spaces_hung = 0;
}

// In the midst of other words, so that the words around go on.
Points random_points(base::Random& random) {
    Points points;
    Fine at = 0;
    std::uint32_t spaces = 0;
    const std::uint64_t count = 4 + random.below(9);
    for (std::uint64_t i = 0; i < count; ++i) {
        BreakPoint point;
        at += 40 + static_cast<Fine>(random.below(random.below(20) == 0 ? 900 : 200));
        point.next_piece = static_cast<std::uint32_t>(i + 1);
        point.ink_end = at;
        point.spaces_before = spaces;
        const std::uint64_t kind = random.below(12);
        if (i + 1 == count || kind == 0) {
            point.kind = BreakPoint::Kind::forced;
            point.next_start = at;
        } else if (kind < 4) {
            cut_at(point, BreakPoint::Cut::hyphen, random.below(3) == 0 ? 0 : 30);
        } else if (kind == 4) {
            cut_at(point, BreakPoint::Cut::bare, 0);
        } else if (kind == 5 || kind == 6) {
            point.kind = BreakPoint::Kind::emergency;
            point.next_start = at;
        } else {
            point.next_start = at += 60;
            point.spaces_hung = 1;
            ++spaces;
        }
        points.push_back(point);
    }
    return points;
}

// Whether a line may run from one point to another: as the header says it.
bool may_be_line(const Points& points, std::uint32_t after, std::uint32_t end,
                 const Measure& measure) {
    const std::uint32_t next = after == typeset::LineSpan::start_of_text ? 0 : after + 1;
    const bool is_shortest = next == end;
    if (!is_shortest && !fits(line_between(points, after, end, measure), measure)) return false;
    for (std::uint32_t between = next; between < end; ++between) {
        if (points[between].kind == BreakPoint::Kind::forced) return false;
        const bool is_other = points[between].kind != BreakPoint::Kind::emergency;
        if (is_other && points[end].kind == BreakPoint::Kind::emergency) return false;
    }
    return true;
}

// The least cost of all ways to choose points at which lines end.
std::int64_t least_cost(const Points& points, const Measure& measure) {
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    const std::uint32_t inner = static_cast<std::uint32_t>(points.size()) - 1;
    for (std::uint32_t chosen = 0; chosen < 1U << inner; ++chosen) {
        Ends ends;
        std::uint32_t after = typeset::LineSpan::start_of_text;
        bool is_allowed = true;
        for (std::uint32_t i = 0; i <= inner && is_allowed; ++i) {
            if (i < inner && (chosen >> i & 1U) == 0) continue;
            is_allowed = may_be_line(points, after, i, measure);
            ends.push_back(i);
            after = i;
        }
        if (is_allowed) least = std::min(least, total_cost(points, ends, measure));
    }
    return least;
}

}  // namespace

TEST_CASE("optimal_breaks: no way of breaking a paragraph costs less") {
    base::Random random("papersetter/test", "optimal breaks");
    std::uint64_t differing = 0;
    for (std::uint32_t round = 0; round < 8'000; ++round) {
        base::Random draw = random.form(round);
        const Points points = random_points(draw);
        Measure measure{400 + static_cast<Fine>(draw.below(600)), 0};
        measure.is_justified = draw.below(2) == 0;
        measure.fills_last = draw.below(4) == 0;
        measure.space = 60;
        if (draw.below(4) == 0) measure.indent = static_cast<Fine>(draw.below(400)) - 200;
        const Ends ends = break_optimally(points, measure);
        CAPTURE(round);
        REQUIRE(total_cost(points, ends, measure) == least_cost(points, measure));
        if (ends != break_first_fit(points, measure)) ++differing;
    }
    CHECK(differing > 1'000);  // or the paragraphs were too easy
}

TEST_CASE("optimal_breaks: the first lines give a word to the last one rather than leave a runt") {
    // Measure 1200: 300+60+300+60+300 = 1020 | 100 is a runt; 660 | 300+60+100 = 460 is none.
    const Points points = words({300, 300, 300, 100}, 60);
    CHECK(counts(break_first_fit(points, {1119, 0})) == "3 1 ");
    CHECK(counts(break_optimally(points, {1119, 0})) == "2 2 ");
    // Alone on its paragraph's only line a word is no runt.
    CHECK(counts(break_optimally(words({100}, 60), {1119, 0})) == "1 ");
}

TEST_CASE("optimal_breaks: slack is shared out, the last line is free") {
    // Measure 1000. First fit: 500_400 | 200 | 900 leaves 50 and 800; even: 500 | 400_200 | 900
    // leaves 500 and 350, 372,500 to 642,500.
    const Points points = words({500, 400, 200, 900}, 50);
    CHECK(counts(break_first_fit(points, {1000, 0})) == "2 1 1 ");
    CHECK(counts(break_optimally(points, {1000, 0})) == "1 2 1 ");
}

TEST_CASE("optimal_breaks: costs of ragged lines by hand") {
    // Measure 1200, in units of 1: a line costs 300 squared = 90,000, its slack squared, a cut 200
    // squared = 40,000, a second one 400 squared more, one before the last line 300 squared more.
    Points points = words({500, 500, 500, 700}, 100);
    const Measure measure{1200, 0};
    // 1100 leaves 100 | 500_700 does not fit, so 500 leaves 700 | 700.
    CHECK(total_cost(points, {1, 2, 3}, measure) == 3 * 90'000 + 100 * 100 + 700 * 700);
    // 1150 leaves 50; the next line begins with the 100 that hung before, and leaves 600.
    cut_at(points[1], BreakPoint::Cut::hyphen, 50);
    CHECK(total_cost(points, {1, 2, 3}, measure) == 3 * 90'000 + 40'000 + 50 * 50 + 600 * 600);
    cut_at(points[2], BreakPoint::Cut::hyphen, 50);  // 550
    CHECK(total_cost(points, {1, 2, 3}, measure) ==
          3 * 90'000 + 40'000 + 50 * 50 + 40'000 + 160'000 + 550 * 550 + 90'000);
    // A runt, below 150, costs 600 squared.
    CHECK(total_cost(words({1100, 149}, 100), {0, 1}, measure) == 2 * 90'000 + 10'000 + 360'000);
    CHECK(total_cost(words({1100, 150}, 100), {0, 1}, measure) == 2 * 90'000 + 10'000);
}

TEST_CASE("optimal_breaks: costs of justified lines by hand") {
    // Measure 1200, spaces of 80 that stretch by 40 and shrink by 20 at ease.
    Measure measure{1200, 0};
    measure.is_justified = true;
    measure.space = 80;
    // 1160 and one space: stretched by 40, badness 100. The last line is free but for its 10.
    CHECK(total_cost(words({540, 540, 500}, 80), {1, 2}, measure) == 110 * 110 + 100);
    // 1210 and one space: shrunk by 10, half: badness 100 / 8 = 12. 1220 is the most that fits.
    CHECK(total_cost(words({565, 565, 500}, 80), {1, 2}, measure) == 22 * 22 + 100);
    CHECK(fits({1220, 1}, measure));
    CHECK_FALSE(fits({1221, 1}, measure));
    // 1220 is tight (badness 100), 1140 very loose (1.5: 337): it is unlike both its neighbours.
    CHECK(total_cost(words({570, 570, 530, 530, 500}, 80), {1, 3, 4}, measure) ==
          110 * 110 + 347 * 347 + 2 * 10'000 + 100);
}

TEST_CASE("optimal_breaks: a third hyphen in a row only when nothing else is possible") {
    // Five pieces of 900 joined by hyphens, and one space after the third.
    Points points = words({900, 900, 900, 900, 900}, 0);
    for (std::size_t i = 0; i < 4; ++i) cut_at(points[i], BreakPoint::Cut::hyphen, 30);
    CHECK(counts(break_optimally(points, {1000, 0})) == "1 1 1 1 1 ");
    // Measure 1000; words of 300 cut in halves. Without the third rule each line would end in a
    // hyphen (450_150-, slack 370 … ); with it at most two do.
    Points many;
    Fine at = 0;
    for (std::uint32_t i = 0; i < 24; ++i) {
        BreakPoint point;
        at += 235;
        point.ink_end = point.next_start = at;
        point.spaces_before = i / 2;
        if (i % 2 == 0) {
            cut_at(point, BreakPoint::Cut::hyphen, 10);
        } else {
            point.next_start = at += 20;
            point.spaces_hung = 1;
        }
        if (i == 23) point.kind = BreakPoint::Kind::forced;
        many.push_back(point);
    }
    for (Fine width = 500; width < 1500; width += 25) {
        CAPTURE(width);
        int row = 0;
        for (const std::uint32_t end : break_optimally(many, {width, 0})) {
            row = many[end].cut == BreakPoint::Cut::hyphen ? row + 1 : 0;
            CHECK(row < 3);
        }
    }
}

TEST_CASE("optimal_breaks: emergencies serve only when nothing else fits") {
    Points points = words({200, 200, 200, 200}, 100);
    points[1].kind = points[2].kind = BreakPoint::Kind::emergency;
    CHECK(counts(break_optimally(points, {800, 0})) == "1 3 ");  // not 3 1
    CHECK(counts(break_optimally(points, {500, 0})) == "1 2 1 ");
}

TEST_CASE("optimal_breaks: each stretch between forced ends is broken on its own") {
    Points points = words({500, 400, 500, 400}, 100);
    points[1].kind = BreakPoint::Kind::forced;
    CHECK(counts(break_optimally(points, {4000, 0})) == "2 2 ");
    CHECK(counts(break_optimally(points, {500, 0})) == "1 1 1 1 ");
}

TEST_CASE("optimal_breaks: a line that cannot fit is as short as possible") {
    const Points points = words({300, 2000, 300}, 100);
    CHECK(counts(break_optimally(points, {1000, 0})) == "1 1 1 ");
    CHECK(counts(break_optimally(points, {1000, -1400})) == "2 1 ");  // 2400 - 1400 fits
}
