// SPDX-License-Identifier: MIT
#include "typeset/page_plan.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "typeset/page_columns.hpp"

namespace papersetter::typeset {

using document::BreakBetween;
using document::ComputedStyle;
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
        std::string name;
        while (next_ < leaves().size()) {
            const BreakBetween before = pages() == 0 ? BreakBetween::automatic : leaf().before;
            skip_to_side(before);
            name = *leaf().page_name;
            const PageStyle& style = style_of(name);
            if (!change_galley(style)) break;
            fill_page(style, before);
        }
        if (plan_.pages.empty()) add_empty_page();
        fill_up(name);
        for (std::size_t i = 0; i < pages(); ++i) finish_page(i);
        return std::move(plan_);
    }

  private:
    [[nodiscard]] std::size_t pages() const { return plan_.pages.size(); }
    [[nodiscard]] const LeafList& list() const { return plan_.galleys[galley_].list; }
    [[nodiscard]] const std::vector<Leaf>& leaves() const { return list().leaves; }
    [[nodiscard]] const Leaf& leaf() const { return leaves()[next_]; }

    // The style of the next page.
    [[nodiscard]] const PageStyle& style_of(const std::string& name, bool is_blank = false) const {
        return source_.document.page({name, pages() == 0, is_left(pages()), is_blank});
    }

    // A document that runs from right to left is bound at the right: its first page is a left one.
    [[nodiscard]] bool is_left(std::size_t page) const {
        const document::StyledDocument& document = source_.document;
        const bool begins_left = !document.nodes.empty() && document.style_of(0).is_right_to_left;
        return (page % 2 == 1) != begins_left;
    }

    // The tallest page of that name: what fits none but this one is still kept together.
    [[nodiscard]] Length page_height(const std::string& name) const {
        Length height;
        for (const bool is_first : {false, true}) {
            for (const bool on_left : {false, true}) {
                height = std::max(
                    height,
                    content_height(source_.document.page({name, is_first, on_left, false})));
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
        made.list = collect_leaves(source_.tree, source_.styles, made.galley, made.page_height);
        return plan_.galleys.size() - 1;
    }

    void skip_to_side(BreakBetween before) {
        const bool skips = (before == BreakBetween::left && !is_left(pages())) ||
                           (before == BreakBetween::right && is_left(pages()));
        if (skips) add_blank_page(*leaf().page_name);
    }

    void add_blank_page(const std::string& name) {
        PlannedPage blank;
        blank.style = &style_of(name, true);
        blank.is_blank = true;
        blank.galley = galley_;
        plan_.pages.push_back(blank);
    }

    // Blank pages up to the least count and to the multiple that the root asks for; the sheets of a
    // booklet have four pages.
    void fill_up(const std::string& name) {
        if (source_.document.nodes.empty()) return;
        const ComputedStyle& root = source_.document.style_of(0);
        const std::size_t least =
            std::max(static_cast<std::size_t>(root.least_pages), source_.least_pages);
        auto multiple = static_cast<std::size_t>(root.page_multiple);
        if (root.imposition == document::Imposition::booklet) {
            multiple = std::lcm(multiple, std::size_t{4});
        }
        while (pages() < least || pages() % multiple != 0) add_blank_page(name);
    }

    // Goes on with the same leaf in the galley of that page's width.
    bool change_galley(const PageStyle& style) {
        const std::size_t other = galley_for(style);
        if (other == galley_) return true;
        const Leaf old = leaf();
        const auto& found_in = plan_.galleys[other].list.leaves;
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
        run_end_ = 0;
        next_ = static_cast<std::size_t>(found - found_in.begin());
        return true;
    }

    // Runs of leaves below each other: those of the page's whole width, and those of columns.
    void fill_page(const PageStyle& style, BreakBetween before) {
        PlannedPage page;
        page.style = &style;
        page.galley = galley_;
        plan_.pages.push_back(page);
        first_of_page_ = next_;
        height_ = content_height(style);
        y_ = {};
        if (pages() == 1) {
            y_ = leaf().top;  // margins stand at the document's start and after forced breaks
        } else if (before != BreakBetween::automatic) {
            y_ = leaf().margin;
        }
        while (next_ < leaves().size() &&
               (is_first() || leaf().before == BreakBetween::automatic)) {
            const std::size_t first = next_;
            if (leaf().columns == no_box) {
                fill_whole();
            } else {
                fill_columns();
            }
            if (next_ == first || next_ == leaves().size() || !ends_run()) return;
            // What the flow leaves between the two.
            y_ += std::max(leaf().top - bottom_, Length{});
        }
    }

    [[nodiscard]] bool is_first() const { return next_ == first_of_page_; }
    [[nodiscard]] bool ends_run() const { return leaf().columns != leaves()[next_ - 1].columns; }
    [[nodiscard]] Above above() const { return is_first() ? Above::nothing : Above::something; }

    // Looked for once in each run, however many pages it has.
    std::size_t run_end() {
        if (next_ >= run_end_) run_end_ = end_of_columns(next_);
        return run_end_;
    }

    void fill_whole() {
        const std::size_t first = next_;
        const std::size_t run = run_end();
        const std::span<const Leaf> own(leaves().data(), run);
        const Length room = height_ - y_ - list().repeated_height(leaf());
        std::size_t end = page_end(own, first, room, above());
        if (end == run && run < leaves().size() && !column_begins_here(first, run)) {
            const std::size_t better = best_gap({leaves().data(), run + 1}, first, run, above());
            if (better > first) end = better;
        }
        if (end == first) return;
        add_part(first, end, {});
        next_ = end;
    }

    // Whether columns below leaves up to `run` would have anything in them on this page; else what
    // stays with them goes to the next page with them.
    [[nodiscard]] bool column_begins_here(std::size_t first, std::size_t run) const {
        const Leaf& begin = leaves()[run];
        if (begin.penalty == 0 || begin.before != BreakBetween::automatic) return true;
        const Length y = y_ + begin.top - leaves()[first].top;
        return !column_ends(list(), run, end_of_columns(run), column_room(begin, height_ - y))
                    .empty();
    }

    [[nodiscard]] std::size_t end_of_columns(std::size_t begin) const {
        std::size_t end = begin;
        while (end < leaves().size() && leaves()[end].columns == leaves()[begin].columns) ++end;
        return end;
    }

    [[nodiscard]] ColumnRoom column_room(const Leaf& begin, Length height) const {
        const ComputedStyle& css = source_.styles.style(source_.tree.boxes[begin.columns].style);
        return {static_cast<std::size_t>(css.column_count), height, Above::what_goes_on_too,
                css.column_fill};
    }

    void fill_columns() {
        ColumnRoom room = column_room(leaf(), height_ - y_);
        room.above = above();
        const Box& block = source_.tree.boxes[leaf().columns];
        const ComputedStyle& css = source_.styles.style(block.style);
        const Placed& placed = plan_.galleys[galley_].galley.boxes[leaf().columns];
        const Length width = placed.width - placed.edges.horizontal();
        const Length pitch = column_width(css, width) + css.column_gap;
        const bool is_mirrored = css.is_right_to_left;
        const Length top = y_;
        Length tallest;
        Length x = is_mirrored ? width + css.column_gap - pitch : Length{};
        Length bottom;
        for (const std::size_t end : column_ends(list(), next_, run_end(), room)) {
            y_ = top;
            add_part(next_, end, x);
            tallest = std::max(tallest, y_ - top);
            bottom = std::max(bottom, bottom_);
            next_ = end;
            x += is_mirrored ? -pitch : pitch;
        }
        y_ = top + tallest;
        bottom_ = bottom;
    }

    // Leaves [first, end), `x` to the right; `y_` and `bottom_` come below them.
    void add_part(std::size_t first, std::size_t end, Length x) {
        const std::vector<Leaf>& all = leaves();
        const bool is_start = plan_.parts.empty();
        PagePart part;
        part.page = pages() - 1;
        part.galley = galley_;
        part.begin = is_start ? -endless : all[first].top;
        part.end = end < all.size() ? all[end].top : endless;
        part.x = x;
        part.y = y_;
        part.repeats = all[first].repeats;
        part.origin = all[first].top - y_ - list().repeated_height(all[first]);
        part.bottom = all[first].bottom;
        for (std::size_t i = first; i < end; ++i) {
            part.bottom = std::max(part.bottom, all[i].bottom);
        }
        const Length height = height_of(list(), first, end);
        if (y_ + height > height_) warn_too_tall(all[first]);
        plan_.parts.push_back(part);
        y_ += height;
        bottom_ = part.bottom;
    }

    // A line is as tall as that only with a picture in it, which has a place of its own.
    [[nodiscard]] BoxNumber tall_part(BoxNumber of) const {
        const std::vector<Box>& boxes = source_.tree.boxes;
        for (BoxNumber number = of + 1; number < boxes.size(); ++number) {
            BoxNumber around = boxes[number].parent;
            while (around != no_box && around > of) around = boxes[around].parent;
            if (around != of) break;
            if (std::holds_alternative<PictureContent>(boxes[number].content)) return number;
        }
        return of;
    }

    void warn_too_tall(const Leaf& leaf) {
        const Box& box = source_.tree.boxes[tall_part(leaf.box)];
        source_.diagnostics.warning(source_.document.node(box.node).place,
                                    "this is taller than the page and sticks out of it");
    }

    void add_empty_page() {
        PlannedPage page;
        page.style = &style_of({});
        page.galley = galley_;
        plan_.pages.push_back(page);
        PagePart part;
        part.galley = galley_;
        part.begin = -endless;
        part.end = endless;
        plan_.parts.push_back(part);
    }

    void finish_page(std::size_t index) {
        using namespace document;  // the bits of PageKind
        PlannedPage& page = plan_.pages[index];
        const auto is_printed = [](const PlannedPage& one) { return !one.is_blank; };
        const bool continues =
            std::any_of(plan_.pages.begin() + static_cast<std::ptrdiff_t>(index) + 1,
                        plan_.pages.end(), is_printed);
        unsigned kinds = index == 0 ? first_page : later_page;
        kinds |= is_left(index) ? left_page : right_page;
        kinds |= page.is_blank ? blank_page : printed_page;
        if (!page.is_blank) kinds |= continues ? continued_page : last_page;
        page.kinds = static_cast<std::uint8_t>(kinds);
        PagePart frame;
        frame.page = index;
        frame.galley = page.galley;
        frame.is_frame = true;
        page.frame = plan_.parts.size();
        plan_.parts.push_back(frame);
    }

    const PlanSource& source_;
    PagePlan plan_;
    std::size_t galley_ = 0;
    std::size_t next_ = 0;  ///< leaf of the galley
    std::size_t run_end_ = 0;
    // The page at hand.
    std::size_t first_of_page_ = 0;
    Length height_;
    Length y_;       ///< how far it is filled
    Length bottom_;  ///< on the galley, of what fills it
};

}  // namespace

std::size_t PagePlan::blank_pages() const {
    return static_cast<std::size_t>(std::count_if(
        pages.begin(), pages.end(), [](const PlannedPage& page) { return page.is_blank; }));
}

PagePlan plan_pages(const PlanSource& source) { return Planner(source).plan(); }

}  // namespace papersetter::typeset
