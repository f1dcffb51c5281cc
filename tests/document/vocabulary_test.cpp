// SPDX-License-Identifier: MIT
#include "document/vocabulary.hpp"

#include <algorithm>
#include <array>

#include "told.hpp"

namespace papersetter::document {

TEST_CASE("vocabulary: each element is found by its name, and no other word") {
    for (std::size_t i = 0; i < element_names().size(); ++i) {
        CHECK(element_named(element_names()[i]) == static_cast<ElementName>(i));
    }
    for (const std::string_view word : {"", "P", "caption", "h7", "divs", "ul ", "tbodyy"}) {
        CHECK_MESSAGE(!element_named(word), word);
    }
}

TEST_CASE("vocabulary: the parents and children that rules name exist and agree") {
    for (const std::string_view name : element_names()) {
        const ElementRule& rule = rule_of(*element_named(name));
        CHECK(rule.name == name);
        for (const std::string_view child : rule.children) CHECK(element_named(child));
        for (const std::string_view parent : rule.parents) {
            REQUIRE(element_named(parent));
            const auto& children = rule_of(*element_named(parent)).children;
            CHECK((children.empty() || std::ranges::find(children, name) != children.end()));
        }
    }
}

TEST_CASE("vocabulary: elements stand where both rules let them") {
    const auto may = [](std::string_view child, std::string_view parent) {
        return may_stand_in(*element_named(child), *element_named(parent));
    };
    CHECK(may("body", "html"));
    CHECK(may("p", "body"));
    CHECK(may("li", "ol"));
    CHECK(may("th", "tr"));
    CHECK(may("dt", "div"));
    CHECK_FALSE(may("html", "body"));  // around everything
    CHECK_FALSE(may("li", "p"));       // its parents are lists
    CHECK_FALSE(may("p", "ul"));       // whose children are items
    CHECK_FALSE(may("b", "br"));       // holds nothing
    CHECK_FALSE(may("b", "title"));
}

TEST_CASE("vocabulary: attributes are confined to the elements that know them") {
    const auto may = [](std::string_view element, std::string_view attribute) {
        return may_carry(*element_named(element), *attribute_named(attribute));
    };
    CHECK(may("p", "id"));
    CHECK(may("a", "href"));
    CHECK_FALSE(may("p", "href"));
    CHECK(may("ol", "start"));
    CHECK_FALSE(may("ul", "start"));
    CHECK(may("td", "colspan"));
    CHECK(may("th", "colspan"));
    CHECK_FALSE(may("tr", "colspan"));
    CHECK_FALSE(attribute_named("style"));
}

TEST_CASE("vocabulary: a named character is never longer than its name") {
    constexpr std::array<std::string_view, 5> of_xml{"amp", "lt", "gt", "quot", "apos"};
    for (const std::string_view name : entity_names()) {
        const bool is_of_xml = std::ranges::find(of_xml, name) != of_xml.end();
        CHECK(entity_text(name).empty() == is_of_xml);
        CHECK(entity_text(name).size() <= name.size() + 2);
    }
    CHECK(entity_text("nbsp") == "\u00A0");
    CHECK(entity_text("hellip") == "…");
    CHECK(entity_text("nbs").empty());
}

}  // namespace papersetter::document
