// SPDX-License-Identifier: MIT
#include "pdf/page_tree.hpp"

#include <algorithm>

namespace papersetter::pdf {
namespace {

constexpr std::size_t fan_out = 32;

struct Node {
    Dictionary dictionary = nullptr;
    std::int64_t pages = 1;
};

Node add_parent(ObjectFile& file, const Node* first, const Node* last) {
    Node parent{file.add_dictionary(), 0};
    file.put_name(parent.dictionary, "Type", "Pages");
    Array kids = file.new_array();
    for (const Node* child = first; child != last; ++child) {
        file.append(kids, child->dictionary);
        file.put(child->dictionary, "Parent", parent.dictionary);
        parent.pages += child->pages;
    }
    file.put(parent.dictionary, "Kids", kids);
    file.put_number(parent.dictionary, "Count", parent.pages);
    return parent;
}

}  // namespace

Dictionary add_page_tree(ObjectFile& file, const std::vector<Dictionary>& pages) {
    std::vector<Node> level;
    for (Dictionary page : pages) level.push_back({page, 1});
    do {
        std::vector<Node> above;
        std::size_t begin = 0;
        do {
            const std::size_t end = std::min(begin + fan_out, level.size());
            above.push_back(add_parent(file, level.data() + begin, level.data() + end));
            begin = end;
        } while (begin < level.size());
        level = std::move(above);
    } while (level.size() > 1);
    return level.front().dictionary;
}

Dictionary page_labels(ObjectFile& file, const std::vector<std::size_t>& counts) {
    Array numbers = file.new_array();
    std::size_t first = 0;
    for (const std::size_t count : counts) {
        if (count == 0) continue;
        Dictionary label = file.new_dictionary();
        file.put_name(label, "S", "D");
        file.append_number(numbers, static_cast<std::int64_t>(first));
        file.append(numbers, label);
        first += count;
    }
    Dictionary labels = file.new_dictionary();
    file.put(labels, "Nums", numbers);
    return labels;
}

}  // namespace papersetter::pdf
