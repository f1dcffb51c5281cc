// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "document/matching.hpp"
#include "document/stylesheet.hpp"

namespace papersetter::document {

/// The ranks of selectors that bear on the elements of one lineage, in rising order.
struct LineageRules {
    std::vector<std::uint32_t> settled;  ///< they select all of them
    std::vector<std::uint32_t> open;     ///< each element has to be looked at
};

/// The selectors of a sheet in the order of the cascade (specificity, then order in the sheet) and
/// filed under what their rightmost compound asks for, so that an element meets few of them.
class RuleIndex {
  public:
    /// The sheet must outlive the index.
    explicit RuleIndex(const Stylesheet& sheet);

    /// Appends the ranks of all selectors (with this pseudo-element) that may select elements of
    /// the lineage of `element`, each plus `first`: the later ones win.
    void collect(const MatchSubject& subject, std::uint32_t element, PseudoElement pseudo_element,
                 std::uint32_t first, LineageRules& rules) const;
    /// Whether the selector of this rank selects the element.
    [[nodiscard]] bool selects(std::uint32_t rank, const MatchSubject& subject,
                               std::uint32_t element) const {
        const TreeElement& tree_element = subject.tree.elements[element];
        const bool has_attributes = tree_element.first_attribute != tree_element.attribute_end;
        return (has_attributes || !asks_attribute_[rank]) &&
               matches(*ranked_[rank], subject, element);
    }

    [[nodiscard]] bool has(PseudoElement pseudo_element) const {
        return has_[static_cast<std::size_t>(pseudo_element)];
    }
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(ranked_.size()); }
    /// The rule of a rank; one rule may have several.
    [[nodiscard]] const StyleRule& rule(std::uint32_t rank) const {
        return sheet_->rules[ranked_[rank]->rule];
    }

  private:
    struct Entry {
        std::uint32_t rank = 0;
        bool is_open = false;  ///< asks beyond the lineage
        AncestorBits asked = 0;
    };
    using Bucket = std::vector<Entry>;
    struct Buckets {
        std::vector<Bucket> by_type;   ///< by ElementName
        std::vector<Bucket> by_class;  ///< by word number
        std::vector<Bucket> by_id;
        Bucket any;
    };

    void file(std::uint32_t rank);
    void take(const Bucket& bucket, const MatchSubject& subject, std::uint32_t element,
              std::uint32_t first, LineageRules& rules) const;

    const Stylesheet* sheet_;
    std::vector<const Selector*> ranked_;
    std::vector<bool> asks_attribute_;  ///< by rank: only an element with attributes will do
    std::array<Buckets, pseudo_element_count> buckets_;
    std::array<bool, pseudo_element_count> has_{};
};

}  // namespace papersetter::document
