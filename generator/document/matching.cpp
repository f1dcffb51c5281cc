// SPDX-License-Identifier: MIT
#include "document/matching.hpp"

#include <algorithm>
#include <unordered_map>

namespace papersetter::document {

namespace {

using Kind = SimpleSelector::Kind;

bool has_attribute(const SimpleSelector& test, const ElementTree& tree,
                   const TreeElement& element) {
    const std::string_view* value = tree.attribute(element, test.attribute);
    return value != nullptr && (!test.value || *test.value == *value);
}

bool holds(const SimpleSelector& test, const MatchSubject& subject, std::uint32_t number) {
    const TreeElement& element = subject.tree.elements[number];
    switch (test.kind) {
        case Kind::any:
            return true;
        case Kind::type:
            return element.name == test.number;
        case Kind::id:
            return subject.ids[number] == test.number;
        case Kind::attribute:
            return has_attribute(test, subject.tree, element);
        case Kind::nth_child:
            return is_nth(element.position, test.step, test.offset);
        case Kind::last_child:
            return element.is_last;
        case Kind::class_name:
            break;
    }
    const std::span all(subject.classes);
    const auto classes = all.subspan(element.first_class, element.class_end - element.first_class);
    return std::ranges::find(classes, test.number) != classes.end();
}

bool is_beyond_lineage(const SimpleSelector& test) {
    return test.kind == Kind::attribute || test.kind == Kind::nth_child ||
           test.kind == Kind::last_child;
}

/// What is asked about: this very element, or whether there may be such a one of its lineage.
enum class Asked : std::uint8_t { element, lineage };

bool holds(const CompoundSelector& compound, const MatchSubject& subject, std::uint32_t element,
           Asked asked) {
    return std::ranges::all_of(compound.tests, [&](const SimpleSelector& test) {
        if (asked == Asked::lineage && is_beyond_lineage(test)) return true;
        return holds(test, subject, element) != test.is_negated;
    });
}

/// Matches the compounds from `first` up to the next descendant combinator at `element`, moving
/// both past them; false leaves them anywhere.
bool match_segment(const Selector& selector, const MatchSubject& subject, Asked asked,
                   std::size_t& first, std::uint32_t& element) {
    while (element != no_element) {
        const CompoundSelector& compound = selector.compounds[first];
        if (!holds(compound, subject, element, asked)) return false;
        ++first;
        const TreeElement& here = subject.tree.elements[element];
        const bool is_last = first == selector.compounds.size();
        if (is_last || compound.combinator == Combinator::descendant) {
            element = here.parent;
            return true;
        }
        if (compound.combinator == Combinator::adjacent && asked == Asked::lineage) {
            first = selector.compounds.size();  // anything may stand before
            return true;
        }
        element = compound.combinator == Combinator::child ? here.parent : here.previous;
    }
    return false;
}

AncestorBits mark(Kind kind, std::uint32_t number) {
    const std::uint32_t hash = (number * 4 + static_cast<std::uint32_t>(kind)) * 0x9E3779B1U;
    return AncestorBits{1} << (hash >> 26U);
}

struct Lineage {
    LineageNumber parent = no_element;
    std::uint32_t classes = no_element;  ///< where they begin in ElementTree::classes
    std::uint32_t id = 0;
    ElementName name = 0;
    bool operator==(const Lineage&) const = default;
};
struct LineageHash {
    std::size_t operator()(const Lineage& lineage) const {
        std::uint64_t hash = lineage.parent * 0x9E3779B97F4A7C15U;
        hash = (hash ^ (hash >> 29U) ^ lineage.classes) * 0xBF58476D1CE4E5B9U;
        hash = (hash ^ (hash >> 32U) ^ (lineage.id * 256U + lineage.name)) * 0x94D049BB133111EBU;
        return static_cast<std::size_t>(hash ^ (hash >> 31U));
    }
};

AncestorBits marks_of(const MatchSubject& subject, std::uint32_t number) {
    const TreeElement& element = subject.tree.elements[number];
    AncestorBits bits = mark(Kind::type, element.name);
    if (const std::uint32_t id = subject.ids[number]; id != 0) bits |= mark(Kind::id, id);
    for (std::uint32_t i = element.first_class; i != element.class_end; ++i) {
        if (const std::uint32_t word = subject.classes[i]; word != 0) {
            bits |= mark(Kind::class_name, word);
        }
    }
    return bits;
}

}  // namespace

MatchSubject::MatchSubject(const ElementTree& element_tree, const WordTable& words)
    : tree(element_tree) {
    ids.reserve(tree.elements.size());
    for (const TreeElement& element : tree.elements) {
        ids.push_back(element.id.empty() ? 0 : words.find(element.id));
    }
    classes.reserve(tree.classes.size());
    for (const std::string_view name : tree.classes) classes.push_back(words.find(name));
    std::unordered_map<Lineage, LineageNumber, LineageHash> numbers;
    lineages.reserve(tree.elements.size());
    for (std::uint32_t i = 0; i < tree.elements.size(); ++i) {
        const TreeElement& element = tree.elements[i];
        const std::uint32_t parent = element.parent;
        const bool has_classes = element.first_class != element.class_end;
        const Lineage lineage{parent == no_element ? no_element : lineages[parent],
                              has_classes ? element.first_class : no_element, ids[i], element.name};
        const auto next = static_cast<LineageNumber>(above.size());
        const auto [found, is_new] = numbers.try_emplace(lineage, next);
        lineages.push_back(found->second);
        if (!is_new) continue;
        above.push_back(parent == no_element ? 0
                                             : above[lineages[parent]] | marks_of(*this, parent));
    }
}

bool asks_beyond_lineage(const Selector& selector) {
    return std::ranges::any_of(selector.compounds, [](const CompoundSelector& compound) {
        return compound.combinator == Combinator::adjacent ||
               std::ranges::any_of(compound.tests, is_beyond_lineage);
    });
}

AncestorBits marks_asked_above(const Selector& selector) {
    AncestorBits bits = 0;
    for (std::size_t i = 1; i < selector.compounds.size(); ++i) {
        // A sibling of the element, or of an ancestor, is no ancestor.
        if (selector.compounds[i - 1].combinator == Combinator::adjacent) continue;
        for (const SimpleSelector& test : selector.compounds[i].tests) {
            const bool is_marked =
                test.kind == Kind::type || test.kind == Kind::class_name || test.kind == Kind::id;
            if (is_marked && !test.is_negated) bits |= mark(test.kind, test.number);
        }
    }
    return bits;
}

namespace {

bool match(const Selector& selector, const MatchSubject& subject, std::uint32_t element,
           Asked asked) {
    std::size_t next = 0;
    std::uint32_t above = element;
    if (!match_segment(selector, subject, asked, next, above)) return false;
    // A segment (what child and adjacent combinators tie together) may sit on any ancestor. The
    // nearest one that fits is as good as any: it leaves the most ancestors to the segments left
    // of it. So nothing is ever tried twice.
    while (next != selector.compounds.size()) {
        if (above == no_element) return false;
        std::size_t after = next;
        std::uint32_t top = above;
        if (match_segment(selector, subject, asked, after, top)) {
            next = after;
            above = top;
        } else {
            above = subject.tree.elements[above].parent;
        }
    }
    return true;
}

}  // namespace

bool matches(const Selector& selector, const MatchSubject& subject, std::uint32_t element) {
    return match(selector, subject, element, Asked::element);
}

bool may_match(const Selector& selector, const MatchSubject& subject, std::uint32_t element) {
    return match(selector, subject, element, Asked::lineage);
}

bool is_nth(std::uint32_t position, std::int32_t step, std::int32_t offset) {
    const std::int64_t distance = static_cast<std::int64_t>(position) - offset;
    if (step == 0) return distance == 0;
    return distance % step == 0 && distance / step >= 0;
}

}  // namespace papersetter::document
