// SPDX-License-Identifier: MIT
#include "typeset/painter.hpp"

#include <algorithm>
#include <span>

#include "typeset/box_painter.hpp"
#include "typeset/drawing_labels.hpp"
#include "typeset/inline_painter.hpp"
#include "typeset/landmarks.hpp"
#include "typeset/marker_place.hpp"
#include "typeset/page_finder.hpp"
#include "typeset/text_painter.hpp"
#include "typeset/turned_marks.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using page::Rectangle;

namespace {

/// A place on the galley, and the part of a page if that is settled: what is in a row or in a
/// positioned box stands on one page, wherever it lies.
struct Spot {
    Length x;
    Length y;
    std::optional<std::size_t> part;
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
        References references = landmarks_.references(source_.plan.pages.size());
        references.blank_pages = source_.plan.blank_pages();
        return references;
    }

  private:
    [[nodiscard]] const Box& box(BoxNumber number) const { return source_.tree.boxes[number]; }
    [[nodiscard]] const Placed& placed(BoxNumber number) const {
        return galley_->galley.boxes[number];
    }
    [[nodiscard]] const ComputedStyle& style(BoxNumber number) const {
        return source_.styles.style(box(number).style);
    }
    [[nodiscard]] std::optional<std::size_t> part_at(const Spot& spot) {
        return spot.part ? spot.part : finder_.part_of(spot.y);
    }
    [[nodiscard]] const PagePart& part(std::size_t number) const {
        return source_.plan.parts[number];
    }
    [[nodiscard]] std::vector<page::Mark>& marks(std::size_t part_number) {
        return pages_.pages[part(part_number).page].marks;
    }
    [[nodiscard]] page::ElementNumber owner_of_ink(page::ElementNumber element) const {
        return page::is_artifact(element) ? page::artifact : source_.elements.of_ink[element];
    }
    [[nodiscard]] Length page_x(std::size_t number, Length x) const {
        const PagePart& own = part(number);
        return x + own.x + source_.plan.pages[own.page].style->margin[document::left];
    }
    [[nodiscard]] Length page_y(std::size_t number, Length y) const {
        const PagePart& own = part(number);
        return y - own.origin + source_.plan.pages[own.page].style->margin[document::top];
    }

    // `origin` is that of the content box it stands in.
    void paint(BoxNumber number, const Spot& origin) {
        const Box& own = box(number);
        if (own.is_fixed) return paint_fixed(number);
        const Placed& here = placed(number);
        Spot spot{origin.x + here.x, origin.y + here.y, origin.part};
        if (own.is_absolute && !spot.part) spot.part = part_of_absolute(number, spot.y);
        if (own.is_absolute && spot.part && style(number).turn != 0) {
            paint_turned(number, spot, here.height);
        } else {
            paint_at(number, spot, here.height);
        }
    }

    // On every page that its style names, from the page's content area.
    void paint_fixed(BoxNumber number) {
        const ComputedStyle& css = style(number);
        const auto is_stated = [&](document::Side side) {
            return css.inset[side].kind != document::Extent::Kind::automatic;
        };
        const bool is_stretched = is_stated(document::top) && is_stated(document::bottom) &&
                                  css.height.kind == document::Extent::Kind::automatic;
        for (const PlannedPage& page : source_.plan.pages) {
            const bool is_here = (page.kinds & css.on_pages) == css.on_pages;
            if (!is_here || &source_.plan.galleys[page.galley] != galley_) continue;
            const Length area = page.style->height - page.style->margin[document::top] -
                                page.style->margin[document::bottom];
            const auto inset = [&](document::Side side) {
                return resolved(css.inset[side], area).value_or(Length{}) +
                       resolved(css.margin[side], galley_->galley.width).value_or(Length{});
            };
            const Length top = inset(document::top);
            const Length bottom = inset(document::bottom);
            const Length height = is_stretched ? area - top - bottom : placed(number).height;
            Spot spot{placed(number).x, top, page.frame};
            if (!is_stated(document::top) && is_stated(document::bottom)) {
                spot.y = area - bottom - height;
            }
            paint_turned(number, spot, height);
        }
    }

    // About the middle of its border box, which stands on one page.
    void paint_turned(BoxNumber number, const Spot& spot, Length height) {
        const std::size_t first = marks(*spot.part).size();
        paint_at(number, spot, height);
        const int turn = style(number).turn;
        if (turn == 0) return;
        const Length x = page_x(*spot.part, spot.x) + placed(number).width.scaled(1, 2);
        const Length y = page_y(*spot.part, spot.y) + height.scaled(1, 2);
        turn_marks(std::span(marks(*spot.part)).subspan(first), {x, y}, turn);
    }

    void paint_at(BoxNumber number, const Spot& spot, Length height) {
        const Box& own = box(number);
        const Placed& here = placed(number);
        paint_slices(number, spot, height);
        const Spot inside{spot.x + here.edges.before(document::left),
                          spot.y + here.edges.before(document::top), spot.part};
        if (own.marker) paint_marker(number, inside, spot.y);
        if (const auto* flow = std::get_if<FlowContent>(&own.content)) {
            for (const BoxNumber child : flow->children) paint(child, inside);
        } else if (std::holds_alternative<ParagraphContent>(own.content)) {
            paint_lines(number, inside);
        } else if (const auto* flex = std::get_if<FlexContent>(&own.content)) {
            paint_flex(number, *flex, inside);
        } else if (const auto* table = std::get_if<TableContent>(&own.content)) {
            for (const BoxNumber row : table->rows) paint(row, inside);
            if (table->header_rows > 0 && !inside.part) paint_heads(number, *table, inside.x);
        } else if (const auto* row = std::get_if<RowContent>(&own.content)) {
            const Spot fixed = settled(inside, here.height);
            for (const BoxNumber cell : row->cells) paint(cell, fixed);
        } else if (const auto* picture = std::get_if<PictureContent>(&own.content)) {
            paint_picture(number, *picture, settled(inside, here.height));
        }
    }

    // The head of a table on top of each further page: read out once only, so that it is decoration
    // there.
    void paint_heads(BoxNumber number, const TableContent& table, Length x) {
        const std::vector<Repeat>& repeats = galley_->list.repeats;
        for (std::size_t i = 0; i < source_.plan.parts.size(); ++i) {
            const PagePart& own = part(i);
            if (&source_.plan.galleys[own.galley] != galley_) continue;
            Length above;
            bool has_head = false;
            for (RepeatNumber at = own.repeats; at != no_repeat; at = repeats[at].outer) {
                if (has_head) above += repeats[at].height;
                has_head = has_head || repeats[at].box == number;
            }
            if (!has_head) continue;
            const std::size_t first = marks(i).size();
            is_repeating_ = true;
            for (std::size_t row = 0; row < table.header_rows; ++row) {
                const Length top = placed(table.rows.front()).y;
                paint(table.rows[row], {x, own.origin + own.y + above - top, i});
            }
            is_repeating_ = false;
            for (page::Mark& mark : std::span(marks(i)).subspan(first)) {
                std::visit([](auto& one) { one.element = page::artifact; }, mark);
            }
        }
    }

    void paint_picture(BoxNumber number, const PictureContent& content, const Spot& inside) {
        const auto in = part_at(inside);
        if (!in || content.picture == nullptr) return;
        const Placed& here = placed(number);
        const Rectangle area{page_x(*in, inside.x), page_y(*in, inside.y),
                             here.width - here.edges.horizontal(),
                             here.height - here.edges.vertical()};
        marks(*in).emplace_back(
            page::PictureMark{box(number).element, area, picture_number(number, content)});
    }

    std::uint32_t picture_number(BoxNumber number, const PictureContent& content) {
        const auto next = static_cast<std::uint32_t>(pages_.pictures.size());
        const auto [found, is_new] = picture_numbers_.try_emplace(content.name, next);
        if (is_new) {
            pages_.pictures.push_back({std::string(content.name), content.picture,
                                       set_labels(*content.picture, style(number).font_families,
                                                  source_.shaper, source_.diagnostics)});
        }
        return found->second;
    }

    // A row no taller than the page is on one page with all its parts.
    Spot settled(Spot spot, Length height) {
        if (!spot.part && height <= galley_->page_height) spot.part = finder_.part_of(spot.y);
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
            spot.part = settled(top, own.height).part;
            paint(child, spot);
            ++item;
        }
    }

    // An absolutely placed box goes with the top of the box it is placed in, if it is above it.
    std::optional<std::size_t> part_of_absolute(BoxNumber number, Length y) {
        BoxNumber around = box(number).parent;
        while (box(around).parent != no_box &&
               (box(around).is_anonymous || style(around).position == document::Position::normal)) {
            around = box(around).parent;
        }
        Length top = placed(around).y;
        for (BoxNumber outer = box(around).parent; outer != no_box; outer = box(outer).parent) {
            top += placed(outer).y + placed(outer).edges.before(document::top);
        }
        return finder_.part_of(std::max(y, top));
    }

    void paint_slices(BoxNumber number, const Spot& spot, Length height) {
        const Placed& here = placed(number);
        const Length bottom = spot.y + height;
        const bool has_landmark = !box(number).is_anonymous && landmarks_.wants(box(number).node);
        if (!has_landmark && !has_ink(number)) return;
        if (spot.part) {
            paint_slice(number, *spot.part, {spot.x, spot.y, here.width, height}, {});
            return;
        }
        for (const PartSpan& span : finder_.parts_of(spot.y, bottom)) {
            BoxSlice slice;
            slice.has_top = span.top == spot.y;
            slice.has_bottom = span.bottom == bottom;
            paint_slice(number, span.part, {spot.x, span.top, here.width, span.bottom - span.top},
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

    void paint_slice(BoxNumber number, std::size_t in, const Rectangle& on_galley, BoxSlice slice) {
        slice.box = {page_x(in, on_galley.x), page_y(in, on_galley.y), on_galley.width,
                     on_galley.height};
        if (!box(number).is_anonymous) {
            note(box(number).node, in, slice.box);
            paint_box(slice, style(number), placed(number).borders,
                      owner_of_ink(box(number).element), marks(in));
        }
    }

    void paint_lines(BoxNumber number, const Spot& inside) {
        const Placed& here = placed(number);
        if (here.paragraph == nullptr) return;
        const Paragraph& paragraph = *here.paragraph;
        InlinePainter inline_boxes(paragraph, source_.styles);
        for (std::uint32_t i = 0; i < here.line_count; ++i) {
            const Line& line = galley_->galley.lines[here.first_line + i];
            const auto in = part_at({inside.x, inside.y + line.y, inside.part});
            if (!in) continue;
            const LinePlace place{part(*in).page, page_x(*in, inside.x),
                                  page_y(*in, inside.y + line.y + line.baseline)};
            note_generated(paragraph, line, place.page);
            if (paragraph.has_ink) {
                for (const InlineSlice& slice : inline_boxes.slices(line, place)) {
                    const Span& span = paragraph.spans[slice.span];
                    note(span.node, *in, slice.slice.box);
                    const ComputedStyle& css = source_.styles.style(span.style);
                    paint_box(slice.slice, css, slice.borders, owner_of_ink(span.element),
                              marks(*in));
                }
            }
            paint_pieces(line, paragraph, place, {inside.x, inside.y, in});
        }
    }

    // Text and the boxes in it, in the order of the text.
    void paint_pieces(const Line& line, const Paragraph& paragraph, const LinePlace& place,
                      const Spot& inside) {
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

    void note(document::NodeNumber node, std::size_t in, const Rectangle& rectangle) {
        if (!is_repeating_) landmarks_.note(node, part(in).page, rectangle);
    }

    // Where counter(page) in running text stands.
    void note_generated(const Paragraph& paragraph, const Line& line, std::size_t page) {
        if (!paragraph.has_references || is_repeating_) return;
        for (std::uint32_t i = line.first; i < line.last; ++i) {
            landmarks_.note_generated(paragraph.spans[paragraph.pieces[i].span].node, page);
        }
    }

    // A marker hangs before its item, half an em off.
    void paint_marker(BoxNumber number, const Spot& inside, Length top) {
        const Box& own = box(number);
        const Paragraph& marker = source_.paragraphs[*own.marker];
        const ComputedStyle& css = style(number);
        const Length baseline =
            top + marker_baseline(source_.tree, source_.styles, galley_->galley, number);
        const auto in = part_at(inside);
        if (!in) return;
        Line line;
        line.last = line.ink_last = static_cast<std::uint32_t>(marker.pieces.size());
        const Length gap = css.font_size.scaled(1, 2);
        const Placed& here = placed(number);
        const Length x = marker.is_right_to_left
                             ? inside.x + here.width - here.edges.horizontal() + gap
                             : inside.x - rounded(marker.max_content) - gap;
        paint_text(line, marker, source_.styles,
                   {part(*in).page, page_x(*in, x), page_y(*in, baseline)}, {line.first, line.last},
                   pages_);
    }

    const PaintSource& source_;
    page::Pages& pages_;
    Landmarks landmarks_;
    const PlannedGalley* galley_ = nullptr;
    PageFinder finder_;
    bool is_repeating_ = false;  ///< prints again what stands elsewhere
    std::map<std::string_view, std::uint32_t> picture_numbers_;
};

}  // namespace

References paint(const PaintSource& source, page::Pages& pages) {
    return Painter(source, pages).paint();
}

}  // namespace papersetter::typeset
