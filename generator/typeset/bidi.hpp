// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace papersetter::typeset {

/// An embedding level of the bidirectional algorithm (UAX 9): text of an odd one runs from right to
/// left.
using Level = std::uint8_t;

[[nodiscard]] constexpr bool is_right_to_left(Level level) { return level % 2 != 0; }

/// Where an element with a direction of its own begins or ends in a text: what is in it is set
/// apart from what is around it (CSS Writing Modes 4, unicode-bidi: isolate).
struct IsolateEdge {
    /// `first_strong`: in the direction of its first letter.
    enum class Kind : std::uint8_t { left_to_right, right_to_left, first_strong, end };
    std::uint32_t offset = 0;
    Kind kind = Kind::end;
};

/// A stretch of a text at one level, up to `end`.
struct LevelRun {
    std::uint32_t end = 0;
    Level level = 0;
};

/// Whether a text may hold something that does not run from left to right.
[[nodiscard]] bool may_run_right_to_left(std::string_view text);

/// Finds levels by ICU.
class BidiLevels {
  public:
    BidiLevels();
    ~BidiLevels();
    BidiLevels(BidiLevels&&) noexcept;

    /// The levels of a UTF-8 text in a paragraph of that direction, in order; "\n" ends a paragraph
    /// in it, and isolates go on after it. Edges are in the order of the text. Throws
    /// base::WorldError when ICU fails.
    [[nodiscard]] const std::vector<LevelRun>& find(std::string_view text, bool is_right_to_left,
                                                    std::span<const IsolateEdge> edges);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// The order in which the things of a line stand from left to right, as indices, from their levels
/// (UAX 9, rule L2).
void order_visually(std::span<const Level> levels, std::vector<std::uint32_t>& order);

}  // namespace papersetter::typeset
