// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "typeset/hyphenator.hpp"
#include "typeset/paragraph.hpp"

namespace papersetter::typeset {

/// A copy of the paragraph in which words of spans with `hyphens: auto` may be hyphenated, its
/// pieces in the arena; nothing when there is no such word. A word that has a place of its own to
/// break, a soft hyphen or another, is left as it is (CSS Text 3, 5.4). Widths by content stay:
/// nothing is made narrower because its words could be hyphenated.
[[nodiscard]] std::optional<Paragraph> hyphenated(const Paragraph& paragraph,
                                                  const StyleTable& styles, Hyphenator& hyphenator,
                                                  Arena& arena);

/// The same for the words that lines ending at `ends` could not hold, in spans of any `hyphens` but
/// `none`: those of lines that do not fit, or that end in an emergency.
[[nodiscard]] std::optional<Paragraph> hyphenated_to_fit(const Paragraph& paragraph,
                                                         const std::vector<std::uint32_t>& ends,
                                                         const Measure& measure,
                                                         const StyleTable& styles,
                                                         Hyphenator& hyphenator, Arena& arena);

}  // namespace papersetter::typeset
