// SPDX-License-Identifier: MIT
#include <algorithm>

#include "base/text.hpp"
#include "typeset/galley_builder.hpp"
#include "typeset/hyphenated.hpp"
#include "typeset/line_alignment.hpp"
#include "typeset/line_costs.hpp"
#include "typeset/line_metrics.hpp"
#include "typeset/visual_places.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using Kind = Piece::Kind;

namespace {

// Enough of a text to know it by.
std::string beginning(std::string_view text) {
    constexpr std::size_t most = 40;
    std::size_t end = std::min(text.size(), most);
    while (end < text.size() && (text[end] & 0xC0) == 0x80) ++end;
    std::string quoted = "\"";
    quoted += base::shown(text.substr(0, end));
    quoted += end < text.size() ? "\u2026\"" : "\"";
    return quoted;
}

// Names one of several lines by its number.
std::string too_wide(const Paragraph& paragraph, std::uint32_t piece, const std::string& text) {
    const auto ends_before = [&](std::size_t end) {
        return std::ranges::count(paragraph.pieces.first(end), Kind::line_end, &Piece::kind);
    };
    const auto ends = ends_before(paragraph.pieces.size());
    const bool is_alone =
        ends == 0 || (ends == 1 && paragraph.pieces.back().kind == Kind::line_end);
    if (is_alone) return "the preformatted line " + text + " is too wide and was broken";
    return "line " + std::to_string(ends_before(piece) + 1) +
           " of this preformatted text is too wide and was broken: " + text;
}

// What hyphens have parted is told as one word.
std::string_view with_rest_of_word(std::string_view text, std::string_view part) {
    const auto begin = static_cast<std::size_t>(part.data() - text.data());
    const std::size_t space = text.substr(0, begin).rfind(' ');
    const std::size_t first = space == std::string_view::npos ? 0 : space + 1;
    const std::size_t end = std::min(text.find(' ', begin + part.size()), text.size());
    return text.substr(first, end - first);
}

}  // namespace

Length GalleyBuilder::lay_lines(BoxNumber number, const Paragraph& prepared) {
    if (auto other = prepared.has_boxes ? with_pictures_set(prepared, content_width(number))
                                        : std::nullopt) {
        return lay_lines(number, galley_.cut_paragraphs.emplace_back(std::move(*other)));
    }
    const Measure measure = measure_of(prepared, style(number), content_width(number));
    const Paragraph* paragraph = &prepared;
    // A list made before; boxes within the lines have lines of their own.
    std::vector<std::uint32_t> ends = std::move(spare_ends_);
    find_line_ends(prepared, measure, ends);
    if (prepared.may_hyphenate) paragraph = hyphenate_if_better(prepared, measure, ends);
    auto overfull = overfull_lines(*paragraph, ends, measure, source_.styles);
    if (const Paragraph* cut = hyphenate_to_fit(*paragraph, measure, !overfull.empty(), ends)) {
        paragraph = cut;
        breaks_words_ = true;
        overfull = overfull_lines(*paragraph, ends, measure, source_.styles);
    }
    for (const OverfullLine& line : overfull) warn_overfull(*paragraph, line);
    if (auto fitting = made_to_fit(*paragraph, overfull, measure, source_.styles, source_.arena)) {
        paragraph = &galley_.cut_paragraphs.emplace_back(std::move(*fitting));
        ends = line_ends(*paragraph, measure);
    }
    placed(number).paragraph = paragraph;
    if (paragraph->has_boxes) fill_inline_blocks(*paragraph);
    add_lines(number, *paragraph, ends, measure);
    spare_ends_ = std::move(ends);
    const Placed& here = placed(number);
    if (here.line_count == 0) return {};
    const Line& last = galley_.lines[here.first_line + here.line_count - 1];
    return last.y + last.height;
}

// Words are looked up only where the lines without hyphens are poor.
const Paragraph* GalleyBuilder::hyphenate_if_better(const Paragraph& paragraph,
                                                    const Measure& measure,
                                                    std::vector<std::uint32_t>& ends) {
    if (source_.hyphenator == nullptr || paragraph.keeps_lines) return &paragraph;
    if (!are_poor(paragraph.breaks, ends, measure)) return &paragraph;
    auto cut = hyphenated(paragraph, source_.styles, *source_.hyphenator, source_.arena);
    if (!cut) return &paragraph;
    std::vector<std::uint32_t> better = line_ends(*cut, measure);
    if (total_cost(cut->breaks, better, measure) >= total_cost(paragraph.breaks, ends, measure)) {
        return &paragraph;
    }
    ends = std::move(better);
    return &galley_.cut_paragraphs.emplace_back(std::move(*cut));
}

// Rather than broken between any two letters words are hyphenated, be it that hyphens are not asked
// for. Null when there is nothing to do.
const Paragraph* GalleyBuilder::hyphenate_to_fit(const Paragraph& paragraph, const Measure& measure,
                                                 bool is_overfull,
                                                 std::vector<std::uint32_t>& ends) {
    if (source_.hyphenator == nullptr || paragraph.keeps_lines) return nullptr;
    const auto is_emergency = [&](std::uint32_t end) {
        return paragraph.breaks[end].kind == BreakPoint::Kind::emergency;
    };
    if (!is_overfull && std::none_of(ends.begin(), ends.end(), is_emergency)) return nullptr;
    auto cut = hyphenated_to_fit(paragraph, ends, measure, source_.styles, *source_.hyphenator,
                                 source_.arena);
    if (!cut) return nullptr;
    ends = line_ends(*cut, measure);
    return &galley_.cut_paragraphs.emplace_back(std::move(*cut));
}

void GalleyBuilder::warn_overfull(const Paragraph& paragraph, const OverfullLine& line) {
    const Piece& first = paragraph.pieces[line.first];
    const Span& span = paragraph.spans[first.span];
    const base::Place place =
        span.node == document::no_node ? base::Place{} : source_.document.node(span.node).place;
    const Piece& last = paragraph.pieces[line.last - 1];
    std::string_view own =
        base::trimmed(paragraph.text.substr(first.text_begin, last.text_end - first.text_begin));
    if (line.kind == OverfullLine::Kind::word) own = with_rest_of_word(paragraph.text, own);
    const std::string text = beginning(own);
    switch (line.kind) {
        case OverfullLine::Kind::word:
            if (is_squeezed_) {
                breaks_words_ = true;
                return;
            }
            return source_.diagnostics.warning(
                place, text + " is wider than its line and was broken",
                "shorten it, or say where it may be hyphenated with &shy;");
        case OverfullLine::Kind::preserved:
            return source_.diagnostics.warning(place, too_wide(paragraph, line.first, text),
                                               "break it where it reads best");
        case OverfullLine::Kind::unbroken:
            return source_.diagnostics.warning(place, text + " sticks out of its line",
                                               "shorten it, or let it wrap");
        case OverfullLine::Kind::box:
            return source_.diagnostics.warning(place, "a box in this line is wider than the line");
    }
}

void GalleyBuilder::add_lines(BoxNumber number, const Paragraph& paragraph,
                              const std::vector<std::uint32_t>& ends, const Measure& measure) {
    const auto first_line = static_cast<std::uint32_t>(galley_.lines.size());
    Length y;
    std::uint32_t first = 0;
    Fine start = 0;
    for (const std::uint32_t end : ends) {
        const BreakPoint& point = paragraph.breaks[end];
        Line line;
        line.first = first;
        line.last = point.next_piece;
        line.start = start;
        line.y = y;
        line.has_hyphen = point.hyphen != 0;
        align_line(line, paragraph, point, measure,
                   {style(number).text_align, style(number).text_align_last});
        set_height(line, paragraph);
        if (paragraph.has_boxes) place_inline_boxes(line, paragraph);
        galley_.lines.push_back(line);
        y += line.height;
        first = point.next_piece;
        start = point.next_start;
    }
    Placed& here = placed(number);
    here.first_line = first_line;
    here.line_count = static_cast<std::uint32_t>(ends.size());
    if (ends.empty()) return;
    const Length top = here.edges.before(document::top);
    here.first_baseline = top + galley_.lines[first_line].baseline;
    const Line& last = galley_.lines.back();
    here.last_baseline = top + last.y + last.baseline;
}

// Before the lines are added: the boxes have lines of their own.
void GalleyBuilder::fill_inline_blocks(const Paragraph& paragraph) {
    for (const Piece& piece : paragraph.pieces) {
        if (piece.kind != Kind::box) continue;
        const auto margins = margins_of(box(piece.box), style(piece.box), {});
        const Length around = margins[document::left] + margins[document::right];
        fill_alone(piece.box, {rounded(piece.width) - around, {}, std::nullopt});
    }
}

void GalleyBuilder::set_height(Line& line, const Paragraph& paragraph) {
    LineExtent extent = strut(source_.styles, paragraph.spans.front());
    if (!paragraph.has_even_lines) {
        for (std::uint32_t i = line.first; i < line.last; ++i) {
            const Piece& piece = paragraph.pieces[i];
            const Span& span = paragraph.spans[piece.span];
            if (piece.kind == Kind::text) {
                extent.include(text_extent(source_.styles, paragraph.spans.front(), span));
            } else if (piece.kind == Kind::box) {
                const auto margins = margins_of(box(piece.box), style(piece.box), {});
                extent.include(
                    box_extent(source_.styles, span, style(piece.box), placed(piece.box), margins));
            }
        }
    }
    line.height = extent.above + extent.below;
    line.baseline = extent.above;
}

void GalleyBuilder::place_inline_boxes(const Line& line, const Paragraph& paragraph) {
    VisualPlaces places;
    if (paragraph.is_mixed) places = visual_places(line, paragraph, source_.styles);
    Fine stretched = 0;
    for (std::uint32_t i = line.first; i < line.last; ++i) {
        const Piece& piece = paragraph.pieces[i];
        if (piece.kind == Kind::space && i < line.ink_last) stretched += line.stretch;
        if (piece.kind != Kind::box && piece.kind != Kind::absolute) continue;
        Placed& inner = placed(piece.box);
        inner.x = paragraph.is_mixed ? rounded(places.lefts[i - line.first])
                                     : line.x + rounded(piece.start - line.start + stretched);
        inner.y = line.y;
        if (piece.kind == Kind::absolute) continue;
        const auto margins = margins_of(box(piece.box), style(piece.box), {});
        inner.x += margins[document::left];
        const Span& span = paragraph.spans[piece.span];
        const LineExtent extent =
            box_extent(source_.styles, span, style(piece.box), inner, margins);
        inner.y = top_of_box(line.y, line.baseline, line.height, style(piece.box), extent) +
                  margins[document::top];
    }
}

}  // namespace papersetter::typeset
