// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "page/pages.hpp"

namespace papersetter::pdf {

/// The standard structure types of ISO 32000-1, 14.8.4, that our documents use. `heading` is H1 to
/// H6 by its level.
enum class StructureType : std::uint8_t {
    document,
    section,
    division,
    heading,
    paragraph,
    block_quote,
    list,
    list_item,
    label,
    list_body,
    table,
    table_head,
    table_body,
    row,
    header_cell,
    cell,
    span,
    code,
    form,
    figure,
    caption
};

/// The name in the file ("LBody"); a heading's without its level.
[[nodiscard]] std::string_view name_of(StructureType type);

/// What becomes of an element in the structure tree.
struct ElementUse {
    enum class Kind : std::uint8_t {
        root,         ///< html, body: the document itself
        block,        ///< nothing of its own; text directly in it is a paragraph
        words,        ///< nothing of its own; its text belongs to the paragraph around it
        group,        ///< a structure element of blocks; text directly in it is a paragraph
        leaf,         ///< a structure element that holds text
        inner,        ///< one that stands in a paragraph
        item,         ///< a list item
        term,         ///< dt: the label of an item of its own
        description,  ///< dd: the body of that item
        label         ///< the label of the list item around it
    };
    Kind kind = Kind::block;
    StructureType type = StructureType::paragraph;
    int level = 0;  ///< of a heading, as the author has it
};

/// By the name of an element alone.
[[nodiscard]] ElementUse use_by_name(std::string_view name);

/// By the role of an element if it has one that counts here, else by its name, which says `own`.
[[nodiscard]] ElementUse use_of(const ElementUse& own, const page::ElementAttributes& attributes);

}  // namespace papersetter::pdf
