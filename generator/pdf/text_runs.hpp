// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "page/mark.hpp"
#include "pdf/document_fonts.hpp"
#include "pdf/text_buffer.hpp"

namespace papersetter::pdf {

/// Writes the glyphs of text marks as operators that show text (ISO 32000-1, 9.4.3), for one page.
/// Glyphs follow each other by their widths; only where a place differs (kerning, justification)
/// a number stands between them. The viewer's pen is followed exactly, so that roundings never add
/// up along a line.
class TextRuns {
  public:
    TextRuns(TextBuffer& content, DocumentFonts& fonts) : content_(&content), fonts_(&fonts) {}

    /// The pen must stand at the mark's start, within BT … ET.
    void write(const page::TextMark& mark);

  private:
    [[nodiscard]] std::size_t cluster_end(const page::TextMark& mark, std::size_t begin) const;
    void write_cluster(const page::TextMark& mark, std::size_t begin, std::size_t end);
    [[nodiscard]] std::size_t show_plain(const page::TextMark& mark, std::size_t begin);
    [[nodiscard]] const page::PlacedGlyph* show_letters(const page::PlacedGlyph* glyph,
                                                        const page::PlacedGlyph* last,
                                                        const char* text);
    void show(const page::PlacedGlyph& glyph, std::string_view text);
    [[nodiscard]] bool is_selected(bool is_extra) const {
        return font_face_ == face_ && is_font_extra_ == is_extra && font_size_ == size_;
    }
    void select_font(bool is_extra);
    void flush();

    TextBuffer* content_;
    DocumentFonts* fonts_;

    // The graphics state as the viewer has it.
    const FaceCodes* font_face_ = nullptr;
    bool is_font_extra_ = false;
    base::Length font_size_;
    base::Length rise_;

    // The mark at hand.
    FaceCodes* face_ = nullptr;
    base::Length size_;

    /// The array of a TJ so far, and the viewer's pen after it.
    struct Strings {
        char* end = nullptr;
        std::int64_t pen = 0;  ///< from the mark's start, in millionths of a point
        bool is_open = false;  ///< within "(" … ")"
        bool has_numbers = false;

        void move_to(std::int64_t x, std::int64_t size);
        /// `advance` is that of the code, in millionths of a point.
        void show(std::int64_t advance, std::uint16_t code, bool is_extra);
    };
    /// With the pen at `x`, within a string.
    [[nodiscard]] static Strings opened_at(Strings strings, std::int64_t x, std::int64_t size);

    Strings strings_;
    std::vector<char> room_;  ///< made once for a mark: a byte costs little more than storing it
};

}  // namespace papersetter::pdf
