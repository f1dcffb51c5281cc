// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace papersetter::bench {

/// A document of running text like a study guide's: the paragraphs of a key that often, with a
/// heading before each ten.
[[nodiscard]] std::string guide_html(std::string_view key_html, std::size_t copies);

/// Its style sheet: A4, justified, hyphenated.
inline constexpr std::string_view guide_css = R"(
@page { size: A4; margin: 20mm 25mm; @bottom-center { content: counter(page); font: 9pt Lato } }
body { margin: 0; font: 11pt/14pt "Gentium Book Plus"; text-align: justify; hyphens: auto }
h2 { font: 700 13pt/17pt Lato; margin: 12pt 0 4pt; text-align: start; hyphens: manual;
     break-after: avoid; bookmark-level: 1 }
p { margin: 0 0 4pt }
code { font: 9.5pt "JetBrains Mono"; line-height: 1 }
)";

}  // namespace papersetter::bench
