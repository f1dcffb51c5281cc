// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>

#include "document/styled_document.hpp"

namespace papersetter::typeset {

/// What running text may say of pages; guessed before the first pass and known after it. Pages
/// count from 1.
struct References {
    std::size_t pages = 1;
    std::size_t blank_pages = 0;  ///< of them
    std::map<std::string, std::size_t, std::less<>> page_of_id;
    std::map<document::NodeNumber, std::size_t> page_of_node;  ///< of nodes that say counter(page)
    /// The page of a node that says counter(page); 1 before it is known.
    [[nodiscard]] std::size_t page_of(document::NodeNumber node) const;
};

/// The text of generated content on page `page`. Of several targets each page
/// is told once, "3, 7–9"; a target that has no page yet says "?".
[[nodiscard]] std::string generated_text(std::span<const document::ContentPiece> content,
                                         const References& references, std::size_t page);

/// Whether the text depends on page numbers.
[[nodiscard]] bool has_references(std::span<const document::ContentPiece> content);

}  // namespace papersetter::typeset
