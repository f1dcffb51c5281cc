// SPDX-License-Identifier: MIT
#include "typeset/text_painter.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using Kind = Piece::Kind;

namespace {

page::Colour colour_of(const document::Colour& colour) {
    return {colour.red, colour.green, colour.blue};
}

class TextPainter {
  public:
    TextPainter(const Line& line, const Paragraph& paragraph, const StyleTable& styles,
                const LinePlace& place, std::vector<page::Mark>& marks)
        : line_(line), paragraph_(paragraph), styles_(styles), place_(place), marks_(marks) {}

    void paint(const PieceRange& range) {
        Fine at = fine(line_.x);
        const Piece* last = nullptr;
        range_ = range;
        for (std::uint32_t i = line_.first; i < range.last; ++i) {
            const Piece& piece = paragraph_.pieces[i];
            const bool is_text = piece.kind == Kind::text || piece.kind == Kind::space;
            if (is_text && i >= range.first) {
                if (!continues(piece)) begin(piece, i, at);
                add_glyphs(piece, at);
                last = &piece;
            }
            at += piece.width;
            if (piece.kind == Kind::space && i < line_.ink_last) at += line_.stretch;
        }
        if (line_.has_hyphen && range.last == line_.last && last != nullptr) add_hyphen(*last, at);
        end();
    }

  private:
    [[nodiscard]] bool continues(const Piece& piece) const {
        return mark_ != nullptr && last_end_ == piece.start && piece.face.face == mark_->face &&
               looks_like(paragraph_.spans[piece.span]);
    }

    // Whether text of the span can go on in the mark.
    [[nodiscard]] bool looks_like(const Span& span) const {
        if (&span == &paragraph_.spans[span_]) return true;
        const ComputedStyle& css = styles_.style(span.style);
        return span.element == mark_->element && css.font_size == mark_->size &&
               colour_of(css.colour) == mark_->colour &&
               place_.baseline - span.shift == mark_->baseline;
    }

    void begin(const Piece& piece, std::uint32_t index, Fine at) {
        end();
        const Span& span = paragraph_.spans[piece.span];
        const ComputedStyle& css = styles_.style(span.style);
        marks_.emplace_back(std::in_place_type<page::TextMark>);
        mark_ = &std::get<page::TextMark>(marks_.back());
        mark_->element = span.element;
        mark_->face = piece.face.face;
        mark_->size = css.font_size;
        mark_->colour = colour_of(css.colour);
        mark_->x = place_.x + rounded(at);
        mark_->baseline = place_.baseline - span.shift;
        start_ = rounded(at);
        span_ = piece.span;
        reserve(index);
    }

    // Counts what will follow in the same style, so that the mark's glyphs are allocated once.
    void reserve(std::uint32_t index) {
        std::size_t glyphs = line_.has_hyphen ? 1 : 0;
        std::size_t bytes = 2 * glyphs;
        for (std::uint32_t i = index; i < range_.last; ++i) {
            const Piece& piece = paragraph_.pieces[i];
            if (piece.word == nullptr || piece.span != span_) break;
            glyphs += piece.glyph_end - piece.glyph_begin;
            bytes += piece.text_end - piece.text_begin;
        }
        mark_->glyphs.reserve(glyphs);
        mark_->text.reserve(bytes);
    }

    void end() {
        if (mark_ != nullptr) mark_->width = rounded(mark_end_) - start_;
        mark_ = nullptr;
    }

    void add_glyphs(const Piece& piece, Fine at) {
        const Fine spacing = styles_.font(paragraph_.spans[piece.span].style).letter_spacing;
        const auto text_before = static_cast<std::uint32_t>(mark_->text.size());
        const std::uint32_t word_offset = text_before + piece.word_begin - piece.text_begin;
        const std::size_t old = mark_->glyphs.size();
        mark_->glyphs.resize(old + piece.glyph_end - piece.glyph_begin);
        page::PlacedGlyph* placed = mark_->glyphs.data() + old;
        const font::ShapedGlyph* glyph = piece.word->glyphs.data() + piece.glyph_begin;
        const font::ShapedGlyph* const end = piece.word->glyphs.data() + piece.glyph_end;
        const Fine unit = piece.face.unit;
        const Length start = start_;
        Fine pen = at;
        for (; glyph != end; ++glyph, ++placed) {
            placed->glyph = glyph->glyph;
            placed->x = rounded(pen + glyph->x_offset * unit) - start;
            placed->y = rounded(glyph->y_offset * unit);
            placed->text_begin = word_offset + glyph->cluster;
            pen += glyph->advance * unit;
            if (glyph + 1 == end || glyph[1].cluster != glyph->cluster) pen += spacing;
        }
        mark_->text.append(paragraph_.text, piece.text_begin, piece.text_end - piece.text_begin);
        end_texts(old);
        last_end_ = piece.start + piece.width;
        mark_end_ = at + piece.width;
    }

    // A cluster's text ends where the next one's begins; only its first glyph stands for it.
    void end_texts(std::size_t first) {
        std::vector<page::PlacedGlyph>& glyphs = mark_->glyphs;
        auto end = static_cast<std::uint32_t>(mark_->text.size());
        std::uint32_t next = end;
        for (std::size_t i = glyphs.size(); i > first; --i) {
            page::PlacedGlyph& glyph = glyphs[i - 1];
            if (glyph.text_begin != next) end = next;
            next = glyph.text_begin;
            glyph.text_end = end;
            const bool is_first = i - 1 == first || glyphs[i - 2].text_begin != next;
            if (!is_first) glyph.text_begin = end;
        }
    }

    void add_hyphen(const Piece& last, Fine at) {
        const StyleFont& font = styles_.font(paragraph_.spans[last.span].style);
        if (mark_->face != font.faces.front().face) {
            Piece hyphen = last;
            hyphen.face = font.faces.front();
            begin(hyphen, line_.last, at);
        }
        const auto begin_of_text = static_cast<std::uint32_t>(mark_->text.size());
        mark_->text += "\u00AD";
        page::PlacedGlyph placed;
        placed.glyph = font.hyphen->glyphs.front().glyph;
        placed.x = rounded(at) - start_;
        placed.text_begin = begin_of_text;
        placed.text_end = begin_of_text + 2;
        mark_->glyphs.push_back(placed);
        mark_end_ = at + font.hyphen->width * font.faces.front().unit;
    }

    const Line& line_;
    const Paragraph& paragraph_;
    const StyleTable& styles_;
    const LinePlace& place_;
    std::vector<page::Mark>& marks_;
    PieceRange range_;
    page::TextMark* mark_ = nullptr;
    SpanNumber span_ = 0;
    Length start_;       ///< of the mark, from the left of the content box
    Fine last_end_ = 0;  ///< on the endless line
    Fine mark_end_ = 0;  ///< on this line
};

}  // namespace

void paint_text(const Line& line, const Paragraph& paragraph, const StyleTable& styles,
                const LinePlace& place, const PieceRange& range, std::vector<page::Mark>& marks) {
    TextPainter(line, paragraph, styles, place, marks).paint(range);
}

}  // namespace papersetter::typeset
