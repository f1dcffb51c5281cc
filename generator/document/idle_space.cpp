// SPDX-License-Identifier: MIT
#include "document/letters.hpp"
#include "document/node_writer.hpp"

namespace papersetter::document {

namespace {

bool is_inline(Display display) {
    return display == Display::inline_flow || display == Display::inline_block;
}

bool holds_lines(Display display) {
    return display == Display::block || display == Display::inline_block ||
           display == Display::list_item || display == Display::table_cell ||
           display == Display::inline_flow;
}

bool keeps_space(WhiteSpace space) {
    return space == WhiteSpace::pre || space == WhiteSpace::pre_wrap;
}

/// Walks the children of one element. White space collapses at the start and end of a line, so a
/// blank text beside a block, or beside the edge of the block it is in, shows nothing.
class SpaceFinder {
  public:
    SpaceFinder(const StyledTree& styled, std::vector<bool>& idle) : styled_(styled), idle_(idle) {}

    void walk(std::size_t item) {
        const ElementTree& tree = styled_.tree;
        const std::uint32_t element = tree.items[item].number;
        const ComputedStyle& style = styled_.style_of(styled_.entries[element]);
        const bool is_holder = holds_lines(style.display);
        if (is_holder && keeps_space(style.white_space)) return;
        const bool has_edges = style.display != Display::inline_flow;
        is_at_boundary_ = has_edges;
        waiting_.clear();
        meet_generated(styled_.before, element);
        for (std::size_t i = item + 1; i < tree.items[item].end; i = tree.items[i].end) {
            const TreeItem& child = tree.items[i];
            if (!child.is_text) {
                meet(styled_.style_of(styled_.entries[child.number]));
            } else if (!is_blank(tree.texts[child.number])) {
                meet_inline();
            } else if (!is_holder || is_at_boundary_) {
                idle_[i] = true;
            } else {
                waiting_.push_back(i);
            }
        }
        meet_generated(styled_.after, element);
        if (has_edges) meet_block();
    }

  private:
    void meet_generated(const std::vector<EntryNumber>& list, std::uint32_t element) {
        if (!list.empty() && list[element] != no_entry) meet(styled_.style_of(list[element]));
    }
    void meet(const ComputedStyle& style) {
        // What is out of flow stands between no two things.
        if (style.display == Display::none || is_out_of_flow(style)) return;
        if (is_inline(style.display)) {
            meet_inline();
        } else {
            meet_block();
        }
    }
    void meet_inline() {
        is_at_boundary_ = false;
        waiting_.clear();
    }
    void meet_block() {
        is_at_boundary_ = true;
        for (const std::size_t item : waiting_) idle_[item] = true;
        waiting_.clear();
    }

    const StyledTree& styled_;
    std::vector<bool>& idle_;
    bool is_at_boundary_ = false;
    std::vector<std::size_t> waiting_;  ///< blank texts after something inline
};

}  // namespace

std::vector<bool> find_idle_space(const StyledTree& styled) {
    const auto& items = styled.tree.items;
    std::vector<bool> idle(items.size());
    SpaceFinder finder(styled, idle);
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!items[i].is_text && items[i].end != i + 1) finder.walk(i);
    }
    return idle;
}

}  // namespace papersetter::document
