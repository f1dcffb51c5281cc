// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <span>
#include <vector>

#include "base/diagnostic.hpp"
#include "document/compute.hpp"
#include "document/generated_content.hpp"
#include "document/page_rule.hpp"
#include "document/styled_document.hpp"

namespace papersetter::document {

/// What pages inherit from the root element.
struct PageContext {
    const StyleState& root;
    const Variables& variables;
};

/// Resolves the @page rules, `author` over `user_agent`, for unnamed pages and for each name in
/// the rules, with every combination of first, left and blank.
[[nodiscard]] std::map<PageSelector, PageStyle> resolve_pages(std::span<const PageRule> user_agent,
                                                              std::span<const PageRule> author,
                                                              const PageContext& context,
                                                              ContentMaker& contents,
                                                              base::Diagnostics& diagnostics);

}  // namespace papersetter::document
