// SPDX-License-Identifier: MIT
#include "document/cascade.hpp"

namespace papersetter::document {

namespace {

/// Boxes that cannot be inline where they stand become blocks: the root, what is positioned
/// absolutely, the items of a flex container (CSS Display 3, section 2.7).
Display blockified(Display display) {
    switch (display) {
        case Display::inline_flow:
        case Display::inline_block:
        case Display::table_header_group:
        case Display::table_row_group:
        case Display::table_row:
        case Display::table_cell:
            return Display::block;
        default:
            return display;
    }
}

bool must_be_block(const ComputedStyle& style, const StyleEntry* parent) {
    return parent == nullptr || style.position == Position::absolute ||
           parent->state.computed.display == Display::flex;
}

}  // namespace

std::size_t Cascade::KeyHash::operator()(const Key& key) const {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const std::uint32_t part : key) {
        hash = (hash ^ part) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
}

Cascade::Cascade(const RuleIndex& user_agent, const RuleIndex& author, const MatchSubject& subject,
                 StyleTable& styles)
    : user_agent_(user_agent), author_(author), subject_(subject), styles_(styles) {
    variables_.emplace_back();
    root_font_size_ = initial_state().computed.font_size;
}

EntryNumber Cascade::element_entry(std::uint32_t element, EntryNumber parent,
                                   base::Diagnostics& diagnostics) {
    key_.assign({parent, static_cast<std::uint32_t>(RuleKind::element)});
    user_agent_.collect(subject_, element, PseudoElement::none, 0, key_);
    author_.collect(subject_, element, PseudoElement::none, user_agent_.size(), key_);
    const EntryNumber number = find(RuleKind::element, parent, diagnostics);
    if (parent == no_entry) root_font_size_ = entries_[number].state.computed.font_size;
    return number;
}

EntryNumber Cascade::generated_entry(std::uint32_t element, PseudoElement pseudo_element,
                                     EntryNumber parent, base::Diagnostics& diagnostics) {
    if (!has(pseudo_element)) return no_entry;
    key_.assign({parent, static_cast<std::uint32_t>(RuleKind::pseudo_element)});
    const std::size_t none = key_.size();
    if (user_agent_.has(pseudo_element)) {
        user_agent_.collect(subject_, element, pseudo_element, 0, key_);
    }
    author_.collect(subject_, element, pseudo_element, user_agent_.size(), key_);
    if (key_.size() == none) return no_entry;
    const EntryNumber number = find(RuleKind::pseudo_element, parent, diagnostics);
    return entries_[number].content.is_none ? no_entry : number;
}

EntryNumber Cascade::find(RuleKind kind, EntryNumber parent, base::Diagnostics& diagnostics) {
    if (const auto found = found_.find(key_); found != found_.end()) return found->second;
    const EntryNumber number = make(kind, parent, diagnostics);
    found_.emplace(key_, number);
    return number;
}

/// Normal declarations in the order of the ranks, then the important ones in the same order.
void Cascade::gather(std::vector<const Declaration*>& declarations,
                     std::vector<const Declaration*>& custom) const {
    for (const bool is_important : {false, true}) {
        for (std::size_t i = 2; i < key_.size(); ++i) {
            const std::uint32_t rank = key_[i];
            const StyleRule& rule = rank < user_agent_.size()
                                        ? user_agent_.rule(rank)
                                        : author_.rule(rank - user_agent_.size());
            for (const Declaration& declaration : rule.declarations) {
                if (declaration.is_important != is_important) continue;
                const bool is_custom = declaration.kind == Declaration::Kind::custom;
                (is_custom ? custom : declarations).push_back(&declaration);
            }
        }
    }
}

EntryNumber Cascade::make(RuleKind kind, EntryNumber parent, base::Diagnostics& diagnostics) {
    std::vector<const Declaration*> declarations;
    std::vector<const Declaration*> custom;
    gather(declarations, custom);
    const StyleEntry* above = parent == no_entry ? nullptr : &entries_[parent];
    StyleEntry made;
    made.variables = above == nullptr ? 0 : above->variables;
    if (!custom.empty()) {
        variables_.push_back(define(variables_[made.variables], custom, diagnostics));
        made.variables = static_cast<std::uint32_t>(variables_.size() - 1);
    }
    const ComputeInput input{above == nullptr ? initial_state() : above->state,
                             variables_[made.variables],
                             declarations,
                             root_font_size_,
                             above == nullptr,
                             kind};
    ComputedResult result = compute(input, diagnostics);
    made.state = std::move(result.state);
    made.content = std::move(result.content);
    made.content_place = result.content_place;
    ComputedStyle& style = made.state.computed;
    if (must_be_block(style, above)) style.display = blockified(style.display);
    return intern(std::move(made));
}

EntryNumber Cascade::intern(StyleEntry made) {
    made.style = styles_.intern(made.state.computed);
    const auto [begin, end] = entries_by_style_.equal_range(made.style);
    for (auto found = begin; found != end; ++found) {
        const StyleEntry& other = entries_[found->second];
        if (other.variables == made.variables && other.state == made.state &&
            other.content == made.content && other.content_place == made.content_place) {
            return found->second;
        }
    }
    const auto number = static_cast<EntryNumber>(entries_.size());
    entries_by_style_.emplace(made.style, number);
    entries_.push_back(std::move(made));
    return number;
}

}  // namespace papersetter::document
