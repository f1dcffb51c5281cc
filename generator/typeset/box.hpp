// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "document/styled_document.hpp"
#include "image/picture.hpp"
#include "page/mark.hpp"
#include "typeset/inline_content.hpp"
#include "typeset/style_table.hpp"

namespace papersetter::typeset {

/// A block container of blocks, in document order; absolutely placed boxes stand among them.
struct FlowContent {
    std::span<const BoxNumber> children;
};

/// A block container of lines.
struct ParagraphContent {
    ParagraphNumber paragraph = 0;
};

/// A flex container.
struct FlexContent {
    std::span<const BoxNumber> children;
};

/// A table: rows of the header group first if there is one, cells with their first column.
struct TableContent {
    std::span<const BoxNumber> rows;
    std::size_t header_rows = 0;
    std::size_t columns = 0;
};

struct RowContent {
    std::span<const BoxNumber> cells;
};

/// A picture in a size of its own.
struct PictureContent {
    std::string_view name;                    ///< in the gallery
    const image::Picture* picture = nullptr;  ///< null when there is none, which was told
    document::Extent width;                   ///< as the element asks
    document::Extent height;
    document::Extent scale;  ///< of the natural size; a share or auto
};

using BoxContent = std::variant<FlowContent, ParagraphContent, FlexContent, TableContent,
                                RowContent, PictureContent>;

/// The `::before` or `::after` that begins the further pages of a box.
struct Continued {
    document::NodeNumber node = document::no_node;
    StyleNumber style = 0;
};

/// A box of the box tree (CSS 2.2, chapter 9). Boxes are numbered in document order, parents first.
struct Box {
    StyleNumber style = 0;
    document::NodeNumber node = document::no_node;  ///< of an anonymous box: its parent's
    page::ElementNumber element = page::artifact;
    BoxNumber parent = no_box;
    bool is_anonymous = false;      ///< only text properties of the style count
    bool is_absolute = false;       ///< fixed boxes too
    bool is_fixed = false;          ///< on every page that its style names
    std::uint32_t column = 0;       ///< of a cell
    std::uint32_t column_span = 1;  ///< of a cell
    std::optional<ParagraphNumber> marker;
    std::optional<Continued> continued;
    BoxContent content;
};

/// The boxes of a document and the inline content of its paragraphs; their lists are in the run's
/// arena. Box 0 is that of the root.
struct BoxTree {
    std::vector<Box> boxes;
    std::vector<InlineContent> paragraphs;

    /// Those of the boxes that are not absolutely placed, which nearly always are all: else they
    /// are listed in `room`.
    [[nodiscard]] std::span<const BoxNumber> in_flow(std::span<const BoxNumber> children,
                                                     std::vector<BoxNumber>& room) const {
        const auto is_absolute = [&](BoxNumber child) { return boxes[child].is_absolute; };
        if (std::ranges::none_of(children, is_absolute)) return children;
        std::ranges::remove_copy_if(children, std::back_inserter(room), is_absolute);
        return room;
    }
};

}  // namespace papersetter::typeset
