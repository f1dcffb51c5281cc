// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "document/element_tree.hpp"
#include "document/selector.hpp"

namespace papersetter::document {

/// A set of types, classes and ids by hash (a Bloom filter): what is missing in it is missing for
/// certain, so that most selectors with an ancestor are settled without a walk.
using AncestorBits = std::uint64_t;

/// The names, classes and ids, as far as selectors name them, of an element and of all its
/// ancestors. To selectors, elements of one lineage differ only in their place among others and in
/// their attributes; a document of many elements has few lineages.
using LineageNumber = std::uint32_t;

/// A tree with the classes and ids of its elements as the numbers of a sheet's WordTable.
struct MatchSubject {
    MatchSubject(const ElementTree& element_tree, const WordTable& words);
    const ElementTree& tree;
    std::vector<std::uint32_t> ids;       ///< by element; 0 when no selector names it
    std::vector<std::uint32_t> classes;   ///< beside ElementTree::classes
    std::vector<LineageNumber> lineages;  ///< by element
    std::vector<AncestorBits> above;      ///< by lineage: the marks of all ancestors
};

/// Whether the selector asks for more than a lineage tells: it may then select one element of a
/// lineage and not another.
[[nodiscard]] bool asks_beyond_lineage(const Selector& selector);

/// The marks that an element's ancestors must bear for the selector to select it.
[[nodiscard]] AncestorBits marks_asked_above(const Selector& selector);

/// Whether the selector (its pseudo-element aside) selects the element. Time at most the depth of
/// the element times the length of the selector.
[[nodiscard]] bool matches(const Selector& selector, const MatchSubject& subject,
                           std::uint32_t element);
/// Whether it may select any element of this one's lineage.
[[nodiscard]] bool may_match(const Selector& selector, const MatchSubject& subject,
                             std::uint32_t element);

/// Whether the child at `position` (from 1) is one of step·n + offset, n = 0, 1, 2 …
[[nodiscard]] bool is_nth(std::uint32_t position, std::int32_t step, std::int32_t offset);

}  // namespace papersetter::document
