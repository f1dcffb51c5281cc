// SPDX-License-Identifier: MIT
#include "pdf/base_characters.hpp"

#include <string>
#include <string_view>

#include "base/text.hpp"
#include "pdf/embedded_font.hpp"

namespace papersetter::pdf {
namespace {

constexpr std::string_view figures = "0123456789";
constexpr std::string_view text_signs = "‘’“”–—…·•×−±°§\u00A0\u2010\u2011";
constexpr std::string_view rare_signs = "✓✔✗✘→←↑↓↔⇒≤≥≠≈∞√∑∏∈∀∃□■☐☑○●▶";
constexpr std::string_view soft_hyphen = "\u00AD";
constexpr std::string_view ligatures[] = {"ff",  "fi",  "fl",  "ffi", "ffl", "fb",  "fh",  "fj",
                                          "fk",  "ft",  "tf",  "ti",  "tt",  "ffb", "ffh", "ffj",
                                          "ffk", "fft", "fti", "ftt", "tti", "ttf"};

/// Adds codes of one face to its table, each pair of glyph and text once.
class Adder {
  public:
    Adder(const font::FontBook& book, font::FaceId face, CodeTable& table)
        : book_(&book), face_(face), table_(&table) {}

    void add(font::Glyph glyph, std::string_view text) {
        if (glyph == 0 || table_->find(glyph, text) != nullptr) return;
        table_->add(glyph, text, viewer_width(*book_, face_, glyph));
    }

    /// Each character by the glyph it has before shaping, which is nearly always the one after it.
    void add_characters(std::string_view text) {
        for (std::size_t offset = 0; offset < text.size();) {
            const std::size_t begin = offset;
            const char32_t code_point = base::next_code_point(text, offset);
            add(book_->nominal_glyph(face_, code_point), text.substr(begin, offset - begin));
        }
    }

    /// A text that shaping makes one glyph of.
    void add_shaped(std::string_view text) {
        const auto glyphs = book_->shape(face_, text, {});
        if (glyphs.size() == 1) add(glyphs[0].glyph, text);
    }

    void add_figures(const font::Shaping& shaping) {
        const auto glyphs = book_->shape(face_, figures, shaping);
        for (const font::ShapedGlyph& glyph : glyphs) {
            if (glyphs.size() == figures.size()) add(glyph.glyph, figures.substr(glyph.cluster, 1));
        }
    }

  private:
    const font::FontBook* book_;
    font::FaceId face_;
    CodeTable* table_;
};

void add_text_characters(const font::FontBook& book, font::FaceId face, Adder& adder) {
    std::string ascii;
    for (char c = ' '; c <= '~'; ++c) ascii += c;
    adder.add_characters(ascii);
    for (const bool is_tabular : {false, true}) {
        for (const bool is_lining : {false, true}) {
            font::Shaping shaping;
            shaping.has_tabular_figures = is_tabular;
            shaping.has_lining_figures = is_lining;
            adder.add_figures(shaping);
        }
    }
    adder.add_characters(text_signs);
    for (const std::string_view text : ligatures) adder.add_shaped(text);
    // Invisible within a line; where the line was broken it shows the glyph of a hyphen.
    adder.add_shaped(soft_hyphen);
    adder.add(book.nominal_glyph(face, U'-'), soft_hyphen);
    adder.add(book.nominal_glyph(face, U'\u2010'), soft_hyphen);
}

}  // namespace

CodeTable base_codes(const font::FontBook& book, font::FaceId face) {
    CodeTable table(CodeTable::Form::one_byte, book.glyph_count(face));
    Adder adder(book, face, table);
    if (!book.is_fallback(face)) add_text_characters(book, face, adder);
    adder.add_characters(rare_signs);
    return table;
}

}  // namespace papersetter::pdf
