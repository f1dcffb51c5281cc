// SPDX-License-Identifier: MIT
#include <algorithm>

#include "typeset/galley_builder.hpp"
#include "typeset/leaves.hpp"
#include "typeset/line_metrics.hpp"
#include "typeset/picture_size.hpp"

namespace papersetter::typeset {

namespace {

constexpr std::int32_t natural_scale = 1000;

}  // namespace

// The border box of a picture in a column: never wider than the column or taller than a page.
Length GalleyBuilder::picture_width(BoxNumber number, Length containing_width, Length around) {
    const Edges edges = edges_of(box(number), style(number), containing_width);
    const Length frame = edges.horizontal();
    const auto& content = std::get<PictureContent>(box(number).content);
    const PictureSize wished =
        wished_size(content, style(number), containing_width - around - frame, most_scale_);
    has_larger_pictures_ = has_larger_pictures_ || style(number).picture_scale > natural_scale;
    return fitted(wished, containing_width - around - frame, most_picture_height(number)).width +
           frame;
}

// A line is higher than the picture in it by what its text needs below the baseline.
Length GalleyBuilder::most_picture_height(BoxNumber number) const {
    Length height = source_.page_height;
    const auto margins = margins_of(box(number), style(number), {});
    if (style(number).display != document::Display::block) height -= style(number).line_height;
    return height - margins[document::top] - margins[document::bottom] -
           edges_of(box(number), style(number), {}).vertical() - goes_with_picture(number);
}

// What may stand on the page with a picture that is as tall as can be: the edges of what it stands
// in, lines that say that this goes on, heads of tables.
Length GalleyBuilder::goes_with_picture(BoxNumber number) const {
    Length height;
    for (BoxNumber at = box(number).parent, row = number; at != no_box;
         row = at, at = box(at).parent) {
        height += edges_of(box(at), style(at), {}).vertical();
        height += continued_height(box(at), source_.styles);
        const auto* table = std::get_if<TableContent>(&box(at).content);
        if (table == nullptr) continue;
        Length head;
        for (std::size_t i = 0; i < table->header_rows; ++i) {
            if (table->rows[i] == row) head = source_.page_height;  // in the head itself
            head += galley_.boxes[table->rows[i]].height;
        }
        if (is_head_repeated(head, source_.page_height)) height += head;
    }
    return height;
}

// Pictures that are larger in large print are so only as far as what is to stay on one page does,
// if it would with pictures as they are; found by halving.
BlockMargins GalleyBuilder::fill_whole(BoxNumber number, const Region& region, bool is_root) {
    const bool had_larger_pictures = has_larger_pictures_;
    has_larger_pictures_ = false;
    BlockMargins margins = fill(number, region, is_root);
    if (has_larger_pictures_ && most_scale_ == any_scale &&
        placed(number).height > source_.page_height) {
        const auto fits = [&](std::int32_t scale) {
            most_scale_ = scale;
            margins = fill(number, region, is_root);
            return placed(number).height <= source_.page_height;
        };
        std::int32_t low = natural_scale;
        if (fits(low)) {
            std::int32_t high = style(number).picture_scale;
            constexpr std::int32_t close = 10;
            while (high - low > close) {
                const std::int32_t middle = low + (high - low) / 2;
                (fits(middle) ? low : high) = middle;
            }
            static_cast<void>(fits(low));
        } else {
            static_cast<void>(fits(any_scale));
        }
        most_scale_ = any_scale;
    }
    has_larger_pictures_ = has_larger_pictures_ || had_larger_pictures;
    return margins;
}

// The height that goes with the width the picture was given.
Length GalleyBuilder::lay_picture(BoxNumber number, const PictureContent& content,
                                  const Region& region) {
    const Length width = content_width(number);
    const std::optional<Length> available =
        region.containing_width > Length{} ? std::optional(region.containing_width) : std::nullopt;
    const PictureSize wished = wished_size(content, style(number), available, most_scale_);
    const Length most = most_picture_height(number);
    const PictureSize in_width = fitted(wished, width, source_.page_height * 1000);
    const Length limited = std::min(fitted(wished, width, most).height, in_width.height);
    const bool is_too_tall = unscaled_size(content, style(number), available).height > most;
    if (is_too_tall && in_width.height >= most - Length::points(1)) {
        source_.diagnostics.warning(source_.document.node(box(number).node).place,
                                    "this picture is taller than the page and was made smaller",
                                    "give it a height that leaves room for what belongs to it");
    }
    return limited;
}

// A paragraph whose pictures are as wide as they are in a column of that width; nothing when they
// are so already.
std::optional<Paragraph> GalleyBuilder::with_pictures_set(const Paragraph& paragraph,
                                                          Length column) {
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < paragraph.pieces.size(); ++i) {
        const Piece& piece = paragraph.pieces[i];
        if (piece.kind != Piece::Kind::box) continue;
        if (!std::holds_alternative<PictureContent>(box(piece.box).content)) continue;
        const auto margins = margins_of(box(piece.box), style(piece.box), {});
        const Length around = margins[document::left] + margins[document::right];
        const Fine width = fine(picture_width(piece.box, column, around) + around);
        if (width == piece.width) continue;
        if (pieces.empty()) pieces.assign(paragraph.pieces.begin(), paragraph.pieces.end());
        pieces[i].width = width;
    }
    if (pieces.empty()) return std::nullopt;
    Paragraph copy = paragraph;
    copy.pieces = source_.arena.copy(pieces);
    measure_paragraph(copy, source_.styles, source_.arena);
    return copy;
}

}  // namespace papersetter::typeset
