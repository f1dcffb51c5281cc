// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "typeset/box_painter.hpp"
#include "typeset/text_painter.hpp"

namespace papersetter::typeset {

/// The part of an inline box on one line.
struct InlineSlice {
    SpanNumber span = 0;
    BoxSlice slice;
    document::Sides<const document::Border*> borders{};
};

/// Finds the parts of inline boxes line by line, in order: a box that a line leaves open goes on on
/// the next. Backgrounds reach from ascent to descent of the box's font plus its padding.
class InlinePainter {
  public:
    InlinePainter(const Paragraph& paragraph, const StyleTable& styles)
        : paragraph_(paragraph), styles_(styles) {}

    [[nodiscard]] std::vector<InlineSlice> slices(const Line& line, const LinePlace& place);

  private:
    /// A stretch of an inline box on a line.
    struct Part {
        SpanNumber span = 0;
        Fine from = 0;
        Fine to = 0;
        bool begins = false;  ///< the element begins in it
        bool ends = false;
    };

    [[nodiscard]] InlineSlice slice(const LinePlace& place, const Part& part) const;
    [[nodiscard]] std::vector<Part> parts_of_mixed(const Line& line);

    const Paragraph& paragraph_;
    const StyleTable& styles_;
    std::vector<SpanNumber> open_;
};

}  // namespace papersetter::typeset
