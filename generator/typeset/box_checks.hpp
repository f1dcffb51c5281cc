// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "base/diagnostic.hpp"
#include "document/styled_document.hpp"

namespace papersetter::typeset {

/// The number of a list item in its list: the items before it and the list's `start`.
[[nodiscard]] int ordinal_of(const document::StyledDocument& document, document::NodeNumber item);

/// What the box tree cannot hold, told with its place instead of set wrongly.
class BoxChecks {
  public:
    BoxChecks(const document::StyledDocument& document, base::Diagnostics& diagnostics);

    /// Styles that a block, inline-block or absolute box cannot have here.
    void check_box(document::NodeNumber node);
    /// What begins further pages: generated content that does not count them.
    void check_continued(document::NodeNumber node);
    /// Styles that an inline box cannot have here.
    void check_inline(document::NodeNumber node);
    /// Row groups carry no ink of their own here.
    void check_group(document::NodeNumber node);
    void refuse_block_in_inline(document::NodeNumber node);
    void refuse_in_table(document::NodeNumber node);
    /// The attribute colspan; 1 when it is not a number from 1 to 1000, which is an error.
    [[nodiscard]] std::uint32_t column_span(document::NodeNumber node);

  private:
    void check_pages(document::NodeNumber node);
    void check_columns(document::NodeNumber node);

    const document::StyledDocument& document_;
    base::Diagnostics& diagnostics_;
};

}  // namespace papersetter::typeset
