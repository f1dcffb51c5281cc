// SPDX-License-Identifier: MIT
#include "typeset/leaves.hpp"

#include <algorithm>
#include <optional>

namespace papersetter::typeset {

using document::BreakBetween;
using document::ComputedStyle;

namespace {

bool is_forced(BreakBetween between) {
    return between == BreakBetween::page || between == BreakBetween::left ||
           between == BreakBetween::right;
}

// What is no taller than that share of the page is never left alone on it for the sake of what
// follows: a heading, but not a text that questions are about.
constexpr int tall_share = 4;

// Of a gap between two leaves.
enum class Side : std::uint8_t { above, below };

// Leaf `next`, and up to `end` what is kept with it, are to stay with something tall that begins
// with leaf `first`.
struct Tie {
    std::size_t first = 0;
    bool is_kept = false;  ///< the tall thing stays whole
    std::size_t next = 0;
    std::size_t end = 0;
};

class LeafCollector {
  public:
    LeafCollector(const BoxTree& tree, const StyleTable& styles, const Galley& galley,
                  Length page_height)
        : tree_(tree), styles_(styles), galley_(galley), page_height_(page_height), repeats_(1) {}

    /// `origin` is the top of the content box the box stands in.
    void visit(BoxNumber number, Length origin) {
        const Box& box = tree_.boxes[number];
        const Placed& placed = galley_.boxes[number];
        const ComputedStyle& css = styles_.style(box.style);
        const Length top = origin + placed.y;
        const std::size_t first = leaves_.size();
        open(box, css, top);
        const BoxNumber outer_columns = columns_;
        const RepeatNumber outer = repeat_;
        if (!box.is_anonymous && css.column_count > 1) columns_ = number;
        if (box.continued) begin_repeat(number, continued_height(box, styles_));
        visit_content(number, top + placed.edges.before(document::top));
        if (leaves_.size() == first && placed.height > Length{}) {
            add(number, Leaf::no_line, top, top + placed.height);
        }
        if (box.continued && leaves_.size() > first) leaves_[first].repeats = outer;
        repeat_ = outer;
        columns_ = outer_columns;
        close(box, css, first, top, top + placed.height);
    }

    // One of several side by side: as tall as the row, which says nothing of where its text ends.
    void visit_part(BoxNumber number, Length origin) {
        const Placed& placed = galley_.boxes[number];
        const Length top = origin + placed.y;
        open(tree_.boxes[number], styles_.style(tree_.boxes[number].style), top);
        visit_content(number, top + placed.edges.before(document::top));
        if (leaves_.empty() && placed.height > Length{}) {
            add(number, Leaf::no_line, top, std::min(top + placed.height, top + page_height_));
        }
    }

    LeafList list() && {
        for (const Tie& tie : ties_) loosen(tie);
        return {std::move(leaves_), std::move(repeats_)};
    }

  private:
    void begin_repeat(BoxNumber box, Length height) {
        repeats_.push_back({box, repeat_, height});
        repeat_ = static_cast<RepeatNumber>(repeats_.size() - 1);
    }

    void open(const Box& box, const ComputedStyle& css, Length top) {
        if (!has_opened_ || top < opened_top_) opened_top_ = top;
        has_opened_ = true;
        if (box.is_anonymous) return;
        if (css.margin[document::top].kind == document::Extent::Kind::length) {
            opened_margin_ = std::max(opened_margin_, css.margin[document::top].length);
        }
        note(css.break_before, Side::below);
    }

    // Where both sides avoid a break it is worse than where one does.
    void note(BreakBetween between, Side side) {
        if (is_forced(between)) {
            waiting_break_ = between;
        } else if (between == BreakBetween::avoid) {
            (side == Side::above ? above_avoids_ : below_avoids_) = true;
            waiting_tie_.reset();
        }
    }

    [[nodiscard]] std::uint32_t waiting_penalty() const {
        return (above_avoids_ ? between_penalty : 0) + (below_avoids_ ? between_penalty : 0);
    }

    [[nodiscard]] bool is_tall(Length height) const { return height * tall_share > page_height_; }

    [[nodiscard]] bool stays_whole(const ComputedStyle& css, Length height) const {
        return css.break_inside == document::BreakInside::avoid && height <= page_height_;
    }

    void note_after(const ComputedStyle& css, std::size_t first, Length height) {
        const bool was_close = waiting_penalty() > 0 && !waiting_tie_;
        note(css.break_after, Side::above);
        const bool is_tie = css.break_after == BreakBetween::avoid && !was_close;
        if (is_tie && is_tall(height)) waiting_tie_ = Tie{first, stays_whole(css, height)};
    }

    // The two part where they fit on no page with what stays with them above. The last lines of
    // what is split anyway go with something low that follows.
    void loosen(const Tie& tie) {
        Length bottom = leaves_[tie.next].bottom;
        for (std::size_t i = tie.next; i < tie.end; ++i) {
            bottom = std::max(bottom, leaves_[i].bottom);
        }
        if (!tie.is_kept && !is_tall(bottom - leaves_[tie.next].top)) return;
        std::size_t first = tie.first;
        while (tie.is_kept && first > 0 && leaves_[first].penalty > 0) --first;
        if (bottom - leaves_[first].top > page_height_) {
            leaves_[tie.next].penalty -= between_penalty;
        }
    }

    void close(const Box& box, const ComputedStyle& css, std::size_t first, Length top,
               Length bottom) {
        if (!box.is_anonymous) note_after(css, first, bottom - top);
        // Nothing in it and no height: what opened here opens the next leaf.
        if (leaves_.size() == first) return;
        leaves_.back().bottom = std::max(leaves_.back().bottom, bottom);
        if (box.is_anonymous) return;
        if (!stays_whole(css, bottom - top)) return;
        for (std::size_t i = first + 1; i < leaves_.size(); ++i) {
            leaves_[i].penalty += inside_penalty;
        }
        for (auto tie = ties_.rbegin(); tie != ties_.rend() && tie->next >= first; ++tie) {
            if (tie->next == first) tie->end = leaves_.size();
        }
    }

    void add(BoxNumber number, std::uint32_t line, Length top, Length bottom) {
        Leaf leaf;
        leaf.box = number;
        leaf.line = line;
        leaf.top = has_opened_ ? std::min(opened_top_, top) : top;
        leaf.bottom = bottom;
        leaf.margin = opened_margin_;
        leaf.before = waiting_break_;
        leaf.penalty = waiting_penalty();
        leaf.columns = columns_;
        leaf.repeats = repeat_;
        leaf.page_name = &styles_.style(tree_.boxes[number].style).page_name;
        if (waiting_tie_) {
            waiting_tie_->next = leaves_.size();
            waiting_tie_->end = leaves_.size() + 1;
            ties_.push_back(*waiting_tie_);
        }
        leaves_.push_back(leaf);
        waiting_tie_.reset();
        has_opened_ = false;
        opened_margin_ = {};
        waiting_break_ = BreakBetween::automatic;
        above_avoids_ = below_avoids_ = false;
    }

    void visit_content(BoxNumber number, Length origin) {
        const BoxContent& content = tree_.boxes[number].content;
        if (const auto* flow = std::get_if<FlowContent>(&content)) {
            visit_all(flow->children, origin);
        } else if (std::holds_alternative<ParagraphContent>(content)) {
            visit_lines(number, origin);
        } else if (const auto* flex = std::get_if<FlexContent>(&content)) {
            if (galley_.boxes[number].line_count == 0) {
                visit_all(flex->children, origin);
            } else {
                visit_rows(number, *flex, origin);
            }
        } else if (const auto* table = std::get_if<TableContent>(&content)) {
            visit_table(number, *table, origin);
        } else if (const auto* row = std::get_if<RowContent>(&content)) {
            const Length height = galley_.boxes[number].height;
            visit_parallel(number, Leaf::no_line, row->cells, origin, origin + height);
        }
    }

    // The head stays with the first row below it.
    void visit_table(BoxNumber number, const TableContent& table, Length origin) {
        const RepeatNumber outer = repeat_;
        Length head;
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            if (i < table.header_rows) head += galley_.boxes[table.rows[i]].height;
            if (i == table.header_rows && i > 0) {
                note(BreakBetween::avoid, Side::above);
                if (is_head_repeated(head, page_height_)) begin_repeat(number, head);
            }
            visit(table.rows[i], origin);
        }
        repeat_ = outer;
    }

    void visit_all(std::span<const BoxNumber> children, Length origin) {
        for (const BoxNumber child : children) {
            if (!tree_.boxes[child].is_absolute) visit(child, origin);
        }
    }

    void visit_lines(BoxNumber number, Length origin) {
        const Placed& placed = galley_.boxes[number];
        const ComputedStyle& css = styles_.style(tree_.boxes[number].style);
        const std::int64_t count = placed.line_count;
        for (std::uint32_t i = 0; i < placed.line_count; ++i) {
            const Line& line = galley_.lines[placed.first_line + i];
            add(number, i, origin + line.y, origin + line.y + line.height);
            leaves_.back().has_hyphen = line.has_hyphen;
            const bool is_orphan = i > 0 && static_cast<std::int64_t>(i) < css.orphans;
            const bool is_widow = i > 0 && count - i < css.widows;
            if (is_orphan || is_widow) leaves_.back().penalty += lines_penalty;
        }
    }

    void visit_rows(BoxNumber number, const FlexContent& flex, Length origin) {
        const Placed& placed = galley_.boxes[number];
        std::vector<BoxNumber> others;
        const std::span<const BoxNumber> items = tree_.in_flow(flex.children, others);
        for (std::uint32_t i = 0; i < placed.line_count; ++i) {
            const FlexLine& line = galley_.flex_lines[placed.first_line + i];
            const auto own = items.subspan(line.first, line.last - line.first);
            visit_parallel(number, i, own, origin + line.y, origin + line.y + line.height, origin);
        }
    }

    void visit_parallel(BoxNumber number, std::uint32_t line, std::span<const BoxNumber> parts,
                        Length top, Length bottom) {
        visit_parallel(number, line, parts, top, bottom, top);
    }

    // One leaf, or if it is taller than a page the leaves of all parts in the order of their tops.
    void visit_parallel(BoxNumber number, std::uint32_t line, std::span<const BoxNumber> parts,
                        Length top, Length bottom, Length origin) {
        if (bottom - top <= page_height_) {
            if (bottom > top) add(number, line, top, bottom);
            return;
        }
        std::vector<Leaf> merged;
        for (const BoxNumber part : parts) {
            LeafCollector inner(tree_, styles_, galley_, page_height_);
            inner.visit_part(part, origin);
            merged.insert(merged.end(), inner.leaves_.begin(), inner.leaves_.end());
        }
        std::stable_sort(merged.begin(), merged.end(),
                         [](const Leaf& one, const Leaf& other) { return one.top < other.top; });
        Length reached = top;
        for (std::size_t i = 0; i < merged.size(); ++i) {
            Leaf leaf = merged[i];
            leaf.columns = columns_;
            leaf.repeats = repeat_;
            if (i == 0) {
                add(leaf.box, leaf.line, leaf.top, leaf.bottom);
            } else {
                leaf.before = BreakBetween::automatic;
                if (leaf.top < reached) leaf.penalty += crossing_penalty;
                leaves_.push_back(leaf);
            }
            reached = std::max(reached, leaf.bottom);
        }
    }

    const BoxTree& tree_;
    const StyleTable& styles_;
    const Galley& galley_;
    Length page_height_;
    std::vector<Leaf> leaves_;
    std::vector<Repeat> repeats_;
    RepeatNumber repeat_ = no_repeat;
    BoxNumber columns_ = no_box;
    bool has_opened_ = false;
    Length opened_top_;
    Length opened_margin_;
    BreakBetween waiting_break_ = BreakBetween::automatic;
    bool above_avoids_ = false;
    bool below_avoids_ = false;
    std::optional<Tie> waiting_tie_;
    std::vector<Tie> ties_;  ///< in the order of what comes next
};

}  // namespace

Length LeafList::repeated_height(const Leaf& leaf) const {
    Length height;
    for (RepeatNumber number = leaf.repeats; number != no_repeat; number = repeats[number].outer) {
        height += repeats[number].height;
    }
    return height;
}

LeafList collect_leaves(const BoxTree& tree, const StyleTable& styles, const Galley& galley,
                        Length page_height) {
    LeafCollector collector(tree, styles, galley, page_height);
    if (!tree.boxes.empty()) collector.visit(0, {});
    LeafList list = std::move(collector).list();
    std::vector<Leaf>& leaves = list.leaves;
    for (std::size_t i = 1; i < leaves.size(); ++i) {
        const bool is_other_page = *leaves[i].page_name != *leaves[i - 1].page_name;
        if (is_other_page && leaves[i].before == BreakBetween::automatic) {
            leaves[i].before = BreakBetween::page;
        }
    }
    return list;
}

}  // namespace papersetter::typeset
