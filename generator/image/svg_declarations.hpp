// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include <pugixml.hpp>

namespace papersetter::image {

/// A property and what it is set to, which is empty where nothing is said.
struct SvgDeclaration {
    std::string_view name;
    std::string_view value;
};

/// What an element says of its look: by its attributes, then in `style`, which goes before them.
/// Without its geometry and what changes nothing on paper.
[[nodiscard]] std::vector<SvgDeclaration> declarations_of(pugi::xml_node node);

}  // namespace papersetter::image
