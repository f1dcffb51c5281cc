// SPDX-License-Identifier: MIT
#include "guide_text.hpp"

#include <vector>

namespace papersetter::bench {

std::string guide_html(std::string_view key_html, std::size_t copies) {
    constexpr std::string_view end_tag = "</p>";
    std::vector<std::string_view> paragraphs;
    // Tags of the bank's texts carry their places.
    constexpr std::string_view begin_tag = "<p data-at=";
    for (std::size_t at = key_html.find(begin_tag); at != std::string_view::npos;
         at = key_html.find(begin_tag, at)) {
        const std::size_t end = key_html.find(end_tag, at) + end_tag.size();
        const std::string_view paragraph = key_html.substr(at, end - at);
        // What has a role (an option's letter) has it by what stands around.
        if (paragraph.find("role=") == std::string_view::npos) paragraphs.push_back(paragraph);
        at = end;
    }
    std::string html = "<html lang=\"en\"><head><title>Guide</title></head><body>";
    for (std::size_t copy = 0; copy < copies; ++copy) {
        for (std::size_t i = 0; i < paragraphs.size(); ++i) {
            if (i % 10 == 0) html += "<h2>A topic of the guide</h2>";
            html += paragraphs[i];
        }
    }
    return html + "</body></html>";
}

}  // namespace papersetter::bench
