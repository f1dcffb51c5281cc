// SPDX-License-Identifier: MIT
#include "typeset/typeset.hpp"

#include "typeset/box_builder.hpp"
#include "typeset/element_table.hpp"
#include "typeset/galley_builder.hpp"
#include "typeset/margin_boxes.hpp"
#include "typeset/painter.hpp"
#include "typeset/paragraph_builder.hpp"

namespace papersetter::typeset {

namespace {

constexpr int most_passes = 5;
constexpr std::size_t marks_expected = 128;  // on a page; more are fine

class Typesetter {
  public:
    Typesetter(const document::StyledDocument& document, font::Shaper& shaper,
               base::Diagnostics& diagnostics)
        : document_(document),
          diagnostics_(diagnostics),
          errors_before_(diagnostics.errors()),
          styles_(document, shaper, diagnostics),
          elements_(number_elements(document)),
          tree_(build_boxes(document, elements_, diagnostics)),
          paragraphs_(tree_.paragraphs.size()),
          widths_(styles_, tree_, paragraphs_),
          builder_(document, styles_, shaper, diagnostics) {}

    page::Pages typeset(std::size_t expected_pages) {
        stop_at_errors();
        References expected;
        expected.pages = expected_pages;
        page::Pages pages;
        bool is_settled = false;
        for (int pass = 0; pass < most_passes && !is_settled; ++pass) {
            prepare(expected, pass == 0);
            base::Diagnostics told;
            References found;
            pages = set(found, told);
            is_settled = !has_references_ || found == expected;
            expected = std::move(found);
            if (is_settled || pass + 1 == most_passes) diagnostics_.append(std::move(told));
        }
        if (!is_settled) {
            diagnostics_.warning({},
                                 "the page numbers in the text do not settle: each change of "
                                 "them moves the pages they tell of");
        }
        paint_margin_boxes({document_, styles_, plan_, expected}, builder_, pages);
        stop_at_errors();
        return pages;
    }

  private:
    void stop_at_errors() const {
        if (diagnostics_.errors() > errors_before_) throw base::InputError();
    }

    // Inner paragraphs have lower numbers: an inline-block is measured before its line is.
    void prepare(const References& references, bool is_first) {
        if (!is_first) widths_.clear();
        for (std::size_t i = 0; i < paragraphs_.size(); ++i) {
            const InlineContent& content = tree_.paragraphs[i];
            has_references_ = has_references_ || content.has_references;
            if (!is_first && !content.has_references) continue;
            paragraphs_[i] = builder_.build(content, references,
                                            [&](BoxNumber box) { return widths_.outer(box).most; });
        }
    }

    page::Pages set(References& found, base::Diagnostics& told) {
        const GalleySource galley_source{document_, styles_, tree_, paragraphs_, widths_, told};
        plan_ = plan_pages({document_, styles_, tree_, told, [&](Length width) {
                                return GalleyBuilder(galley_source).build(width);
                            }});
        page::Pages pages;
        pages.language = document_.language;
        pages.title = document_.title;
        pages.elements = elements_.elements;
        for (const PlannedPage& planned : plan_.pages) {
            pages.pages.push_back({planned.style->width, planned.style->height, {}});
            pages.pages.back().marks.reserve(marks_expected);
        }
        found = paint({document_, styles_, tree_, paragraphs_, plan_}, pages);
        return pages;
    }

    const document::StyledDocument& document_;
    base::Diagnostics& diagnostics_;
    std::size_t errors_before_;
    StyleTable styles_;
    ElementTable elements_;
    BoxTree tree_;
    std::vector<Paragraph> paragraphs_;
    IntrinsicWidths widths_;
    ParagraphBuilder builder_;
    PagePlan plan_;
    bool has_references_ = false;
};

}  // namespace

page::Pages typeset(const document::StyledDocument& document, font::Shaper& shaper,
                    const TypesetOptions& options, base::Diagnostics& diagnostics) {
    return Typesetter(document, shaper, diagnostics).typeset(options.expected_pages);
}

}  // namespace papersetter::typeset
