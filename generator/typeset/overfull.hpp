// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "typeset/paragraph.hpp"

namespace papersetter::typeset {

/// A line that is wider than its measure.
struct OverfullLine {
    enum class Kind : std::uint8_t {
        word,       ///< a word too long, which is broken anywhere
        preserved,  ///< of preformatted text, which is broken at a space or anywhere
        unbroken,   ///< white-space: nowrap; it sticks out
        box,        ///< an inline-block; it sticks out
    };
    Kind kind = Kind::word;
    std::uint32_t first = 0;  ///< pieces [first, last) of the paragraph as it was
    std::uint32_t last = 0;
};

/// The lines that end at `ends` and do not fit.
[[nodiscard]] std::vector<OverfullLine> overfull_lines(const Paragraph& paragraph,
                                                       const std::vector<std::uint32_t>& ends,
                                                       const Measure& measure,
                                                       const StyleTable& styles);

/// A copy of the paragraph in which those lines can be broken, its pieces in the arena; nothing
/// when none of them may.
[[nodiscard]] std::optional<Paragraph> made_to_fit(const Paragraph& paragraph,
                                                   const std::vector<OverfullLine>& lines,
                                                   const Measure& measure, const StyleTable& styles,
                                                   Arena& arena);

}  // namespace papersetter::typeset
