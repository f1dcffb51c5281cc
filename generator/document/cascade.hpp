// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <unordered_map>
#include <vector>

#include "base/diagnostic.hpp"
#include "document/compute.hpp"
#include "document/rule_index.hpp"
#include "document/style_table.hpp"

namespace papersetter::document {

/// A style of the cascade, by index.
using EntryNumber = std::uint32_t;
inline constexpr EntryNumber no_entry = 0xFFFFFFFF;

/// What the cascade knows of elements (or ::before boxes) of one style.
struct StyleEntry {
    StyleState state;
    std::uint32_t style = 0;      ///< in the style table
    std::uint32_t variables = 0;  ///< in the list of variable sets
    Content content;
    base::Place content_place;
};

/// Gives every element its style. An element's style depends on the style of its parent and on the
/// set of selectors that select it, so each such pair is computed once and then looked up. The
/// selectors are found once for each lineage, but for those that ask beyond it.
class Cascade {
  public:
    Cascade(const RuleIndex& user_agent, const RuleIndex& author, const MatchSubject& subject,
            StyleTable& styles);

    /// The style of an element; `parent` is no_entry for the root, which must come first.
    EntryNumber element_entry(std::uint32_t element, EntryNumber parent,
                              base::Diagnostics& diagnostics);
    /// The style of its ::before or ::after; no_entry when no rule makes one.
    EntryNumber generated_entry(std::uint32_t element, PseudoElement pseudo_element,
                                EntryNumber parent, base::Diagnostics& diagnostics);

    /// Stays valid while the cascade lives.
    [[nodiscard]] const StyleEntry& entry(EntryNumber number) const { return entries_[number]; }
    [[nodiscard]] const Variables& variables_of(EntryNumber number) const {
        return variables_[entries_[number].variables];
    }
    [[nodiscard]] Length root_font_size() const { return root_font_size_; }
    /// Whether any ::before or ::after can exist at all.
    [[nodiscard]] bool has(PseudoElement pseudo_element) const {
        return user_agent_.has(pseudo_element) || author_.has(pseudo_element);
    }

  private:
    /// Parent entry, kind, then ranks.
    using Key = std::vector<std::uint32_t>;
    struct KeyHash {
        std::size_t operator()(const Key& key) const;
    };

    /// The entry of those elements of a lineage that stand under one entry and are selected by the
    /// same ones of its open rules, one bit for each.
    struct Choice {
        EntryNumber parent = no_entry;
        std::uint64_t selected = 0;
        EntryNumber entry = no_entry;
    };
    struct LineageStyles {
        bool is_collected = false;
        bool is_bare = false;  ///< of a pseudo-element: there are no rules at all
        LineageRules rules;
        std::vector<Choice> choices;
    };

    LineageStyles& styles_of(std::uint32_t element, PseudoElement pseudo_element);
    const Choice* find_choice(const LineageStyles& styles, std::uint32_t element,
                              EntryNumber parent, std::uint64_t& selected) const;
    void make_key(const LineageStyles& styles, std::uint32_t element, RuleKind kind,
                  EntryNumber parent);
    bool selects(std::uint32_t rank, std::uint32_t element) const;
    EntryNumber look_up(std::uint32_t element, PseudoElement pseudo_element, EntryNumber parent,
                        base::Diagnostics& diagnostics);
    EntryNumber find(RuleKind kind, EntryNumber parent, base::Diagnostics& diagnostics);
    EntryNumber make(RuleKind kind, EntryNumber parent, base::Diagnostics& diagnostics);
    EntryNumber intern(StyleEntry entry);
    void gather(std::vector<const Declaration*>& declarations,
                std::vector<const Declaration*>& custom) const;

    const RuleIndex& user_agent_;
    const RuleIndex& author_;
    const MatchSubject& subject_;
    StyleTable& styles_;
    std::deque<StyleEntry> entries_;
    std::deque<Variables> variables_;
    std::unordered_map<Key, EntryNumber, KeyHash> found_;
    std::unordered_multimap<std::uint32_t, EntryNumber> entries_by_style_;
    std::array<std::vector<LineageStyles>, pseudo_element_count> lineages_;
    Length root_font_size_;
    Key key_;  ///< of the element at hand
};

}  // namespace papersetter::document
