// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "typeset/arena.hpp"
#include "typeset/break_point.hpp"
#include "typeset/collected_text.hpp"
#include "typeset/fine.hpp"

namespace papersetter::typeset {

/// What a line is made of: part of a word in one face, spaces, the edges of an inline box, a box.
struct Piece {
    enum class Kind : std::uint8_t { text, space, open, close, box, absolute, line_end };
    /// Whether a line may end after a piece, and how: between words, with a hyphen, in an address,
    /// or anywhere when nothing else fits.
    enum class Opportunity : std::uint8_t { none, allowed, hyphen, address, emergency };

    Kind kind = Kind::text;
    Opportunity after = Opportunity::none;
    Level level = 0;
    SpanNumber span = 0;
    std::uint32_t text_begin = 0;  ///< in Paragraph::text
    std::uint32_t text_end = 0;
    const font::ShapedWord* word = nullptr;  ///< of text, space and line_end (a space, no width)
    std::uint32_t word_begin = 0;  ///< offset in Paragraph::text that cluster 0 stands for
    std::uint32_t glyph_begin = 0;
    std::uint32_t glyph_end = 0;
    BoxNumber box = no_box;  ///< of box and absolute
    SizedFace face;
    Fine start = 0;  ///< on the endless line
    Fine width = 0;
};

/// A paragraph measured and ready to be broken at any width. Its arrays are in the run's arena.
struct Paragraph {
    std::string_view text;
    std::span<const Span> spans;
    std::span<Piece> pieces;
    std::span<const BreakPoint> breaks;  ///< the last one is the paragraph's end
    std::string_view language;           ///< in the document
    Fine space = 0;                      ///< width of the narrowest space between words
    Fine min_content = 0;                ///< the widest part without an opportunity
    Fine max_content = 0;                ///< the widest line when only forced ends count
    bool is_right_to_left = false;       ///< its direction
    bool is_mixed = false;               ///< some of it does not run from left to right
    bool has_even_lines = true;   ///< no box, no taller text: every line is as high as the strut
    bool keeps_lines = false;     ///< preformatted: lines are broken at first fit
    bool may_hyphenate = false;   ///< `hyphens: auto` somewhere
    bool has_boxes = false;       ///< inline-blocks or absolutely placed boxes
    bool has_references = false;  ///< generated content that depends on pages
    bool has_ink = false;         ///< an inline box with background, border or id
};

/// Puts pieces on the endless line one after another and finds break points and content widths.
void measure_paragraph(Paragraph& paragraph, const StyleTable& styles, Arena& arena);

/// Cuts a piece of text, set in that font, between any two of its clusters, as emergency
/// opportunities.
void cut_everywhere(std::vector<Piece>& pieces, std::size_t piece, const StyleFont& font);

/// The width of some glyphs of a word, letter-spacing included.
[[nodiscard]] Fine width_of(const Piece& piece, const StyleFont& font);

/// What letter-spacing adds to each cluster of a word: nothing where letters are joined (CSS Text
/// 3, 8.2.1).
[[nodiscard]] inline Fine spacing_of(const font::ShapedWord& word, const StyleFont& font) {
    return word.scripts.is_joined ? 0 : font.letter_spacing;
}

}  // namespace papersetter::typeset
