// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "document/styled_document.hpp"
#include "font/shaper.hpp"
#include "typeset/fine.hpp"

namespace papersetter::typeset {

/// A style of the table: those of the document first, then those of margin boxes.
using StyleNumber = std::uint32_t;

/// A face at a size.
struct SizedFace {
    font::FaceId face{};
    Fine unit = 0;  ///< what one font unit measures
};

/// A face for characters that the wanted ones lack. It is opened when one is looked for in it.
struct FallbackFace {
    font::FaceId face{};
    const font::Fallback* family = nullptr;
};

/// What text of one style is set in: its faces in the order they are tried, the first one's
/// metrics at that size, and the two words every line may need.
struct StyleFont {
    std::vector<SizedFace> faces;  ///< those of the wanted families
    std::vector<FallbackFace> fallbacks;
    font::Shaping shaping;
    Length ascent;   ///< above the baseline
    Length descent;  ///< below the baseline, positive
    Length x_height;
    Fine letter_spacing = 0;
    const font::ShapedWord* space = nullptr;
    Fine space_width = 0;  ///< letter-spacing included
    const font::ShapedWord* hyphen = nullptr;
};

/// The computed styles of a document and of its margin boxes, with the fonts they are set in.
class StyleTable {
  public:
    /// Resolves the fonts of every style that text uses. An unknown family is an error at the place
    /// of the first element that wants it.
    StyleTable(const document::StyledDocument& document, font::Shaper& shaper,
               base::Diagnostics& diagnostics);

    [[nodiscard]] const document::ComputedStyle& style(StyleNumber number) const {
        return *styles_[number];
    }
    /// Only for styles of text; see `has_font`.
    [[nodiscard]] const StyleFont& font(StyleNumber number) const { return *fonts_[number]; }
    [[nodiscard]] bool has_font(StyleNumber number) const { return fonts_[number] != &no_font; }
    /// The number of a margin box's style.
    [[nodiscard]] StyleNumber number_of(const document::MarginBox& box) const;

  private:
    /// The font that text of a style is set in, for all styles that want the same.
    struct SharedFont {
        const document::ComputedStyle* style = nullptr;
        StyleFont font;
    };

    void resolve(StyleNumber number, base::Place place, font::Shaper& shaper,
                 base::Diagnostics& diagnostics);
    [[nodiscard]] StyleFont font_of(const document::ComputedStyle& style, base::Place place,
                                    font::Shaper& shaper, base::Diagnostics& diagnostics);
    void add_margin_boxes(const document::StyledDocument& document, font::Shaper& shaper,
                          base::Diagnostics& diagnostics);

    std::vector<const document::ComputedStyle*> styles_;
    std::deque<SharedFont> shared_fonts_;
    std::vector<const StyleFont*> fonts_;                   ///< by style
    std::vector<const document::MarginBox*> margin_boxes_;  ///< of styles from first_margin_ on
    StyleNumber first_margin_ = 0;
    std::set<std::string> unknown_families_;

    static const StyleFont no_font;
};

}  // namespace papersetter::typeset
