// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "document/property.hpp"
#include "document/vocabulary.hpp"

namespace papersetter::document {

namespace {

using Names = std::set<std::string>;

std::string guide_text() {
    std::ifstream file(PAPERSETTER_SOURCE_DIR "/docs/layout_guide.md");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The guide from one mark to the next one after it.
std::string part(const std::string& from, const std::string& to) {
    const std::string guide = guide_text();
    const std::size_t start = guide.find(from);
    REQUIRE(start != std::string::npos);
    const std::size_t begin = start + from.size();
    return guide.substr(begin, guide.find(to, begin) - begin);
}

/// The names in backticks, several of them between two backticks too.
Names names_in(const std::string& text) {
    Names names;
    for (std::size_t at = text.find('`'); at != std::string::npos; at = text.find('`', at + 1)) {
        const std::size_t end = text.find('`', at + 1);
        std::istringstream words(text.substr(at + 1, end - at - 1));
        for (std::string word; words >> word;) names.insert(word);
        at = end;
    }
    return names;
}

Names known(std::span<const std::string_view> names) { return {names.begin(), names.end()}; }

/// The property whose sides a name is one of: "margin" of "margin-left"; else the name itself.
std::string without_sides(std::string_view name) {
    for (const std::string_view sided : {"margin", "padding", "border"}) {
        for (const std::string_view side :
             {"top", "right", "bottom", "left", "width", "style", "color"}) {
            if (name.starts_with(std::string(sided) + "-" + std::string(side))) {
                return std::string(sided);
            }
        }
    }
    // Those of the line's direction: "margin-inline" of "margin-inline-start", but
    // "border-inline-start" of "border-inline-start-width".
    for (const std::string_view end : {"-inline-start", "-inline-end"}) {
        const std::size_t at = name.find(end);
        if (at == std::string_view::npos) continue;
        if (name.starts_with("border")) return std::string(name.substr(0, at + end.size()));
        return std::string(name.substr(0, at)) + "-inline";
    }
    return std::string(name);
}

}  // namespace

TEST_CASE("layout_guide: names every element, and no other") {
    CHECK(names_in(part("\nElements: ", "\n\n")) == known(element_names()));
}

TEST_CASE("layout_guide: names every attribute, and no other") {
    CHECK(names_in(part("\nAttributes: ", "Anything else")) == known(attribute_names()));
}

TEST_CASE("layout_guide: names every property, and no other") {
    Names properties;
    for (const std::string_view name : property_names()) properties.insert(without_sides(name));
    CHECK(names_in(part("| subject | properties |", "\n\n")) == properties);
}

}  // namespace papersetter::document
