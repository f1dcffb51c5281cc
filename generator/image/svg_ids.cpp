// SPDX-License-Identifier: MIT
#include "image/svg_ids.hpp"

namespace papersetter::image {

// Without recursion: a file may nest as deep as it likes.
SvgIds::SvgIds(pugi::xml_node root) {
    pugi::xml_node at = root;
    while (true) {
        if (const pugi::xml_attribute id = at.attribute("id")) {
            if (!by_id_.emplace(id.value(), at).second) shared_.insert(id.value());
        }
        if (at.first_child()) {
            at = at.first_child();
            continue;
        }
        while (at != root && !at.next_sibling()) at = at.parent();
        if (at == root) return;
        at = at.next_sibling();
    }
}

pugi::xml_node SvgIds::find(std::string_view id) const {
    const auto found = by_id_.find(id);
    return found == by_id_.end() ? pugi::xml_node() : found->second;
}

std::string_view reference_of(pugi::xml_node node) {
    pugi::xml_attribute reference = node.attribute("href");
    if (!reference) reference = node.attribute("xlink:href");
    return reference.value();
}

}  // namespace papersetter::image
