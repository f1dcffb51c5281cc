// SPDX-License-Identifier: MIT
#include "typeset/margin_boxes.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "typeset/clamped_text.hpp"
#include "typeset/line_alignment.hpp"
#include "typeset/line_metrics.hpp"
#include "typeset/text_painter.hpp"

namespace papersetter::typeset {

using document::MarginBox;
using document::PageStyle;
using document::TextAlign;
using document::VerticalAlign;

namespace {

constexpr std::array<std::string_view, 3> sides = {"left", "center", "right"};

// What a box said on the last page that has it, and the paragraph made of it.
struct SaidText {
    std::string text;
    Paragraph paragraph;
};

// One box of a margin, set.
struct SetBox {
    std::size_t side = 0;
    const MarginBox* box = nullptr;
    const document::ComputedStyle* style = nullptr;
    std::string text;
    Paragraph paragraph;
    LineExtent extent;  ///< of each line
    Length width;
};

class MarginPainter {
  public:
    MarginPainter(const MarginSource& source, ParagraphBuilder& builder, page::Pages& pages)
        : source_(source), builder_(builder), pages_(pages) {}

    void paint(std::size_t page) {
        page_ = page;
        style_ = source_.plan.pages[page].style;
        paint_margin("top-", {}, style_->margin[document::top]);
        const Length height = style_->margin[document::bottom];
        paint_margin("bottom-", style_->height - height, height);
    }

  private:
    void paint_margin(const std::string& edge, Length top, Length height) {
        std::vector<SetBox> boxes;
        for (std::size_t side = 0; side < sides.size(); ++side) {
            const std::string name = edge + std::string(sides[side]);
            for (const MarginBox& box : style_->boxes) {
                if (box.name == name && !box.content.empty()) boxes.push_back(set(box, side));
            }
        }
        if (boxes.empty()) return;
        const Length available =
            style_->width - style_->margin[document::left] - style_->margin[document::right];
        share(boxes, available);
        for (SetBox& box : boxes) clamp(box);
        LineExtent shared;
        for (const SetBox& box : boxes) {
            if (is_in_middle(box)) shared.include(box.extent);
        }
        for (SetBox& box : boxes) {
            Length x = style_->margin[document::left];
            if (box.side == 1) x += (available - box.width).scaled(1, 2);
            if (box.side == 2) x += available - box.width;
            paint_box(box, x, top, height, shared);
        }
    }

    SetBox set(const MarginBox& box, std::size_t side) {
        SetBox result;
        result.side = side;
        result.box = &box;
        result.style = &box.style;
        result.text = generated_text(box.content, source_.references, page_ + 1);
        result.paragraph = paragraph_of(box, result.text);
        result.extent = strut(source_.styles, result.paragraph.spans.front());
        return result;
    }

    // Most boxes say the same on every page.
    const Paragraph& paragraph_of(const MarginBox& box, const std::string& text) {
        const auto [said, is_new] = said_.try_emplace(&box);
        if (is_new || said->second.text != text) said->second = {text, build(box, text)};
        return said->second.paragraph;
    }

    Paragraph build(const MarginBox& box, const std::string& text) {
        InlineContent content;
        content.style = source_.styles.number_of(box);
        content.element = box.name.starts_with("top-") ? page::running_head : page::running_foot;
        content.language = source_.document.language;
        content.place = box.place;
        const InlineItem item = InlineLiteral{};
        content.items = {&item, 1};
        content.literal = text;
        return builder_.build(content, source_.references, [](BoxNumber) { return Length{}; });
    }

    // No more lines than the style says, none wider than the box, with an ellipsis for the rest.
    void clamp(SetBox& box) {
        const auto most = static_cast<std::size_t>(box.style->line_clamp);
        const Measure measure{fine(box.width), 0};
        const auto fits = [&](const Paragraph& paragraph) {
            return paragraph.min_content <= measure.width &&
                   line_ends(paragraph, measure).size() <= most;
        };
        if (most == 0 || fits(box.paragraph)) return;
        const std::string text = clamped_text(
            box.text, source_.document.language, breaker_,
            [&](const std::string& shorter) { return fits(build(*box.box, shorter)); });
        box.paragraph = build(*box.box, text);
    }

    static bool is_in_middle(const SetBox& box) {
        return box.style->vertical_align == VerticalAlign::middle ||
               box.style->vertical_align == VerticalAlign::baseline;
    }

    static void share(std::vector<SetBox>& boxes, Length available) {
        std::array<Length, 3> wanted;
        Length unclamped;
        for (const SetBox& box : boxes) {
            wanted[box.side] = rounded_up(box.paragraph.max_content);
            if (box.style->line_clamp == 0) unclamped += wanted[box.side];
        }
        // What may be cut leaves the others what they want.
        for (const SetBox& box : boxes) {
            if (box.style->line_clamp > 0 && unclamped < available) {
                wanted[box.side] = std::min(wanted[box.side], available - unclamped);
            }
        }
        const MarginWidths widths = share_margin({wanted[0], wanted[1], wanted[2]}, available);
        for (SetBox& box : boxes) {
            box.width = box.side == 0 ? widths.left : box.side == 1 ? widths.centre : widths.right;
        }
    }

    // The initial text-align of a margin box is that of its place.
    static TextAlign alignment(const SetBox& box) {
        if (box.style->text_align != TextAlign::start || box.side == 0) {
            return box.style->text_align;
        }
        return box.side == 1 ? TextAlign::centre : TextAlign::right;
    }

    void paint_box(const SetBox& box, Length x, Length top, Length height,
                   const LineExtent& shared) {
        const Measure measure{fine(box.width), 0};
        const std::vector<std::uint32_t> ends = line_ends(box.paragraph, measure);
        const Length pitch = box.extent.above + box.extent.below;
        const Length block = pitch * static_cast<std::int64_t>(ends.size());
        Length y = top + (height - block).scaled(1, 2);
        if (is_in_middle(box) && ends.size() == 1) {
            y = top + (height - shared.above - shared.below).scaled(1, 2) + shared.above -
                box.extent.above;
        } else if (box.style->vertical_align == VerticalAlign::top) {
            y = top;
        } else if (box.style->vertical_align == VerticalAlign::bottom) {
            y = top + height - block;
        }
        Line line;
        for (const std::uint32_t end : ends) {
            const BreakPoint& point = box.paragraph.breaks[end];
            line.last = point.next_piece;
            line.has_hyphen = point.hyphen != 0;
            align_line(line, box.paragraph, point, measure,
                       {alignment(box), box.style->text_align_last});
            paint_text(line, box.paragraph, source_.styles, {page_, x, y + box.extent.above},
                       {line.first, line.last}, pages_);
            line.first = point.next_piece;
            line.start = point.next_start;
            line.stretch = 0;
            y += pitch;
        }
    }

    const MarginSource& source_;
    ParagraphBuilder& builder_;
    page::Pages& pages_;
    LineBreaker breaker_;
    const PageStyle* style_ = nullptr;
    std::size_t page_ = 0;
    std::map<const MarginBox*, SaidText> said_;
};

}  // namespace

MarginWidths share_margin(const MarginWidths& wanted, Length available) {
    if (wanted.centre == Length{}) {
        const Length sum = wanted.left + wanted.right;
        if (sum <= available) return wanted;
        const Length left = available.scaled(wanted.left.thousandths(), sum.thousandths());
        return {left, {}, available - left};
    }
    const Length beside = (available - wanted.centre).scaled(1, 2);
    if (wanted.left <= beside && wanted.right <= beside) return wanted;
    const Length centre = std::min(wanted.centre, available.scaled(1, 3));
    const Length rest = (available - centre).scaled(1, 2);
    return {std::min(wanted.left, rest), centre, std::min(wanted.right, rest)};
}

void paint_margin_boxes(const MarginSource& source, ParagraphBuilder& builder, page::Pages& pages) {
    MarginPainter painter(source, builder, pages);
    for (std::size_t page = 0; page < pages.pages.size(); ++page) painter.paint(page);
}

}  // namespace papersetter::typeset
