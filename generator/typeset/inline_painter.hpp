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
    [[nodiscard]] InlineSlice slice(SpanNumber span, const LinePlace& place, Fine from, Fine to,
                                    bool begins, bool ends) const;

    const Paragraph& paragraph_;
    const StyleTable& styles_;
    std::vector<SpanNumber> open_;
};

}  // namespace papersetter::typeset
