// SPDX-License-Identifier: MIT
#include "document/accessibility.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "base/text.hpp"

namespace papersetter::document {

namespace {

constexpr std::array<std::string_view, 6> roles{"label", "textbox",  "radio",
                                                "img",   "checkbox", "presentation"};

class Check {
  public:
    Check(const ElementTree& tree, base::Diagnostics& diagnostics)
        : tree_(tree), diagnostics_(diagnostics) {}

    void check() const {
        const TreeElement& root = tree_.elements.front();
        if (value(root, "lang").empty()) {
            diagnostics_.error(root.place, "the document does not say its language",
                               "write `<html lang=\"en\">`");
        }
        if (!has_title()) {
            diagnostics_.error(root.place, "the document has no title",
                               "write `<head><title>…</title></head>`");
        }
        for (const TreeElement& element : tree_.elements) {
            if (element.first_attribute != element.attribute_end) check_element(element);
        }
    }

  private:
    [[nodiscard]] std::string_view value(const TreeElement& element, std::string_view name) const {
        const std::string_view* found = tree_.attribute(element, name);
        return found == nullptr ? std::string_view{} : base::trimmed(*found);
    }

    [[nodiscard]] static std::string_view name_of(const TreeElement& element) {
        return element_names()[element.name];
    }

    [[nodiscard]] bool has_title() const {
        for (std::size_t i = 0; i < tree_.items.size(); ++i) {
            const TreeItem& item = tree_.items[i];
            if (item.is_text || name_of(tree_.elements[item.number]) != "title") continue;
            return std::any_of(tree_.items.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                               tree_.items.begin() + item.end, [&](const TreeItem& inner) {
                                   return inner.is_text &&
                                          !base::trimmed(tree_.texts[inner.number]).empty();
                               });
        }
        return false;
    }

    [[nodiscard]] bool stands_in_item(const TreeElement& element) const {
        for (std::uint32_t at = element.parent; at != no_element; at = tree_.elements[at].parent) {
            if (name_of(tree_.elements[at]) == "li") return true;
        }
        return false;
    }

    void check_element(const TreeElement& element) const {
        const std::string_view role = value(element, "role");
        const bool is_field = role == "textbox" || role == "radio" || role == "checkbox";
        if (is_field && value(element, "aria-label").empty()) {
            diagnostics_.error(element.place,
                               "the role `" + std::string(role) + "` needs an `aria-label`",
                               "say what belongs there: `aria-label=\"Answer to question 3\"`");
        }
        if (role == "img" && value(element, "alt").empty()) {
            diagnostics_.error(element.place, "the role `img` needs an `alt`",
                               "say in words what the drawing shows, or hide it by "
                               "`aria-hidden=\"true\"`");
        }
        if (role != "img" && tree_.attribute(element, "alt") != nullptr) {
            diagnostics_.error(element.place, "`alt` belongs on an element of the role `img`",
                               "`aria-label` says how other elements are read out");
        }
        if (role == "label" && !stands_in_item(element)) {
            diagnostics_.error(element.place, "the role `label` works in an `<li>` only",
                               "it is the letter or number of the list item");
        }
    }

    const ElementTree& tree_;
    base::Diagnostics& diagnostics_;
};

}  // namespace

std::span<const std::string_view> element_roles() { return roles; }

void check_accessibility(const ElementTree& tree, base::Diagnostics& diagnostics) {
    if (!tree.elements.empty()) Check(tree, diagnostics).check();
}

}  // namespace papersetter::document
