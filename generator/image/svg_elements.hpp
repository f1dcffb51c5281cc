// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "image/fixed.hpp"

namespace pugi {
class xml_node;
}

namespace papersetter::image {

/// What an element of a drawing is to us. `silent` ones show nothing: titles, definitions, what an
/// editor keeps for itself.
enum class SvgElement : std::uint8_t {
    unknown,
    silent,
    group,
    use,
    text,
    path,
    rectangle,
    circle,
    ellipse,
    line,
    polyline,
    polygon
};

[[nodiscard]] SvgElement element_named(std::string_view name);
/// Without the prefix of SVG's own namespace.
[[nodiscard]] std::string_view local_name(std::string_view name);
[[nodiscard]] std::string tag_of(const pugi::xml_node& node);

/// Whether an attribute says where an element stands and what shape it has.
[[nodiscard]] bool is_geometry(std::string_view element, std::string_view attribute);
/// Whether an attribute or property changes nothing on paper.
[[nodiscard]] bool is_silent_attribute(std::string_view name);
/// What to do about an element or a property outside of the subset; may be empty.
[[nodiscard]] std::string_view advice_on(std::string_view name);

/// A coordinate or length; 0 when it is not given. Throws Fault when it cannot be read.
[[nodiscard]] Fixed coordinate(const pugi::xml_node& node, const char* name);

}  // namespace papersetter::image
