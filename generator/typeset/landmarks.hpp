// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "document/styled_document.hpp"
#include "page/pages.hpp"
#include "typeset/references.hpp"

namespace papersetter::typeset {

/// Where the elements that others point to turned out to stand: those with an id or a bookmark,
/// and generated content that says its page.
class Landmarks {
  public:
    explicit Landmarks(const document::StyledDocument& document) : document_(document) {}

    /// Whether the node is one.
    [[nodiscard]] bool wants(document::NodeNumber node) const;
    /// A part of it; the first one is where it stands.
    void note(document::NodeNumber node, std::size_t page, const page::Rectangle& box);
    void note_generated(document::NodeNumber node, std::size_t page);

    /// In document order.
    [[nodiscard]] std::vector<page::Anchor> anchors() const;
    [[nodiscard]] std::vector<page::Bookmark> bookmarks() const;
    [[nodiscard]] References references(std::size_t pages) const;

  private:
    struct Found {
        std::size_t page = 0;
        std::size_t last_page = 0;
        page::Rectangle box;
    };
    [[nodiscard]] std::string label(document::NodeNumber node) const;

    const document::StyledDocument& document_;
    std::map<document::NodeNumber, Found> found_;
    std::map<document::NodeNumber, std::size_t> generated_;
};

}  // namespace papersetter::typeset
