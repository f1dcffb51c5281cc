// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <unordered_set>
#include <vector>

#include "base/diagnostic.hpp"
#include "document/element_tree.hpp"
#include "document/styled_document.hpp"
#include "document/value.hpp"

namespace papersetter::document {

/// Makes the pieces that typesetting needs of `content` values, attr() looked up.
class ContentMaker {
  public:
    ContentMaker(const ElementTree& tree, base::Diagnostics& diagnostics);

    /// `element` is the one whose attributes are meant, or null in a margin box. A target that no
    /// element has as its id, and attr() where there are no attributes, are told at `place`.
    [[nodiscard]] std::vector<ContentPiece> make(const Content& content, const TreeElement* element,
                                                 base::Place place);

  private:
    [[nodiscard]] std::string targets(std::string_view attribute_name, const TreeElement* element,
                                      base::Place place);
    [[nodiscard]] std::string attribute(std::string_view name, const TreeElement* element,
                                        base::Place place);
    void check_target(const std::string& id, base::Place place);

    const ElementTree& tree_;
    base::Diagnostics& diagnostics_;
    std::unordered_set<std::string_view> ids_;  ///< filled when first asked
};

}  // namespace papersetter::document
