// SPDX-License-Identifier: MIT
#include "typeset/continued_lines.hpp"

#include "typeset/line_alignment.hpp"
#include "typeset/line_metrics.hpp"
#include "typeset/references.hpp"
#include "typeset/text_painter.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;

namespace {

class ContinuedPainter {
  public:
    ContinuedPainter(const ContinuedSource& source, ParagraphBuilder& builder, page::Pages& pages)
        : source_(source), builder_(builder), pages_(pages) {}

    void paint(const PagePart& part) {
        const std::vector<Repeat>& repeats = source_.plan.galleys[part.galley].list.repeats;
        for (RepeatNumber at = part.repeats; at != no_repeat; at = repeats[at].outer) {
            const auto& continued = source_.tree.boxes[repeats[at].box].continued;
            if (!continued) continue;
            Length above = part.y;
            for (RepeatNumber outer = repeats[at].outer; outer != no_repeat;
                 outer = repeats[outer].outer) {
                above += repeats[outer].height;
            }
            paint_line(part, repeats[at].box, *continued, above);
        }
    }

  private:
    // From the left of the content area.
    [[nodiscard]] Length left_of_content(const PagePart& part, BoxNumber box) const {
        const Galley& galley = source_.plan.galleys[part.galley].galley;
        Length x = part.x;
        for (BoxNumber at = box; at != no_box; at = source_.tree.boxes[at].parent) {
            x += galley.boxes[at].x + galley.boxes[at].edges.before(document::left);
        }
        return x;
    }

    // From the left of the box's content to where the line stands, which begins at the right if it
    // runs from there.
    [[nodiscard]] Length indent(const PagePart& part, BoxNumber box, const ComputedStyle& css,
                                const Paragraph& paragraph) const {
        const document::Side start = document::start_side(css.is_right_to_left);
        const Length margin = resolved(css.margin[start], std::nullopt).value_or(Length{});
        if (!css.is_right_to_left) return margin;
        const Placed& around = source_.plan.galleys[part.galley].galley.boxes[box];
        return around.width - around.edges.horizontal() - margin - rounded(paragraph.max_content);
    }

    void paint_line(const PagePart& part, BoxNumber box, const Continued& continued, Length y) {
        const document::Node& node = source_.document.node(continued.node);
        const ComputedStyle& css = source_.styles.style(continued.style);
        InlineContent content;
        content.style = continued.style;
        content.element = page::running_head;
        content.language = source_.document.language;
        content.place = node.place;
        const InlineItem item = InlineLiteral{};
        content.items = {&item, 1};
        const std::string text = generated_text(node.content, {}, part.page + 1);
        content.literal = text;
        const Paragraph paragraph = builder_.build(content, {}, [](BoxNumber) { return Length{}; });
        Line line;
        line.last = line.ink_last = static_cast<std::uint32_t>(paragraph.pieces.size());
        const document::Sides<Length>& margin = source_.plan.pages[part.page].style->margin;
        const LineExtent extent = strut(source_.styles, paragraph.spans.front());
        const Length top = resolved(css.margin[document::top], std::nullopt).value_or(Length{});
        const Length x = left_of_content(part, box) + indent(part, box, css, paragraph);
        paint_text(
            line, paragraph, source_.styles,
            {part.page, margin[document::left] + x, margin[document::top] + y + top + extent.above},
            {line.first, line.last}, pages_);
    }

    const ContinuedSource& source_;
    ParagraphBuilder& builder_;
    page::Pages& pages_;
};

}  // namespace

void paint_continued(const ContinuedSource& source, ParagraphBuilder& builder, page::Pages& pages) {
    ContinuedPainter painter(source, builder, pages);
    for (const PagePart& part : source.plan.parts) painter.paint(part);
}

}  // namespace papersetter::typeset
