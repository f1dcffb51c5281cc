// SPDX-License-Identifier: MIT
#include <array>
#include <vector>

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "fragment.hpp"

namespace papersetter::markdown {

namespace {

constexpr std::array<std::string_view, 34> pieces{
    "a",       " ",     "\n",         "\n\n",     "*",      "**",   "_",
    "`",       "```\n", "- ",         "1. ",      "7) ",    "> ",   "    ",
    "# ",      "|",     "|---|\n",    "<sub>",    "</sub>", "<br>", "<span lang=\"de\">",
    "</span>", "<sup",  "<div>",      "&amp;",    "&",      "\\",   "[b](c)",
    "![",      "](",    "{option:a}", "{option:", "\u00E9", "---\n"};

/// Whether every start tag has its end tag in the right order and a place that can be read.
std::string fault_of_form(std::string_view html) {
    std::vector<std::string_view> open;
    for (std::size_t at = html.find('<'); at != std::string_view::npos;
         at = html.find('<', at + 1)) {
        const std::size_t end = html.find('>', at);
        if (end == std::string_view::npos) return "a tag does not end";
        const std::string_view tag = html.substr(at + 1, end - at - 1);
        const std::string_view name = tag.substr(0, tag.find(' '));
        if (tag.starts_with('/')) {
            if (open.empty() || open.back() != tag.substr(1)) return "tags cross";
            open.pop_back();
            continue;
        }
        const std::size_t place = tag.find("data-at=\"");
        if (place == std::string_view::npos) return "no place";
        const std::string_view value = tag.substr(place + 9);
        if (!base::place_from_attribute(value.substr(0, value.find('"')))) return "no such place";
        if (!tag.ends_with('/')) open.push_back(name);
    }
    for (std::size_t at = html.find('&'); at != std::string_view::npos;
         at = html.find('&', at + 1)) {
        const std::size_t end = html.find(';', at);
        if (end == std::string_view::npos || end - at > 6) return "a bare ampersand";
    }
    return open.empty() ? "" : "a tag is not closed";
}

}  // namespace

TEST_CASE("render: whatever the text, the fragment is well formed and check tells the same") {
    base::Random random("test", "well formed");
    Options options;
    options.letter_of = [](std::string_view) { return std::optional<std::string>("A"); };
    for (int round = 0; round < 4000; ++round) {
        std::string text;
        const std::uint64_t length = 1 + random.below(24);
        for (std::uint64_t i = 0; i < length; ++i) text += pieces[random.below(pieces.size())];
        CAPTURE(text);
        base::Diagnostics told_by_render;
        base::Diagnostics told_by_check;
        const Source source{text, {1, 10, 5}, 0};
        REQUIRE(fault_of_form(render(source, options, told_by_render)) == "");
        check(source, options, told_by_check);
        REQUIRE(told(told_by_check) == told(told_by_render));
    }
}

}  // namespace papersetter::markdown
