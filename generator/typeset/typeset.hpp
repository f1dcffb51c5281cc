// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "document/styled_document.hpp"
#include "font/shaper.hpp"
#include "image/gallery.hpp"
#include "page/pages.hpp"
#include "typeset/hyphenator.hpp"

namespace papersetter::typeset {

struct TypesetOptions {
    /// How many pages the document is believed to have, for counter(pages) in running text. A wrong
    /// guess costs a second pass, never a wrong page.
    std::size_t expected_pages = 1;
    /// Where words of text with `hyphens: auto` may be cut; none: at soft hyphens only.
    Hyphenator* hyphenator = nullptr;
    /// The pictures that `src` names; none when null. It must outlive the pages.
    const image::Gallery* gallery = nullptr;
    /// Blank pages fill up to so many, or to what the root asks for if that is more.
    std::size_t least_pages = 1;
};

/// StyledDocument + fonts → Pages. Repeats (at most 5 times) until page counts and target counters
/// settle. A character that no font has, a font family that is not in the book, a line that cannot
/// be broken within its box (a warning), a box that cannot be placed, an unknown picture are told
/// with their place; base::InputError is thrown when there are errors.
[[nodiscard]] page::Pages typeset(const document::StyledDocument& document, font::Shaper& shaper,
                                  const TypesetOptions& options, base::Diagnostics& diagnostics);

}  // namespace papersetter::typeset
