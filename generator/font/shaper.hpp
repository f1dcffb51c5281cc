// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "font/font_book.hpp"
#include "font/script_traits.hpp"

namespace papersetter::font {

/// A word as shaped, in font units, with what setting it asks again and again.
struct ShapedWord {
    std::span<const ShapedGlyph> glyphs;
    std::int64_t width = 0;     ///< sum of advances
    bool lacks_glyphs = false;  ///< the face has no glyph for some character: glyph 0 is among them
    bool is_in_order = false;   ///< each glyph begins a cluster of its own, the first at the first
                                ///< byte, in the order of the text
    ScriptTraits scripts;
};

/// Shapes with a cache of words that never changes the result: one for each thread. The words may
/// hold several characters of any kind; callers cut text so that kerning across a cut is not wanted
/// or cut at spaces only, space included with what precedes or follows, always the same way.
class Shaper {
  public:
    explicit Shaper(const FontBook& book);
    ~Shaper();
    Shaper(Shaper&&) noexcept;

    /// Valid until the shaper goes (references stay stable).
    [[nodiscard]] const ShapedWord& shape(FaceId face, std::string_view text,
                                          const Shaping& shaping);
    [[nodiscard]] const FontBook& book() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace papersetter::font
