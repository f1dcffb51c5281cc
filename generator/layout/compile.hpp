// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "layout/template_names.hpp"

namespace papersetter::layout {

/// What a template is compiled against.
struct CompileInput {
    const std::vector<Token>& tokens;
    const Strings& strings;
    const Parameters& parameters;
};

/// Compiles the template of a document to the text that Mustache gets: names checked and replaced,
/// fixed words put in, every start tag given `data-at` with its place in the author's file,
/// comments and indentation (outside <pre>) dropped. Tags must balance, within each section too, so
/// that every rendering is well formed; {{x}} may stand between elements and in quoted attribute
/// values, {{{x_html}}} between elements only.
[[nodiscard]] std::string compile_html(Document document, const CompileInput& input,
                                       base::Diagnostics& diagnostics);

/// Compiles style.css: each line begins with a mark /*@file.line.column*/ where a comment may
/// stand. {{x}} stands inside a CSS string and is escaped for it; only words of a closed list
/// (choices, integers, `direction`) may stand elsewhere. In a string, the gaps {page},
/// {pages}, {printed} and {blank} of fixed words become counters: "{{t.page_of}}" → "Page "
/// counter(page) " of " …
[[nodiscard]] std::string compile_css(const CompileInput& input, base::Diagnostics& diagnostics);

/// Escaped for the inside of a CSS string in either quotes (CSS Syntax 3, 4.3.7): quotes, the
/// backslash, "<" (no end tag can appear) and control characters.
[[nodiscard]] std::string escape_css(std::string_view text);

}  // namespace papersetter::layout
