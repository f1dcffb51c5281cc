// SPDX-License-Identifier: MIT
#include "typeset/element_table.hpp"

#include <algorithm>
#include <charconv>

namespace papersetter::typeset {

using document::Node;
using document::NodeNumber;

namespace {

bool is_of_ink(std::string_view role) {
    return role == "textbox" || role == "radio" || role == "checkbox" || role == "img";
}

std::string_view numbering_of(const Node& node, const document::ComputedStyle& style) {
    using document::ListStyle;
    if (const std::string_view type = node.attribute("type"); !type.empty()) return type;
    switch (style.list_style) {
        case ListStyle::none:
            return {};
        case ListStyle::disc:
            return "disc";
        case ListStyle::decimal:
            return "1";
        case ListStyle::lower_alpha:
            return "a";
        case ListStyle::upper_alpha:
            return "A";
    }
    return {};
}

// Anything but a count is told where boxes are made.
std::uint32_t columns_of(const Node& node) {
    const std::string_view value = node.attribute("colspan");
    std::uint32_t columns = 1;
    std::from_chars(value.data(), value.data() + value.size(), columns);
    return std::max<std::uint32_t>(columns, 1);
}

class Numbering {
  public:
    explicit Numbering(const document::StyledDocument& document) : document_(document) {
        table_.of_node.assign(document.nodes.size(), page::artifact);
        table_.of_marker.assign(document.nodes.size(), page::artifact);
        const auto elements =
            std::count_if(document.nodes.begin(), document.nodes.end(),
                          [](const Node& node) { return node.kind == Node::Kind::element; });
        table_.elements.reserve(static_cast<std::size_t>(elements));
        table_.of_ink.reserve(static_cast<std::size_t>(elements));
        const auto described =
            std::count_if(document.nodes.begin(), document.nodes.end(),
                          [](const Node& node) { return !node.attributes.empty(); });
        table_.attributes.reserve(static_cast<std::size_t>(described));
    }

    void number(NodeNumber at, page::ElementNumber parent) {
        const Node& node = document_.node(at);
        page::ElementNumber own = parent;
        if (node.kind == Node::Kind::element && !node.name.starts_with(':')) {
            if (document_.style_of(at).display == document::Display::none) return;
            // What stands on every page is read out on none.
            if (document_.style_of(at).position == document::Position::fixed) return;
            if (!node.attributes.empty() && node.attribute("aria-hidden") == "true") return;
            own = add(node.name, parent, node.place);
            add_details(at, own, parent);
        }
        table_.of_node[at] = own;
        for (const NodeNumber child : node.children) number(child, own);
    }

    [[nodiscard]] ElementTable take() { return std::move(table_); }

  private:
    page::ElementNumber add(std::string_view name, page::ElementNumber parent,
                            const base::Place& place) {
        page::Element& element = table_.elements.emplace_back();
        element.name = name;
        element.parent = parent;
        element.place = place;
        return static_cast<page::ElementNumber>(table_.elements.size() - 1);
    }

    void add_details(NodeNumber at, page::ElementNumber own, page::ElementNumber parent) {
        const Node& node = document_.node(at);
        const document::ComputedStyle& style = document_.style_of(at);
        if (!node.id.empty()) table_.elements[own].id = node.id;
        const bool is_list = node.name == "ol" || node.name == "ul";
        const bool is_owned = parent != page::artifact && !table_.of_ink.empty() &&
                              table_.of_ink[parent] != page::artifact;
        table_.of_ink.push_back(is_owned ? table_.of_ink[parent] : page::artifact);
        if (is_list || !node.attributes.empty()) {
            table_.elements[own].attributes = static_cast<std::uint32_t>(table_.attributes.size());
            page::ElementAttributes& attributes = table_.attributes.emplace_back();
            attributes.role = node.attribute("role");
            attributes.language = node.attribute("lang");
            attributes.alternative = node.attribute("alt");
            attributes.label = node.attribute("aria-label");
            attributes.scope = node.attribute("scope");
            if (is_list) attributes.numbering = numbering_of(node, style);
            attributes.column_span = columns_of(node);
            if (!is_owned && is_of_ink(attributes.role)) table_.of_ink[own] = own;
        }
        const bool has_marker = style.display == document::Display::list_item &&
                                style.list_style != document::ListStyle::none;
        if (!has_marker) return;
        table_.of_marker[at] = add("::marker", own, node.place);
        table_.of_ink.push_back(table_.of_ink[own]);
    }

    const document::StyledDocument& document_;
    ElementTable table_;
};

}  // namespace

ElementTable number_elements(const document::StyledDocument& document) {
    Numbering numbering(document);
    if (!document.nodes.empty()) numbering.number(0, page::artifact);
    return numbering.take();
}

}  // namespace papersetter::typeset
