// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "typeset/box.hpp"
#include "typeset/paragraph.hpp"

namespace papersetter::typeset {

/// The narrowest and the widest a box would be by its content (CSS Sizing 3).
struct ContentWidths {
    Length least;
    Length most;
};

/// What text is as narrow as: where lines may end as it is styled; its longest word, be it styled
/// to be broken anywhere; its widest letter, a last resort in which no stated width holds.
enum class Narrowest : std::uint8_t { as_styled, word, letter };

/// Min-content and max-content widths of border boxes, computed once for each box. Percentages
/// count as auto or 0.
class IntrinsicWidths {
  public:
    IntrinsicWidths(const StyleTable& styles, const BoxTree& tree,
                    const std::vector<Paragraph>& paragraphs,
                    Narrowest narrowest = Narrowest::as_styled);

    /// Of the border box; a stated width, min-width and max-width hold.
    [[nodiscard]] ContentWidths of(BoxNumber box);
    /// The same with margins.
    [[nodiscard]] ContentWidths outer(BoxNumber box);
    /// Of the border box by its content alone, whatever width it states.
    [[nodiscard]] ContentWidths by_content(BoxNumber box);
    /// Forgets everything: paragraphs have changed.
    void clear();

  private:
    [[nodiscard]] Fine narrowest_of(const Paragraph& paragraph) const;
    ContentWidths content(const Box& box);
    ContentWidths content_of(const Box& box, const FlexContent& flex);
    ContentWidths widest(std::span<const BoxNumber> children);

    const StyleTable& styles_;
    const BoxTree& tree_;
    const std::vector<Paragraph>& paragraphs_;
    Narrowest narrowest_;
    std::vector<std::optional<ContentWidths>> known_;  ///< by_content
};

}  // namespace papersetter::typeset
