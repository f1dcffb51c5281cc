// SPDX-License-Identifier: MIT
#include <algorithm>
#include <pugixml.hpp>

#include "document/element_tree.hpp"
#include "document/letters.hpp"
#include "document/markup_nodes.hpp"
#include "document/quoted.hpp"
#include "document/source_text.hpp"
#include "document/tag_balance.hpp"
#include "document/tree_writer.hpp"

namespace papersetter::document {

namespace {

using base::Place;

Place place_of(const pugi::xml_node& node) {
    return base::place_from_attribute(node.attribute("data-at").value()).value_or(Place{});
}

/// The one root element; null when there is none, which is told, as is all else beside it.
pugi::xml_node root_of(const pugi::xml_document& document, base::Diagnostics& diagnostics) {
    pugi::xml_node root;
    for (const pugi::xml_node node : document.children()) {
        if (node.type() == pugi::node_element && root.empty()) {
            root = node;
        } else if (node.type() == pugi::node_element || !is_blank(node.value())) {
            diagnostics.error(place_of(node), "something stands outside of `<html>`",
                              "a document is one `<html>` with `<head>` and `<body>`");
        }
    }
    if (root.empty()) {
        diagnostics.error({}, "the document is empty",
                          "a document is one `<html>` with `<head>` and `<body>`");
    }
    return root;
}

/// The list of nodes that scan_markup() would make, of all that pugixml can read.
class NodeLister {
  public:
    /// In a walk without recursion: elements may stand in each other thousands deep.
    MarkupNodes list(const pugi::xml_node& root) {
        std::vector<std::uint32_t> open;
        pugi::xml_node node = root;
        while (true) {
            if (node.type() == pugi::node_element) {
                open.push_back(static_cast<std::uint32_t>(result_.nodes.size()));
                add_start(node);
                if (node.first_child()) {
                    node = node.first_child();
                    continue;
                }
                add_end(open);
            } else {
                add_text(node.value());
            }
            while (node != root && !node.next_sibling()) {
                node = node.parent();
                add_end(open);
            }
            if (node == root) return std::move(result_);
            node = node.next_sibling();
        }
    }

  private:
    MarkupNode& add(MarkupNode::Kind kind, std::string_view text) {
        const auto attributes = static_cast<std::uint32_t>(result_.attributes.size());
        return result_.nodes.emplace_back(MarkupNode{kind, text, attributes, attributes, 0});
    }

    void add_start(const pugi::xml_node& node) {
        MarkupNode& start = add(MarkupNode::Kind::start, node.name());
        for (const pugi::xml_attribute attribute : node.attributes()) {
            result_.attributes.push_back({attribute.name(), attribute.value()});
        }
        start.attribute_end = static_cast<std::uint32_t>(result_.attributes.size());
        add_text(node.value());
    }

    void add_end(std::vector<std::uint32_t>& open) {
        result_.nodes[open.back()].end = static_cast<std::uint32_t>(result_.nodes.size());
        open.pop_back();
        add(MarkupNode::Kind::end, {});
    }

    void add_text(std::string_view text) {
        if (!text.empty()) add(MarkupNode::Kind::text, text);
    }

    MarkupNodes result_;
};

void tell_not_well_formed(std::string_view html, const pugi::xml_parse_result& result,
                          base::Diagnostics& diagnostics) {
    if (auto fault = find_balance_fault(html)) {
        diagnostics.error(fault->place, std::move(fault->message), std::move(fault->hint));
        return;
    }
    const auto offset = static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0));
    diagnostics.error(place_before(html, offset),
                      std::string("the markup is not well formed: ") + result.description(),
                      "attributes need quotes, empty elements end in `/>`");
}

/// By pugixml, into the same buffer. Nothing, and told why, when the markup is not well formed.
std::optional<MarkupNodes> parse_markup(std::string_view html, std::vector<char>& buffer,
                                        base::Diagnostics& diagnostics) {
    base::Diagnostics told_already;
    buffer = without_named_characters(html, told_already);
    pugi::xml_document document;
    // The space in </b> <i> is text too; text beside the root must be seen to be refused.
    constexpr unsigned options = pugi::parse_default | pugi::parse_ws_pcdata |
                                 pugi::parse_embed_pcdata | pugi::parse_fragment;
    const pugi::xml_parse_result result =
        document.load_buffer_inplace(buffer.data(), buffer.size(), options, pugi::encoding_utf8);
    if (!result) {
        const auto again = without_named_characters(html, told_already);
        tell_not_well_formed({again.data(), again.size()}, result, diagnostics);
        return std::nullopt;
    }
    const pugi::xml_node root = root_of(document, diagnostics);
    return root.empty() ? std::nullopt : std::optional(NodeLister().list(root));
}

}  // namespace

const std::string_view* ElementTree::attribute(const TreeElement& element,
                                               std::string_view name) const {
    for (std::uint32_t i = element.first_attribute; i != element.attribute_end; ++i) {
        if (attributes[i].first == name) return &attributes[i].second;
    }
    return nullptr;
}

ElementTree read_markup(std::string_view html, base::Diagnostics& diagnostics) {
    ElementTree tree;
    if (html.starts_with("\xEF\xBB\xBF")) html.remove_prefix(3);
    if (!is_readable(html, "the markup", place_before, diagnostics)) return tree;
    tree.buffer = without_named_characters(html, diagnostics);
    std::optional<MarkupNodes> markup = scan_markup(tree.buffer);
    if (!markup) markup = parse_markup(html, tree.buffer, diagnostics);
    if (!markup) return {};
    write_tree(*markup, tree, diagnostics);
    if (tree.elements.empty() || element_names()[tree.elements[0].name] != "html") return {};
    return tree;
}

}  // namespace papersetter::document
