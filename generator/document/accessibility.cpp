// SPDX-License-Identifier: MIT
#include "document/accessibility.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "base/text.hpp"

namespace papersetter::document {

namespace {

constexpr std::array<std::string_view, 6> roles{"label", "textbox",  "radio",
                                                "img",   "checkbox", "presentation"};
/// Parts of a structure of their own, which a role would break.
constexpr std::array<std::string_view, 15> parts{"html",  "head",  "title", "body", "ul",
                                                 "ol",    "li",    "dl",    "dt",   "dd",
                                                 "table", "thead", "tbody", "tr",   "td"};
/// Strings of a PDF have 32,767 bytes at most, two for each character (ISO 19005-2, 6.1.13).
constexpr std::size_t longest_value = 4000;

bool is_field(std::string_view role) {
    return role == "textbox" || role == "radio" || role == "checkbox";
}

/// What a character that cannot be read out is; empty for others.
std::string_view unreadable(char32_t character) {
    const auto within = [character](char32_t first, char32_t last) {
        return character >= first && character <= last;
    };
    if (character == 0xFEFF) return "an invisible byte order mark";
    if ((character & 0xFFFEU) == 0xFFFE || within(0xFDD0, 0xFDEF)) return "a noncharacter";
    return {};
}

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
            if (element.first_attribute != element.attribute_end || name_of(element) == "img") {
                check_element(element);
            }
            check_definition(element);
            if (element.id.size() > longest_value) {
                diagnostics_.error(
                    element.place,
                    "the id has more than " + std::to_string(longest_value) + " bytes", {});
            }
        }
        base::Place place = root.place;
        for (const TreeItem& item : tree_.items) {
            if (item.is_text) {
                check_characters(tree_.texts[item.number], place);
            } else {
                place = tree_.elements[item.number].place;
            }
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

    void check_characters(std::string_view text, const base::Place& place) const {
        for (std::size_t at = base::ascii_beginning(text); at < text.size();) {
            const auto byte = static_cast<unsigned char>(text[at]);
            const bool is_suspect = byte >= 0xEF;  // U+F000 and above
            if (!is_suspect) {
                ++at;
                continue;
            }
            const std::string_view fault = unreadable(base::next_code_point(text, at));
            if (fault.empty()) continue;
            diagnostics_.error(place, "the text holds " + std::string(fault), {});
            return;
        }
    }

    /// A part of a list of terms that groups them holds nothing else.
    void check_definition(const TreeElement& element) const {
        if (element.parent == no_element) return;
        const TreeElement& parent = tree_.elements[element.parent];
        if (name_of(parent) == "dl" && name_of(element) == "div" &&
            !value(element, "aria-label").empty()) {
            diagnostics_.error(element.place, "`aria-label` does not work on a `<div>` in `<dl>`",
                               "it groups terms and nothing more");
        }
        const bool is_in_group = name_of(parent) == "div" && parent.parent != no_element &&
                                 name_of(tree_.elements[parent.parent]) == "dl";
        if (is_in_group && name_of(element) != "dt" && name_of(element) != "dd") {
            diagnostics_.error(element.place, "a `<div>` in `<dl>` holds `<dt>` and `<dd>` only",
                               {});
        }
    }

    /// Whether a field or drawing stands around it, or it is hidden: then it would not be told.
    [[nodiscard]] bool is_closed_in(const TreeElement& element) const {
        for (std::uint32_t at = element.parent; at != no_element; at = tree_.elements[at].parent) {
            const std::string_view role = value(tree_.elements[at], "role");
            if (is_field(role) || role == "img") return true;
            if (value(tree_.elements[at], "aria-hidden") == "true") return true;
        }
        return value(element, "aria-hidden") == "true";
    }

    void check_values(const TreeElement& element) const {
        for (const std::string_view name : {"aria-label", "alt"}) {
            const std::string_view* const text = tree_.attribute(element, name);
            if (text == nullptr) continue;
            check_characters(*text, element.place);
            if (text->size() <= longest_value) continue;
            diagnostics_.error(element.place,
                               "`" + std::string(name) + "` has more than " +
                                   std::to_string(longest_value) + " bytes",
                               "say it in a sentence");
        }
    }

    /// A picture that says nothing is hidden, or has a text.
    void check_picture(const TreeElement& element, std::string_view role) const {
        if (!role.empty()) {
            diagnostics_.error(element.place, "`role` does not work on `<img>`", {});
        }
        if (value(element, "src").empty()) {
            diagnostics_.error(element.place, "`<img>` names no picture", "write `<img src=\"…\"`");
        }
        if (value(element, "alt").empty() && !is_hidden(element)) {
            diagnostics_.error(element.place, "`<img>` needs an `alt`",
                               "say in words what the picture shows, or hide it by "
                               "`aria-hidden=\"true\"`");
        }
    }

    [[nodiscard]] bool is_hidden(const TreeElement& element) const {
        if (value(element, "aria-hidden") == "true") return true;
        return element.parent != no_element && is_hidden(tree_.elements[element.parent]);
    }

    void check_element(const TreeElement& element) const {
        check_values(element);
        const std::string_view role = value(element, "role");
        const std::string_view name = name_of(element);
        if (name == "img") return check_picture(element, role);
        if (role.empty() && tree_.attribute(element, "alt") == nullptr) return;
        if (!role.empty() && (std::ranges::find(parts, name) != parts.end() || name == "th")) {
            diagnostics_.error(element.place,
                               "the role `" + std::string(role) + "` cannot stand on `<" +
                                   std::string(name) + ">`",
                               "put a `<div>` or `<span>` with the role into it");
        }
        if ((is_field(role) || role == "img") && is_closed_in(element)) {
            diagnostics_.error(
                element.place,
                "the role `" + std::string(role) +
                    "` is not told here: it is hidden or stands in a field or drawing",
                {});
        }
        if (is_field(role) && value(element, "aria-label").empty()) {
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
            diagnostics_.error(element.place,
                               "`alt` belongs on `<img>` and elements of the role `img`",
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
