// SPDX-License-Identifier: MIT
#include "typeset/element_table.hpp"

#include <algorithm>

namespace papersetter::typeset {

using document::Node;
using document::NodeNumber;

namespace {

page::Element element_of(const Node& node, page::ElementNumber parent) {
    page::Element element;
    element.name = node.name;
    element.id = node.id;
    element.parent = parent;
    element.place = node.place;
    if (node.attributes.empty()) return element;
    element.role = node.attribute("role");
    element.language = node.attribute("lang");
    element.alternative = node.attribute("alt");
    return element;
}

void number(const document::StyledDocument& document, NodeNumber at, page::ElementNumber parent,
            ElementTable& table) {
    const Node& node = document.node(at);
    page::ElementNumber own = parent;
    const bool is_element = node.kind == Node::Kind::element && !node.name.starts_with(':');
    if (is_element) {
        if (document.style_of(at).display == document::Display::none) return;
        if (!node.attributes.empty() && node.attribute("aria-hidden") == "true") return;
        own = static_cast<page::ElementNumber>(table.elements.size());
        table.elements.push_back(element_of(node, parent));
    }
    table.of_node[at] = own;
    for (const NodeNumber child : node.children) number(document, child, own, table);
}

}  // namespace

ElementTable number_elements(const document::StyledDocument& document) {
    ElementTable table;
    table.of_node.assign(document.nodes.size(), page::artifact);
    const auto elements =
        std::count_if(document.nodes.begin(), document.nodes.end(),
                      [](const Node& node) { return node.kind == Node::Kind::element; });
    table.elements.reserve(static_cast<std::size_t>(elements));
    if (!document.nodes.empty()) number(document, 0, page::artifact, table);
    return table;
}

}  // namespace papersetter::typeset
