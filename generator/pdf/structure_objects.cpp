// SPDX-License-Identifier: MIT
#include "pdf/structure_objects.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "pdf/number.hpp"
#include "pdf/structure_properties.hpp"
#include "pdf/syntax.hpp"

namespace papersetter::pdf {
namespace {

constexpr std::size_t leaf_size = 64;

// An entry of a number tree or a name tree, both in PDF syntax.
struct Entry {
    std::string key;
    std::string value;
};

// How many objects a tree of entries takes.
std::size_t tree_size(std::size_t entries) {
    if (entries <= leaf_size) return entries == 0 ? 0 : 1;
    return 1 + (entries + leaf_size - 1) / leaf_size;
}

void append_leaf(std::string& text, const char* kind, const Entry* first, const Entry* last) {
    text += kind;
    text += '[';
    for (const Entry* entry = first; entry != last; ++entry) text += entry->key + entry->value;
    text += ']';
}

// Parents before their kids, in reading order.
std::vector<StructureNumber> order_of(const StructureTree& tree) {
    std::vector<StructureNumber> order;
    std::vector<StructureNumber> open{0};
    while (!open.empty()) {
        order.push_back(open.back());
        open.pop_back();
        const std::pmr::vector<StructureKid>& kids = tree.nodes[order.back()].kids;
        for (auto kid = kids.rbegin(); kid != kids.rend(); ++kid) {
            if (kid->node != no_structure) open.push_back(kid->node);
        }
    }
    return order;
}

class StructureWriter {
  public:
    StructureWriter(ObjectFile& file, const StructureTree& tree,
                    const std::vector<Dictionary>& pages, Omission omitted)
        : file_(file),
          tree_(tree),
          omitted_(omitted),
          order_(order_of(tree)),
          numbers_(tree.nodes.size(), 0) {
        for (Dictionary page : pages) page_numbers_.push_back(file.number_of(page));
        find_ids();
    }

    // The root, the elements in reading order, the parent tree, the tree of ids.
    std::uint32_t write() {
        const std::size_t page_count = tree_.marks_by_page.size();
        const std::size_t count =
            1 + order_.size() + tree_size(page_count) + tree_size(ids_.size());
        const std::uint32_t root = file_.begin_compressed(count);
        std::uint32_t next = root + 1;
        for (const StructureNumber node : order_) numbers_[node] = next++;
        write_root(next, next + static_cast<std::uint32_t>(tree_size(page_count)));
        for (const StructureNumber node : order_) write_node(node, root);
        write_tree(next, "/Nums", entries_of_pages());
        write_tree(next + static_cast<std::uint32_t>(tree_size(page_count)), "/Names",
                   entries_of_ids());
        return root;
    }

  private:
    // In the order of their bytes; of equal ones in several sequences the first counts.
    void find_ids() {
        for (const StructureNumber number : order_) {
            const page::Element* element = tree_.nodes[number].element;
            if (element != nullptr && !element->id.empty()) ids_.emplace_back(element->id, number);
        }
        std::ranges::stable_sort(ids_, {}, [](const auto& id) { return id.first; });
        const auto is_same = [](const auto& one, const auto& other) {
            return one.first == other.first;
        };
        ids_.erase(std::unique(ids_.begin(), ids_.end(), is_same), ids_.end());
        has_id_.assign(tree_.nodes.size(), false);
        for (const auto& [id, number] : ids_) has_id_[number] = true;
    }

    void write_root(std::uint32_t parents, std::uint32_t ids) {
        text_ = "<</Type/StructTreeRoot/K";
        append_reference(text_, numbers_[0]);
        text_ += "/ParentTree";
        append_reference(text_, parents);
        text_ += "/ParentTreeNextKey ";
        append_integer(text_, static_cast<std::int64_t>(page_numbers_.size()));
        if (!ids_.empty()) {
            text_ += "/IDTree";
            append_reference(text_, ids);
        }
        text_ += ">>";
        file_.add_compressed(text_);
    }

    void write_node(StructureNumber number, std::uint32_t root) {
        const StructureNode& node = tree_.nodes[number];
        text_ = "<</S/";
        text_ += name_of(node.type);
        if (node.type == StructureType::heading) append_integer(text_, node.level);
        text_ += "/P";
        append_reference(text_, number == 0 ? root : numbers_[node.parent]);
        append_kids(node);
        if (has_id_[number]) {
            text_ += "/ID";
            append_byte_string(text_, node.element->id);
        }
        append_properties(text_, tree_, node, omitted_);
        text_ += ">>";
        file_.add_compressed(text_);
    }

    // Marks of the page that /Pg names are plain numbers, those of further pages dictionaries.
    void append_kids(const StructureNode& node) {
        if (node.kids.empty()) return;
        const auto first = node.has_marks
                               ? std::ranges::find(node.kids, no_structure, &StructureKid::node)
                               : node.kids.end();
        if (first != node.kids.end()) {
            text_ += "/Pg";
            append_reference(text_, page_numbers_[first->page]);
        }
        const bool is_single = node.kids.size() == 1;
        text_ += is_single ? "/K" : "/K[";
        for (const StructureKid& kid : node.kids) {
            if (kid.node != no_structure) {
                append_reference(text_, numbers_[kid.node]);
            } else if (kid.page == first->page) {
                text_ += ' ';
                append_integer(text_, kid.mcid);
            } else {
                text_ += "<</Type/MCR/Pg";
                append_reference(text_, page_numbers_[kid.page]);
                text_ += "/MCID ";
                append_integer(text_, kid.mcid);
                text_ += ">>";
            }
        }
        if (!is_single) text_ += ']';
    }

    [[nodiscard]] std::vector<Entry> entries_of_pages() const {
        std::vector<Entry> entries;
        for (std::size_t page = 0; page < tree_.marks_by_page.size(); ++page) {
            Entry& entry = entries.emplace_back();
            append_integer(entry.key, static_cast<std::int64_t>(page));
            entry.value = "[";
            for (const StructureNumber node : tree_.marks_by_page[page]) {
                append_reference(entry.value, numbers_[node]);
            }
            entry.value += ']';
        }
        return entries;
    }

    [[nodiscard]] std::vector<Entry> entries_of_ids() const {
        std::vector<Entry> entries;
        for (const auto& [id, number] : ids_) {
            Entry& entry = entries.emplace_back();
            append_byte_string(entry.key, id);
            append_reference(entry.value, numbers_[number]);
        }
        return entries;
    }

    // One object, or leaves under one (ISO 32000-1, 7.9.6 and 7.9.7).
    void write_tree(std::uint32_t root, const char* kind, const std::vector<Entry>& entries) {
        if (entries.empty()) return;
        const Entry* const end = entries.data() + entries.size();
        if (entries.size() <= leaf_size) {
            text_ = "<<";
            append_leaf(text_, kind, entries.data(), end);
            return file_.add_compressed(text_ + ">>");
        }
        text_ = "<</Kids[";
        for (std::uint32_t leaf = 1; leaf < tree_size(entries.size()); ++leaf) {
            append_reference(text_, root + leaf);
        }
        file_.add_compressed(text_ + "]>>");
        for (const Entry* first = entries.data(); first != end;) {
            const Entry* last = end - first <= std::ptrdiff_t{leaf_size} ? end : first + leaf_size;
            text_ = "<</Limits[" + first->key + ' ' + (last - 1)->key + ']';
            append_leaf(text_, kind, first, last);
            file_.add_compressed(text_ + ">>");
            first = last;
        }
    }

    ObjectFile& file_;
    const StructureTree& tree_;
    const Omission omitted_;
    const std::vector<StructureNumber> order_;
    std::vector<std::uint32_t> numbers_;  ///< by node: of its object
    std::vector<std::uint32_t> page_numbers_;
    std::vector<std::pair<std::string_view, StructureNumber>> ids_;
    std::vector<bool> has_id_;
    std::string text_;  ///< of the object at hand
};

}  // namespace

std::uint32_t add_structure(ObjectFile& file, const StructureTree& tree,
                            const std::vector<Dictionary>& pages, Omission omitted) {
    return StructureWriter(file, tree, pages, omitted).write();
}

}  // namespace papersetter::pdf
