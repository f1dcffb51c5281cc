// SPDX-License-Identifier: MIT
#include "typeset/text_painter.hpp"

#include <optional>

#include "typeset/visual_places.hpp"

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
                const LinePlace& place, page::Pages& pages)
        : line_(line), paragraph_(paragraph), styles_(styles), place_(place), pages_(pages) {}

    void paint(const PieceRange& range) {
        Fine at = fine(line_.x);
        range_ = range;
        if (paragraph_.is_mixed) places_ = visual_places(line_, paragraph_, styles_);
        for (std::uint32_t i = line_.first; i < range.first; ++i) at += advance_of(i);
        for (std::uint32_t i = range.first; i < range.last; ++i) {
            const Piece& piece = paragraph_.pieces[i];
            if (places_) at = places_->lefts[i - line_.first];
            if (piece.word != nullptr) {
                if (!continues(piece) || is_moved(i)) begin(piece, at);
                add_glyphs(piece, at);
                last_ = &piece;
            }
            at += advance_of(i);
        }
        end();
        const bool has_hyphen = line_.has_hyphen && range.last == line_.last;
        if (has_hyphen && last_ != nullptr) add_hyphen(*last_, places_ ? places_->hyphen() : at);
    }

  private:
    [[nodiscard]] Fine advance_of(std::uint32_t number) const {
        const Piece& piece = paragraph_.pieces[number];
        const bool is_stretched = piece.kind == Kind::space && number < line_.ink_last;
        return piece.width + (is_stretched ? line_.stretch : 0);
    }

    [[nodiscard]] bool continues(const Piece& piece) const {
        return last_ != nullptr && last_->start + last_->width == piece.start &&
               last_->text_end == piece.text_begin && last_->face.face == piece.face.face &&
               last_->level == piece.level &&
               (last_->span == piece.span || looks_like(paragraph_.spans[piece.span]));
    }

    // Whether the piece hangs on the other side of the line than its level says.
    [[nodiscard]] bool is_moved(std::uint32_t piece) const {
        return places_ && piece >= line_.ink_last &&
               is_right_to_left(paragraph_.pieces[piece].level) != paragraph_.is_right_to_left;
    }

    // Whether text of another span can go on in the mark.
    [[nodiscard]] bool looks_like(const Span& span) const {
        const ComputedStyle& css = styles_.style(span.style);
        return span.element == mark_->element && css.font_size == mark_->size &&
               colour_of(css.colour) == mark_->colour &&
               place_.baseline - span.shift == mark_->baseline;
    }

    void begin(const Piece& piece, Fine at) {
        end();
        mark_ = &new_mark(piece, at);
        level_ = piece.level;
        // Text from right to left is placed from its right; where it begins is known at its end.
        start_ = rounded(is_right_to_left(level_) ? at + piece.width : at);
        span_ = piece.span;
        is_joined_ = piece.word->scripts.is_joined;
        spacing_ = spacing_of(piece);
        text_begin_ = piece.text_begin;
        has_clusters_ = false;
        // Most often the mark goes on to the end, and there are no more glyphs than bytes of text.
        const std::uint32_t text_end = paragraph_.pieces[range_.last - 1].text_end;
        mark_->glyphs.reserve(text_end - text_begin_ + (line_.has_hyphen ? 1 : 0));
    }

    page::TextMark& new_mark(const Piece& piece, Fine at) {
        const Span& span = paragraph_.spans[piece.span];
        const ComputedStyle& css = styles_.style(span.style);
        page::TextMark& mark = pages_.add_text(place_.page);
        mark.element = span.element;
        mark.face = piece.face.face;
        mark.size = css.font_size;
        mark.colour = colour_of(css.colour);
        mark.x = place_.x + rounded(at);
        mark.baseline = place_.baseline - span.shift;
        return mark;
    }

    // The text of a mark is one stretch of the paragraph's.
    void end() {
        if (mark_ == nullptr) return;
        mark_->width = rounded(mark_end_) - start_;
        if (is_right_to_left(level_)) begin_at_left();
        mark_->text = paragraph_.text.substr(text_begin_, last_->text_end - text_begin_);
        if (has_clusters_) end_texts();
        mark_ = nullptr;
    }

    void begin_at_left() {
        const Length width = -mark_->width;
        for (page::PlacedGlyph& glyph : mark_->glyphs) glyph.x = Length(glyph.x) + width;
        mark_->width = width;
        mark_->x = place_.x + start_ - width;
    }

    void add_glyphs(const Piece& piece, Fine at) {
        if (is_right_to_left(piece.level)) {
            place_leftwards(piece, at + piece.width);
            has_clusters_ = true;
            mark_end_ = at;
            return;
        }
        if (piece.word->is_in_order) {
            place_in_order(piece, at);
        } else {
            place_clusters(piece, at);
            has_clusters_ = true;
        }
        mark_end_ = at + piece.width;
    }

    [[nodiscard]] Fine spacing_of(const Piece& piece) const {
        return typeset::spacing_of(*piece.word, styles_.font(paragraph_.spans[piece.span].style));
    }

    [[nodiscard]] Fine spacing_in_mark(const Piece& piece) const {
        const bool is_first = piece.span == span_ && piece.word->scripts.is_joined == is_joined_;
        return is_first ? spacing_ : spacing_of(piece);
    }

    // Each glyph stands for the text up to where the next one's begins.
    void place_in_order(const Piece& piece, Fine at) {
        std::pmr::vector<page::PlacedGlyph>& glyphs = mark_->glyphs;
        const font::ShapedGlyph* glyph = piece.word->glyphs.data() + piece.glyph_begin;
        const font::ShapedGlyph* const end = piece.word->glyphs.data() + piece.glyph_end;
        if (glyph == end) return;
        const Fine unit = piece.face.unit;
        const Fine spacing = spacing_in_mark(piece);
        const std::uint32_t text = piece.word_begin - text_begin_;
        Fine pen = at - fine(start_);
        std::uint32_t begin = text + glyph->cluster;
        const auto place = [&](std::uint32_t next) {
            const bool is_plain = (glyph->x_offset | glyph->y_offset) == 0;
            if (is_plain) {
                glyphs.push_back({glyph->glyph, rounded(pen), {}, begin, next});
            } else {
                glyphs.push_back({glyph->glyph, rounded(pen + glyph->x_offset * unit),
                                  rounded(glyph->y_offset * unit), begin, next});
            }
            begin = next;
            pen += glyph->advance * unit + spacing;
        };
        for (; glyph + 1 != end; ++glyph) place(text + glyph[1].cluster);
        place(piece.text_end - text_begin_);
    }

    // Leaves where texts end to end_texts().
    void place_clusters(const Piece& piece, Fine pen) {
        const Fine spacing = spacing_in_mark(piece);
        const Fine unit = piece.face.unit;
        const auto& glyphs = piece.word->glyphs;
        for (std::uint32_t i = piece.glyph_begin; i < piece.glyph_end; ++i) {
            const font::ShapedGlyph& glyph = glyphs[i];
            mark_->glyphs.push_back({glyph.glyph, rounded(pen + glyph.x_offset * unit) - start_,
                                     rounded(glyph.y_offset * unit),
                                     piece.word_begin - text_begin_ + glyph.cluster, 0});
            pen += glyph.advance * unit;
            const bool ends = i + 1 == piece.glyph_end || glyphs[i + 1].cluster != glyph.cluster;
            if (ends) pen += spacing;
        }
    }

    // As place_clusters(), each glyph to the left of the one before it.
    void place_leftwards(const Piece& piece, Fine pen) {
        const Fine spacing = spacing_of(piece);
        const Fine unit = piece.face.unit;
        const auto& glyphs = piece.word->glyphs;
        for (std::uint32_t i = piece.glyph_begin; i < piece.glyph_end; ++i) {
            const font::ShapedGlyph& glyph = glyphs[i];
            pen -= glyph.advance * unit;
            mark_->glyphs.push_back({glyph.glyph, rounded(pen + glyph.x_offset * unit) - start_,
                                     rounded(glyph.y_offset * unit),
                                     piece.word_begin - text_begin_ + glyph.cluster, 0});
            const bool ends = i + 1 == piece.glyph_end || glyphs[i + 1].cluster != glyph.cluster;
            if (ends) pen -= spacing;
        }
    }

    // A cluster's text ends where the next one's begins; only its first glyph stands for it.
    void end_texts() {
        std::pmr::vector<page::PlacedGlyph>& glyphs = mark_->glyphs;
        auto end = static_cast<std::uint32_t>(mark_->text.size());
        std::uint32_t next = end;
        for (std::size_t i = glyphs.size(); i-- > 0;) {
            page::PlacedGlyph& glyph = glyphs[i];
            if (glyph.text_begin != next) end = next;
            next = glyph.text_begin;
            glyph.text_end = end;
            if (i > 0 && glyphs[i - 1].text_begin == next) glyph.text_begin = end;
        }
    }

    void add_hyphen(const Piece& last, Fine at) {
        const StyleFont& font = styles_.font(paragraph_.spans[last.span].style);
        Piece hyphen = last;
        hyphen.face = font.faces.front();
        auto* mark = &std::get<page::TextMark>(pages_.pages[place_.page].marks.back());
        if (mark->face != hyphen.face.face || is_right_to_left(last.level)) {
            mark = &new_mark(hyphen, at);
            start_ = rounded(at);
        }
        const auto text_begin = static_cast<std::uint32_t>(mark->text.size());
        mark->text += "\u00AD";
        mark->glyphs.push_back({font.hyphen->glyphs.front().glyph, rounded(at) - start_, Length{},
                                text_begin, text_begin + 2});
        mark->width = rounded(at + font.hyphen->width * hyphen.face.unit) - start_;
    }

    const Line& line_;
    const Paragraph& paragraph_;
    const StyleTable& styles_;
    const LinePlace& place_;
    page::Pages& pages_;
    PieceRange range_;
    std::optional<VisualPlaces> places_;  ///< of a line that does not run from left to right alone
    page::TextMark* mark_ = nullptr;
    const Piece* last_ = nullptr;   ///< the one painted last
    SpanNumber span_ = 0;           ///< the mark's first
    Level level_ = 0;               ///< of the mark
    bool is_joined_ = false;        ///< whether the letters of its first piece are
    Fine spacing_ = 0;              ///< letter-spacing in it
    Length start_;                  ///< of the mark, from the left of the content box
    std::uint32_t text_begin_ = 0;  ///< of the mark, in the paragraph
    Fine mark_end_ = 0;             ///< on this line
    bool has_clusters_ = false;     ///< of several glyphs or none in the mark
};

}  // namespace

void paint_text(const Line& line, const Paragraph& paragraph, const StyleTable& styles,
                const LinePlace& place, const PieceRange& range, page::Pages& pages) {
    TextPainter(line, paragraph, styles, place, pages).paint(range);
}

}  // namespace papersetter::typeset
