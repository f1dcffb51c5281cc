// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "font/font_book.hpp"
#include "pdf/code_table.hpp"
#include "pdf/deflate.hpp"

namespace papersetter::pdf {

/// All of an embedded font but its place in a file: Type0 over CIDFontType2 (ISO 32000-1, 9.7).
struct EmbeddedFont {
    CodeTable::Form form = CodeTable::Form::two_bytes;
    std::string name;                ///< "ABCDEF+GentiumBookPlus-Regular"
    std::string measures;            ///< the entries of its descriptor that are numbers, as text
    std::string program;             ///< deflated
    std::size_t program_length = 0;  ///< before it was deflated
    std::string to_unicode;          ///< a CMap, deflated
    std::string glyph_map;           ///< CIDToGIDMap, deflated
    std::string widths;              ///< the array of /W as PDF text
};

/// Makes the font for the codes of a table. Its name's tag is a digest of the table.
[[nodiscard]] EmbeddedFont embed(const font::FontBook& book, font::FaceId face,
                                 const CodeTable& table, Deflater& deflater);

/// The width of a glyph as a viewer will know it: whole 1/1000 em.
[[nodiscard]] std::int32_t viewer_width(const font::FontBook& book, font::FaceId face,
                                        font::Glyph glyph);

}  // namespace papersetter::pdf
