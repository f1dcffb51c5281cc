// SPDX-License-Identifier: MIT
#include "document/rule_index.hpp"

#include <algorithm>

namespace papersetter::document {

namespace {

using Kind = SimpleSelector::Kind;

/// The test by which fewest elements are met: id before class before type.
const SimpleSelector* sharpest_test(const Selector& selector) {
    const SimpleSelector* best = nullptr;
    const auto weight = [](const SimpleSelector* test) {
        if (test == nullptr || test->is_negated) return 0;
        if (test->kind == Kind::id) return 3;
        if (test->kind == Kind::class_name) return 2;
        return test->kind == Kind::type ? 1 : 0;
    };
    for (const SimpleSelector& test : selector.compounds.front().tests) {
        if (weight(&test) > weight(best)) best = &test;
    }
    return best;
}

bool asks_attribute(const Selector& selector) {
    return std::ranges::any_of(selector.compounds.front().tests, [](const SimpleSelector& test) {
        return test.kind == Kind::attribute && !test.is_negated;
    });
}

}  // namespace

RuleIndex::RuleIndex(const Stylesheet& sheet) : sheet_(&sheet) {
    ranked_.reserve(sheet.selectors.size());
    for (const Selector& selector : sheet.selectors) ranked_.push_back(&selector);
    std::ranges::stable_sort(ranked_, {}, &Selector::specificity);
    for (Buckets& buckets : buckets_) {
        buckets.by_type.resize(element_names().size());
        buckets.by_class.resize(sheet.words.size() + 1);
        buckets.by_id.resize(sheet.words.size() + 1);
    }
    asks_attribute_.reserve(ranked_.size());
    for (std::uint32_t rank = 0; rank < ranked_.size(); ++rank) {
        asks_attribute_.push_back(asks_attribute(*ranked_[rank]));
        file(rank);
    }
}

void RuleIndex::file(std::uint32_t rank) {
    const Selector& selector = *ranked_[rank];
    const auto pseudo = static_cast<std::size_t>(selector.pseudo_element);
    Buckets& buckets = buckets_[pseudo];
    has_[pseudo] = true;
    const SimpleSelector* test = sharpest_test(selector);
    const Entry entry{rank, asks_beyond_lineage(selector), marks_asked_above(selector)};
    if (test == nullptr) {
        buckets.any.push_back(entry);
        return;
    }
    auto& list = test->kind == Kind::id           ? buckets.by_id
                 : test->kind == Kind::class_name ? buckets.by_class
                                                  : buckets.by_type;
    list[test->number].push_back(entry);
}

void RuleIndex::take(const Bucket& bucket, const MatchSubject& subject, std::uint32_t element,
                     std::uint32_t first, LineageRules& rules) const {
    const AncestorBits above = subject.above[subject.lineages[element]];
    for (const Entry& entry : bucket) {
        if ((entry.asked & above) != entry.asked) continue;
        if (!may_match(*ranked_[entry.rank], subject, element)) continue;
        (entry.is_open ? rules.open : rules.settled).push_back(first + entry.rank);
    }
}

void RuleIndex::collect(const MatchSubject& subject, std::uint32_t element,
                        PseudoElement pseudo_element, std::uint32_t first,
                        LineageRules& rules) const {
    const Buckets& buckets = buckets_[static_cast<std::size_t>(pseudo_element)];
    const TreeElement& tree_element = subject.tree.elements[element];
    take(buckets.any, subject, element, first, rules);
    take(buckets.by_type[tree_element.name], subject, element, first, rules);
    for (std::uint32_t i = tree_element.first_class; i != tree_element.class_end; ++i) {
        const std::uint32_t word = subject.classes[i];
        if (word < buckets.by_class.size()) {
            take(buckets.by_class[word], subject, element, first, rules);
        }
    }
    const std::uint32_t id = subject.ids[element];
    if (id < buckets.by_id.size()) take(buckets.by_id[id], subject, element, first, rules);
    for (std::vector<std::uint32_t>* ranks : {&rules.settled, &rules.open}) {
        std::ranges::sort(*ranks);
        ranks->erase(std::unique(ranks->begin(), ranks->end()), ranks->end());
    }
}

}  // namespace papersetter::document
