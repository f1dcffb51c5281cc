// SPDX-License-Identifier: MIT
#include "typeset/known_paragraphs.hpp"

namespace papersetter::typeset {

namespace {

// What is longer seldom stands twice on a paper.
constexpr std::size_t most_bytes = 16;

bool is_set_alike(const Span& one, const Span& other) {
    return one.style == other.style && one.shift == other.shift &&
           one.is_raised == other.is_raised && one.is_wrapping == other.is_wrapping &&
           one.language == other.language && one.is_isolated == other.is_isolated;
}

}  // namespace

bool KnownParagraphs::is_label(const CollectedText& collected, const InlineContent& content) {
    return collected.text.size() <= most_bytes && collected.spans.size() == 1 &&
           collected.stretches.size() == 1 &&
           collected.stretches.front().kind == Stretch::Kind::text &&
           collected.soft_hyphens.empty() && collected.isolates.empty() && !content.has_references;
}

const Paragraph* KnownParagraphs::find(const CollectedText& collected,
                                       const InlineContent& content) const {
    const auto [begin, end] = by_text_.equal_range(collected.text);
    for (auto found = begin; found != end; ++found) {
        const auto& [style, paragraph] = found->second;
        if (style == content.style && paragraph.language == content.language &&
            is_set_alike(paragraph.spans.front(), collected.spans.front())) {
            return &paragraph;
        }
    }
    return nullptr;
}

void KnownParagraphs::add(const Paragraph& paragraph, const InlineContent& content) {
    by_text_.emplace(paragraph.text, Known{content.style, paragraph});
}

}  // namespace papersetter::typeset
