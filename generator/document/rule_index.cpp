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
    for (std::uint32_t rank = 0; rank < ranked_.size(); ++rank) file(rank);
}

void RuleIndex::file(std::uint32_t rank) {
    const Selector& selector = *ranked_[rank];
    const auto pseudo = static_cast<std::size_t>(selector.pseudo_element);
    Buckets& buckets = buckets_[pseudo];
    has_[pseudo] = true;
    const SimpleSelector* test = sharpest_test(selector);
    const AncestorBits asked = marks_asked_above(selector);
    const bool is_alone =
        selector.compounds.size() == 1 && selector.compounds.front().tests.size() == 1;
    if (test == nullptr) {
        const auto& only = selector.compounds.front().tests.front();
        const bool is_certain = is_alone && only.kind == Kind::any && !only.is_negated;
        buckets.any.push_back({rank, is_certain, asked});
        return;
    }
    auto& list = test->kind == Kind::id           ? buckets.by_id
                 : test->kind == Kind::class_name ? buckets.by_class
                                                  : buckets.by_type;
    list[test->number].push_back({rank, is_alone, asked});
}

void RuleIndex::take(const Bucket& bucket, const MatchSubject& subject, std::uint32_t element,
                     std::uint32_t first, std::vector<std::uint32_t>& ranks) const {
    const AncestorBits above = subject.above[element];
    for (const Entry& entry : bucket) {
        if ((entry.asked & above) != entry.asked) continue;
        if (entry.is_certain || matches(*ranked_[entry.rank], subject, element)) {
            ranks.push_back(first + entry.rank);
        }
    }
}

void RuleIndex::collect(const MatchSubject& subject, std::uint32_t element,
                        PseudoElement pseudo_element, std::uint32_t first,
                        std::vector<std::uint32_t>& ranks) const {
    const Buckets& buckets = buckets_[static_cast<std::size_t>(pseudo_element)];
    const TreeElement& tree_element = subject.tree.elements[element];
    const auto begin = static_cast<std::ptrdiff_t>(ranks.size());
    take(buckets.any, subject, element, first, ranks);
    take(buckets.by_type[tree_element.name], subject, element, first, ranks);
    for (std::uint32_t i = tree_element.first_class; i != tree_element.class_end; ++i) {
        const std::uint32_t word = subject.classes[i];
        if (word < buckets.by_class.size()) {
            take(buckets.by_class[word], subject, element, first, ranks);
        }
    }
    const std::uint32_t id = subject.ids[element];
    if (id < buckets.by_id.size()) take(buckets.by_id[id], subject, element, first, ranks);
    std::sort(ranks.begin() + begin, ranks.end());
    ranks.erase(std::unique(ranks.begin() + begin, ranks.end()), ranks.end());
}

}  // namespace papersetter::document
