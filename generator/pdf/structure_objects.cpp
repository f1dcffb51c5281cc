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

void append_leaf(TextBuffer& text, const char* kind, const Entry* first, const Entry* last) {
    text += kind;
    text += "[";
    for (const Entry* entry = first; entry != last; ++entry) {
        text += entry->key;
        text += entry->value;
    }
    text += "]";
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
        TextBuffer& text = file_.begin_compressed_object();
        Phrase(text)
            .add("<</Type/StructTreeRoot/K")
            .add_reference(numbers_[0])
            .add("/ParentTree")
            .add_reference(parents)
            .write();
        Phrase phrase(text);
        phrase.add("/ParentTreeNextKey ").add(static_cast<std::int64_t>(page_numbers_.size()));
        if (!ids_.empty()) phrase.add("/IDTree").add_reference(ids);
        phrase.add(">>").write();
        file_.end_compressed_object();
    }

    void write_node(StructureNumber number, std::uint32_t root) {
        const StructureNode& node = tree_.nodes[number];
        TextBuffer& text = file_.begin_compressed_object();
        Phrase phrase(text);
        phrase.add("<</S/").add(name_of(node.type));
        if (node.type == StructureType::heading) phrase.add(std::int64_t{node.level});
        phrase.add("/P").add_reference(number == 0 ? root : numbers_[node.parent]).write();
        append_kids(text, node);
        rest_.clear();
        if (has_id_[number]) {
            rest_ += "/ID";
            append_byte_string(rest_, node.element->id);
        }
        append_properties(rest_, tree_, node, omitted_);
        text += rest_;
        text += ">>";
        file_.end_compressed_object();
    }

    // Marks of the page that /Pg names are plain numbers, those of further pages dictionaries.
    void append_kids(TextBuffer& text, const StructureNode& node) {
        if (node.kids.empty()) return;
        const auto first = node.has_marks
                               ? std::ranges::find(node.kids, no_structure, &StructureKid::node)
                               : node.kids.end();
        const bool is_single = node.kids.size() == 1;
        Phrase head(text);
        if (first != node.kids.end()) head.add("/Pg").add_reference(page_numbers_[first->page]);
        head.add(is_single ? "/K" : "/K[").write();
        for (const StructureKid& kid : node.kids) {
            Phrase phrase(text);
            if (kid.node != no_structure) {
                phrase.add_reference(numbers_[kid.node]);
            } else if (kid.page == first->page) {
                phrase.add(" ").add(std::int64_t{kid.mcid});
            } else {
                phrase.add("<</Type/MCR/Pg").add_reference(page_numbers_[kid.page]);
                phrase.add("/MCID ").add(std::int64_t{kid.mcid}).add(">>");
            }
            phrase.write();
        }
        if (!is_single) text += "]";
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
        TextBuffer& text = file_.begin_compressed_object();
        if (entries.size() <= leaf_size) {
            text += "<<";
            append_leaf(text, kind, entries.data(), end);
            text += ">>";
            return file_.end_compressed_object();
        }
        text += "<</Kids[";
        for (std::uint32_t leaf = 1; leaf < tree_size(entries.size()); ++leaf) {
            Phrase(text).add_reference(root + leaf).write();
        }
        text += "]>>";
        file_.end_compressed_object();
        for (const Entry* first = entries.data(); first != end;) {
            const Entry* last = end - first <= std::ptrdiff_t{leaf_size} ? end : first + leaf_size;
            write_leaf(kind, first, last);
            first = last;
        }
    }

    void write_leaf(const char* kind, const Entry* first, const Entry* last) {
        TextBuffer& text = file_.begin_compressed_object();
        text += "<</Limits[";
        text += first->key;
        text += " ";
        text += (last - 1)->key;
        text += "]";
        append_leaf(text, kind, first, last);
        text += ">>";
        file_.end_compressed_object();
    }

    ObjectFile& file_;
    const StructureTree& tree_;
    const Omission omitted_;
    const std::vector<StructureNumber> order_;
    std::vector<std::uint32_t> numbers_;  ///< by node: of its object
    std::vector<std::uint32_t> page_numbers_;
    std::vector<std::pair<std::string_view, StructureNumber>> ids_;
    std::vector<bool> has_id_;
    std::string rest_;  ///< what few objects have
};

}  // namespace

std::uint32_t add_structure(ObjectFile& file, const StructureTree& tree,
                            const std::vector<Dictionary>& pages, Omission omitted) {
    return StructureWriter(file, tree, pages, omitted).write();
}

}  // namespace papersetter::pdf
