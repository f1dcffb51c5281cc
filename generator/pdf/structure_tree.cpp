// SPDX-License-Identifier: MIT
#include "pdf/structure_tree.hpp"

#include <algorithm>

#include "pdf/structure_builder.hpp"

namespace papersetter::pdf {
namespace {

using Type = StructureType;

bool is_cell(const StructureNode& node) {
    return node.type == Type::cell || node.type == Type::header_cell;
}

std::uint32_t columns_of(const StructureNode& cell) {
    return cell.attributes == nullptr ? 1 : cell.attributes->column_span;
}

}  // namespace

StructureTree::StructureTree(const std::vector<const page::Pages*>& sequences,
                             std::string_view language) {
    std::size_t pages = 0;
    StructureBuilder builder(nodes, memory);
    for (const page::Pages* sequence : sequences) {
        owners_.push_back(builder.add(*sequence, language));
        pages += sequence->pages.size();
    }
    marks_by_page.resize(pages);
}

void StructureTree::link(StructureNumber number) {
    while (!nodes[number].is_linked) {
        nodes[number].is_linked = true;
        const StructureNumber parent = nodes[number].parent;
        nodes[parent].kids.push_back({number});
        number = parent;
    }
}

// A run of text goes on as long as nothing else came into its parent.
StructureNumber StructureTree::run_for(StructureNumber number) {
    const StructureNode& node = nodes[number];
    if (node.run_of == no_structure || nodes[node.parent].kids.empty()) return number;
    const StructureNumber last = nodes[node.parent].kids.back().node;
    if (nodes[last].run_of == node.run_of) return last;
    const StructureNumber order = std::max(node.order, nodes[last].order);
    if (!node.is_linked) {
        nodes[number].order = order;
        return number;
    }
    StructureNode next(&memory);
    next.is_wrapper = true;
    next.parent = node.parent;
    next.order = order;
    next.run_of = node.run_of;
    nodes.push_back(std::move(next));
    return static_cast<StructureNumber>(nodes.size() - 1);
}

std::uint32_t StructureTree::add_marks(StructureNumber number, std::size_t page) {
    const StructureNumber node = run_for(number);
    link(node);
    std::vector<StructureNumber>& marks = marks_by_page[page];
    const auto mcid = static_cast<std::uint32_t>(marks.size());
    marks.push_back(node);
    nodes[node].has_marks = true;
    nodes[node].kids.push_back({no_structure, static_cast<std::uint32_t>(page), mcid});
    return mcid;
}

void StructureTree::add_box(StructureNumber number, const page::Rectangle& box) {
    page::Rectangle& own = boxes.try_emplace(number, box).first->second;
    const base::Length right = std::max(own.x + own.width, box.x + box.width);
    const base::Length top = std::max(own.y + own.height, box.y + box.height);
    own.x = std::min(own.x, box.x);
    own.y = std::min(own.y, box.y);
    own.width = right - own.x;
    own.height = top - own.y;
}

void StructureTree::finish(Omission omitted) {
    link_empty();
    for (StructureNode& node : nodes) {
        if (node.has_marks) continue;  // the order of the text is that of the marks
        const auto place = [&](const StructureKid& kid) {
            const StructureNode& child = nodes[kid.node];
            return std::pair(child.type != Type::label, child.order);
        };
        if (std::ranges::is_sorted(node.kids, {}, place)) continue;  // nearly always
        std::ranges::stable_sort(node.kids, {}, place);
    }
    complete_rows();
    unwrap_paragraphs();
    if (omitted != Omission::heading_order) set_levels();
}

// Fields without ink, and the empty rows and cells of tables that have others.
void StructureTree::link_empty() {
    for (StructureNumber number = 0; number < nodes.size(); ++number) {
        const StructureNode& node = nodes[number];
        const bool is_of_table = is_cell(node) || node.type == Type::row ||
                                 node.type == Type::table_head || node.type == Type::table_body;
        const bool is_wanted =
            node.type == Type::form || (is_of_table && nodes[node.parent].is_linked);
        if (is_wanted) link(number);
    }
    mend_table_heads();
}

// A table has one head at most, and a body where it has a head.
void StructureTree::mend_table_heads() {
    for (StructureNode& table : nodes) {
        if (table.type != Type::table) continue;
        bool has_head = false;
        bool has_body = false;
        for (const StructureKid& kid : table.kids) {
            StructureNode& part = nodes[kid.node];
            if (part.type == Type::table_head && has_head) part.type = Type::table_body;
            has_head = has_head || part.type == Type::table_head;
            has_body = has_body || part.type == Type::table_body;
        }
        if (!has_head || has_body) continue;
        for (const StructureKid& kid : table.kids) {
            StructureNode& part = nodes[kid.node];
            if (part.type == Type::table_head) part.type = Type::table_body;
        }
    }
}

void StructureTree::complete_rows() {
    const auto table_of = [&](const StructureNode& row) {
        const StructureNode& parent = nodes[row.parent];
        return parent.type == Type::table ? row.parent : parent.parent;
    };
    const auto columns_in = [&](const StructureNode& row) {
        std::uint32_t columns = 0;
        for (const StructureKid& kid : row.kids) columns += columns_of(nodes[kid.node]);
        return columns;
    };
    std::map<StructureNumber, std::uint32_t> columns_by_table;
    for (const StructureNode& node : nodes) {
        if (node.type != Type::row || !node.is_linked) continue;
        std::uint32_t& columns = columns_by_table[table_of(node)];
        columns = std::max(columns, columns_in(node));
    }
    if (columns_by_table.empty()) return;
    const std::size_t count = nodes.size();
    for (StructureNumber number = 0; number < count; ++number) {
        if (nodes[number].type != Type::row || !nodes[number].is_linked) continue;
        const std::uint32_t wanted = columns_by_table[table_of(nodes[number])];
        for (std::uint32_t at = columns_in(nodes[number]); at < wanted; ++at) {
            StructureNode& cell = nodes.emplace_back(&memory);
            cell.type = Type::cell;
            cell.is_linked = true;
            cell.parent = number;
            nodes[number].kids.push_back({static_cast<StructureNumber>(nodes.size() - 1)});
        }
    }
}

// "LBody P text" says no more than "LBody text".
void StructureTree::unwrap_paragraphs() {
    for (StructureNumber number = 0; number < nodes.size(); ++number) {
        StructureNode& node = nodes[number];
        if (node.type != Type::list_body && node.type != Type::label && !is_cell(node)) continue;
        if (node.kids.size() != 1 || node.kids.front().node == no_structure) continue;
        StructureNode& only = nodes[node.kids.front().node];
        const bool says_more = !only.language.empty() ||
                               (only.attributes != nullptr && !only.attributes->label.empty()) ||
                               (only.element != nullptr && !only.element->id.empty());
        if (only.type != Type::paragraph || says_more) continue;
        only.is_linked = false;
        node.has_marks = only.has_marks;
        node.kids = std::move(only.kids);
        only.kids.clear();
        for (const StructureKid& kid : node.kids) {
            if (kid.node != no_structure) {
                nodes[kid.node].parent = number;
            } else {
                marks_by_page[kid.page][kid.mcid] = number;
            }
        }
    }
}

// The levels of headings around the one at hand, outermost first, count what its own is.
void StructureTree::set_levels() {
    std::vector<int> around;
    std::vector<StructureNumber> open{0};
    while (!open.empty()) {
        StructureNode& node = nodes[open.back()];
        open.pop_back();
        if (node.type == Type::heading) {
            while (!around.empty() && around.back() >= node.level) around.pop_back();
            around.push_back(node.level);
            node.level = static_cast<int>(around.size());
        }
        for (auto kid = node.kids.rbegin(); kid != node.kids.rend(); ++kid) {
            if (kid->node != no_structure) open.push_back(kid->node);
        }
    }
}

}  // namespace papersetter::pdf
