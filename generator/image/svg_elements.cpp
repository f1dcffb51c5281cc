// SPDX-License-Identifier: MIT
#include "image/svg_elements.hpp"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "image/fault.hpp"
#include "image/scanner.hpp"

namespace papersetter::image {
namespace {

using Kind = SvgElement;
constexpr std::array<std::pair<std::string_view, Kind>, 18> elements{
    {{"g", Kind::group},
     {"a", Kind::group},
     {"use", Kind::use},
     {"text", Kind::text},
     {"path", Kind::path},
     {"rect", Kind::rectangle},
     {"circle", Kind::circle},
     {"ellipse", Kind::ellipse},
     {"line", Kind::line},
     {"polyline", Kind::polyline},
     {"polygon", Kind::polygon},
     {"title", Kind::silent},
     {"desc", Kind::silent},
     {"metadata", Kind::silent},
     {"defs", Kind::silent},
     {"linearGradient", Kind::silent},
     {"radialGradient", Kind::silent},
     {"script", Kind::unknown}}};

// Names and descriptions, what moves and what screens are told.
constexpr std::array<std::string_view, 26> silent_attributes{"id",
                                                             "class",
                                                             "version",
                                                             "baseProfile",
                                                             "xmlns",
                                                             "lang",
                                                             "role",
                                                             "tabindex",
                                                             "focusable",
                                                             "transform",
                                                             "pathLength",
                                                             "enable-background",
                                                             "shape-rendering",
                                                             "text-rendering",
                                                             "color-rendering",
                                                             "image-rendering",
                                                             "color-interpolation",
                                                             "color-interpolation-filters",
                                                             "pointer-events",
                                                             "cursor",
                                                             "overflow",
                                                             "line-height",
                                                             "solid-color",
                                                             "solid-opacity",
                                                             "white-space",
                                                             "font-stretch"};

constexpr std::array<std::pair<std::string_view, std::string_view>, 11> advice{
    {{"style", "write the properties on the elements themselves"},
     {"image", "name the picture in the text of the bank instead"},
     {"pattern", "draw what it repeats, or fill with one colour"},
     {"stop-opacity", "make it 1: the colours of a gradient are opaque"},
     {"symbol", "put what it holds into a <g> in <defs>"},
     {"fill", "write a colour such as #1a6 or black, url(#id) of a gradient, or none"},
     {"stroke", "write a colour such as #1a6 or black, url(#id) of a gradient, or none"},
     {"clip-path", "draw only what is to be seen"},
     {"mask", "draw only what is to be seen"},
     {"filter", "draw it without filters"},
     {"dominant-baseline", "move the text by its y"}}};

bool is_listed(std::string_view list, std::string_view word) {
    for (std::size_t at = list.find(word); at != std::string_view::npos;
         at = list.find(word, at + 1)) {
        const bool begins = at == 0 || list[at - 1] == ' ';
        const bool ends = at + word.size() == list.size() || list[at + word.size()] == ' ';
        if (begins && ends) return true;
    }
    return false;
}

}  // namespace

std::string_view local_name(std::string_view name) {
    if (name.starts_with("svg:")) name.remove_prefix(4);
    return name;
}

SvgElement element_named(std::string_view name) {
    name = local_name(name);
    // Of other namespaces: what an editor keeps for itself.
    if (name.find(':') != std::string_view::npos) return SvgElement::silent;
    const auto found = std::ranges::find(elements, name, &std::pair<std::string_view, Kind>::first);
    return found == elements.end() ? SvgElement::unknown : found->second;
}

std::string tag_of(const pugi::xml_node& node) { return "<" + base::in_brief(node.name()) + ">"; }

bool is_geometry(std::string_view element, std::string_view attribute) {
    using Row = std::pair<std::string_view, std::string_view>;
    constexpr std::array<Row, 13> rows{
        {{"svg", "width height viewBox preserveAspectRatio x y"},
         {"use", "x y width height href"},
         {"text", "x y"},
         {"tspan", "x y dy"},
         {"path", "d"},
         {"rect", "x y width height rx ry"},
         {"circle", "cx cy r"},
         {"ellipse", "cx cy rx ry"},
         {"line", "x1 y1 x2 y2"},
         {"polyline", "points"},
         {"stop", "offset"},
         {"linearGradient", "x1 y1 x2 y2 gradientUnits gradientTransform spreadMethod href"},
         {"radialGradient", "cx cy r fx fy gradientUnits gradientTransform spreadMethod href"}}};
    element = local_name(element);
    if (element == "polygon") element = "polyline";
    const auto row = std::ranges::find(rows, element, &Row::first);
    return row != rows.end() && is_listed(row->second, attribute);
}

bool is_silent_attribute(std::string_view name) {
    return name.find(':') != std::string_view::npos || name.starts_with("data-") ||
           name.starts_with("aria-") || name.starts_with('-') ||
           std::ranges::find(silent_attributes, name) != silent_attributes.end();
}

std::string_view advice_on(std::string_view name) {
    const auto found =
        std::ranges::find(advice, name, &std::pair<std::string_view, std::string_view>::first);
    return found == advice.end() ? std::string_view{} : found->second;
}

Fixed coordinate(const pugi::xml_node& node, const char* name) {
    const pugi::xml_attribute attribute = node.attribute(name);
    if (!attribute) return 0;
    const auto length = length_from(attribute.value());
    if (!length) {
        throw Fault("has " + base::in_quotes(attribute.value()) + " as its " + name,
                    "write a number, or a length such as 4mm");
    }
    return *length;
}

}  // namespace papersetter::image
