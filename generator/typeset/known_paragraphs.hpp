// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <unordered_map>

#include "typeset/inline_content.hpp"
#include "typeset/paragraph.hpp"

namespace papersetter::typeset {

/// The short paragraphs of a document, each set once: labels, letters and numbers stand on a paper
/// hundreds of times. Those of one text and style differ only in the element that they belong to.
class KnownParagraphs {
  public:
    /// Whether a paragraph is short, and of nothing but text in its own style.
    [[nodiscard]] static bool is_label(const CollectedText& collected,
                                       const InlineContent& content);

    /// The paragraph of that text, with the spans of another element; null when it is not known.
    [[nodiscard]] const Paragraph* find(const CollectedText& collected,
                                        const InlineContent& content) const;
    /// Keeps a label; the arena that it stands in must outlive this.
    void add(const Paragraph& paragraph, const InlineContent& content);

  private:
    struct Known {
        StyleNumber style = 0;  ///< of the content
        Paragraph paragraph;
    };
    std::unordered_multimap<std::string_view, Known> by_text_;
};

}  // namespace papersetter::typeset
