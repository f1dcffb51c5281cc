// SPDX-License-Identifier: MIT
#include "document/styled_document.hpp"

namespace papersetter::document {

std::string_view Node::attribute(std::string_view attribute_name) const {
    for (const auto& [attribute, value] : attributes) {
        if (attribute == attribute_name) return value;
    }
    return {};
}

const PageStyle& StyledDocument::page(const PageSelector& selector) const {
    static const PageStyle plain;
    if (const auto found = pages.find(selector); found != pages.end()) return found->second;
    PageSelector unnamed = selector;
    unnamed.name.clear();
    const auto found = pages.find(unnamed);
    return found == pages.end() ? plain : found->second;
}

}  // namespace papersetter::document
