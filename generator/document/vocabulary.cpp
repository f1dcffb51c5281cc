// SPDX-License-Identifier: MIT
#include "document/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace papersetter::document {

namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 1> in_html{"html"};
constexpr std::array<std::string_view, 1> in_head{"head"};
constexpr std::array<std::string_view, 2> in_list{"ul", "ol"};
constexpr std::array<std::string_view, 2> in_definitions{"dl", "div"};
constexpr std::array<std::string_view, 1> in_table{"table"};
constexpr std::array<std::string_view, 3> row_parents{"table", "thead", "tbody"};
constexpr std::array<std::string_view, 1> in_row{"tr"};
constexpr std::array<std::string_view, 1> in_figure{"figure"};
constexpr std::array<std::string_view, 2> of_html{"head", "body"};
constexpr std::array<std::string_view, 1> of_head{"title"};
constexpr std::array<std::string_view, 1> of_list{"li"};
constexpr std::array<std::string_view, 3> of_definitions{"dt", "dd", "div"};
constexpr std::array<std::string_view, 3> of_table{"thead", "tbody", "tr"};
constexpr std::array<std::string_view, 1> of_group{"tr"};
constexpr std::array<std::string_view, 2> of_row{"td", "th"};

constexpr std::array<std::string_view, 2> in_fill_lines{"fill-lines", "fill-box"};

constexpr ElementRule anywhere(std::string_view name) { return {name, {}, {}, true, true}; }
constexpr ElementRule holder(std::string_view name, Names parents, Names children) {
    return {name, parents, children, false, true};
}
constexpr ElementRule part(std::string_view name, Names parents) {
    return {name, parents, {}, true, true};
}

// The numbers of the first ones stand in the header.
constexpr std::array rules{
    ElementRule{"fill-lines", {}, {}, false, false},
    ElementRule{"fill-line", in_fill_lines, {}, false, false},
    ElementRule{"fill-box", {}, {}, false, false},
    holder("html", {}, of_html),
    holder("head", in_html, of_head),
    ElementRule{"title", in_head, {}, true, false},
    part("body", in_html),
    anywhere("div"),
    anywhere("section"),
    anywhere("header"),
    anywhere("footer"),
    anywhere("main"),
    anywhere("article"),
    anywhere("h1"),
    anywhere("h2"),
    anywhere("h3"),
    anywhere("h4"),
    anywhere("h5"),
    anywhere("h6"),
    anywhere("p"),
    anywhere("blockquote"),
    anywhere("pre"),
    anywhere("figure"),
    part("figcaption", in_figure),
    anywhere("span"),
    anywhere("b"),
    anywhere("strong"),
    anywhere("i"),
    anywhere("em"),
    anywhere("small"),
    anywhere("u"),
    anywhere("code"),
    anywhere("sub"),
    anywhere("sup"),
    ElementRule{"br", {}, {}, false, false},
    ElementRule{"img", {}, {}, false, false},
    anywhere("a"),
    holder("ul", {}, of_list),
    holder("ol", {}, of_list),
    part("li", in_list),
    holder("dl", {}, of_definitions),
    part("dt", in_definitions),
    part("dd", in_definitions),
    holder("table", {}, of_table),
    holder("thead", in_table, of_group),
    holder("tbody", in_table, of_group),
    holder("tr", row_parents, of_row),
    part("td", in_row),
    part("th", in_row),
};
constexpr std::size_t count = rules.size();
static_assert(rules[fill_lines_element].name == "fill-lines" &&
              rules[fill_line_element].name == "fill-line" &&
              rules[fill_box_element].name == "fill-box");

constexpr auto names = [] {
    std::array<std::string_view, count> result;
    for (std::size_t i = 0; i < count; ++i) result[i] = rules[i].name;
    return result;
}();

constexpr bool is_listed(Names list, std::string_view name) {
    return list.empty() || std::ranges::find(list, name) != list.end();
}

// By parent, one bit for each child, since every start tag asks.
static_assert(count <= 64);
constexpr auto children_allowed = [] {
    std::array<std::uint64_t, count> result{};
    for (std::size_t parent = 0; parent < count; ++parent) {
        const ElementRule& outer = rules[parent];
        for (std::size_t child = 0; child < count; ++child) {
            const ElementRule& inner = rules[child];
            const bool is_allowed = outer.holds_elements && inner.name != "html" &&
                                    is_listed(inner.parents, outer.name) &&
                                    is_listed(outer.children, inner.name);
            if (is_allowed) result[parent] |= std::uint64_t{1} << child;
        }
    }
    return result;
}();

constexpr std::size_t slots = 256;
constexpr std::size_t slot_of(std::string_view name) {
    std::size_t hash = name.size();
    for (const char letter : name) hash = hash * 31 + static_cast<unsigned char>(letter);
    return hash % slots;
}

// Element numbers + 1 by open addressing, since every start tag asks.
constexpr auto numbers_by_slot = [] {
    std::array<std::uint8_t, slots> result{};
    for (std::size_t i = 0; i < count; ++i) {
        std::size_t slot = slot_of(names[i]);
        while (result[slot] != 0) slot = (slot + 1) % slots;
        result[slot] = static_cast<std::uint8_t>(i + 1);
    }
    return result;
}();

using Advice = std::pair<std::string_view, std::string_view>;

constexpr std::array element_advice{Advice{"svg", "keep it in a file of its own: `<img src>`"},
                                    Advice{"style", "styles stand in style.css"},
                                    Advice{"script", "nothing runs in a printed document"},
                                    Advice{"link", "style.css is read without it"},
                                    Advice{"meta", "it is not needed here"},
                                    Advice{"hr", "give a block a border instead"},
                                    Advice{"nav", "use `section`"},
                                    Advice{"aside", "use `section`"},
                                    Advice{"tfoot", "use `tbody`"},
                                    Advice{"caption", "use a paragraph before the table"},
                                    Advice{"center", "use `text-align: center`"},
                                    Advice{"font", "use the CSS property `font`"},
                                    Advice{"mark", "use `span` with a class"},
                                    Advice{"kbd", "use `code`"},
                                    Advice{"q", "write the quotation marks"}};

constexpr std::array property_advice{
    Advice{"float", "use `display: flex` or `position: absolute`"},
    Advice{"clear", "there are no floats"},
    Advice{"page-break-before", "use `break-before`"},
    Advice{"page-break-after", "use `break-after`"},
    Advice{"page-break-inside", "use `break-inside`"},
    Advice{"inset", "use `top`, `right`, `bottom`, `left`"},
    Advice{"word-wrap", "use `overflow-wrap`"},
    Advice{"word-break", "use `overflow-wrap`"},
    Advice{"background-image", "use `background-color`"},
    Advice{"grid-template-columns", "use a table or `display: flex`"},
    Advice{"max-height", "use `height` or `min-height`"},
    Advice{"flex-flow", "use `flex-direction` and `flex-wrap`"},
    Advice{"font-feature-settings",
           "use `font-variant-ligatures`, `font-kerning` or `font-variant-numeric`"},
    Advice{"font-variant", "use `font-variant-ligatures` or `font-variant-numeric`"},
    Advice{"list-style-position", "markers stand outside of the item"},
    Advice{"margin-inline", "use `margin-left` and `margin-right`"},
    Advice{"padding-inline", "use `padding-left` and `padding-right`"}};

template <std::size_t size>
std::string_view advice_in(const std::array<Advice, size>& list, std::string_view name) {
    for (const auto& [word, advice] : list) {
        if (word == name) return advice;
    }
    return {};
}

}  // namespace

std::span<const std::string_view> element_names() { return names; }

std::optional<ElementName> element_named(std::string_view name) {
    for (std::size_t slot = slot_of(name); numbers_by_slot[slot] != 0; slot = (slot + 1) % slots) {
        const auto number = static_cast<ElementName>(numbers_by_slot[slot] - 1);
        if (names[number] == name) return number;
    }
    return std::nullopt;
}

const ElementRule& rule_of(ElementName element) {
    assert(element < count);
    return rules[element];
}

bool may_stand_in(ElementName child, ElementName parent) {
    return (children_allowed[parent] >> child & 1U) != 0;
}

std::string_view advice_on_element(std::string_view name) {
    return advice_in(element_advice, name);
}

std::string_view advice_on_property(std::string_view name) {
    return advice_in(property_advice, name);
}

}  // namespace papersetter::document
