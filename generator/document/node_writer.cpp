// SPDX-License-Identifier: MIT
#include "document/node_writer.hpp"

#include <algorithm>
#include <numeric>
#include <span>

namespace papersetter::document {

namespace {

class NodeWriter {
  public:
    NodeWriter(const StyledTree& styled, ContentMaker& contents, NodeStore& store)
        : styled_(styled), contents_(contents), store_(store), idle_(find_idle_space(styled)) {
        const auto is_made = [](EntryNumber entry) { return entry != no_entry; };
        const auto generated = std::ranges::count_if(styled.before, is_made) +
                               std::ranges::count_if(styled.after, is_made);
        nodes_.reserve(styled.tree.items.size() + static_cast<std::size_t>(generated));
    }

    std::vector<Node> run() {
        write_element(0, no_node);
        return std::move(nodes_);
    }

  private:
    NodeNumber add(Node::Kind kind, NodeNumber parent, EntryNumber entry, base::Place place) {
        const auto number = static_cast<NodeNumber>(nodes_.size());
        Node& node = nodes_.emplace_back();
        node.kind = kind;
        node.parent = parent;
        node.style = styled_.cascade.entry(entry).style;
        node.place = place;
        return number;
    }

    void write_element(std::size_t item, NodeNumber parent) {
        const ElementTree& tree = styled_.tree;
        const std::uint32_t index = tree.items[item].number;
        const TreeElement& element = tree.elements[index];
        const NodeNumber number =
            add(Node::Kind::element, parent, styled_.entries[index], element.place);
        Node& node = nodes_[number];
        node.name = element_names()[element.name];
        node.id = element.id;
        node.attributes =
            std::span(tree.attributes)
                .subspan(element.first_attribute, element.attribute_end - element.first_attribute);
        write_generated(styled_.before, "::before", index, number);
        for (std::size_t i = item + 1; i < tree.items[item].end; i = tree.items[i].end) {
            if (!tree.items[i].is_text) {
                write_element(i, number);
            } else if (!idle_[i]) {
                const NodeNumber text =
                    add(Node::Kind::text, number, styled_.entries[index], element.place);
                nodes_[text].text = tree.texts[tree.items[i].number];
            }
        }
        write_generated(styled_.after, "::after", index, number);
    }

    void write_generated(const std::vector<EntryNumber>& list, std::string_view name,
                         std::uint32_t element, NodeNumber parent) {
        if (list.empty() || list[element] == no_entry) return;
        const StyleEntry& entry = styled_.cascade.entry(list[element]);
        const NodeNumber number =
            add(Node::Kind::element, parent, list[element], entry.content_place);
        nodes_[number].name = name;
        nodes_[number].content = store_.contents.emplace_back(
            contents_.make(entry.content, &styled_.tree.elements[element], entry.content_place));
    }

    const StyledTree& styled_;
    ContentMaker& contents_;
    NodeStore& store_;
    std::vector<bool> idle_;
    std::vector<Node> nodes_;
};

/// The nodes stand in document order, so the children of each in rising order.
std::vector<NodeNumber> link_children(std::vector<Node>& nodes) {
    std::vector<NodeNumber> ends(nodes.size() + 1);  // at first how many each has
    for (const Node& node : nodes) {
        if (node.parent != no_node) ++ends[node.parent + 1];
    }
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    std::vector<NodeNumber> children(ends.back());
    for (NodeNumber number = 0; number < nodes.size(); ++number) {
        const NodeNumber parent = nodes[number].parent;
        nodes[number].children =
            std::span(children).subspan(ends[number], ends[number + 1] - ends[number]);
        if (parent != no_node) children[ends[parent]++] = number;
    }
    return children;
}

}  // namespace

StyledTree style_tree(const ElementTree& tree, Cascade& cascade, base::Diagnostics& diagnostics) {
    StyledTree styled{tree, cascade, {}, {}, {}};
    const std::size_t count = tree.elements.size();
    const bool has_before = cascade.has(PseudoElement::before);
    const bool has_after = cascade.has(PseudoElement::after);
    styled.entries.reserve(count);
    if (has_before || has_after) {
        styled.before.reserve(count);
        styled.after.reserve(count);
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t parent = tree.elements[i].parent;
        const EntryNumber above = parent == no_element ? no_entry : styled.entries[parent];
        const EntryNumber entry = cascade.element_entry(i, above, diagnostics);
        styled.entries.push_back(entry);
        if (!has_before && !has_after) continue;
        styled.before.push_back(
            cascade.generated_entry(i, PseudoElement::before, entry, diagnostics));
        styled.after.push_back(
            cascade.generated_entry(i, PseudoElement::after, entry, diagnostics));
    }
    return styled;
}

std::vector<Node> write_nodes(const StyledTree& styled, ContentMaker& contents, NodeStore& store) {
    std::vector<Node> nodes = NodeWriter(styled, contents, store).run();
    store.children = link_children(nodes);
    return nodes;
}

}  // namespace papersetter::document
