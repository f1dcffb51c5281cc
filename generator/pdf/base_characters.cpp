// SPDX-License-Identifier: MIT
#include "pdf/base_characters.hpp"

#include <string>
#include <string_view>

#include "base/text.hpp"
#include "pdf/embedded_font.hpp"

namespace papersetter::pdf {
namespace {

constexpr std::string_view figures = "0123456789";
constexpr std::string_view text_signs = "‘’“”–—…·•×−±°§\u00A0\u00AD\u2010\u2011";
constexpr std::string_view rare_signs = "✓✔✗✘→←↑↓↔⇒≤≥≠≈∞√∑∏∈∀∃□■☐☑○●▶";
constexpr std::string_view ligatures[] = {"fi", "fl", "ff", "ffi", "ffl", "ft", "tt", "fj"};

void add_character(const font::FontBook& book, font::FaceId face, std::string_view text,
                   const font::Shaping& shaping, CodeTable& table) {
    const auto glyphs = book.shape(face, text, shaping);
    if (glyphs.size() != 1 || glyphs[0].glyph == 0) return;
    if (table.find(glyphs[0].glyph, text) != nullptr) return;
    table.add(glyphs[0].glyph, text, viewer_width(book, face, glyphs[0].glyph));
}

void add_characters(const font::FontBook& book, font::FaceId face, std::string_view text,
                    const font::Shaping& shaping, CodeTable& table) {
    for (std::size_t offset = 0; offset < text.size();) {
        const std::size_t begin = offset;
        (void)base::next_code_point(text, offset);
        add_character(book, face, text.substr(begin, offset - begin), shaping, table);
    }
}

// A soft hyphen where a line was broken shows the glyph of a hyphen but stays one in the text.
void add_line_end_hyphen(const font::FontBook& book, font::FaceId face, CodeTable& table) {
    constexpr std::string_view soft_hyphen = "\u00AD";
    for (const std::string_view hyphen : {"-", "\u2010"}) {
        const auto glyphs = book.shape(face, hyphen, {});
        if (glyphs.size() != 1 || glyphs[0].glyph == 0) continue;
        if (table.find(glyphs[0].glyph, soft_hyphen) != nullptr) continue;
        table.add(glyphs[0].glyph, soft_hyphen, viewer_width(book, face, glyphs[0].glyph));
    }
}

}  // namespace

CodeTable base_codes(const font::FontBook& book, font::FaceId face) {
    CodeTable table(CodeTable::Form::one_byte, book.glyph_count(face));
    if (!book.is_fallback(face)) {
        std::string ascii;
        for (char c = ' '; c <= '~'; ++c) ascii += c;
        add_characters(book, face, ascii, {}, table);
        for (const bool is_tabular : {false, true}) {
            for (const bool is_lining : {false, true}) {
                font::Shaping shaping;
                shaping.has_tabular_figures = is_tabular;
                shaping.has_lining_figures = is_lining;
                add_characters(book, face, figures, shaping, table);
            }
        }
        add_characters(book, face, text_signs, {}, table);
        for (const std::string_view text : ligatures) {
            add_character(book, face, text, {}, table);
        }
        add_line_end_hyphen(book, face, table);
    }
    add_characters(book, face, rare_signs, {}, table);
    return table;
}

}  // namespace papersetter::pdf
