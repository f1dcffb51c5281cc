// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <functional>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "document/build.hpp"

namespace papersetter::document {

/// The diagnostics one to a line: "line.column message (hint)".
inline std::string told(const base::Diagnostics& diagnostics) {
    std::string text;
    for (const base::Diagnostic& diagnostic : diagnostics.all()) {
        if (!text.empty()) text += '\n';
        text += std::to_string(diagnostic.place.line) + '.' +
                std::to_string(diagnostic.place.column) + ' ' + diagnostic.message;
        if (!diagnostic.hint.empty()) text += " (" + diagnostic.hint + ")";
    }
    return text;
}

/// A whole document with this body.
inline std::string page_of(const std::string& body) {
    return "<html lang=\"en\"><head><title>T</title></head><body>" + body + "</body></html>";
}

/// A document of this body and sheet; places of the sheet count from its first line.
inline StyledDocument built(const std::string& body, const std::string& css) {
    base::Diagnostics diagnostics;
    StyledDocument document = build(page_of(body), "/*@1.1.1*/" + css, diagnostics);
    CHECK(told(diagnostics) == "");
    return document;
}

/// What is told of markup and sheet that cannot be built.
inline std::string faults(const std::string& html, const std::string& css) {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(build(html, css, diagnostics)), base::InputError);
    return told(diagnostics);
}
inline std::string css_faults(const std::string& css) {
    return faults(page_of(""), "/*@1.1.1*/" + css);
}
inline std::string html_faults(const std::string& html) { return faults(html, ""); }

/// The first node of this element name (or "::before").
inline const Node& first(const StyledDocument& document, std::string_view name) {
    for (const Node& node : document.nodes) {
        if (node.kind == Node::Kind::element && node.name == name) return node;
    }
    FAIL("no such element: " << name);
    return document.nodes.front();
}
inline const ComputedStyle& style_of_first(const StyledDocument& document, std::string_view name) {
    return document.styles[first(document, name).style];
}

/// The computed style of a <p> under one declaration.
inline ComputedStyle styled(const std::string& declarations) {
    return style_of_first(built("<p>x</p>", "p { " + declarations + " }"), "p");
}

}  // namespace papersetter::document
