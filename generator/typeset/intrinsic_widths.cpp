// SPDX-License-Identifier: MIT
#include "typeset/intrinsic_widths.hpp"

#include <algorithm>

#include "typeset/column_widths.hpp"
#include "typeset/edges.hpp"
#include "typeset/picture_size.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using document::Extent;

namespace {

bool has_width_rules(const ComputedStyle& style) {
    return style.width.kind != Extent::Kind::automatic ||
           style.min_width.kind != Extent::Kind::automatic ||
           style.max_width.kind != Extent::Kind::automatic;
}

Fine widest_word(const Paragraph& paragraph) {
    Fine widest = 0;
    Fine start = 0;
    for (const BreakPoint& point : paragraph.breaks) {
        if (point.kind == BreakPoint::Kind::emergency) continue;
        widest = std::max(widest, point.ink_end - start + point.hyphen);
        start = point.next_start;
    }
    return widest;
}

Fine widest_letter(Piece piece, const StyleFont& font) {
    Fine widest = 0;
    const auto& glyphs = piece.word->glyphs;
    const std::uint32_t end = piece.glyph_end;
    for (std::uint32_t i = piece.glyph_begin; i < end; i = piece.glyph_end) {
        piece.glyph_begin = i;
        piece.glyph_end = i + 1;
        while (piece.glyph_end < end && glyphs[piece.glyph_end].cluster == glyphs[i].cluster) {
            ++piece.glyph_end;
        }
        widest = std::max(widest, width_of(piece, font));
    }
    return widest;
}

// A picture in a line is made as narrow as its column.
Fine widest_letter(const Paragraph& paragraph, const StyleTable& styles, const BoxTree& tree) {
    Fine widest = 0;
    for (const Piece& piece : paragraph.pieces) {
        const Span& span = paragraph.spans[piece.span];
        if (piece.kind == Piece::Kind::text && span.is_wrapping) {
            widest = std::max(widest, widest_letter(piece, styles.font(span.style)));
        } else if (piece.kind == Piece::Kind::text) {
            widest = std::max(widest, piece.width);
        } else if (piece.kind == Piece::Kind::box) {
            const bool is_picture =
                std::holds_alternative<PictureContent>(tree.boxes[piece.box].content);
            const Fine most = is_picture ? fine(least_picture_width) : piece.width;
            widest = std::max(widest, std::min(piece.width, most));
        }
    }
    return widest;
}

}  // namespace

IntrinsicWidths::IntrinsicWidths(const StyleTable& styles, const BoxTree& tree,
                                 const std::vector<Paragraph>& paragraphs, Narrowest narrowest)
    : styles_(styles),
      tree_(tree),
      paragraphs_(paragraphs),
      narrowest_(narrowest),
      known_(tree.boxes.size()) {}

void IntrinsicWidths::clear() { known_.assign(tree_.boxes.size(), std::nullopt); }

ContentWidths IntrinsicWidths::of(BoxNumber number) {
    const Box& box = tree_.boxes[number];
    const ComputedStyle& style = styles_.style(box.style);
    const bool is_picture = std::holds_alternative<PictureContent>(box.content);
    const bool is_last_resort = narrowest_ == Narrowest::letter;
    if (box.is_anonymous || is_picture || is_last_resort || !has_width_rules(style)) {
        return by_content(number);
    }
    const Edges edges = edges_of(box, style, {});
    if (const auto stated = stated_width(box, style, edges, std::nullopt)) {
        return {*stated, *stated};
    }
    const ContentWidths natural = by_content(number);
    return {clamped_width(style, edges, std::nullopt, natural.least),
            clamped_width(style, edges, std::nullopt, natural.most)};
}

ContentWidths IntrinsicWidths::outer(BoxNumber number) {
    const Box& box = tree_.boxes[number];
    const auto margins = margins_of(box, styles_.style(box.style), {});
    const Length around = margins[document::left] + margins[document::right];
    const ContentWidths inner = of(number);
    return {inner.least + around, inner.most + around};
}

ContentWidths IntrinsicWidths::by_content(BoxNumber number) {
    if (!known_[number]) {
        const Box& box = tree_.boxes[number];
        const Length around = edges_of(box, styles_.style(box.style), {}).horizontal();
        const ContentWidths inner = content(box);
        known_[number] = {inner.least + around, inner.most + around};
    }
    return *known_[number];
}

Fine IntrinsicWidths::narrowest_of(const Paragraph& paragraph) const {
    switch (narrowest_) {
        case Narrowest::as_styled:
            break;
        case Narrowest::word:
            return widest_word(paragraph);
        case Narrowest::letter:
            return std::min(widest_letter(paragraph, styles_, tree_), paragraph.min_content);
    }
    return paragraph.min_content;
}

ContentWidths IntrinsicWidths::content(const Box& box) {
    if (const auto* text = std::get_if<ParagraphContent>(&box.content)) {
        const Paragraph& paragraph = paragraphs_[text->paragraph];
        const Length indent = std::max(Length{}, styles_.style(box.style).text_indent);
        return {rounded_up(narrowest_of(paragraph)) + indent,
                rounded_up(paragraph.max_content) + indent};
    }
    if (const auto* picture = std::get_if<PictureContent>(&box.content)) {
        const Length wished = wished_size(*picture, styles_.style(box.style), std::nullopt).width;
        return {std::min(wished, least_picture_width), wished};
    }
    if (const auto* flow = std::get_if<FlowContent>(&box.content)) return widest(flow->children);
    if (const auto* flex = std::get_if<FlexContent>(&box.content)) return content_of(box, *flex);
    if (const auto* table = std::get_if<TableContent>(&box.content)) {
        ContentWidths sum;
        for (const ContentWidths& column : column_content_widths(tree_, *table, *this)) {
            sum.least += column.least;
            sum.most += column.most;
        }
        return sum;
    }
    return {};
}

ContentWidths IntrinsicWidths::widest(std::span<const BoxNumber> children) {
    ContentWidths result;
    for (const BoxNumber child : children) {
        if (tree_.boxes[child].is_absolute) continue;
        const ContentWidths one = outer(child);
        result.least = std::max(result.least, one.least);
        result.most = std::max(result.most, one.most);
    }
    return result;
}

ContentWidths IntrinsicWidths::content_of(const Box& box, const FlexContent& flex) {
    const ComputedStyle& style = styles_.style(box.style);
    ContentWidths result = widest(flex.children);
    if (style.flex_direction == document::FlexDirection::column) return result;
    ContentWidths sum;
    bool is_first = true;
    for (const BoxNumber child : flex.children) {
        if (tree_.boxes[child].is_absolute) continue;
        const ContentWidths one = outer(child);
        const Length gap = is_first ? Length{} : style.column_gap;
        sum.least += one.least + gap;
        sum.most += one.most + gap;
        is_first = false;
    }
    const bool may_stack = style.flex_wrap == document::FlexWrap::wrap ||
                           style.row_fallback == document::RowFallback::column;
    return {may_stack ? result.least : sum.least, sum.most};
}

}  // namespace papersetter::typeset
