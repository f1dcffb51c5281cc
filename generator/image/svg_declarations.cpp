// SPDX-License-Identifier: MIT
#include "image/svg_declarations.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "image/svg_elements.hpp"

namespace papersetter::image {

std::vector<SvgDeclaration> declarations_of(pugi::xml_node node) {
    std::vector<SvgDeclaration> declarations;
    for (const pugi::xml_attribute attribute : node.attributes()) {
        const std::string_view name = attribute.name();
        if (name == "style" || is_geometry(node.name(), name) || is_silent_attribute(name)) {
            continue;
        }
        declarations.push_back({name, attribute.value()});
    }
    std::string_view rest = node.attribute("style").value();
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(';'), rest.size());
        const std::string_view declaration = base::trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (declaration.empty()) continue;
        const std::size_t colon = std::min(declaration.find(':'), declaration.size());
        const std::string_view name = base::trimmed(declaration.substr(0, colon));
        if (is_silent_attribute(name)) continue;
        const bool has_value = colon != declaration.size();
        declarations.push_back(
            {name, has_value ? declaration.substr(colon + 1) : std::string_view{}});
    }
    return declarations;
}

}  // namespace papersetter::image
