// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "base/place.hpp"
#include "markdown/render.hpp"

namespace papersetter::markdown {

/// Turns byte offsets of a source text into the author's lines and columns. Remembers the last
/// answer, so that asking in reading order, or all the way back,
/// costs one pass in all.
class Places {
  public:
    explicit Places(const Source& source) : source_(source) {}

    /// The place of the character at `offset` (at most the text's size).
    [[nodiscard]] base::Place at(std::size_t offset);

  private:
    void step_back(std::size_t offset);

    Source source_;
    std::size_t offset_ = 0;    ///< where counting stands
    std::uint32_t lines_ = 0;   ///< line ends before it
    std::uint32_t column_ = 0;  ///< characters between the start of its line and it
};

/// The place of one offset, for a single question.
[[nodiscard]] base::Place place_at(const Source& source, std::size_t offset);

}  // namespace papersetter::markdown
