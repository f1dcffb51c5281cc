// SPDX-License-Identifier: MIT
#include "pdf/text_runs.hpp"

#include <cstring>
#include <string>

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

std::uint32_t bytes_of(const page::PlacedGlyph& glyph) { return glyph.text_end - glyph.text_begin; }

bool has_text(const page::PlacedGlyph& glyph) { return bytes_of(glyph) != 0; }

}  // namespace

inline void TextRuns::Strings::move_to(std::int64_t x, std::int64_t size) {
    const std::int64_t distance = x - pen;
    const std::int64_t least = tolerance * size;
    if (-least < distance && distance < least) return;
    const std::int64_t thousandths = rounded_quotient(distance, size);
    if (is_open) *end++ = ')';
    is_open = false;
    has_numbers = true;
    end = put_integer(end, -thousandths);
    pen += thousandths * size;
}

inline void TextRuns::Strings::show(std::int64_t advance, std::uint16_t code, bool is_extra) {
    if (!is_open) *end++ = '(';
    is_open = true;
    if (is_extra) *end++ = static_cast<char>(code >> 8U);
    *end++ = static_cast<char>(code & 0xFFU);
    pen += advance;
}

TextRuns::Strings TextRuns::opened_at(Strings strings, std::int64_t x, std::int64_t size) {
    strings.move_to(x, size);
    if (!strings.is_open) *strings.end++ = '(';
    strings.is_open = true;
    return strings;
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
// hand: nearly all there are. The first of another kind.
std::size_t TextRuns::show_plain(const page::TextMark& mark, std::size_t begin) {
    const page::PlacedGlyph* const first = mark.glyphs.data();
    const page::PlacedGlyph* const last = first + mark.glyphs.size() - 1;
    const page::PlacedGlyph* glyph = first + begin;
    while (true) {
        glyph = show_letters(glyph, last, mark.text.data());
        if (!has_text(*glyph) || glyph->y != rise_) break;
        if (glyph != last && !has_text(glyph[1])) break;
        const CodedGlyph* coded = face_->base->find(glyph->glyph, text_of(mark, *glyph));
        if (coded == nullptr) break;
        strings_.move_to(glyph->x.thousandths() * 1000, size_.thousandths());
        strings_.show(coded->width * size_.thousandths(), coded->code, false);
        if (glyph++ == last) break;
    }
    return static_cast<std::size_t>(glyph - first);
}

// The commonest of them pass through one short loop: letters of ASCII, each shown by its commonest
// glyph. The first of another kind, or `last`.
const page::PlacedGlyph* TextRuns::show_letters(const page::PlacedGlyph* glyph,
                                                const page::PlacedGlyph* last, const char* text) {
    const CodeTable::Letters& letters = face_->base->letters();
    const auto rise = static_cast<std::int32_t>(rise_.thousandths());
    const std::int64_t size = size_.thousandths();
    // Within "(" … ")" nothing is asked but whether the pen stands right.
    const std::int64_t least = tolerance * size;
    Strings strings = strings_;
    for (; glyph != last; ++glyph) {
        const CodeTable::Letter& letter =
            letters[static_cast<unsigned char>(text[glyph->text_begin])];
        const bool is_letter = letter.glyph == glyph->glyph && bytes_of(*glyph) == 1;
        if (!is_letter || glyph->y.thousandths() != rise || !has_text(glyph[1])) break;
        const std::int64_t x = glyph->x.thousandths() * 1000;
        const bool is_right = static_cast<std::uint64_t>(x - strings.pen + least - 1) <=
                              static_cast<std::uint64_t>(2 * least - 2);
        if (!is_right || !strings.is_open) [[unlikely]] {
            strings = opened_at(strings, x, size);
        }
        *strings.end++ = static_cast<char>(letter.code);
        strings.pen += letter.width * size;
    }
    strings_ = strings;
    return glyph;
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
    std::string tag = "/Span<</ActualText<";
    append_hex(tag, to_text_string(text));
    content_->append(tag += ">>>BDC\n");
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
    content_->append("EMC\n");
}

void TextRuns::show(const page::PlacedGlyph& glyph, std::string_view text) {
    const CodedGlyph* coded = face_->base->find(glyph.glyph, text);
    const bool is_extra = coded == nullptr;
    if (is_extra && face_->extra) coded = face_->extra->find(glyph.glyph, text);
    if (coded == nullptr) coded = &fonts_->add_extra(*face_, glyph.glyph, text);
    if (!is_selected(is_extra)) select_font(is_extra);
    if (glyph.y != rise_) {
        flush();
        rise_ = glyph.y;
        Phrase(*content_).add(rise_).add(" Ts\n").write();
    }
    strings_.move_to(glyph.x.thousandths() * 1000, size_.thousandths());
    strings_.show(coded->width * size_.thousandths(), coded->code, is_extra);
}

void TextRuns::select_font(bool is_extra) {
    flush();
    font_face_ = face_;
    is_font_extra_ = is_extra;
    font_size_ = size_;
    if (!is_extra) face_->is_base_used = true;
    Phrase(*content_)
        .add("/")
        .add(is_extra ? face_->extra_resource : face_->base_resource)
        .add(" ")
        .add(size_)
        .add(" Tf\n")
        .write();
}

void TextRuns::flush() {
    if (strings_.end == room_.data()) return;
    if (strings_.is_open) *strings_.end++ = ')';
    const auto size = static_cast<std::size_t>(strings_.end - room_.data());
    char* to = content_->room(size + 5);
    if (strings_.has_numbers) *to++ = '[';
    std::memcpy(to, room_.data(), size);
    content_->end_at(put_word(to + size, strings_.has_numbers ? "]TJ\n" : "Tj\n"));
    strings_ = {room_.data(), strings_.pen};
}

}  // namespace papersetter::pdf
