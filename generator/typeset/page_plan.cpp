// SPDX-License-Identifier: MIT
#include "typeset/page_plan.hpp"

#include <algorithm>
#include <limits>

#include "typeset/page_break.hpp"

namespace papersetter::typeset {

using document::BreakBetween;
using document::PageSelector;
using document::PageStyle;

namespace {

constexpr Length endless = Length::thousandths(std::numeric_limits<std::int64_t>::max() / 4);

Length content_width(const PageStyle& style) {
    return style.width - style.margin[document::left] - style.margin[document::right];
}

Length content_height(const PageStyle& style) {
    return style.height - style.margin[document::top] - style.margin[document::bottom];
}

class Planner {
  public:
    explicit Planner(const PlanSource& source) : source_(source) {}

    PagePlan plan() {
        galley_ = galley_for(style_of({}));
        while (next_ < leaves().size()) {
            const BreakBetween before = pages() == 0 ? BreakBetween::automatic : leaf().before;
            skip_to_side(before);
            const PageStyle& style = style_of(*leaf().page_name);
            if (!change_galley(style)) break;
            add_page(style, before);
        }
        if (plan_.pages.empty()) add_empty_page();
        return std::move(plan_);
    }

  private:
    [[nodiscard]] std::size_t pages() const { return plan_.pages.size(); }
    [[nodiscard]] const std::vector<Leaf>& leaves() const { return plan_.galleys[galley_].leaves; }
    [[nodiscard]] const Leaf& leaf() const { return leaves()[next_]; }

    // The style of the next page.
    [[nodiscard]] const PageStyle& style_of(const std::string& name, bool is_blank = false) const {
        return source_.document.page({name, pages() == 0, pages() % 2 == 1, is_blank});
    }

    // The tallest page of that name: what fits none but this one is still kept together.
    [[nodiscard]] Length page_height(const std::string& name) const {
        Length height;
        for (const bool is_first : {false, true}) {
            for (const bool is_left : {false, true}) {
                height = std::max(
                    height,
                    content_height(source_.document.page({name, is_first, is_left, false})));
            }
        }
        return height;
    }

    std::size_t galley_for(const PageStyle& style) {
        const Length width = content_width(style);
        for (std::size_t i = 0; i < plan_.galleys.size(); ++i) {
            if (plan_.galleys[i].galley.width == width) return i;
        }
        const std::string name = plan_.galleys.empty() ? std::string() : *leaf().page_name;
        PlannedGalley& made = plan_.galleys.emplace_back();
        made.galley = source_.set(width);
        made.page_height = page_height(name);
        made.leaves = collect_leaves(source_.tree, source_.styles, made.galley, made.page_height);
        return plan_.galleys.size() - 1;
    }

    void skip_to_side(BreakBetween before) {
        const bool is_left = pages() % 2 == 1;
        const bool skips = (before == BreakBetween::left && !is_left) ||
                           (before == BreakBetween::right && is_left);
        if (!skips) return;
        PlannedPage blank;
        blank.style = &style_of(*leaf().page_name, true);
        blank.is_blank = true;
        plan_.pages.push_back(blank);
    }

    // Goes on with the same leaf in the galley of that page's width.
    bool change_galley(const PageStyle& style) {
        const std::size_t other = galley_for(style);
        if (other == galley_) return true;
        const Leaf old = leaf();
        const auto& found_in = plan_.galleys[other].leaves;
        const bool begins = old.line == Leaf::no_line || old.line == 0;
        const auto found =
            std::find_if(found_in.begin(), found_in.end(), [&](const Leaf& candidate) {
                return candidate.box == old.box && candidate.line == old.line;
            });
        if (!begins || found == found_in.end()) {
            const Box& box = source_.tree.boxes[old.box];
            source_.diagnostics.error(
                source_.document.node(box.node).place,
                "this paragraph goes on on a page whose text is wider or narrower",
                "give pages that follow each other one width, or break before the paragraph");
            return false;
        }
        galley_ = other;
        next_ = static_cast<std::size_t>(found - found_in.begin());
        return true;
    }

    void add_page(const PageStyle& style, BreakBetween before) {
        const std::size_t first = next_;
        const std::vector<Leaf>& all = leaves();
        const bool is_start = pages() == 0;
        Length above;  // margins stand at the document's start and after forced breaks
        if (is_start) {
            above = all[first].top;
        } else if (before != BreakBetween::automatic) {
            above = all[first].margin;
        }
        const Length height = content_height(style) - above;
        next_ = page_end(all, first, height);
        PlannedPage page;
        page.style = &style;
        page.galley = galley_;
        page.begin = is_start ? -endless : all[first].top;
        page.end = next_ < all.size() ? all[next_].top : endless;
        page.origin = all[first].top - above;
        page.bottom = all[first].bottom;
        for (std::size_t i = first; i < next_; ++i) {
            page.bottom = std::max(page.bottom, all[i].bottom);
        }
        if (page.bottom > all[first].top + height) warn_too_tall(all[first]);
        plan_.pages.push_back(page);
    }

    void warn_too_tall(const Leaf& leaf) {
        const Box& box = source_.tree.boxes[leaf.box];
        source_.diagnostics.warning(source_.document.node(box.node).place,
                                    "this is taller than the page and sticks out of it");
    }

    void add_empty_page() {
        PlannedPage page;
        page.style = &style_of({});
        page.galley = galley_;
        page.begin = -endless;
        page.end = endless;
        plan_.pages.push_back(page);
    }

    const PlanSource& source_;
    PagePlan plan_;
    std::size_t galley_ = 0;
    std::size_t next_ = 0;  ///< leaf of the galley
};

}  // namespace

PagePlan plan_pages(const PlanSource& source) { return Planner(source).plan(); }

}  // namespace papersetter::typeset
