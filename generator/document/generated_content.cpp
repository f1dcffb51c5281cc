// SPDX-License-Identifier: MIT
#include "document/generated_content.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "document/quoted.hpp"

namespace papersetter::document {

ContentMaker::ContentMaker(const ElementTree& tree, base::Diagnostics& diagnostics)
    : tree_(tree), diagnostics_(diagnostics) {}

std::vector<ContentPiece> ContentMaker::make(const Content& content, const TreeElement* element,
                                             base::Place place) {
    using From = Content::Part::Kind;
    using To = ContentPiece::Kind;
    std::vector<ContentPiece> pieces;
    for (const Content::Part& part : content.parts) {
        switch (part.kind) {
            case From::text:
                pieces.push_back({To::text, part.text, {}});
                break;
            case From::page:
                pieces.push_back({To::page, {}, {}});
                break;
            case From::pages:
                pieces.push_back({To::pages, {}, {}});
                break;
            case From::printed_pages:
                pieces.push_back({To::printed_pages, {}, {}});
                break;
            case From::blank_pages:
                pieces.push_back({To::blank_pages, {}, {}});
                break;
            case From::target_page:
                check_target(part.text, place);
                pieces.push_back({To::target_page, {}, part.text});
                break;
            case From::target_of_attribute:
                pieces.push_back({To::target_page, {}, targets(part.text, element, place)});
                break;
            case From::attribute:
                pieces.push_back({To::text, attribute(part.text, element, place), {}});
                break;
        }
    }
    return pieces;
}

// "#q-3 #q-17" names two elements.
std::string ContentMaker::targets(std::string_view attribute_name, const TreeElement* element,
                                  base::Place place) {
    const std::string written = attribute(attribute_name, element, place);
    std::string ids;
    for (std::size_t begin = 0; begin < written.size();) {
        const std::size_t end = std::min(written.find(' ', begin), written.size());
        const std::string name = written.substr(begin, end - begin);
        begin = end + 1;
        if (name.size() < 2 || name[0] != '#') continue;
        check_target(name.substr(1), place);
        ids.append(ids.empty() ? "" : " ").append(name, 1);
    }
    return ids;
}

std::string ContentMaker::attribute(std::string_view name, const TreeElement* element,
                                    base::Place place) {
    if (element == nullptr) {
        diagnostics_.error(place, "attr() does not work in the margin boxes of a page",
                           "a page has no attributes: write the text itself");
        return {};
    }
    if (name == "id") return std::string(element->id);
    const auto known = attribute_named(name);
    if (!known || *known == class_attribute || *known == place_attribute) {
        diagnostics_.error(place, "attr() cannot read the attribute " + quoted(name),
                           "it reads id, alt, aria-label, lang and the like");
        return {};
    }
    const std::string_view* value = tree_.attribute(*element, name);
    return value == nullptr ? std::string{} : std::string(*value);
}

void ContentMaker::check_target(const std::string& id, base::Place place) {
    if (ids_.empty()) {
        for (const TreeElement& element : tree_.elements) {
            if (!element.id.empty()) ids_.insert(element.id);
        }
    }
    if (ids_.contains(id)) return;
    diagnostics_.error(place, "no element has the id " + quoted(id),
                       "target-counter() gives the page of an element of this document");
}

}  // namespace papersetter::document
