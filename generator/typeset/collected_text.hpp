// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "typeset/bidi.hpp"
#include "typeset/inline_content.hpp"
#include "typeset/references.hpp"

namespace papersetter::typeset {

using SpanNumber = std::uint32_t;

/// Text of one style and one owner. Span 0 is the paragraph's own.
struct Span {
    StyleNumber style = 0;
    document::NodeNumber node = document::no_node;
    page::ElementNumber element = page::artifact;
    Length shift;             ///< of its baseline, upwards
    bool is_raised = false;   ///< sub or super somewhere around: never makes a line taller
    bool is_wrapping = true;  ///< lines may break in it
    font::LanguageTag language;
    bool is_isolated = false;  ///< it has a direction of its own
};

/// A stretch of the collected text, or something that stands between letters.
struct Stretch {
    enum class Kind : std::uint8_t { text, open, close, box, absolute, line_end };
    Kind kind = Kind::text;
    SpanNumber span = 0;
    std::uint32_t begin = 0;  ///< in the collected text
    std::uint32_t end = 0;
    BoxNumber box = no_box;
};

/// A paragraph as text: white space collapsed (CSS Text 3, 4.1), case transformed, soft hyphens
/// taken out and remembered, and in text that style sheets made controls of direction too. An
/// inline-block is U+FFFC and a forced line end "\n" in the text.
struct CollectedText {
    std::string text;
    std::vector<Span> spans;
    std::vector<Stretch> stretches;
    std::vector<std::uint32_t> soft_hyphens;  ///< offsets at which a hyphen may appear, ascending
    std::vector<IsolateEdge> isolates;
    std::vector<SpanNumber> open;  ///< while collecting: spans that have not ended
};

/// Replaces what `collected` held, in the same memory.
void collect_text(const document::StyledDocument& document, const StyleTable& styles,
                  const InlineContent& content, const References& references,
                  CollectedText& collected);

}  // namespace papersetter::typeset
