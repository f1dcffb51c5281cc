// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/place.hpp"
#include "document/style.hpp"

namespace papersetter::document {

using NodeNumber = std::uint32_t;
inline constexpr NodeNumber no_node = 0xFFFFFFFF;

/// A piece of generated content (the property `content`).
struct ContentPiece {
    enum class Kind : std::uint8_t { text, page, pages, printed_pages, blank_pages, target_page };
    Kind kind = Kind::text;
    std::string text;  ///< kind text
    /// Kind target_page: the ids of the elements whose pages are meant, parted by blanks.
    std::string target;
};

/// Name and value.
using Attribute = std::pair<std::string_view, std::string_view>;

/// An element, a run of text, or a ::before / ::after box (an element named "::before" …) whose
/// generated content stands in `content`. It points into the document's store and the program.
struct Node {
    enum class Kind : std::uint8_t { element, text };
    Kind kind = Kind::element;
    std::string_view name;  ///< element name in lower case
    std::string_view text;  ///< kind text: entities resolved, white space as in the source
    std::string_view id;
    std::span<const Attribute> attributes;  ///< all but style hooks (class, id, data-at)
    std::span<const ContentPiece> content;
    base::Place place;
    std::uint32_t style = 0;  ///< index into StyledDocument::styles (text: that of the parent)
    NodeNumber parent = no_node;
    std::span<const NodeNumber> children;
    [[nodiscard]] std::string_view attribute(std::string_view attribute_name) const;
};

/// The sixteen margin boxes of CSS Paged Media that we know, by name: "top-left", "top-center",
/// "top-right", "bottom-left", "bottom-center", "bottom-right".
struct MarginBox {
    std::string name;
    std::vector<ContentPiece> content;
    ComputedStyle style;
    base::Place place;
};

/// A page as @page rules describe it.
struct PageStyle {
    Length width = Length::thousandths(595'276);
    Length height = Length::thousandths(841'890);
    Sides<Length> margin;
    std::vector<MarginBox> boxes;
};

/// Which page is meant: its name (property `page`) and its place in the document.
struct PageSelector {
    std::string name;
    bool is_first = false;
    bool is_left = false;
    bool is_blank = false;
    auto operator<=>(const PageSelector&) const = default;
};

/// What the nodes of a document point into: moved, never copied.
struct NodeStore {
    NodeStore() = default;
    NodeStore(NodeStore&&) = default;
    NodeStore& operator=(NodeStore&&) = default;

    std::vector<char> markup;          ///< most texts
    std::deque<std::string> merged;    ///< texts that stand in several pieces of the markup
    std::vector<NodeNumber> children;  ///< those of each element side by side
    std::vector<Attribute> attributes;
    std::deque<std::vector<ContentPiece>> contents;
};

/// The element tree with computed styles: what typesetting works from. Node 0 is the root element.
class StyledDocument {
  public:
    std::vector<Node> nodes;
    std::vector<ComputedStyle> styles;  ///< interned
    std::string language;               ///< lang of the root
    std::string title;                  ///< text of <title>

    [[nodiscard]] const Node& node(NodeNumber number) const { return nodes[number]; }
    [[nodiscard]] const ComputedStyle& style_of(NodeNumber number) const {
        return styles[nodes[number].style];
    }
    /// The style of a page, resolved from the @page rules once for each of the 8 combinations of a
    /// name. Always there; an unknown name has the style of unnamed pages.
    [[nodiscard]] const PageStyle& page(const PageSelector& selector) const;

    std::map<PageSelector, PageStyle> pages;
    NodeStore store;
};

}  // namespace papersetter::document
