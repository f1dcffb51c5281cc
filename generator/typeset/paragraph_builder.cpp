// SPDX-License-Identifier: MIT
#include "typeset/paragraph_builder.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

#include "base/text.hpp"
#include "typeset/edges.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using Kind = Piece::Kind;
using Opportunity = Piece::Opportunity;

namespace {

bool has_ink(const ComputedStyle& style) {
    if (style.background) return true;
    for (const document::Border& border : style.border) {
        if (border.width != Length{}) return true;
    }
    return false;
}

// Pieces are gathered in memory that the next paragraph uses again.
void keep_exactly(std::vector<Piece>& pieces, std::vector<Piece>& spare) {
    std::vector<Piece> exact(pieces.begin(), pieces.end());
    spare = std::move(pieces);
    spare.clear();
    pieces = std::move(exact);
}

std::string shown_code_point(char32_t c) {
    char digits[16];
    const auto end =
        std::to_chars(digits, digits + sizeof digits, static_cast<std::uint32_t>(c), 16).ptr;
    std::string hex(digits, end);
    for (char& digit : hex) {
        if (digit >= 'a') digit = static_cast<char>(digit - 'a' + 'A');
    }
    if (hex.size() < 4) hex.insert(0, 4 - hex.size(), '0');
    std::string letter;
    base::append_utf8(letter, c);
    return "U+" + hex + " \"" + base::shown(letter) + "\"";
}

}  // namespace

ParagraphBuilder::ParagraphBuilder(const document::StyledDocument& document,
                                   const StyleTable& styles, font::Shaper& shaper,
                                   base::Diagnostics& diagnostics)
    : document_(document), styles_(styles), shaper_(shaper), diagnostics_(diagnostics) {}

Paragraph ParagraphBuilder::build(const InlineContent& content, const References& references,
                                  const std::function<Length(BoxNumber)>& box_width) {
    collect_text(document_, styles_, content, references, collected_);
    paragraph_ = {};
    paragraph_.pieces.swap(spare_pieces_);
    paragraph_.text = collected_.text;
    paragraph_.spans = collected_.spans;
    opportunities_.clear();
    breaker_.find(paragraph_.text, content.language, opportunities_);
    next_opportunity_ = next_soft_hyphen_ = 0;
    cuts_anywhere_ = false;
    place_ = content.place;
    paragraph_.has_references = content.has_references;
    const document::WhiteSpace space = styles_.style(content.style).white_space;
    paragraph_.keeps_lines =
        space == document::WhiteSpace::pre || space == document::WhiteSpace::pre_wrap;
    for (Span& span : paragraph_.spans) note_span(span);
    for (const Stretch& stretch : collected_.stretches) {
        switch (stretch.kind) {
            case Stretch::Kind::text:
                add_words(stretch);
                break;
            case Stretch::Kind::open:
            case Stretch::Kind::close:
                add_edge(stretch);
                break;
            default:
                add_object(stretch, box_width);
                break;
        }
    }
    if (cuts_anywhere_) cut_where_wanted();
    keep_exactly(paragraph_.pieces, spare_pieces_);
    measure_paragraph(paragraph_, styles_);
    return std::move(paragraph_);
}

void ParagraphBuilder::add_object(const Stretch& stretch,
                                  const std::function<Length(BoxNumber)>& box_width) {
    Piece piece;
    piece.kind = stretch.kind == Stretch::Kind::box        ? Kind::box
                 : stretch.kind == Stretch::Kind::absolute ? Kind::absolute
                                                           : Kind::line_end;
    piece.span = stretch.span;
    piece.box = stretch.box;
    piece.text_begin = piece.text_end = stretch.begin;
    if (piece.kind != Kind::line_end) paragraph_.has_boxes = true;
    if (piece.kind == Kind::box) {
        piece.width = fine(box_width(stretch.box));
        piece.after = opportunity_at(stretch.end, paragraph_.spans[stretch.span].is_wrapping);
        paragraph_.has_even_lines = false;
    }
    paragraph_.pieces.push_back(piece);
}

void ParagraphBuilder::note_span(Span& span) {
    const ComputedStyle& style = styles_.style(span.style);
    const ComputedStyle& root = styles_.style(paragraph_.spans.front().style);
    if (style.line_height > root.line_height && !span.is_raised) paragraph_.has_even_lines = false;
    if (style.wraps_anywhere) cuts_anywhere_ = true;
    if (&span == &paragraph_.spans.front()) return;
    const bool has_id = span.node != document::no_node && !document_.node(span.node).id.empty();
    if (has_id || has_ink(style)) paragraph_.has_ink = true;
}

void ParagraphBuilder::cut_where_wanted() {
    for (std::size_t i = 0; i < paragraph_.pieces.size(); ++i) {
        const Piece& piece = paragraph_.pieces[i];
        const Span& span = paragraph_.spans[piece.span];
        if (piece.kind != Kind::text || !styles_.style(span.style).wraps_anywhere) continue;
        const std::size_t before = paragraph_.pieces.size();
        cut_everywhere(paragraph_, i, styles_);
        i += paragraph_.pieces.size() - before;
    }
}

void ParagraphBuilder::add_words(const Stretch& stretch) {
    if (!styles_.has_font(paragraph_.spans[stretch.span].style)) return;
    const std::string& text = paragraph_.text;
    for (std::uint32_t at = stretch.begin; at < stretch.end;) {
        std::uint32_t end = at;
        const bool is_space = text[at] == ' ';
        while (end < stretch.end && (text[end] == ' ') == is_space) ++end;
        if (is_space) {
            add_spaces(stretch, at, end);
        } else {
            add_word(stretch, at, end);
        }
        at = end;
    }
}

void ParagraphBuilder::add_spaces(const Stretch& stretch, std::uint32_t begin, std::uint32_t end) {
    const Span& span = paragraph_.spans[stretch.span];
    const StyleFont& font = styles_.font(span.style);
    Piece piece;
    piece.kind = Kind::space;
    piece.span = stretch.span;
    piece.text_begin = piece.word_begin = begin;
    piece.text_end = end;
    piece.face = font.faces.front();
    piece.word = font.space;
    piece.width = font.space_width;
    if (end - begin > 1) {
        const auto spaces = std::string_view(paragraph_.text).substr(begin, end - begin);
        piece.word = &shaper_.shape(piece.face.face, spaces, font.shaping);
    }
    piece.glyph_end = static_cast<std::uint32_t>(piece.word->glyphs.size());
    if (end - begin > 1) piece.width = width_of(piece, font);
    piece.after = opportunity_at(end, span.is_wrapping);
    paragraph_.pieces.push_back(piece);
}

void ParagraphBuilder::add_word(const Stretch& stretch, std::uint32_t begin, std::uint32_t end) {
    const Span& span = paragraph_.spans[stretch.span];
    const ComputedStyle& style = styles_.style(span.style);
    missing_.clear();
    choose_faces(styles_.font(span.style), style.font_size,
                 std::string_view(paragraph_.text).substr(begin, end - begin), shaper_, runs_,
                 missing_);
    if (!missing_.empty()) add_missing(span);
    for (const FaceRun& run : runs_) add_run(stretch.span, begin, run);
}

// Cuts a run at the opportunities inside it that fall between two clusters; inside a ligature a
// line cannot end.
void ParagraphBuilder::add_run(SpanNumber span_number, std::uint32_t word_begin,
                               const FaceRun& run) {
    const Span& span = paragraph_.spans[span_number];
    const auto& glyphs = run.shaped->glyphs;
    Piece piece;
    piece.span = span_number;
    piece.face = run.face;
    piece.word = run.shaped;
    piece.word_begin = word_begin + run.begin;
    piece.text_begin = piece.word_begin;
    const bool is_whole = next_break(piece.word_begin) >= word_begin + run.end;
    for (auto i = is_whole ? static_cast<std::uint32_t>(glyphs.size()) : 1; i <= glyphs.size();
         ++i) {
        const bool is_last = i == glyphs.size();
        if (!is_last && glyphs[i].cluster == glyphs[i - 1].cluster) continue;
        const std::uint32_t offset =
            is_last ? word_begin + run.end : piece.word_begin + glyphs[i].cluster;
        const Opportunity after = opportunity_at(offset, span.is_wrapping);
        if (!is_last && after == Opportunity::none) continue;
        piece.text_end = offset;
        piece.glyph_end = i;
        piece.after = after;
        piece.width = width_of(piece, styles_.font(span.style));
        paragraph_.pieces.push_back(piece);
        piece.text_begin = offset;
        piece.glyph_begin = i;
    }
}

void ParagraphBuilder::add_edge(const Stretch& stretch) {
    const ComputedStyle& style = styles_.style(paragraph_.spans[stretch.span].style);
    Piece piece;
    piece.kind = stretch.kind == Stretch::Kind::open ? Kind::open : Kind::close;
    piece.span = stretch.span;
    piece.text_begin = piece.text_end = stretch.begin;
    const auto side = piece.kind == Kind::open ? document::left : document::right;
    piece.width = fine(inline_edge(style, side));
    paragraph_.pieces.push_back(piece);
}

// The first place after `offset` where a line may end, be it with a hyphen.
std::uint32_t ParagraphBuilder::next_break(std::uint32_t offset) {
    const auto pass = [&](const std::vector<std::uint32_t>& offsets, std::size_t& next) {
        while (next < offsets.size() && offsets[next] <= offset) ++next;
        return next < offsets.size() ? offsets[next] : std::numeric_limits<std::uint32_t>::max();
    };
    return std::min(pass(opportunities_, next_opportunity_),
                    pass(collected_.soft_hyphens, next_soft_hyphen_));
}

Opportunity ParagraphBuilder::opportunity_at(std::uint32_t offset, bool is_wrapping) {
    if (!is_wrapping || next_break(offset - 1) != offset) return Opportunity::none;
    if (next_opportunity_ < opportunities_.size() && opportunities_[next_opportunity_] == offset) {
        return Opportunity::allowed;
    }
    return Opportunity::hyphen;
}

void ParagraphBuilder::add_missing(const Span& span) {
    const base::Place place =
        span.node == document::no_node ? place_ : document_.node(span.node).place;
    for (const char32_t c : missing_) {
        if (!told_.insert({c, place}).second) continue;
        diagnostics_.error(place, "no font has the character " + shown_code_point(c),
                           "use another character, or add a font that has it to fonts/fonts.toml");
    }
}

}  // namespace papersetter::typeset
