// SPDX-License-Identifier: MIT
#include "typeset/paragraph_builder.hpp"

#include <algorithm>
#include <limits>

#include "base/text.hpp"
#include "typeset/addresses.hpp"
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

// After the last place where a line may end.
constexpr std::uint32_t out_of_reach = std::numeric_limits<std::uint32_t>::max();

}  // namespace

ParagraphBuilder::ParagraphBuilder(const document::StyledDocument& document,
                                   const StyleTable& styles, font::Shaper& shaper, Arena& arena,
                                   base::Diagnostics& diagnostics)
    : document_(document),
      styles_(styles),
      shaper_(shaper),
      arena_(arena),
      diagnostics_(diagnostics) {}

// The first place after `offset` where a line may end, be it with a hyphen. Asked for in the order
// of the text.
inline std::uint32_t ParagraphBuilder::next_break(std::uint32_t offset) {
    while (opportunities_[next_opportunity_] <= offset) ++next_opportunity_;
    while (collected_.soft_hyphens[next_soft_hyphen_] <= offset) ++next_soft_hyphen_;
    return std::min(opportunities_[next_opportunity_], collected_.soft_hyphens[next_soft_hyphen_]);
}

inline Opportunity ParagraphBuilder::opportunity_at(std::uint32_t offset, bool is_wrapping) {
    if (!is_wrapping || next_break(offset - 1) != offset) return Opportunity::none;
    if (opportunities_[next_opportunity_] != offset) return Opportunity::hyphen;
    while (in_addresses_[next_in_address_] < offset) ++next_in_address_;
    return in_addresses_[next_in_address_] == offset ? Opportunity::address : Opportunity::allowed;
}

Paragraph ParagraphBuilder::build(const InlineContent& content, const References& references,
                                  const std::function<Length(BoxNumber)>& box_width) {
    collect_text(document_, styles_, content, references, collected_);
    if (!KnownParagraphs::is_label(collected_, content)) return build_collected(content, box_width);
    if (const Paragraph* known = labels_.find(collected_, content)) {
        Paragraph label = *known;
        label.spans = arena_.copy(collected_.spans);
        return label;
    }
    lacks_glyphs_ = false;
    const Paragraph label = build_collected(content, box_width);
    // Of what has no glyph each element is told.
    if (!lacks_glyphs_) labels_.add(label, content);
    return label;
}

Paragraph ParagraphBuilder::build_collected(const InlineContent& content,
                                            const std::function<Length(BoxNumber)>& box_width) {
    paragraph_ = {};
    paragraph_.spans = arena_.copy(collected_.spans);
    paragraph_.has_references = content.has_references;
    paragraph_.language = content.language;
    const document::WhiteSpace space = styles_.style(content.style).white_space;
    paragraph_.keeps_lines =
        space == document::WhiteSpace::pre || space == document::WhiteSpace::pre_wrap;
    find_opportunities(content.language);
    find_levels(styles_.style(content.style).is_right_to_left);
    // Where a line is made to end its words are apart too, for those who hear or copy the text.
    std::string& text = collected_.text;
    for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at)) {
        text[at] = ' ';
    }
    paragraph_.text = arena_.copy(collected_.text);
    pieces_.clear();
    cuts_anywhere_ = false;
    place_ = content.place;
    for (const Span& span : paragraph_.spans) note_span(span);
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
    silence_last_line_end();
    if (cuts_anywhere_) cut_where_wanted();
    paragraph_.pieces = arena_.copy(pieces_);
    measure_paragraph(paragraph_, styles_, arena_);
    return paragraph_;
}

void ParagraphBuilder::find_opportunities(std::string_view language) {
    if (language_ != language) language_ = language;
    opportunities_.clear();
    breaker_.find(collected_.text, language_, opportunities_);
    find_in_addresses(collected_.text, opportunities_, in_addresses_);
    opportunities_.push_back(out_of_reach);
    in_addresses_.push_back(out_of_reach);
    collected_.soft_hyphens.push_back(out_of_reach);
    next_opportunity_ = next_in_address_ = next_soft_hyphen_ = 0;
}

void ParagraphBuilder::find_levels(bool is_right_to_left) {
    paragraph_.is_right_to_left = is_right_to_left;
    levels_ = {};
    const bool has_isolate = std::ranges::any_of(collected_.isolates, [](const IsolateEdge& edge) {
        return edge.kind == IsolateEdge::Kind::right_to_left;
    });
    paragraph_.is_mixed = is_right_to_left || has_isolate || may_run_right_to_left(collected_.text);
    if (paragraph_.is_mixed) {
        levels_ = bidi_.find(collected_.text, is_right_to_left, collected_.isolates);
    }
}

// That of the paragraph at its end.
Level ParagraphBuilder::level_at(std::uint32_t offset) const {
    const auto run = std::ranges::upper_bound(levels_, offset, {}, &LevelRun::end);
    if (run != levels_.end()) return run->level;
    return paragraph_.is_right_to_left ? 1 : 0;
}

void ParagraphBuilder::add_object(const Stretch& stretch,
                                  const std::function<Length(BoxNumber)>& box_width) {
    if (stretch.kind == Stretch::Kind::line_end) return add_line_end(stretch);
    Piece piece;
    piece.kind = stretch.kind == Stretch::Kind::box ? Kind::box : Kind::absolute;
    piece.span = stretch.span;
    piece.box = stretch.box;
    piece.text_begin = piece.text_end = stretch.begin;
    piece.level = level_at(stretch.begin);
    paragraph_.has_boxes = true;
    if (piece.kind == Kind::box) {
        piece.width = fine(box_width(stretch.box));
        piece.after = opportunity_at(stretch.end, paragraph_.spans[stretch.span].is_wrapping);
        paragraph_.has_even_lines = false;
    }
    pieces_.push_back(piece);
}

void ParagraphBuilder::add_line_end(const Stretch& stretch) {
    const Span& span = paragraph_.spans[stretch.span];
    Piece piece;
    piece.span = stretch.span;
    if (styles_.has_font(span.style)) piece = setting_of(stretch.span, span, styles_).space;
    piece.kind = Kind::line_end;
    piece.text_begin = piece.word_begin = stretch.begin;
    piece.text_end = stretch.end;
    piece.level = paragraph_.is_right_to_left ? 1 : 0;
    piece.width = 0;
    pieces_.push_back(piece);
}

// No word follows on one at the paragraph's end.
void ParagraphBuilder::silence_last_line_end() {
    const auto last = std::find_if(pieces_.rbegin(), pieces_.rend(),
                                   [](const Piece& piece) { return piece.kind != Kind::close; });
    if (last != pieces_.rend() && last->kind == Kind::line_end) last->word = nullptr;
}

void ParagraphBuilder::note_span(const Span& span) {
    const ComputedStyle& style = styles_.style(span.style);
    const ComputedStyle& root = styles_.style(paragraph_.spans.front().style);
    if (style.line_height > root.line_height && !span.is_raised) paragraph_.has_even_lines = false;
    if (style.wraps_anywhere) cuts_anywhere_ = true;
    if (style.hyphens == document::Hyphens::automatic) paragraph_.may_hyphenate = true;
    if (&span == &paragraph_.spans.front()) return;
    const bool has_id = span.node != document::no_node && !document_.node(span.node).id.empty();
    if (has_id || has_ink(style)) paragraph_.has_ink = true;
}

void ParagraphBuilder::cut_where_wanted() {
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        const StyleNumber style = paragraph_.spans[pieces_[i].span].style;
        if (pieces_[i].kind != Kind::text || !styles_.style(style).wraps_anywhere) continue;
        const std::size_t before = pieces_.size();
        cut_everywhere(pieces_, i, styles_.font(style));
        i += pieces_.size() - before;
    }
}

ParagraphBuilder::Setting ParagraphBuilder::setting_of(SpanNumber number, const Span& span,
                                                       const StyleTable& styles) {
    const StyleFont& font = styles.font(span.style);
    Setting setting{font, styles.style(span.style).font_size, font.shaping, span.is_wrapping, {},
                    {}};
    setting.shaping.language = span.language;
    setting.word.span = setting.space.span = number;
    setting.word.face = setting.space.face = font.faces.front();
    setting.space.kind = Kind::space;
    setting.space.word = font.space;
    setting.space.glyph_end = static_cast<std::uint32_t>(font.space->glyphs.size());
    setting.space.width = font.space_width;
    return setting;
}

void ParagraphBuilder::add_words(const Stretch& stretch) {
    const Span& span = paragraph_.spans[stretch.span];
    if (!styles_.has_font(span.style)) return;
    const Setting setting = setting_of(stretch.span, span, styles_);
    const char* const text = paragraph_.text.data();
    for (std::uint32_t at = stretch.begin; at < stretch.end;) {
        std::uint32_t end = at + 1;
        if (text[at] == ' ') {
            while (end < stretch.end && text[end] == ' ') ++end;
            add_spaces(setting, at, end);
        } else {
            while (end < stretch.end && text[end] != ' ') ++end;
            add_word(setting, at, end);
        }
        at = end;
    }
}

void ParagraphBuilder::add_spaces(const Setting& setting, std::uint32_t begin, std::uint32_t end) {
    pieces_.push_back(setting.space);
    Piece& piece = pieces_.back();
    piece.text_begin = piece.word_begin = begin;
    piece.text_end = end;
    piece.after = opportunity_at(end, setting.is_wrapping);
    piece.level = level_at(begin);
    if (end - begin == 1) return;
    const std::string_view spaces = paragraph_.text.substr(begin, end - begin);
    piece.word = &shaper_.shape(piece.face.face, spaces, setting.font.shaping);
    piece.glyph_end = static_cast<std::uint32_t>(piece.word->glyphs.size());
    piece.width = width_of(piece, setting.font);
}

void ParagraphBuilder::add_word(const Setting& setting, std::uint32_t begin, std::uint32_t end) {
    if (paragraph_.is_mixed) {
        while (begin < end) {
            const auto run = std::ranges::upper_bound(levels_, begin, {}, &LevelRun::end);
            const std::uint32_t part = run == levels_.end() ? end : std::min(run->end, end);
            add_part(setting, begin, part, level_at(begin));
            begin = part;
        }
        return;
    }
    const std::string_view word = paragraph_.text.substr(begin, end - begin);
    const SizedFace& first = setting.font.faces.front();
    const font::ShapedWord& shaped = shaper_.shape(first.face, word, setting.shaping);
    if (shaped.lacks_glyphs || shaped.scripts.is_mixed) return add_part(setting, begin, end, 0);
    add_run(setting, {begin, end, first, &shaped}, 0);
}

// Part of a word that runs in one direction, in whatever faces it needs.
void ParagraphBuilder::add_part(const Setting& setting, std::uint32_t begin, std::uint32_t end,
                                Level level) {
    missing_.clear();
    WordStyle style{setting.font, setting.size, setting.shaping};
    style.shaping.is_right_to_left = is_right_to_left(level);
    choose_faces(style, paragraph_.text, begin, end, shaper_, runs_, missing_);
    if (!missing_.empty()) add_missing(paragraph_.spans[setting.word.span]);
    for (const FaceRun& run : runs_) add_run(setting, run, level);
}

void ParagraphBuilder::add_run(const Setting& setting, const FaceRun& run, Level level) {
    pieces_.push_back(setting.word);
    Piece& piece = pieces_.back();
    piece.face = run.face;
    piece.word = run.shaped;
    piece.level = level;
    piece.text_begin = piece.word_begin = run.begin;
    if (next_break(run.begin) < run.end) {
        const Piece uncut = piece;
        pieces_.pop_back();
        add_cut_run(setting, run.end, uncut);
        return;
    }
    piece.text_end = run.end;
    piece.glyph_end = static_cast<std::uint32_t>(run.shaped->glyphs.size());
    piece.after = opportunity_at(run.end, setting.is_wrapping);
    piece.width = width_of(piece, setting.font);
}

// Cuts a run at the opportunities inside it that fall between two clusters; inside a ligature a
// line cannot end.
void ParagraphBuilder::add_cut_run(const Setting& setting, std::uint32_t end, Piece piece) {
    const auto& glyphs = piece.word->glyphs;
    for (std::uint32_t i = 1; i <= glyphs.size(); ++i) {
        const bool is_last = i == glyphs.size();
        if (!is_last && glyphs[i].cluster == glyphs[i - 1].cluster) continue;
        const std::uint32_t offset = is_last ? end : piece.word_begin + glyphs[i].cluster;
        const Opportunity after = opportunity_at(offset, setting.is_wrapping);
        if (!is_last && after == Opportunity::none) continue;
        piece.text_end = offset;
        piece.glyph_end = i;
        piece.after = after;
        piece.width = width_of(piece, setting.font);
        pieces_.push_back(piece);
        piece.text_begin = offset;
        piece.glyph_begin = i;
    }
}

// An edge goes with the text inside of it; an element that runs from right to left begins at its
// right.
void ParagraphBuilder::add_edge(const Stretch& stretch) {
    const ComputedStyle& style = styles_.style(paragraph_.spans[stretch.span].style);
    Piece piece;
    piece.kind = stretch.kind == Stretch::Kind::open ? Kind::open : Kind::close;
    piece.span = stretch.span;
    piece.text_begin = piece.text_end = stretch.begin;
    const bool is_open = piece.kind == Kind::open;
    piece.width = fine(
        inline_edge(style, is_open == style.is_right_to_left ? document::right : document::left));
    if (paragraph_.is_mixed) {
        piece.level = level_at(is_open || stretch.begin == 0 ? stretch.begin : stretch.begin - 1);
    }
    pieces_.push_back(piece);
}

void ParagraphBuilder::add_missing(const Span& span) {
    const base::Place place =
        span.node == document::no_node ? place_ : document_.node(span.node).place;
    lacks_glyphs_ = true;
    for (const MissingCharacter& missing : missing_) {
        if (!told_.insert({what_is_missing(missing), place}).second) continue;
        diagnostics_.add(fault_of(missing, place));
    }
}

}  // namespace papersetter::typeset
