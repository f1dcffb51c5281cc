// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "document/declaration.hpp"
#include "document/styled_document.hpp"

namespace papersetter::document {

/// `name:first:left`: what must hold of a page.
struct PageCondition {
    std::string name;  ///< empty: any page
    bool is_first = false;
    bool is_left = false;
    bool is_right = false;
    bool is_blank = false;

    [[nodiscard]] bool matches(const PageSelector& page) const;
    /// Names weigh more than :first and :blank, these more than :left and :right (CSS Paged Media
    /// 3, section 3.2).
    [[nodiscard]] std::uint32_t specificity() const;
};

struct MarginBoxRule {
    std::string name;  ///< "top-left" …
    base::Place place;
    std::vector<Declaration> declarations;
};

struct PageRule {
    std::vector<PageCondition> conditions;  ///< one of them must hold; never empty
    std::vector<Declaration> declarations;
    std::vector<MarginBoxRule> boxes;
};

/// Reads what stands between @page and `{`. Nothing when it has a fault, which is told.
[[nodiscard]] std::optional<std::vector<PageCondition>> read_page_conditions(
    std::span<const Token> tokens, base::Place place, base::Diagnostics& diagnostics);

/// Whether `name` is a margin box we know; told if not.
[[nodiscard]] bool is_margin_box(const Token& name, base::Diagnostics& diagnostics);

}  // namespace papersetter::document
