// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "typeset/break_point.hpp"

namespace papersetter::typeset {

/// What is known of the lines before a point, as far as the next line's cost depends on it.
struct LineState {
    std::int64_t cost = 0;
    std::uint8_t tightness = 1;  ///< of the last line: 0 tight, 1 even, 2 loose, 3 very loose
    std::uint8_t hyphens = 0;  ///< at the ends of how many lines in a row, the last one's included
};

/// What a way of breaking a paragraph costs, an integer: the sum over its lines, each given what
/// came before it. All that matters is which way costs least.
///
/// Ragged text: each line costs the square of the part of the measure that it leaves empty, the
/// last line of a stretch nothing. Justified text: 100 times the cube of how far its spaces are
/// stretched (1 is half a space) or shrunk (1 is a quarter), plus 10, squared (Knuth and Plass
/// 1981). To that come, in parts of the measure squared for ragged text:
/// - a line more: a quarter, so that no line is won by emptying others;
/// - a word or an address cut at the line's end: a sixth; twice in a row a third more; before the
///   last line, which then begins with half a word, a quarter more;
/// - a runt, a last line narrower than an eighth of the measure: half;
/// - justified lines of unlike tightness after each other;
/// and far beyond these, so that they happen only when nothing else is possible: a third hyphen in
/// a row, a word broken in an emergency, a line that does not fit.
class LineCosts {
  public:
    explicit LineCosts(const Measure& measure);

    /// The state after a line that ends at that point, given the state before it. `is_first`: it
    /// begins the paragraph or follows on a forced end.
    [[nodiscard]] LineState after(const LineState& before, const LineSpan& line,
                                  const BreakPoint& end, bool is_first) const;

    /// What a line that fits costs at least, whatever comes before it. Of lines to the same end the
    /// shorter ones cost no less.
    [[nodiscard]] std::int64_t least(const LineSpan& line, const BreakPoint& end) const {
        const bool is_free = measure_.is_justified || end.kind == BreakPoint::Kind::forced;
        return is_free ? 0 : ragged_cost(line);
    }

    /// A last line so narrow that it looks lost.
    [[nodiscard]] bool is_runt(const LineSpan& line) const;

    /// Whether a hyphen might pay: the line does not fit, leaves a sixth of a ragged measure empty,
    /// stretches its spaces by more than half or is a runt.
    [[nodiscard]] bool is_poor(const LineSpan& line, const BreakPoint& end, bool is_first) const;

  private:
    struct Weights {
        std::int64_t line;
        std::int64_t cut;
        std::int64_t second_cut;
        std::int64_t cut_before_last;
        std::int64_t runt;
    };

    [[nodiscard]] bool ends_free(const LineSpan& line, const BreakPoint& end) const;
    [[nodiscard]] std::int64_t units(Fine width) const {
        return shift_ >= 0 ? width >> shift_ : width << -shift_;
    }
    [[nodiscard]] std::int64_t ragged_cost(const LineSpan& line) const {
        // An indent to the left may leave more than the measure.
        const Fine slack = measure_.width - line.width;
        const std::int64_t empty = units(slack < 4 * measure_.width ? slack : 4 * measure_.width);
        return empty * empty;
    }
    [[nodiscard]] std::int64_t justified_cost(const LineSpan& line, std::uint8_t& tightness) const;
    [[nodiscard]] std::int64_t cut_cost(const LineState& before, LineState& result,
                                        const BreakPoint& end) const;

    Measure measure_;
    int shift_ = 0;  ///< to units in which the measure is 1,024 … 2,047; negative: to the left
    Weights weights_;
};

/// Whether any of the lines that end at `ends` is poor.
[[nodiscard]] bool are_poor(BreakPoints points, const std::vector<std::uint32_t>& ends,
                            const Measure& measure);

/// The cost of the lines that end at `ends`, which must hold every forced point.
[[nodiscard]] std::int64_t total_cost(BreakPoints points, const std::vector<std::uint32_t>& ends,
                                      const Measure& measure);

}  // namespace papersetter::typeset
