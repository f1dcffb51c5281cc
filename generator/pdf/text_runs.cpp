// SPDX-License-Identifier: MIT
#include "pdf/text_runs.hpp"

#include <cstdlib>

#include "base/text.hpp"
#include "pdf/number.hpp"
#include "pdf/syntax.hpp"
#include "pdf/utf16.hpp"

namespace papersetter::pdf {
namespace {

// Differences below this many 1/1000 em (0.04 pt at 10 pt) are left until they add up to it: the
// widths a viewer goes by are whole 1/1000 em, and nobody sees half of one.
constexpr std::int64_t tolerance = 4;

// For a glyph that stands for nothing of its own, within a cluster whose text is told by
// /ActualText. Viewers that do not know /ActualText show nothing for it.
constexpr std::string_view zero_width_space = "\u200B";

constexpr std::size_t most_bytes_for_a_glyph =
    most_number_digits + 4;  // ")", a number, "(", the code

std::string_view text_of(const page::TextMark& mark, const page::PlacedGlyph& glyph) {
    return std::string_view(mark.text).substr(glyph.text_begin, glyph.text_end - glyph.text_begin);
}

bool has_text(const page::PlacedGlyph& glyph) { return glyph.text_begin != glyph.text_end; }

}  // namespace

inline void TextRuns::Strings::move_to(std::int64_t x, std::int64_t size) {
    const std::int64_t distance = x - pen;
    if (std::abs(distance) < tolerance * size) return;
    const std::int64_t thousandths = rounded_quotient(distance, size);
    if (is_open) *end++ = ')';
    is_open = false;
    has_numbers = true;
    end = put_integer(end, -thousandths);
    pen += thousandths * size;
}

inline void TextRuns::Strings::show(bool is_extra, const CodedGlyph& coded, std::int64_t size) {
    if (!is_open) *end++ = '(';
    is_open = true;
    if (is_extra) *end++ = static_cast<char>(coded.code >> 8U);
    *end++ = static_cast<char>(coded.code & 0xFFU);
    pen += coded.width * size;
}

void TextRuns::write(const page::TextMark& mark) {
    if (mark.size <= base::Length()) return;
    face_ = &fonts_->face(mark.face);
    size_ = mark.size;
    const std::size_t room = mark.glyphs.size() * most_bytes_for_a_glyph + 1;
    if (room_.size() < room) room_.resize(room);
    strings_ = {room_.data()};
    for (std::size_t begin = 0; begin < mark.glyphs.size();) {
        if (is_selected(false)) begin = show_plain(mark, begin);
        if (begin == mark.glyphs.size()) break;
        const std::size_t end = cluster_end(mark, begin);
        if (end == begin + 1 && has_text(mark.glyphs[begin])) {
            show(mark.glyphs[begin], text_of(mark, mark.glyphs[begin]));
        } else {
            write_cluster(mark, begin, end);
        }
        begin = end;
    }
    flush();
}

// Glyphs from `begin` that the font at hand shows, each for text of its own and on the baseline at
// hand: nearly all there are, so that they pass through one short loop. The first of another kind.
std::size_t TextRuns::show_plain(const page::TextMark& mark, std::size_t begin) {
    const CodeTable::Finder codes(*face_->base);
    const page::PlacedGlyph* const end = mark.glyphs.data() + mark.glyphs.size();
    const page::PlacedGlyph* glyph = mark.glyphs.data() + begin;
    const char* const text = mark.text.data();
    const base::Length rise = rise_;
    const std::int64_t size = size_.thousandths();
    Strings strings = strings_;
    bool has_own = has_text(*glyph);
    while (has_own && glyph->y == rise) {
        const bool is_last = glyph + 1 == end;
        has_own = !is_last && has_text(glyph[1]);
        if (!is_last && !has_own) break;
        const CodedGlyph* coded =
            codes.find(glyph->glyph, {text + glyph->text_begin, text + glyph->text_end});
        if (coded == nullptr) break;
        strings.move_to(glyph->x.thousandths() * 1000, size);
        strings.show(false, *coded, size);
        ++glyph;
    }
    strings_ = strings;
    return static_cast<std::size_t>(glyph - mark.glyphs.data());
}

// A glyph and those after it that have no text of their own.
std::size_t TextRuns::cluster_end(const page::TextMark& mark, std::size_t begin) const {
    std::size_t end = begin + 1;
    while (end < mark.glyphs.size() && !has_text(mark.glyphs[end])) ++end;
    return end;
}

// Several glyphs for one piece of text, such as a letter and its accents: the piece is told as a
// whole, since viewers guess the order of characters from where their glyphs stand. For those that
// do not know /ActualText its characters are handed out to the glyphs in order.
void TextRuns::write_cluster(const page::TextMark& mark, std::size_t begin, std::size_t end) {
    const std::string_view text = text_of(mark, mark.glyphs[begin]);
    flush();
    *content_ += "/Span<</ActualText<";
    append_hex(*content_, to_text_string(text));
    *content_ += ">>>BDC\n";
    std::size_t offset = 0;
    for (std::size_t i = begin; i < end; ++i) {
        const std::size_t from = offset;
        if (i + 1 == end) {
            offset = text.size();
        } else if (offset < text.size()) {
            (void)base::next_code_point(text, offset);
        }
        const std::string_view part = text.substr(from, offset - from);
        show(mark.glyphs[i], part.empty() ? zero_width_space : part);
    }
    flush();
    *content_ += "EMC\n";
}

void TextRuns::show(const page::PlacedGlyph& glyph, std::string_view text) {
    const CodedGlyph* coded = face_->base->find(glyph.glyph, text);
    const bool is_extra = coded == nullptr;
    if (is_extra) coded = face_->extra.find(glyph.glyph, text);
    if (coded == nullptr) coded = &fonts_->add_extra(*face_, glyph.glyph, text);
    if (!is_selected(is_extra)) select_font(is_extra);
    if (glyph.y != rise_) {
        flush();
        rise_ = glyph.y;
        append_length(*content_, rise_);
        *content_ += " Ts\n";
    }
    strings_.move_to(glyph.x.thousandths() * 1000, size_.thousandths());
    strings_.show(is_extra, *coded, size_.thousandths());
}

void TextRuns::select_font(bool is_extra) {
    flush();
    font_face_ = face_;
    is_font_extra_ = is_extra;
    font_size_ = size_;
    if (!is_extra) face_->is_base_used = true;
    Phrase()
        .add("/")
        .add(is_extra ? face_->extra_resource : face_->base_resource)
        .add(" ")
        .add(size_)
        .add(" Tf\n")
        .append_to(*content_);
}

void TextRuns::flush() {
    if (strings_.end == room_.data()) return;
    if (strings_.is_open) *strings_.end++ = ')';
    if (strings_.has_numbers) *content_ += '[';
    content_->append(room_.data(), strings_.end);
    *content_ += strings_.has_numbers ? "]TJ\n" : "Tj\n";
    strings_ = {room_.data(), strings_.pen};
}

}  // namespace papersetter::pdf
