// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "typeset/galley.hpp"

namespace papersetter::typeset {

/// What is printed again on top of each further page, as an index into LeafList::repeats.
using RepeatNumber = std::uint32_t;
inline constexpr RepeatNumber no_repeat = 0;

/// The head of a table, or what begins the further pages of an element (`::before` with
/// `position: -papersetter-continued`).
struct Repeat {
    BoxNumber box = no_box;          ///< the table, or the element's box
    RepeatNumber outer = no_repeat;  ///< what stands above it
    Length height;
};

/// Something that stays on one page: a line, a row, an empty box. Leaves are in the order of their
/// tops; between two of them a page may end.
struct Leaf {
    static constexpr std::uint32_t no_line = std::numeric_limits<std::uint32_t>::max();

    BoxNumber box = no_box;
    std::uint32_t line = no_line;  ///< of the box's paragraph, or flex line
    Length top;                    ///< on the galley, with what opens above the leaf
    Length bottom;                 ///< with what closes below it
    Length margin;                 ///< above `top`; kept after a forced break
    document::BreakBetween before = document::BreakBetween::automatic;  ///< forced kinds only
    bool has_hyphen = false;           ///< a line at whose end a word is cut
    std::uint32_t penalty = 0;         ///< of ending a page before this leaf; see page_break.hpp
    BoxNumber columns = no_box;        ///< the block in whose columns it stands
    RepeatNumber repeats = no_repeat;  ///< what a page that begins with it has on top
    const std::string* page_name = nullptr;
};

struct LeafList {
    std::vector<Leaf> leaves;
    std::vector<Repeat> repeats;  ///< number 0 stands for none
    /// What stands above a part that begins with the leaf.
    [[nodiscard]] Length repeated_height(const Leaf& leaf) const;
};

/// What ending a page at a gap breaks: the sum tells which gap is the better one.
inline constexpr std::uint32_t inside_penalty = 1;  ///< each break-inside: avoid around it
inline constexpr std::uint32_t between_penalty =
    10;  ///< break-after: avoid, and break-before: avoid
inline constexpr std::uint32_t lines_penalty = 100;      ///< orphans or widows
inline constexpr std::uint32_t crossing_penalty = 1000;  ///< a parallel leaf stands across it

/// Whether the head of a table is printed on each further page: when it is no taller than a quarter
/// of it (CSS Tables 3, 4.2).
[[nodiscard]] constexpr bool is_head_repeated(Length head, Length page_height) {
    return head * 4 <= page_height;
}

/// The leaves of a galley. What is to stay together but is taller than `page_height` is not kept:
/// blocks split between their lines, rows and cells between the lines of all their parts. Something
/// tall that is to stay with what follows parts from it where they do not fit on one page with what
/// stays with them above. That is, if it stays whole or what follows is tall too: else its last
/// lines go with what follows.
[[nodiscard]] LeafList collect_leaves(const BoxTree& tree, const StyleTable& styles,
                                      const Galley& galley, Length page_height);

}  // namespace papersetter::typeset
