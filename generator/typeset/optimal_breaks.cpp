// SPDX-License-Identifier: MIT
#include "typeset/optimal_breaks.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>

#include "typeset/line_costs.hpp"

namespace papersetter::typeset {

namespace {

using Kind = BreakPoint::Kind;

constexpr std::uint32_t start_of_text = LineSpan::start_of_text;
constexpr std::size_t lines_expected = 8;  // of a paragraph; more are fine
constexpr std::int64_t any_cost = std::numeric_limits<std::int64_t>::max();
constexpr std::uint32_t no_way = 0xFFFFFFFF;

// The cheapest way to a point in one of the states that later costs depend on.
struct Way {
    LineState state;
    std::uint32_t point = start_of_text;
    std::uint32_t before = no_way;  ///< the way to the point before
};

constexpr std::size_t states_of_hyphens = 4;
constexpr std::size_t states = 4 * states_of_hyphens;

std::size_t number_of(const LineState& state) {
    return state.tightness * states_of_hyphens + state.hyphens;
}

/// The points from one forced end to the next: points [first, last], the last one forced.
class Stretch {
  public:
    Stretch(BreakPoints points, const Measure& measure, const LineCosts& costs, std::uint32_t first,
            std::uint32_t last)
        : points_(points), measure_(measure), costs_(costs), first_(first), last_(last) {}

    /// Of a stretch that does not fit on one line.
    void append_to(std::vector<std::uint32_t>& ends) {
        if (const std::uint32_t end = end_of_first_of_two(); end != start_of_text) {
            ends.push_back(end);
            ends.push_back(last_);
        } else {
            append_cheapest(ends);
        }
    }

  private:
    [[nodiscard]] std::uint32_t before_first() const {
        return first_ == 0 ? start_of_text : first_ - 1;
    }

    [[nodiscard]] bool fits_at(std::uint32_t after, std::uint32_t end) const {
        return fits(line_between(points_, after, end, measure_), measure_);
    }

    // Where the first of two ragged lines ends if that is plainly best: it takes all it can without
    // a cut, and the rest is neither too long for the other nor a runt. Most paragraphs that are
    // not one line are two.
    [[nodiscard]] std::uint32_t end_of_first_of_two() const {
        if (measure_.is_justified) return start_of_text;
        std::uint32_t end = first_;
        while (fits_at(before_first(), end)) ++end;
        if (end == first_) return start_of_text;
        --end;
        const BreakPoint& point = points_[end];
        if (point.kind != Kind::allowed || point.cut != BreakPoint::Cut::none) {
            return start_of_text;
        }
        const LineSpan rest = line_between(points_, end, last_, measure_);
        return fits(rest, measure_) && !costs_.is_runt(rest) ? end : start_of_text;
    }

    void append_cheapest(std::vector<std::uint32_t>& ends) {
        ways_.reserve(last_ - first_ + 2);
        begins_.reserve(last_ - first_ + 3);
        begins_.push_back(0);
        ways_.push_back({{}, before_first(), no_way});
        for (std::uint32_t end = first_; end <= last_; ++end) find_ways_to(end);
        const auto of_last = ways_.begin() + begins_.back();
        const auto best = std::min_element(
            of_last, ways_.end(),
            [](const Way& one, const Way& other) { return one.state.cost < other.state.cost; });
        const std::size_t before = ends.size();
        for (const Way* way = &*best; way->before != no_way; way = &ways_[way->before]) {
            ends.push_back(way->point);
        }
        std::reverse(ends.begin() + static_cast<std::ptrdiff_t>(before), ends.end());
    }

    [[nodiscard]] std::uint32_t point_before(std::uint32_t start) const {
        return start == 0 ? before_first() : first_ + start - 1;
    }

    // From the ways to each point before it, the farthest that fits first. Start 0 is the stretch's
    // own, start i point first_ - 1 + i; `begins_[i]` is the first way to it.
    void find_ways_to(std::uint32_t end) {
        reached_ = 0;
        const BreakPoint& point = points_[end];
        const bool is_emergency = point.kind == Kind::emergency;
        const std::uint32_t nearest = end - first_;
        while (farthest_ < nearest && !fits_but_for_hyphen(farthest_, end)) ++farthest_;
        const std::uint32_t farthest = is_emergency ? std::max(farthest_, last_other_) : farthest_;
        // All ways to a point without a hyphen are in one state when tightness does not count.
        const bool is_one_state = !measure_.is_justified && point.cut != BreakPoint::Cut::hyphen;
        const Way& only = found_[number_of({})];
        for (std::uint32_t start = farthest; start <= nearest; ++start) {
            const LineSpan line = line_between(points_, point_before(start), end, measure_);
            if (start < nearest && !fits(line, measure_)) continue;
            const bool has_one = is_one_state && reached_ != 0;
            const std::int64_t least = has_one ? costs_.least(line, point) : 0;
            if (has_one && least > only.state.cost) break;
            add_lines(start, line, end, has_one ? only.state.cost - least : any_cost);
        }
        if (!is_emergency) last_other_ = nearest + 1;
        begins_.push_back(static_cast<std::uint32_t>(ways_.size()));
        for (unsigned left = reached_; left != 0; left &= left - 1) {
            ways_.push_back(found_[static_cast<std::size_t>(std::countr_zero(left))]);
        }
    }

    [[nodiscard]] bool fits_but_for_hyphen(std::uint32_t start, std::uint32_t end) const {
        LineSpan line = line_between(points_, point_before(start), end, measure_);
        line.width -= points_[end].hyphen;
        return fits(line, measure_);
    }

    // After the ways that have cost no more than `most`.
    void add_lines(std::uint32_t start, const LineSpan& line, std::uint32_t end,
                   std::int64_t most) {
        const std::size_t last = start + 1 < begins_.size() ? begins_[start + 1] : ways_.size();
        for (std::uint32_t i = begins_[start]; i < last; ++i) {
            if (ways_[i].state.cost > most) continue;
            const LineState state = costs_.after(ways_[i].state, line, points_[end], start == 0);
            const std::size_t number = number_of(state);
            const unsigned bit = 1U << number;
            if ((reached_ & bit) != 0 && found_[number].state.cost < state.cost) continue;
            found_[number] = {state, end, i};
            reached_ |= bit;
        }
    }

    BreakPoints points_;
    const Measure& measure_;
    const LineCosts& costs_;
    std::uint32_t first_;
    std::uint32_t last_;
    std::uint32_t farthest_ = 0;    ///< start from which a line still fits
    std::uint32_t last_other_ = 0;  ///< start at the last point that is no emergency
    std::vector<Way> ways_;
    std::vector<std::uint32_t> begins_;
    std::array<Way, states> found_;  ///< by state, the cheapest ways to the point at hand
    unsigned reached_ = 0;           ///< the states that there are ways in, one bit for each
};

}  // namespace

std::vector<std::uint32_t> break_optimally(BreakPoints points, const Measure& measure) {
    std::vector<std::uint32_t> ends;
    break_optimally(points, measure, ends);
    return ends;
}

void break_optimally(BreakPoints points, const Measure& measure, std::vector<std::uint32_t>& ends) {
    std::optional<LineCosts> costs;  // most paragraphs are one line
    ends.clear();
    ends.reserve(lines_expected);
    std::uint32_t first = 0;
    for (std::uint32_t at = 0; at < points.size(); ++at) {
        if (points[at].kind != Kind::forced) continue;
        const std::uint32_t before = first == 0 ? start_of_text : first - 1;
        if (fits(line_between(points, before, at, measure), measure)) {
            ends.push_back(at);
        } else {
            if (!costs) costs.emplace(measure);
            Stretch(points, measure, *costs, first, at).append_to(ends);
        }
        first = at + 1;
    }
}

}  // namespace papersetter::typeset
