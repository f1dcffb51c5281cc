// SPDX-License-Identifier: MIT
#include "typeset/marker_place.hpp"

#include <algorithm>

#include "typeset/line_metrics.hpp"

namespace papersetter::typeset {

namespace {

class FirstPicture {
  public:
    FirstPicture(const BoxTree& tree, const Galley& galley) : tree_(tree), galley_(galley) {}

    // How far a picture that begins a box is below the box's top; nothing when none does.
    [[nodiscard]] std::optional<Length> top_in(BoxNumber number) const {
        const BoxContent& content = tree_.boxes[number].content;
        const Placed& here = galley_.boxes[number];
        if (std::holds_alternative<PictureContent>(content)) return Length{};
        if (std::holds_alternative<ParagraphContent>(content) && begins_with_picture(here)) {
            return here.edges.before(document::top);
        }
        const auto* flow = std::get_if<FlowContent>(&content);
        if (flow == nullptr) return std::nullopt;
        const auto first = std::ranges::find_if(
            flow->children, [&](BoxNumber child) { return !tree_.boxes[child].is_absolute; });
        if (first == flow->children.end()) return std::nullopt;
        const std::optional<Length> inner = top_in(*first);
        if (!inner) return std::nullopt;
        return here.edges.before(document::top) + galley_.boxes[*first].y + *inner;
    }

  private:
    [[nodiscard]] bool begins_with_picture(const Placed& lines) const {
        if (lines.paragraph == nullptr || !lines.paragraph->has_boxes) return false;
        for (const Piece& piece : lines.paragraph->pieces) {
            if (piece.kind == Piece::Kind::text) return false;
            if (piece.kind != Piece::Kind::box) continue;
            return std::holds_alternative<PictureContent>(tree_.boxes[piece.box].content);
        }
        return false;
    }

    const BoxTree& tree_;
    const Galley& galley_;
};

}  // namespace

Length marker_baseline(const BoxTree& tree, const StyleTable& styles, const Galley& galley,
                       BoxNumber item) {
    const StyleNumber style = tree.boxes[item].style;
    const std::optional<Length> first = galley.boxes[item].first_baseline;
    if (const std::optional<Length> top = FirstPicture(tree, galley).top_in(item)) {
        Span line;
        line.style = style;
        const Length beside = *top + strut(styles, line).above;
        return first ? std::min(*first, beside) : beside;
    }
    return first.value_or(styles.font(style).ascent);
}

}  // namespace papersetter::typeset
