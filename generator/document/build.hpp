// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/diagnostic.hpp"
#include "document/style_sheets.hpp"
#include "document/styled_document.hpp"

namespace papersetter::document {

/// Markup → StyledDocument. `html` is well-formed XHTML whose start tags may carry `data-at`
/// (base::to_attribute) and class, id, lang, alt, … ; `css` is a style sheet with position marks
/// /*@file.line.column*/ (the text after a mark stands at that place). Every element, attribute,
/// selector, property and value outside the supported subset is an error with its place and a hint,
/// never ignored. All faults are told, then base::InputError is thrown if there are any.
[[nodiscard]] StyledDocument build(std::string_view html, std::string_view css,
                                   base::Diagnostics& diagnostics);

/// The same, of a document whose style sheet may be like one before.
[[nodiscard]] StyledDocument build(std::string_view html, std::string_view css, StyleSheets& sheets,
                                   base::Diagnostics& diagnostics);

}  // namespace papersetter::document
