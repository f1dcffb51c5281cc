// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "pdf/omission.hpp"
#include "pdf/structure_tree.hpp"
#include "pdf/text_buffer.hpp"

namespace papersetter::pdf {

/// What encloses the marks of one page in its content stream: the tag of their structure element,
/// or that of an artifact (ISO 32000-1, 14.6 and 14.8.2.2).
class PageTags {
  public:
    /// `page` counts the pages of the file from 0.
    PageTags(StructureTree& tree, std::size_t sequence, std::size_t page,
             Omission omitted = Omission::nothing)
        : tree_(tree), sequence_(sequence), page_(page), omitted_(omitted) {}

    /// Marks with one owner that stand side by side share a tag.
    [[nodiscard]] std::uint32_t owner(page::ElementNumber element) const {
        return page::is_artifact(element) ? element : tree_.owner(sequence_, element);
    }
    [[nodiscard]] bool is_figure(std::uint32_t owner) const {
        return !page::is_artifact(owner) && tree_.nodes[owner].type == StructureType::figure;
    }
    /// Appends the operator that opens the tag, which close() ends.
    void open(std::uint32_t owner, TextBuffer& content);
    void close(TextBuffer& content) const;
    void add_box(std::uint32_t owner, const page::Rectangle& box) { tree_.add_box(owner, box); }

  private:
    StructureTree& tree_;
    std::size_t sequence_;
    std::size_t page_;
    Omission omitted_;
    bool is_open_ = false;
};

}  // namespace papersetter::pdf
