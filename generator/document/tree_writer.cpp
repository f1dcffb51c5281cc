// SPDX-License-Identifier: MIT
#include "document/tree_writer.hpp"

#include <algorithm>
#include <charconv>
#include <span>
#include <unordered_map>

#include "base/text.hpp"
#include "document/letters.hpp"
#include "document/quoted.hpp"

namespace papersetter::document {

namespace {

using base::Place;

bool is_listed(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

std::string listed(std::span<const std::string_view> names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i != 0) text += i + 1 == names.size() ? " or " : ", ";
        text += quoted_tag(names[i]);
    }
    return text;
}

/// Turns the nodes of markup into the tree's lists.
class TreeWriter {
  public:
    TreeWriter(ElementTree& tree, base::Diagnostics& diagnostics)
        : tree_(tree), diagnostics_(diagnostics) {}

    void write(const MarkupNodes& markup) {
        for (std::size_t i = 0; i < markup.nodes.size(); ++i) {
            const MarkupNode& node = markup.nodes[i];
            if (node.kind == MarkupNode::Kind::start) {
                if (!begin_element(node, markup.attributes)) i = node.end;
            } else if (node.kind == MarkupNode::Kind::end) {
                end_element();
            } else if (open_.back().number != no_element) {
                check_text(node.text, open_.back().number);
                write_text(node.text, markup.nodes[i - 1].kind == MarkupNode::Kind::text);
            }
        }
    }

  private:
    /// An element whose end is not reached.
    struct Open {
        std::uint32_t number = no_element;  ///< its parent's where it is unknown itself
        std::uint32_t last = no_element;    ///< the last element in it
        std::size_t item = 0;
        ElementName name = 0;
        bool is_known = false;
        Place outer_place;
    };

    /// The attributes of the element at hand, and its place.
    void gather_attributes(std::span<const MarkupAttribute> attributes) {
        gathered_.clear();
        for (const auto& [name, value] : attributes) {
            const auto known = attribute_named(name);
            gathered_.push_back({known, name, value});
            if (known != place_attribute) continue;
            if (const auto place = base::place_from_attribute(value)) place_ = *place;
        }
    }

    /// False for an element that is passed over with all that is in it.
    bool begin_element(const MarkupNode& node, const std::vector<MarkupAttribute>& attributes) {
        Open open;
        open.outer_place = place_;
        gather_attributes(
            std::span(attributes)
                .subspan(node.first_attribute, node.attribute_end - node.first_attribute));
        if (open_.empty() && node.text != "html") tell_root(node.text);
        const auto name = known_element(node.text);
        if (open_.size() >= deepest_nesting) {
            diagnostics_.error(place_, "elements stand too deep in each other",
                               "at most " + std::to_string(deepest_nesting) + " levels");
            place_ = open.outer_place;
            return false;
        }
        open.number = open_.empty() ? no_element : open_.back().number;
        // The children of an unknown element are read for their own faults.
        if (name) write_known(*name, open);
        open_.push_back(open);
        return true;
    }

    void tell_root(std::string_view name) {
        diagnostics_.error(place_, "the document begins with " + quoted_tag(name),
                           "it must be one `<html>` with `<head>` and `<body>`");
    }

    void write_known(ElementName name, Open& open) {
        const auto number = static_cast<std::uint32_t>(tree_.elements.size());
        TreeElement& element = tree_.elements.emplace_back();
        element.name = name;
        element.place = place_;
        element.parent = open.number;
        if (!open_.empty()) {
            element.previous = open_.back().last;
            open_.back().last = number;
        }
        if (element.previous != no_element) {
            element.position = tree_.elements[element.previous].position + 1;
        }
        if (open.number != no_element) check_parent(tree_.elements[open.number].name, name);
        write_attributes(element);
        open.number = number;
        open.item = tree_.items.size();
        open.name = name;
        open.is_known = true;
        tree_.items.push_back({false, number, 0});
    }

    void end_element() {
        const Open open = open_.back();
        open_.pop_back();
        if (open.last != no_element) tree_.elements[open.last].is_last = true;
        if (open.is_known) {
            if (open.name == fill_lines_element || open.name == fill_box_element) {
                write_field(open.name, open.number);
            }
            tree_.items[open.item].end = static_cast<std::uint32_t>(tree_.items.size());
        }
        place_ = open.outer_place;
    }

    /// A space to be filled in is a field unless it says another role; lines become elements of
    /// their own, so that a page may end between them.
    void write_field(ElementName name, std::uint32_t number) {
        const std::string_view* const lines = tree_.attribute(tree_.elements[number], "lines");
        std::int32_t count = 0;
        if (lines != nullptr) {
            std::from_chars(lines->data(), lines->data() + lines->size(), count);
        } else if (name == fill_lines_element) {
            diagnostics_.error(place_, "`<fill-lines>` does not say how many lines it has",
                               "write `<fill-lines lines=\"4\" aria-label=\"…\"/>`");
        }
        const std::string_view* const hidden =
            tree_.attribute(tree_.elements[number], "aria-hidden");
        const bool is_told = hidden == nullptr || *hidden != "true";
        if (is_told && tree_.attribute(tree_.elements[number], "role") == nullptr) {
            tree_.attributes.emplace_back("role", "textbox");
            ++tree_.elements[number].attribute_end;
        }
        std::uint32_t previous = no_element;
        for (std::int32_t i = 0; i < count; ++i) {
            const auto line = static_cast<std::uint32_t>(tree_.elements.size());
            TreeElement& element = tree_.elements.emplace_back();
            element.name = fill_line_element;
            element.place = place_;
            element.parent = number;
            element.previous = previous;
            element.position = static_cast<std::uint32_t>(i) + 1;
            element.is_last = i + 1 == count;
            element.first_attribute = element.attribute_end =
                static_cast<std::uint32_t>(tree_.attributes.size());
            previous = line;
            const auto next = static_cast<std::uint32_t>(tree_.items.size() + 1);
            tree_.items.push_back({false, line, next});
        }
    }

    /// Comments and CDATA sections split what is one run of text.
    void write_text(std::string_view text, bool follows_text) {
        if (!follows_text) {
            const auto number = static_cast<std::uint32_t>(tree_.texts.size());
            tree_.texts.push_back(text);
            const auto next = static_cast<std::uint32_t>(tree_.items.size() + 1);
            tree_.items.push_back({true, number, next});
            return;
        }
        std::string_view& whole = tree_.texts.back();
        if (tree_.merged.empty() || tree_.merged.back().data() != whole.data()) {
            tree_.merged.emplace_back(whole);
        }
        whole = tree_.merged.back().append(text);
    }

    void check_text(std::string_view text, std::uint32_t parent) {
        const ElementRule& rule = rule_of(tree_.elements[parent].name);
        if (rule.holds_text || is_blank(text)) return;
        const std::string_view words = base::trimmed(text);
        const std::string_view shown_words = words.substr(0, words.find_first_of(" \n\t\r"));
        diagnostics_.error(
            place_,
            "the text `" + base::shown(shown_words) + "` stands in " + quoted_tag(rule.name),
            rule.children.empty() ? quoted_tag(rule.name) + " holds nothing"
                                  : quoted_tag(rule.name) + " holds " + listed(rule.children));
    }

    std::optional<ElementName> known_element(std::string_view name) {
        const auto element = element_named(name);
        if (element) return element;
        std::string hint;
        const std::string lower_case = lowered(name);
        if (element_named(lower_case)) {
            hint = "write it in lower case: " + quoted_tag(lower_case);
        } else if (const auto advice = advice_on_element(lower_case); !advice.empty()) {
            hint = advice;
        } else if (const auto near = base::nearest(lower_case, element_names())) {
            hint = "did you mean " + quoted_tag(*near) + "?";
        }
        diagnostics_.error(place_, "the element " + quoted_tag(name) + " is not supported",
                           std::move(hint));
        return std::nullopt;
    }

    void check_parent(ElementName parent, ElementName child) {
        if (may_stand_in(child, parent)) return;
        const ElementRule& outer = rule_of(parent);
        const ElementRule& inner = rule_of(child);
        if (inner.name == "html") {
            tell_misplaced(inner, outer, "it stands around everything else");
        } else if (!inner.parents.empty() && !is_listed(inner.parents, outer.name)) {
            tell_misplaced(inner, outer, "it belongs in " + listed(inner.parents));
        } else if (!outer.holds_elements) {
            tell_misplaced(inner, outer, {});
        } else {
            tell_misplaced(inner, outer,
                           quoted_tag(outer.name) + " holds " + listed(outer.children));
        }
    }

    void tell_misplaced(const ElementRule& inner, const ElementRule& outer, std::string hint) {
        diagnostics_.error(place_,
                           quoted_tag(inner.name) + " cannot stand in " + quoted_tag(outer.name),
                           std::move(hint));
    }

    void write_attributes(TreeElement& element) {
        element.first_attribute = static_cast<std::uint32_t>(tree_.attributes.size());
        std::uint32_t seen = 0;
        for (const auto& [known, name, value] : gathered_) {
            // Nearly all are classes and places, which may stand anywhere and be anything.
            const bool is_hook = known == class_attribute || known == place_attribute;
            if (!is_hook && !is_allowed(known, name, element.name)) continue;
            const std::uint32_t bit = 1U << *known;
            if ((seen & bit) != 0) {
                diagnostics_.error(place_,
                                   "the attribute `" + std::string(name) + "` stands twice on " +
                                       quoted_tag(element_names()[element.name]),
                                   "remove one of them");
                continue;
            }
            seen |= bit;
            write_attribute(*known, value, element);
        }
        element.attribute_end = static_cast<std::uint32_t>(tree_.attributes.size());
    }

    bool is_allowed(std::optional<AttributeName> known, std::string_view name,
                    ElementName element) {
        if (known && may_carry(element, *known)) return true;
        std::string message = "the attribute " + quoted(name) + " ";
        if (known) {
            diagnostics_.error(place_,
                               message + "does not work on " + quoted_tag(element_names()[element]),
                               "it works on " + std::string(home_of(*known)));
            return false;
        }
        std::string hint;
        if (name == "style") {
            hint = "give the element a class and style it in style.css";
        } else if (const auto near = base::nearest(lowered(name), attribute_names())) {
            hint = "did you mean " + quoted(*near) + "?";
        }
        diagnostics_.error(place_, message + "is not supported", std::move(hint));
        return false;
    }

    void write_attribute(AttributeName name, std::string_view value, TreeElement& element) {
        if (name == class_attribute) return write_classes(value, element);
        if (name == place_attribute) return;
        if (const auto form = fault_of_value(name, value); !form.empty()) {
            diagnostics_.error(place_,
                               "the attribute `" + std::string(attribute_names()[name]) +
                                   "` cannot be `" + base::shown(value) + "`",
                               "it takes " + std::string(form));
            return;
        }
        if (name == id_attribute) {
            element.id = value;
            check_id(value);
        } else {
            tree_.attributes.emplace_back(attribute_names()[name], value);
        }
    }

    void write_classes(std::string_view value, TreeElement& element) {
        const auto [found, is_new] = class_lists_.try_emplace(value);
        if (is_new) found->second = new_class_list(value);
        element.first_class = found->second.first;
        element.class_end = found->second.second;
    }

    std::pair<std::uint32_t, std::uint32_t> new_class_list(std::string_view value) {
        const auto begin = static_cast<std::uint32_t>(tree_.classes.size());
        std::size_t at = 0;
        while (at < value.size()) {
            std::size_t end = at;
            while (end < value.size() && !is_space(value[end])) ++end;
            if (end != at) tree_.classes.push_back(value.substr(at, end - at));
            at = end + 1;
        }
        return {begin, static_cast<std::uint32_t>(tree_.classes.size())};
    }

    void check_id(std::string_view id) {
        const auto [found, is_new] = places_by_id_.try_emplace(id, place_);
        if (is_new) return;
        diagnostics_.add({base::Severity::error, place_,
                          "the id " + quoted(id) + " stands on two elements",
                          "ids must be unique in a document", found->second, "first used here"});
    }

    ElementTree& tree_;
    base::Diagnostics& diagnostics_;
    Place place_;
    struct Attribute {
        std::optional<AttributeName> known;
        std::string_view name, value;
    };
    std::vector<Attribute> gathered_;
    std::vector<Open> open_;
    std::unordered_map<std::string_view, std::pair<std::uint32_t, std::uint32_t>> class_lists_;
    std::unordered_map<std::string_view, Place> places_by_id_;
};

}  // namespace

void write_tree(const MarkupNodes& markup, ElementTree& tree, base::Diagnostics& diagnostics) {
    // Half of the nodes are ends, or more.
    tree.items.reserve(2 * markup.nodes.size() / 3);
    tree.texts.reserve(markup.nodes.size() / 3);
    tree.elements.reserve(markup.nodes.size() / 3);
    TreeWriter(tree, diagnostics).write(markup);
}

}  // namespace papersetter::document
