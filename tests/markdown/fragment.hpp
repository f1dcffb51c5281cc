// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "markdown/render.hpp"

namespace papersetter::markdown {

/// A fragment and the faults told while it was made, one a line: "severity line:column message".
struct Rendered {
    std::string html;
    std::string faults;
};

inline std::string told(const base::Diagnostics& diagnostics) {
    std::string lines;
    for (const base::Diagnostic& each : diagnostics.all()) {
        lines += each.severity == base::Severity::error ? "error " : "warning ";
        lines += std::to_string(each.place.line) + ':' + std::to_string(each.place.column) + ' ';
        lines += each.message + '\n';
    }
    return lines;
}

/// The fragment with its places, of a text that begins at line 10, column 5.
inline Rendered rendered(std::string_view text, const Options& options = {},
                         std::uint32_t indent = 0) {
    base::Diagnostics diagnostics;
    Rendered result;
    result.html = render({text, {1, 10, 5}, indent}, options, diagnostics);
    result.faults = told(diagnostics);
    return result;
}

/// The fragment without its places.
inline std::string html_of(std::string_view text) {
    std::string html = rendered(text).html;
    for (std::size_t at = html.find(" data-at=\""); at != std::string::npos;
         at = html.find(" data-at=\"")) {
        html.erase(at, html.find('"', at + 10) + 1 - at);
    }
    return html;
}

inline std::string faults_of(std::string_view text) { return rendered(text).faults; }

}  // namespace papersetter::markdown
