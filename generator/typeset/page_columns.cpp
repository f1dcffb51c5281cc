// SPDX-License-Identifier: MIT
#include "typeset/page_columns.hpp"

#include <algorithm>
#include <span>

namespace papersetter::typeset {

namespace {

using Ends = std::vector<std::size_t>;

class Columns {
  public:
    Columns(const LeafList& list, std::size_t first, std::size_t last, const ColumnRoom& room)
        : list_(list), leaves_(list.leaves.data(), last), first_(first), room_(room) {}

    [[nodiscard]] Ends ends() const {
        const Ends filled = fill(room_.height);
        const bool is_balanced = room_.fill == document::ColumnFill::balance;
        if (!is_balanced || filled.empty() || filled.back() != leaves_.size()) return filled;
        return balance(filled);
    }

  private:
    [[nodiscard]] Ends fill(Length height) const {
        Ends ends;
        std::size_t begin = first_;
        while (ends.size() < room_.count && begin < leaves_.size()) {
            const Above above = ends.empty() ? room_.above : Above::nothing;
            const Length room = height - list_.repeated_height(leaves_[begin]);
            if (!ends.empty() && fits_on_a_fresh_page_only(begin, room)) break;
            const std::size_t end = page_end(leaves_, begin, room, above);
            if (end == begin) break;
            ends.push_back(end);
            begin = end;
            const bool is_forced = begin < leaves_.size() &&
                                   leaves_[begin].before != document::BreakBetween::automatic;
            if (is_forced) break;
        }
        return ends;
    }

    // A column below something is shorter than those of the next page. The head of a table stays
    // with the first row, a heading with what follows.
    [[nodiscard]] bool fits_on_a_fresh_page_only(std::size_t begin, Length room) const {
        if (room_.above == Above::nothing) return false;
        Length bottom = leaves_[begin].bottom;
        for (std::size_t i = begin + 1; i < leaves_.size(); ++i) {
            if (leaves_[i].penalty < between_penalty) break;
            bottom = std::max(bottom, leaves_[i].bottom);
        }
        return bottom - leaves_[begin].top > room;
    }

    [[nodiscard]] std::uint32_t worst_break(const Ends& ends) const {
        std::uint32_t worst = 0;
        for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
            worst = std::max(worst, leaves_[ends[i]].penalty);
        }
        return worst;
    }

    [[nodiscard]] Length tallest(const Ends& ends) const {
        Length height;
        std::size_t begin = first_;
        for (const std::size_t end : ends) {
            height = std::max(height, height_of(list_, begin, end));
            begin = end;
        }
        return height;
    }

    // The least height that will do, by halving.
    [[nodiscard]] Ends balance(const Ends& filled) const {
        Ends best = filled;
        Length low;
        Length high = tallest(filled);
        while (high - low > Length::thousandths(1)) {
            const Length middle = low + (high - low).scaled(1, 2);
            const Ends ends = fill(middle);
            const bool fits = !ends.empty() && ends.back() == leaves_.size() &&
                              worst_break(ends) <= worst_break(filled) && tallest(ends) <= middle;
            if (fits) {
                best = ends;
                high = tallest(ends);
            } else {
                low = middle;
            }
        }
        return best;
    }

    const LeafList& list_;
    std::span<const Leaf> leaves_;
    std::size_t first_;
    ColumnRoom room_;
};

}  // namespace

std::vector<std::size_t> column_ends(const LeafList& list, std::size_t first, std::size_t last,
                                     const ColumnRoom& room) {
    return Columns(list, first, last, room).ends();
}

Length height_of(const LeafList& list, std::size_t first, std::size_t last) {
    const std::vector<Leaf>& leaves = list.leaves;
    Length bottom = leaves[first].bottom;
    for (std::size_t i = first; i < last; ++i) bottom = std::max(bottom, leaves[i].bottom);
    return list.repeated_height(leaves[first]) + bottom - leaves[first].top;
}

}  // namespace papersetter::typeset
