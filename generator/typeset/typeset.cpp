// SPDX-License-Identifier: MIT
#include "typeset/typeset.hpp"

#include "typeset/box_builder.hpp"
#include "typeset/continued_lines.hpp"
#include "typeset/element_table.hpp"
#include "typeset/galley_builder.hpp"
#include "typeset/margin_boxes.hpp"
#include "typeset/painter.hpp"
#include "typeset/paragraph_builder.hpp"

namespace papersetter::typeset {

namespace {

constexpr int most_passes = 5;
constexpr std::size_t marks_expected = 128;  // on a page; more are fine

// The height of the text on the lowest page that content may stand on.
Length lowest_page(const document::StyledDocument& document) {
    std::optional<Length> lowest;
    for (const auto& [selector, style] : document.pages) {
        if (selector.is_blank) continue;
        const Length height =
            style.height - style.margin[document::top] - style.margin[document::bottom];
        if (!lowest || height < *lowest) lowest = height;
    }
    return lowest.value_or(Length{});
}

class Typesetter {
  public:
    Typesetter(const document::StyledDocument& document, font::Shaper& shaper,
               const TypesetOptions& options, const image::Gallery& gallery,
               base::Diagnostics& diagnostics)
        : document_(document),
          shaper_(shaper),
          hyphenator_(options.hyphenator),
          least_pages_(options.least_pages),
          diagnostics_(diagnostics),
          errors_before_(diagnostics.errors()),
          styles_(document, shaper, diagnostics),
          elements_(number_elements(document)),
          tree_(build_boxes(document, elements_, gallery, arena_, diagnostics)),
          paragraphs_(tree_.paragraphs.size()),
          widths_(styles_, tree_, paragraphs_),
          builder_(document, styles_, shaper, arena_, diagnostics) {}

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
            is_settled = says_the_same(expected, found);
            expected = std::move(found);
            if (is_settled || pass + 1 == most_passes) diagnostics_.append(std::move(told));
        }
        if (!is_settled) {
            diagnostics_.warning({},
                                 "the page numbers in the text do not settle: each change of "
                                 "them moves the pages they tell of");
        }
        pages.elements = std::move(elements_.elements);
        pages.attributes = std::move(elements_.attributes);
        paint_margin_boxes({document_, styles_, plan_, expected}, builder_, pages);
        paint_continued({document_, styles_, tree_, plan_}, builder_, pages);
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
            if (!is_first && !content.has_references) continue;
            paragraphs_[i] = builder_.build(content, references,
                                            [&](BoxNumber box) { return widths_.outer(box).most; });
        }
    }

    // Whether what running text says of pages is as true of the one as of the other.
    [[nodiscard]] bool says_the_same(const References& one, const References& other) const {
        for (const InlineContent& content : tree_.paragraphs) {
            if (!content.has_references) continue;
            for (const InlineItem& item : content.items) {
                const auto* generated = std::get_if<InlineGenerated>(&item);
                if (generated == nullptr) continue;
                const auto& pieces = document_.node(generated->node).content;
                if (generated_text(pieces, one, one.page_of(generated->node)) !=
                    generated_text(pieces, other, other.page_of(generated->node))) {
                    return false;
                }
            }
        }
        return true;
    }

    page::Pages set(References& found, base::Diagnostics& told) {
        const GalleySource galley_source{document_,   styles_, tree_,
                                         paragraphs_, widths_, arena_,
                                         hyphenator_, told,    lowest_page(document_)};
        plan_ = plan_pages({document_, styles_, tree_, told,
                            [&](Length width) { return GalleyBuilder(galley_source).build(width); },
                            least_pages_});
        page::Pages pages;
        pages.language = document_.language;
        pages.title = document_.title;
        if (!document_.nodes.empty()) {
            const document::ComputedStyle& root = document_.style_of(0);
            pages.is_booklet = root.imposition == document::Imposition::booklet;
            pages.is_right_to_left = root.is_right_to_left;
        }
        for (const PlannedPage& planned : plan_.pages) {
            pages.pages.push_back({planned.style->width, planned.style->height, {}});
            pages.pages.back().marks.reserve(marks_expected);
        }
        found =
            paint({document_, styles_, tree_, paragraphs_, plan_, elements_, shaper_, told}, pages);
        return pages;
    }

    const document::StyledDocument& document_;
    font::Shaper& shaper_;
    Hyphenator* hyphenator_;
    std::size_t least_pages_;
    base::Diagnostics& diagnostics_;
    std::size_t errors_before_;
    Arena arena_;
    StyleTable styles_;
    ElementTable elements_;
    BoxTree tree_;
    std::vector<Paragraph> paragraphs_;
    IntrinsicWidths widths_;
    ParagraphBuilder builder_;
    PagePlan plan_;
};

}  // namespace

page::Pages typeset(const document::StyledDocument& document, font::Shaper& shaper,
                    const TypesetOptions& options, base::Diagnostics& diagnostics) {
    const image::Gallery none;
    const image::Gallery& gallery = options.gallery == nullptr ? none : *options.gallery;
    return Typesetter(document, shaper, options, gallery, diagnostics)
        .typeset(options.expected_pages);
}

}  // namespace papersetter::typeset
