// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

#include "document/styled_document.hpp"
#include "page/mark.hpp"
#include "typeset/style_table.hpp"

namespace papersetter::typeset {

using BoxNumber = std::uint32_t;
using ParagraphNumber = std::uint32_t;
inline constexpr BoxNumber no_box = 0xFFFFFFFF;

/// The text of a text node.
struct InlineText {
    document::NodeNumber node;
};

/// The generated content of a ::before or ::after node.
struct InlineGenerated {
    document::NodeNumber node;
};

/// Text of our own making, InlineContent::literal: list markers and margin boxes.
struct InlineLiteral {};

/// An inline box begins; what follows is in its style until it ends.
struct InlineOpen {
    document::NodeNumber node;
    StyleNumber style;
    page::ElementNumber element;
};

struct InlineClose {};

struct InlineBreak {};

/// An inline-block, or an absolutely placed box whose place in the text this is.
struct InlineBox {
    BoxNumber box;
    bool is_absolute;
};

using InlineItem = std::variant<InlineText, InlineGenerated, InlineLiteral, InlineOpen, InlineClose,
                                InlineBreak, InlineBox>;

/// What a paragraph is made of, before white space is collapsed.
struct InlineContent {
    StyleNumber style = 0;
    document::NodeNumber node = document::no_node;
    page::ElementNumber element = page::artifact;
    std::string_view language;  ///< in the document
    std::span<const InlineItem> items;
    std::string_view literal;
    bool has_references = false;  ///< its text depends on page numbers
    base::Place place;            ///< for faults when there is no node
};

}  // namespace papersetter::typeset
