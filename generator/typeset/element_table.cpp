// SPDX-License-Identifier: MIT
#include "typeset/element_table.hpp"

namespace papersetter::typeset {

using document::Node;
using document::NodeNumber;

namespace {

page::Element element_of(const Node& node, page::ElementNumber parent) {
    return {node.name,
            std::string(node.attribute("role")),
            std::string(node.attribute("lang")),
            std::string(node.attribute("alt")),
            node.id,
            parent,
            node.place};
}

void number(const document::StyledDocument& document, NodeNumber at, page::ElementNumber parent,
            ElementTable& table) {
    const Node& node = document.node(at);
    page::ElementNumber own = parent;
    const bool is_element = node.kind == Node::Kind::element && !node.name.starts_with(':');
    if (is_element) {
        if (document.style_of(at).display == document::Display::none) return;
        if (node.attribute("aria-hidden") == "true") return;
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
    if (!document.nodes.empty()) number(document, 0, page::artifact, table);
    return table;
}

}  // namespace papersetter::typeset
