// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "document/declaration.hpp"
#include "document/page_rule.hpp"
#include "document/selector.hpp"
#include "document/tokens.hpp"

namespace papersetter::document {

struct StyleRule {
    std::vector<Declaration> declarations;
};

/// A parsed style sheet. It points into the text it was parsed from, which must outlive it; moving
/// is safe.
struct Stylesheet {
    Tokens tokens;
    std::vector<StyleRule> rules;
    std::vector<Selector> selectors;  ///< of all rules, in order
    std::vector<PageRule> page_rules;
    WordTable words;
};

/// Parses by CSS Syntax Level 3. After a fault reading goes on with the next declaration or rule,
/// so that all are told.
[[nodiscard]] Stylesheet parse_stylesheet(std::string_view css, base::Diagnostics& diagnostics);

}  // namespace papersetter::document
