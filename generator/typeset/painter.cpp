// SPDX-License-Identifier: MIT
#include "typeset/painter.hpp"

#include <algorithm>

#include "typeset/box_painter.hpp"
#include "typeset/inline_painter.hpp"
#include "typeset/landmarks.hpp"
#include "typeset/page_finder.hpp"
#include "typeset/text_painter.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using page::Rectangle;

namespace {

/// A place on the galley, and the page if that is settled: what is in a row or in a positioned box
/// stands on one page, wherever its parts lie.
struct Spot {
    Length x;
    Length y;
    std::optional<std::size_t> page;
};

class Painter {
  public:
    Painter(const PaintSource& source, page::Pages& pages)
        : source_(source), pages_(pages), landmarks_(source.document) {}

    References paint() {
        for (std::size_t number = 0; number < source_.plan.galleys.size(); ++number) {
            galley_ = &source_.plan.galleys[number];
            finder_ = PageFinder(source_.plan, number);
            if (!source_.tree.boxes.empty()) paint(0, {});
        }
        pages_.anchors = landmarks_.anchors();
        pages_.bookmarks = landmarks_.bookmarks();
        return landmarks_.references(source_.plan.pages.size());
    }

  private:
    [[nodiscard]] const Box& box(BoxNumber number) const { return source_.tree.boxes[number]; }
    [[nodiscard]] const Placed& placed(BoxNumber number) const {
        return galley_->galley.boxes[number];
    }
    [[nodiscard]] const ComputedStyle& style(BoxNumber number) const {
        return source_.styles.style(box(number).style);
    }
    [[nodiscard]] std::optional<std::size_t> page_at(const Spot& spot) {
        return spot.page ? spot.page : finder_.page_of(spot.y);
    }
    [[nodiscard]] std::vector<page::Mark>& marks(std::size_t page) {
        return pages_.pages[page].marks;
    }
    [[nodiscard]] page::ElementNumber owner_of_ink(page::ElementNumber element) const {
        return page::is_artifact(element) ? page::artifact : source_.elements.of_ink[element];
    }
    [[nodiscard]] Length page_x(std::size_t page, Length x) const {
        return x + source_.plan.pages[page].style->margin[document::left];
    }
    [[nodiscard]] Length page_y(std::size_t page, Length y) const {
        const PlannedPage& planned = source_.plan.pages[page];
        return y - planned.origin + planned.style->margin[document::top];
    }

    // `origin` is that of the content box it stands in.
    void paint(BoxNumber number, const Spot& origin) {
        const Box& own = box(number);
        const Placed& here = placed(number);
        Spot spot{origin.x + here.x, origin.y + here.y, origin.page};
        if (own.is_absolute && !spot.page) spot.page = page_of_absolute(number, spot.y);
        paint_slices(number, spot);
        const Spot inside{spot.x + here.edges.before(document::left),
                          spot.y + here.edges.before(document::top), spot.page};
        if (own.marker) paint_marker(number, inside, spot.y);
        if (const auto* flow = std::get_if<FlowContent>(&own.content)) {
            for (const BoxNumber child : flow->children) paint(child, inside);
        } else if (std::holds_alternative<ParagraphContent>(own.content)) {
            paint_lines(number, inside);
        } else if (const auto* flex = std::get_if<FlexContent>(&own.content)) {
            paint_flex(number, *flex, inside);
        } else if (const auto* table = std::get_if<TableContent>(&own.content)) {
            for (const BoxNumber row : table->rows) paint(row, inside);
        } else if (const auto* row = std::get_if<RowContent>(&own.content)) {
            const Spot fixed = settled(inside, here.height);
            for (const BoxNumber cell : row->cells) paint(cell, fixed);
        }
    }

    // A row no taller than the page is on one page with all its parts.
    Spot settled(Spot spot, Length height) {
        if (!spot.page && height <= galley_->page_height) spot.page = finder_.page_of(spot.y);
        return spot;
    }

    void paint_flex(BoxNumber number, const FlexContent& flex, const Spot& inside) {
        const Placed& here = placed(number);
        std::uint32_t item = 0;
        std::uint32_t line = 0;
        for (const BoxNumber child : flex.children) {
            if (box(child).is_absolute || here.line_count == 0) {
                paint(child, inside);
                continue;
            }
            const auto& lines = galley_->galley.flex_lines;
            while (item >= lines[here.first_line + line].last) ++line;
            const FlexLine& own = lines[here.first_line + line];
            Spot top = inside;
            top.y += own.y;
            Spot spot = inside;
            spot.page = settled(top, own.height).page;
            paint(child, spot);
            ++item;
        }
    }

    // An absolutely placed box goes with the top of the box it is placed in, if it is above it.
    std::optional<std::size_t> page_of_absolute(BoxNumber number, Length y) {
        BoxNumber around = box(number).parent;
        while (box(around).parent != no_box &&
               (box(around).is_anonymous || style(around).position == document::Position::normal)) {
            around = box(around).parent;
        }
        Length top = placed(around).y;
        for (BoxNumber outer = box(around).parent; outer != no_box; outer = box(outer).parent) {
            top += placed(outer).y + placed(outer).edges.before(document::top);
        }
        return finder_.page_of(std::max(y, top));
    }

    void paint_slices(BoxNumber number, const Spot& spot) {
        const Placed& here = placed(number);
        const Length bottom = spot.y + here.height;
        const bool has_landmark = !box(number).is_anonymous && landmarks_.wants(box(number).node);
        if (!has_landmark && !has_ink(number)) return;
        if (spot.page) {
            paint_slice(number, *spot.page, {spot.x, spot.y, here.width, here.height}, {});
            return;
        }
        for (const PageSpan& part : finder_.pages_of(spot.y, bottom)) {
            BoxSlice slice;
            slice.has_top = part.top == spot.y;
            slice.has_bottom = part.bottom == bottom;
            paint_slice(number, part.page, {spot.x, part.top, here.width, part.bottom - part.top},
                        slice);
        }
    }

    [[nodiscard]] bool has_ink(BoxNumber number) const {
        if (box(number).is_anonymous) return false;
        const auto& borders = placed(number).borders;
        return style(number).background ||
               std::any_of(borders.begin(), borders.end(),
                           [](const document::Border* border) { return border != nullptr; });
    }

    void paint_slice(BoxNumber number, std::size_t page, const Rectangle& on_galley,
                     BoxSlice slice) {
        slice.box = {page_x(page, on_galley.x), page_y(page, on_galley.y), on_galley.width,
                     on_galley.height};
        if (!box(number).is_anonymous) {
            landmarks_.note(box(number).node, page, slice.box);
            paint_box(slice, style(number), placed(number).borders,
                      owner_of_ink(box(number).element), marks(page));
        }
    }

    void paint_lines(BoxNumber number, const Spot& inside) {
        const Placed& here = placed(number);
        if (here.paragraph == nullptr) return;
        const Paragraph& paragraph = *here.paragraph;
        InlinePainter inline_boxes(paragraph, source_.styles);
        for (std::uint32_t i = 0; i < here.line_count; ++i) {
            const Line& line = galley_->galley.lines[here.first_line + i];
            const auto page = page_at({inside.x, inside.y + line.y, inside.page});
            if (!page) continue;
            const LinePlace place{*page, page_x(*page, inside.x),
                                  page_y(*page, inside.y + line.y + line.baseline)};
            note_generated(paragraph, line, *page);
            if (paragraph.has_ink) {
                for (const InlineSlice& slice : inline_boxes.slices(line, place)) {
                    const Span& span = paragraph.spans[slice.span];
                    landmarks_.note(span.node, *page, slice.slice.box);
                    const ComputedStyle& css = source_.styles.style(span.style);
                    paint_box(slice.slice, css, slice.borders, owner_of_ink(span.element),
                              marks(*page));
                }
            }
            paint_pieces(line, paragraph, place, inside);
        }
    }

    // Text and the boxes in it, in the order of the text.
    void paint_pieces(const Line& line, const Paragraph& paragraph, const LinePlace& place,
                      Spot inside) {
        inside.page = place.page;
        std::uint32_t first = line.first;
        for (std::uint32_t i = line.first; paragraph.has_boxes && i < line.last; ++i) {
            const Piece& piece = paragraph.pieces[i];
            const bool is_box =
                piece.kind == Piece::Kind::box || piece.kind == Piece::Kind::absolute;
            if (!is_box) continue;
            paint_text(line, paragraph, source_.styles, place, {first, i}, pages_);
            paint(piece.box, inside);
            first = i + 1;
        }
        paint_text(line, paragraph, source_.styles, place, {first, line.last}, pages_);
    }

    // Where counter(page) in running text stands.
    void note_generated(const Paragraph& paragraph, const Line& line, std::size_t page) {
        if (!paragraph.has_references) return;
        for (std::uint32_t i = line.first; i < line.last; ++i) {
            landmarks_.note_generated(paragraph.spans[paragraph.pieces[i].span].node, page);
        }
    }

    // A marker hangs before its item, half an em off, on the first baseline.
    void paint_marker(BoxNumber number, const Spot& inside, Length top) {
        const Box& own = box(number);
        const Paragraph& marker = source_.paragraphs[*own.marker];
        const ComputedStyle& css = style(number);
        const StyleFont& font = source_.styles.font(own.style);
        const Length baseline = top + placed(number).first_baseline.value_or(font.ascent);
        const auto page = page_at({inside.x, inside.y, inside.page});
        if (!page) return;
        Line line;
        line.last = line.ink_last = static_cast<std::uint32_t>(marker.pieces.size());
        const Length gap = css.font_size.scaled(1, 2);
        const Placed& here = placed(number);
        const Length x = marker.is_right_to_left
                             ? inside.x + here.width - here.edges.horizontal() + gap
                             : inside.x - rounded(marker.max_content) - gap;
        paint_text(line, marker, source_.styles, {*page, page_x(*page, x), page_y(*page, baseline)},
                   {line.first, line.last}, pages_);
    }

    const PaintSource& source_;
    page::Pages& pages_;
    Landmarks landmarks_;
    const PlannedGalley* galley_ = nullptr;
    PageFinder finder_;
};

}  // namespace

References paint(const PaintSource& source, page::Pages& pages) {
    return Painter(source, pages).paint();
}

}  // namespace papersetter::typeset
